import Foundation
@testable import UIKit

/// A program that broke a promise, for people and as a scenario file.
@MainActor
struct FailureReport {
    let text: String

    /// Writes the scenario into the folder that `DACTYL_FAILURES` names, else into a temporary one.
    init(seed: UInt64, program: ModelProgram, violation: Violation) throws {
        let trace = GestureTrace(capacity: 1000), outerTrace = GestureTrace.current
        GestureTrace.current = trace
        defer { GestureTrace.current = outerTrace }
        // The run that broke it, which may be the one frame by frame.
        let run = try ModelChecker.check(program).run
        let folder = ProcessInfo.processInfo.environment["DACTYL_FAILURES"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("dactyl-failures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "seed-\(seed)", file = folder.appendingPathComponent("\(name).json")
        try Data(program.scenario(named: name, note: violation.text, moments: run.moments).utf8).write(to: file)
        text = """
            seed \(seed): \(violation.text)
            \(program)
            log:
            \(Self.text(of: run))
            explanation:
            \(trace.lines.map(\.description).joined(separator: "\n"))
            written to \(file.path)
            """
    }

    /// The log, a line an event.
    static func text(of run: ModelRun) -> String {
        var lines: [String] = [""]
        for entry in run.log {
            let text = entry.text(run.program)
            if entry.kind == .event {
                lines.append(text)
            } else {
                lines[lines.count - 1] += lines.last!.isEmpty ? text : "; \(text)"
            }
        }
        return lines.joined(separator: "\n")
    }
}
