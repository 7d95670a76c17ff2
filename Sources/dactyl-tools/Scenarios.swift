import AppStart
import ArgumentParser
import Foundation
import Scenarios
import TouchScript

/// Plays scenarios and prints what differs.
struct PlayScenarios: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenarios",
        abstract: "Plays scenarios: touch scripts with expected outcomes.",
        discussion: """
            Each scenario is a file in JSON; Documentation/scenario-format.md has the format. Folders are searched for files that end \
            with .json, in all their subfolders. One line says how each went, and for one that failed what came instead of what was \
            expected.

            Statuses: 0 all passed, 1 some failed, 64 wrong use, 65 a file that is no scenario this version understands, 66 a path \
            that is not there or has no scenario in it, 73 standard output that can't be written.
            """)

    @Argument(help: "Files and folders.")
    var paths: [String]

    @Flag(help: "Print only those that did not pass, and the sum.")
    var quiet = false

    @OptionGroup var thresholds: ThresholdOptions

    func run() throws {
        do {
            try MainActor.assumeIsolated { try setThresholds() }
            let files = try paths.flatMap(ScenarioPaths.files)
            try MainActor.assumeIsolated { try play(files) }
        } catch let exit as ExitCode {
            throw exit
        } catch {
            throw ExitCode(reporting: error)
        }
    }

    @MainActor
    private func setThresholds() throws {
        var environment = ProcessInfo.processInfo.environment
        thresholds.set(in: &environment)
        do {
            try ScenarioRunner.set(thresholds: environment["DACTYL_CONFIGURATION"] ?? "")
        } catch {
            throw Failure("\(error)", status: 64)
        }
    }

    @MainActor
    private func play(_ files: [String]) throws {
        let runner = ScenarioRunner()
        var passed = 0, failed = 0, damaged = 0
        for file in files {
            do {
                let report = try runner.run(contentsOf: URL(fileURLWithPath: file))
                if report.isPassed { passed += 1 } else { failed += 1 }
                if !report.isPassed || !quiet { try show(report.text(path: file)) }
            } catch let error as ScenarioError {
                damaged += 1
                try show("DAMAGED \(file.onOneLine): \(error.place): \(error.reason)")
            }
        }
        var sum = ["\(passed) passed"]
        if failed > 0 { sum.append("\(failed) failed") }
        if damaged > 0 { sum.append("\(damaged) damaged") }
        try show("\(files.count) \(files.count == 1 ? "scenario" : "scenarios"): \(sum.joined(separator: ", "))")
        if failed > 0 || damaged > 0 { throw ExitCode(failed > 0 ? 1 : 65) }
    }

    /// Prints a line. One that can't be written is an error: a status of 0 would say that all was seen to pass.
    private func show(_ line: String) throws(FileError) { try OutputFile.writeToStandardOutput(line + "\n") }
}

extension ScenarioReport {
    /// `ok` and the name, or what differs.
    fileprivate func text(path: String) -> String {
        guard !isPassed else { return "ok      \(name)" }
        return (["FAILED  \(name) (\(path.onOneLine))"] + details.map { "    \($0)" }).joined(separator: "\n")
    }
}

/// Which files are meant by a path.
enum ScenarioPaths {
    /// The path itself, or the files in the folder and its subfolders whose names end with `.json`, sorted; hidden ones left out.
    static func files(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("there is nothing at '\(path.onOneLine)'", status: 66)
        }
        guard isFolder.boolValue else {
            guard InputFile.isPlain(path) else { throw Failure("'\(path.onOneLine)' is a pipe or a device, and no file", status: 66) }
            return [path]
        }
        let names = try all(in: path).filter { name in
            name.hasSuffix(".json") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        guard !names.isEmpty else { throw Failure("there is no scenario in '\(path.onOneLine)'", status: 66) }
        return names.sorted().map { (path.hasSuffix("/") ? path : path + "/") + $0 }
    }

    /// What is in a folder and in its subfolders. One that can't be read is an error: scenarios in it would pass for played.
    private static func all(in path: String) throws -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: path)
        } catch {
            let details = (error as NSError).userInfo
            let code = (details[NSUnderlyingErrorKey] as? any Error).map { ($0 as NSError).code }
            throw FileError(path: details[NSFilePathErrorKey] as? String ?? path, purpose: .reading,
                            reason: code.map { String(cString: strerror(Int32(truncatingIfNeeded: $0))) } ?? "it can't be searched")
        }
    }
}
