import Foundation

/// Where the tests find what they run and read.
enum Checkout {
    /// The root of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized.path

    /// The folder of the executables that were built with the tests.
    static let products: String = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return (own as NSString).deletingLastPathComponent
    }()

    static var dactyl: String { "\(products)/dactyl" }

    /// The folder of the documents that the project was made from, where there is one.
    static let material = ProcessInfo.processInfo.environment["DACTYL_MATERIAL"].flatMap { $0.isEmpty ? nil : $0 }

    /// Whether the tests that take minutes run too.
    static let isSlowWanted = ProcessInfo.processInfo.environment["DACTYL_SLOW"] == "1"

    static func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    /// The files below a folder of the package, as paths from its root, sorted.
    static func files(in folder: String, withExtension ending: String) -> [String] {
        guard let all = FileManager.default.enumerator(atPath: "\(root)/\(folder)") else { return [] }
        return all.compactMap { $0 as? String }
            .filter { ($0 as NSString).pathExtension == ending && !$0.contains(".build") }
            .map { "\(folder)/\($0)" }.sorted()
    }

    /// The program of that name on the path.
    static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

/// What a test can't go on with.
struct Trouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A folder that is deleted with its last reference.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "dactyl-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: file(name), atomically: true, encoding: .utf8)
        return file(name)
    }

    var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// Seconds for measuring and waiting.
var uptime: Double { ProcessInfo.processInfo.systemUptime }

/// Seconds until a test gives up to wait for what has to come: a machine that is busy elsewhere needs many times what an idle one does.
let patience = 120.0

/// A pause that is itself what is tested: as long as the rule says, whatever happens meanwhile.
func standStill(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }

/// Asks again and again until it is so, or the time is up.
@discardableResult
func waitUntil(_ seconds: Double = patience, every pause: Double = 0.01, _ isSo: () throws -> Bool) rethrows -> Bool {
    let end = uptime + seconds
    while true {
        if try isSo() { return true }
        guard uptime < end else { return false }
        usleep(UInt32(pause * 1e6))
    }
}
