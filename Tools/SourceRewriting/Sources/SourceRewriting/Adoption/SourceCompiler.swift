internal import Foundation

/// Checks sources with the compiler, against a UIKit that is built already.
package struct SourceCompiler {
    /// What the compiler says of a place.
    struct Error: Hashable {
        var path: String
        var line: Int
        var column: Int
        var message: String

        /// Whether another error in the file may be the reason of this one.
        var isConsequence: Bool { Self.consequences.contains(where: message.contains) }

        private static let consequences = [
            "cannot infer contextual base", "requires a contextual type", "without a contextual type", "cannot infer type of closure parameter", "without a type annotation",
        ]
    }

    enum Outcome {
        case checked([Error])
        /// Why it was not.
        case failed(String)
    }

    private let program: String
    /// By which UIKit is imported.
    private let flags: [String]
    /// When the work on one module is given up, and on all of them.
    private let limit: Double
    private let end: Date

    /// - Parameters:
    ///   - folder: A build folder such as `.build/debug`, in which SwiftPM has left UIKit's module, and beside it the plan by which it was built.
    ///   - limit: How many seconds one module may take; all together may take five times as long.
    ///   - path: The folders in which the compiler is looked for.
    /// - Returns: `nil` where UIKit or the compiler is not there.
    package init?(buildFolder folder: String, limit: Double = 120, path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath(), manager = FileManager.default
        guard manager.fileExists(atPath: root.appendingPathComponent("Modules/UIKit.swiftmodule").path) else { return nil }
        let places = path.split(separator: ":").map { "\($0)/swiftc" }
        guard let program = places.first(where: manager.isExecutableFile) else { return nil }
        let name = root.lastPathComponent + ".yaml", parent = root.deletingLastPathComponent()
        let plans = [parent, parent.deletingLastPathComponent()].map { $0.appendingPathComponent(name).path }
        guard let words = plans.lazy.compactMap({ Self.command(inPlan: $0) }).first else { return nil }
        self.program = program
        flags = ["-I", root.appendingPathComponent("Modules").path] + Self.clangFlags(words)
        self.limit = limit
        end = Date() + 5 * limit
    }

    /// The command line that compiles UIKit.
    private static func command(inPlan path: String) -> [String]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.contains("\"-module-name\",\"UIKit\"") }
        guard let line, let start = line.firstIndex(of: "[") else { return nil }
        return try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8))
    }

    /// Where the modules of C are that UIKit imports.
    private static func clangFlags(_ words: [String]) -> [String] {
        var result: [String] = []
        for (index, word) in words.enumerated() {
            if word.hasPrefix("-fmodule-map-file=") {
                result += ["-Xcc", word]
            } else if word.hasPrefix("-I"), word != "-I" {
                result += ["-Xcc", word]
            } else if word == "-I", index + 2 < words.count, words[index + 1] == "-Xcc" {
                result += ["-Xcc", "-I" + words[index + 2]]
            }
        }
        return result
    }

    // MARK: A module

    /// A module that is to be checked.
    struct Unit {
        var name: String
        /// The names under which lines are reported, by the files.
        var files: [String: String]
        var flags: [String]
    }

    static let lateness = "it took the compiler too long"

    /// - Parameter folder: For modules that this one imports and for what the compiler says.
    func check(_ unit: Unit, in folder: String) -> Outcome {
        // What types do not show, such as data races and values without a beginning, the compiler finds when it has made its own code.
        guard let said = run(["-emit-sil", "-o", "/dev/null"] + options(unit, folder), folder) else { return .failed(Self.lateness) }
        let paths = Set(unit.files.values)
        var errors: [Error] = [], seen: Set<Error> = [], other = ""
        for line in said.text.split(separator: "\n") {
            guard let mark = line.range(of: ": error: ") else { continue }
            guard var error = Self.error(line[..<mark.lowerBound], String(line[mark.upperBound...])), paths.contains(error.path) || unit.files[error.path] != nil else {
                if other.isEmpty, !line.hasPrefix(" ") { other = String(line[mark.upperBound...]) }
                continue
            }
            // It ends the compiler's work, also on the other files.
            if error.message.hasPrefix("no such module") { return .failed(Self.withoutModule(error.message)) }
            error.path = unit.files[error.path] ?? error.path
            if seen.insert(error).inserted { errors.append(error) }
        }
        if said.status == 0 { return .checked([]) }
        return errors.isEmpty ? .failed(other.isEmpty ? "the compiler ended with status \(said.status)" : other) : .checked(errors)
    }

    /// One of ours is compiled with what needs it: nothing is wrong with the project.
    static func withoutModule(_ message: String) -> String {
        let name = message.split(separator: "'").dropFirst().first.map(String.init) ?? ""
        return Modules.here.contains(name) ? "the module \(name) is not built yet; the first build of the package makes it" : message
    }

    /// Makes what other modules import, whatever errors it has.
    func makeModule(_ unit: Unit, in folder: String) {
        let skipping = ["-experimental-skip-all-function-bodies", "-experimental-allow-module-with-compiler-errors"].flatMap { ["-Xfrontend", $0] }
        _ = run(["-emit-module", "-emit-module-path", "\(folder)/\(unit.name).swiftmodule", "-enable-testing"] + skipping + options(unit, folder), folder)
    }

    private func options(_ unit: Unit, _ folder: String) -> [String] {
        // As SwiftPM does.
        ["-module-name", unit.name, "-wmo", "-diagnostic-style", "llvm", "-DSWIFT_PACKAGE", "-DDEBUG", "-suppress-warnings", "-I", folder]
            + (unit.files.keys.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]) + flags + unit.flags + unit.files.keys.sorted()
    }

    private static func error(_ place: Substring, _ message: String) -> Error? {
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
        return Error(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column, message: message)
    }

    // MARK: The compiler

    /// The signal that is to end this process.
    nonisolated(unsafe) private static var ending: Int32 = 0

    /// Nothing is left behind.
    private func endProcess(_ folder: String) {
        try? FileManager.default.removeItem(atPath: folder)
        signal(Self.ending, SIG_DFL)
        raise(Self.ending)
    }

    /// Whether the time for all modules is over.
    var isAtEnd: Bool { Date() >= end }

    private static let outputLimit = 8 << 20

    /// - Returns: `nil` where it takes too long.
    private func run(_ arguments: [String], _ folder: String) -> (status: Int32, text: String)? {
        let list = folder + "/arguments", output = folder + "/said", manager = FileManager.default
        let quoted = arguments.map { "\"" + $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
        guard manager.createFile(atPath: list, contents: Data(quoted.joined(separator: "\n").utf8)), manager.createFile(atPath: output, contents: nil),
              let handle = FileHandle(forWritingAtPath: output) else { return (-1, "") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["@" + list]
        // The compiler leaves a folder there, which goes with this one.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
        (process.standardOutput, process.standardError, process.standardInput) = (handle, handle, FileHandle.nullDevice)
        let deadline = min(end, Date() + limit)
        guard deadline > Date() else { return nil }
        guard (try? process.run()) != nil else { return (-1, "") }
        // The terminal's signals do not reach the compiler, which leads a process group.
        let signals = [SIGINT, SIGTERM, SIGHUP], before = signals.map { signal($0) { Self.ending = $0 } }
        defer { for (number, handler) in zip(signals, before) { _ = signal(number, handler) } }
        while process.isRunning {
            guard Date() < deadline, Self.ending == 0 else {
                kill(-process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                if Self.ending != 0 { endProcess(folder) }
                return nil
            }
            usleep(10_000)
        }
        try? handle.close()
        let text = (FileHandle(forReadingAtPath: output)?.readData(ofLength: Self.outputLimit)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (process.terminationStatus, text)
    }
}
