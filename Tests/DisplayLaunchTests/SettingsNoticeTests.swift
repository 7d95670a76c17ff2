import Foundation
import Testing
import TouchHost
@testable import DisplayLaunch

/// Settings that nothing reads are said, a line each.
@Suite("Settings that mean nothing") struct SettingsNoticeTests {
    @Test func anUnknownVariableIsNamedWithTheOneThatWasMeant() {
        let lines = SettingsNotice.lines(["DACTYL_PLAI": "a.touch", "DACTYL_QUUX_ZORBLE": "", "DACTYL_ON": "headless", "HOME": "/", "DACTYL_SEED": "1"], words: [], app: "Form")
        #expect(lines == [
            "dactyl: DACTYL_PLAI means nothing; did you mean DACTYL_PLAY?",
            "dactyl: DACTYL_QUUX_ZORBLE means nothing; 'dactyl run --help' names the variables",
        ])
    }

    @Test func theCommandsOptionsAreLeftToTheApp() {
        #expect(SettingsNotice.lines([:], words: ["--level", "3", "play", "--", "-x"], app: "Form") == [])
        for words in [["--play", "a.touch"], ["3", "--play=a.touch", "--log", "x"]] {
            #expect(SettingsNotice.lines([:], words: words, app: "Form") == [
                "dactyl: --play is left to Form, as all words behind an app's name are; for Dactyl it is DACTYL_PLAY=VALUE, or an option of the command: dactyl run Form --play",
            ])
        }
    }

    @Test func aProgramSaysSoAndGoesOn() throws {
        let run = try ProgramRun(ProgramRun.program("LaunchOrder"), ["DACTYL_ON": "headless", "DACTYL_SCLAE": "2"], ["--size", "100x100"])
        let lines = run.errors.split(separator: "\n")
        #expect(lines.first == "dactyl: DACTYL_SCLAE means nothing; did you mean DACTYL_SCALE?")
        #expect(lines.dropFirst().first?.hasPrefix("dactyl: --size is left to LaunchOrder") == true)
        #expect(run.status == 0)
    }

    @Test func littleAddressSpaceIsSaid() throws {
        #expect(SettingsNotice.line(ofSpace: .max, app: "Form") == nil && SettingsNotice.line(ofSpace: 512 << 20, app: "Form") == nil)
        let run = try ProgramRun(URL(fileURLWithPath: "/bin/sh"), ["DACTYL_ON": "headless"], ["-c", "ulimit -v 300000; exec \"$0\"", ProgramRun.program("LaunchOrder").path])
        #expect(run.errors.hasPrefix("dactyl: LaunchOrder may have 292 MB of address space, and may end where a library gets none: give it 512 MB or more (ulimit -v)\n"), "\(run.errors)")
    }

    /// The names that sources read, and no others.
    @Test func theListHasTheNamesThatSourcesRead() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        var found: Set<String> = []
        for case let file as URL in try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)) where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /"DACTYL_([A-Z_]+)"/) { found.insert(String(match.1)) }
        }
        // A name of X11's.
        found.remove("CLIPBOARD")
        let mentioned = found.subtracting(HostSettings.names)
        #expect(mentioned == [])
        #expect(Set(HostSettings.names).subtracting(found) == [])
    }
}
