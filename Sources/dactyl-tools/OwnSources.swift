import Foundation

/// The checkout that this command was built from.
enum OwnSources {
    /// Its folder, as it was then.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized.path

    static var areThere: Bool { FileManager.default.fileExists(atPath: "\(folder)/Package.swift") }

    /// The options of `swift build` with which an app starts soonest; none where the checkout is gone.
    static func linkOptions() -> [String] {
        let script = "\(folder)/script/link-options"
        guard FileManager.default.isExecutableFile(atPath: script) else { return [] }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: script)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text.split(separator: "\n").map(String.init) : []
    }
}
