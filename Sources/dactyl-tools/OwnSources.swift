import AppStart
import Foundation

/// The package that this command belongs to: what the package of the system brought with it, or the checkout that it was built from.
enum OwnSources {
    static let folder: String = {
        let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized.path
        // As script/package has them: PREFIX/bin or PREFIX/lib/dactyl, and PREFIX/share/dactyl.
        let places = ["../share/dactyl", "../../share/dactyl"].map { URL(fileURLWithPath: "\(App.ownFolder)/\($0)").standardized.path }
        return places.first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") } ?? built
    }()

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
