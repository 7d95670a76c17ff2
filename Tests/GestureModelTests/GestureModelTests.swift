import Foundation
import Scenarios
import Testing
@testable import UIKit

/// Random recognizers in random trees, which change in callbacks, and random fingers. What the specification promises is checked at
/// every callback and after every event (see the folder `Checks`); programs that break a promise are made small and written down.
@MainActor @Suite("Gestures: random programs", .leavesNothing)
struct GestureModelTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// How many programs: `DACTYL_SCRIPTS`, else 1000, from the seed `DACTYL_FIRST_SEED`, else 0.
    private static let count = environment["DACTYL_SCRIPTS"].flatMap(UInt64.init) ?? 1000
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0
    /// Runs one program and prints its log.
    private static let seed = environment["DACTYL_SEED"].flatMap(UInt64.init)
    /// Seeds that once failed, one of each kind. A change of the generator makes this list stale: it is then made again.
    private static let remembered: [UInt64] = [
        97, 234, 979, 1100, 1114, 3328, 6790, 7175, 7334, 8770, 12098, 15334, 16846, 27199, 91834,
    ]

    @Test("R-DLV-5, R-DLV-20 … 32, R-EVT-30, R-GR-11, R-GR-14, R-GR-20, R-GR-30 … 46, R-GR-52 … 55 The promises, whatever happens")
    func promises() throws {
        if let seed = Self.seed {
            try Self.show(seed)
            return
        }
        var tally = Tally()
        for seed in Self.remembered { try Self.check(seed, &tally) }
        let start = ContinuousClock.now
        for seed in Self.first..<(Self.first + Self.count) {
            Progress.note(seed)
            try Self.check(seed, &tally)
        }
        print(tally.summary, "in \(ContinuousClock.now - start)")
        if Self.count >= 500 { #expect(tally.actions > Int(Self.count) / 2, "the programs cause too little to be a test") }
    }

    private static func check(_ seed: UInt64, _ tally: inout Tally) throws {
        let program = ModelProgram(seed: seed)
        let outcome = try ModelChecker.check(program)
        tally.add(outcome)
        // One of each kind: more of the same adds nothing.
        guard let violation = outcome.violation, tally.kinds[violation.kind] == 1 else { return }
        let (small, found) = try ModelChecker.shrink(program, violation)
        Issue.record("\(try FailureReport(seed: seed, program: small, violation: found).text)")
    }

    private static func show(_ seed: UInt64) throws {
        let program = ModelProgram(seed: seed)
        let outcome = try ModelChecker.check(program)
        print(program, FailureReport.text(of: outcome.run), separator: "\n")
        if let violation = outcome.violation { Issue.record("seed \(seed): \(violation.text)") }
    }

    @Test("A program that is written down is a scenario that can be read")
    func scenarios() throws {
        for seed in 0..<UInt64(100) {
            let program = ModelProgram(seed: seed)
            let run = ModelRun(program)
            try run.play()
            let text = program.scenario(named: "seed-\(seed)", note: "", moments: run.moments)
            #expect(throws: Never.self, "\(text)") {
                _ = try Scenario(data: Data(text.utf8), file: "seed-\(seed).json", expectedName: "seed-\(seed)")
            }
        }
    }
}

/// What the programs did.
private struct Tally {
    var programs = 0, actions = 0, callbacks = 0, events = 0, compared = 0, discarded = 0, merged = 0
    /// How many programs broke which promise.
    var kinds: [String: Int] = [:]

    @MainActor mutating func add(_ outcome: ModelChecker.Outcome) {
        programs += 1
        if let violation = outcome.violation { kinds[violation.kind, default: 0] += 1 }
        events += outcome.run.events
        for entry in outcome.run.log {
            switch entry.kind {
            case .action: actions += 1
            case .view, .callback: callbacks += 1
            default: break
            }
        }
        switch outcome.merging {
        case .notCompared: return
        case .changedNothing: break
        case .discardedSample: discarded += 1
        case .mergedFrames: merged += 1
        }
        compared += 1
    }

    var summary: String {
        let failures = kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return """
            \(programs) programs: \(events) events, \(callbacks) callbacks, \(actions) actions; \
            \(compared) compared with delivery frame by frame, which changed the outcome of \(discarded) by samples that no recognizer judged, \
            of \(merged) by changes that came together; \(failures.isEmpty ? "no failures" : "failures: " + failures)
            """
    }
}

/// The seed that is being run, in a file: what remains when a program ends the process.
private enum Progress {
    private static let file: FileHandle? = {
        guard let path = ProcessInfo.processInfo.environment["DACTYL_PROGRESS"] else { return nil }
        guard FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
        return FileHandle(forWritingAtPath: path)
    }()

    static func note(_ seed: UInt64) {
        guard let file else { return }
        try? file.seek(toOffset: 0)
        file.write(Data("\(seed)\n".utf8))
    }
}
