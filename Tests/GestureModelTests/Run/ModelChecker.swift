import Foundation
@testable import UIKit

/// Runs programs in the ways in which they must agree, and makes those that fail small.
@MainActor
enum ModelChecker {
    struct Outcome {
        var violation: Violation?
        var run: ModelRun
        /// What frames that reached the application together, rather than one by one, changed about what came out.
        var merging = Merging.notCompared
    }

    enum Merging {
        case notCompared
        case changedNothing
        /// A move was followed by another of the same contact in the same event, so no recognizer judged it.
        case discardedSample
        /// Contacts that changed one after the other did so in one event.
        case mergedFrames
    }

    /// A whole number of seconds, so that refreshes of the display come at the same places.
    private static let offset = 4096.0

    /// Plays the program as written; much later, where times and limits are rounded differently, with the same log; and, when frames are
    /// joined, as separate events that are merged as R-EVT-21 says, with the same log, and frame by frame.
    static func check(_ program: ModelProgram) throws -> Outcome {
        let first = ModelRun(program)
        try first.play()
        if let violation = first.violations.first { return Outcome(violation: violation, run: first) }
        let second = ModelRun(program)
        try second.play(offset: offset)
        if let violation = second.violations.first { return Outcome(violation: violation, run: second) }
        if let difference = difference(first, second, later: offset) { return Outcome(violation: difference, run: first) }
        guard program.frames.contains(where: \.isJoined) else { return Outcome(run: first) }
        return try checkMerging(first)
    }

    /// The first entry in which the logs differ.
    private static func difference(_ first: ModelRun, _ second: ModelRun, later offset: Double) -> Violation? {
        let count = min(first.log.count, second.log.count)
        var index = 0
        while index < count, first.log[index].isSame(as: second.log[index], later: offset) { index += 1 }
        if index == first.log.count, index == second.log.count { return nil }
        let texts = [first, second].map { $0.log.indices.contains(index) ? $0.log[index].text($0.program) : "the end" }
        return Violation(kind: "two logs", text: "played twice, the program gives two logs, which differ at entry \(index): "
            + texts.joined(separator: ", "))
    }

    private static func checkMerging(_ batched: ModelRun) throws -> Outcome {
        if let program = batched.program.merged {
            let merged = ModelRun(program)
            try merged.play()
            if let violation = merged.violations.first { return Outcome(violation: violation, run: merged) }
            // A timer may have parted a batch: then the events are others.
            if merged.eventTimes == batched.eventTimes, let difference = difference(batched, merged, later: 0) {
                return Outcome(violation: Violation(kind: "batched", text: difference.text), run: batched)
            }
        }
        // Changes in callbacks are counted; with more events they come at other times.
        for mutation in batched.program.mutations {
            guard case .frame = mutation.moment else { return Outcome(run: batched) }
        }
        let single = ModelRun(batched.program)
        try single.play(.separately)
        if let violation = single.violations.first { return Outcome(violation: violation, run: single) }
        guard batched.eventTimes != single.eventTimes else {
            return Outcome(violation: difference(batched, single, later: 0), run: batched)
        }
        return Outcome(run: batched, merging: compare(batched, single))
    }

    /// Only what was merged can make a difference: the events are then others.
    private static func compare(_ batched: ModelRun, _ single: ModelRun) -> Merging {
        var involved: UInt64 = 0
        for (first, second) in zip(batched.results, single.results) where first.outcomes != second.outcomes {
            involved |= first.contacts | second.contacts
        }
        if involved == 0 { return .changedNothing }
        // Recognizers that share fingers decide about each other.
        for _ in batched.results {
            for result in batched.results + single.results where result.contacts & involved != 0 { involved |= result.contacts }
        }
        return batched.program.discardsSample(of: involved) ? .discardedSample : .mergedFrames
    }

    // MARK: Making smaller

    /// Takes away whatever can go while a violation of the same kind stays.
    static func shrink(_ program: ModelProgram, _ violation: Violation) throws -> (program: ModelProgram, violation: Violation) {
        var best = program, result = violation
        var tries = 0, isSmaller = true
        while isSmaller, tries < 5000 {
            isSmaller = false
            var index = 0
            var candidates = best.smaller
            while index < candidates.count, tries < 5000 {
                tries += 1
                let candidate = candidates[index].normalized
                index += 1
                guard candidate != best, let found = try check(candidate).violation, found.kind == result.kind else { continue }
                best = candidate
                result = found
                isSmaller = true
                // The others are tried on what is left; from the same place, since those before did not help.
                candidates = best.smaller
                index = min(max(0, index - 1), candidates.count)
            }
        }
        return (best, result)
    }
}
