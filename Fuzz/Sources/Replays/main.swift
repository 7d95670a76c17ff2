import Foundation
import FuzzApp
import FuzzSupport
@testable import HostHeadless
import TouchHost
import TouchRecording
@testable import UIKit

private let recording = "\(NSTemporaryDirectory())/fuzz-\(getpid()).session"

/// Takes any bytes for a recorded session and plays it on an app, twice. Whatever the session says, every touch of the app's begins and is
/// over once, and both runs deliver the same.
fuzz { bytes in
    guard let session = try? Session(Array(bytes), name: "Fuzz"), session.isSmall else { return }
    precondition(FileManager.default.createFile(atPath: recording, contents: Data(bytes)), "no file \(recording)")
    MainActor.assumeIsolated {
        let first = play(), second = play()
        precondition(first == second, "a session that is played again delivers something else")
    }
}

/// - Returns: What was delivered.
@MainActor
private func play() -> [String] {
    var lines: [String] = [], numbers: [Substring: Int] = [:]
    DeliveryLog.current = DeliveryLog { line in
        // Touches are counted by the process, and here by the session.
        let parts = line.components(separatedBy: "\"id\":")
        lines.append(parts[0] + parts.dropFirst().map { part in
            let number = part.prefix { $0.isNumber }
            numbers[number] = numbers[number] ?? numbers.count
            return "id \(numbers[number]!)\(part.dropFirst(number.count))"
        }.joined())
    }
    defer { DeliveryLog.current = nil }
    do {
        var settings = HostSettings()
        settings.replay = recording
        let host = try HeadlessHost(settings: settings)
        // A session's contacts are as it says.
        let stage = try Stage(host, keepsLives: false)
        host.replay(host.session!)
        stage.end()
    } catch {
        preconditionFailure("a session that was read is not played: \(error)")
    }
    return lines
}

extension Session {
    /// Pictures of some hundred megabytes take time, and nothing else.
    fileprivate var isSmall: Bool {
        func isSmall(_ size: PixelSize) -> Bool { size.width * size.height <= 1 << 20 }
        return isSmall(size) && entries.allSatisfy { entry in
            if case .geometry(let size, _) = entry.message { isSmall(size) } else { true }
        }
    }
}
