internal import Foundation
internal import Synchronization

/// What prevents a snapshot.
struct SnapshotError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// The files of one snapshot: `__Snapshots__/DoorTests/opens.1.png` beside the test's source.
struct SnapshotFile {
    let reference: URL
    /// Where what is other than the reference goes.
    let failed: URL

    /// How many snapshots without a name each test has made.
    private static let counts = Mutex<[String: Int]>([:])

    /// - Parameters:
    ///   - name: Distinguishes the snapshots of a test, as a number does where it is `nil`.
    ///   - isOfPlatform: Whether the file is of Linux alone: its name says so.
    init(source: String, test: String, name: String?, ending: String?, folder: String?, isOfPlatform: Bool) {
        let source = URL(fileURLWithPath: source), suite = source.deletingPathExtension().lastPathComponent
        let folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
        let test = Self.component(test)
        let name = name.map(Self.component) ?? Self.counts.withLock { counts in
            let key = folder.appendingPathComponent(test).path
            counts[key, default: 0] += 1
            return "\(counts[key, default: 1])"
        }
        let file = [test, name, isOfPlatform ? "linux" : nil, ending].compactMap(\.self).joined(separator: ".")
        reference = folder.appendingPathComponent(file)
        let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
        failed = URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent(suite).appendingPathComponent(file)
    }

    /// A part of a path: hyphens in place of what is neither letter, digit nor underscore, but at the ends.
    private static func component(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let joined = parts.joined(separator: "-")
        // Most file systems take 255 bytes.
        return String(joined.prefix(120))
    }

    /// Writes a file, and makes its folder.
    static func write(_ data: Data, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw SnapshotError("\(file.path) can't be written: \(error.localizedDescription)")
        }
    }
}
