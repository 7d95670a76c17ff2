@testable import DisplayLaunch
import Testing
import TouchHost
import HostRunner
import TouchRecording
import TouchScript
@testable import UIKit

/// What a process exits with when an app can't start or go on.
@MainActor @Suite("Exit status") struct ExitStatusTests {
    @Test("damaged files of the app, scripts and recordings are wrong data")
    func data() {
        #expect(ExitStatus.status(of: LaunchFault("Info.plist is no property list"), or: 1) == 65)
        #expect(ExitStatus.status(of: ScriptError(file: "a", line: 1, reason: "wrong"), or: 1) == 65)
        #expect(ExitStatus.status(of: RecordingError(file: "a", line: 1, reason: "wrong"), or: 1) == 65)
    }

    @Test("an error has its own status, and one that has none gets the other")
    func others() throws {
        #expect(ExitStatus.status(of: ScriptError(file: "a", line: 1, reason: "no window", status: 70), or: 1) == 70)
        #expect(ExitStatus.status(of: CancellationError(), or: 64) == 64)
        let file = FileError(path: "a", purpose: .writing, reason: "full")
        #expect(ExitStatus.status(of: file, or: 1) == file.exitStatus && file.exitStatus != 1)
        let failure = try #require(throws: HostChoice.Failure.self) { try HostChoice(settings: HostSettings(environment: ["DACTYL_ON": "nothing"])) }
        #expect(ExitStatus.status(of: failure, or: 1) == 64)
    }
}
