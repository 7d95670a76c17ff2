import Foundation
@testable import UIKit

/// Runs programs in the ways in which they must agree, and makes those that fail small.
@MainActor
enum ModelChecker {
    struct Outcome {
        var violation: Violation?
        var run: ModelRun
        /// Whether the outcome depended on samples, or frames, that were merged into one event.
        var merged: Merging?
        /// Whether it had fewer events than frames, and was played frame by frame too.
        var isCompared = false
    }

    /// Why an outcome may depend on how the frames reach the application.
    enum Merging {
        /// A move was followed by another of the same contact in the same event, so nobody judged it.
        case discardedSample
        /// Contacts that changed one after the other did so in one event.
        case mergedFrames
    }

    /// A whole number of seconds, so that refreshes of the display come at the same places.
    private static let offset = 4096.0

    /// Plays the program as written; twice, since the same program gives the same log; and, if nothing depends on callbacks being
    /// counted, frame by frame.
    static func check(_ program: ModelProgram) throws -> Outcome {
        let first = ModelRun(program)
        try first.play()
        if let violation = first.violations.first { return Outcome(violation: violation, run: first) }
        // Much later: times and limits are rounded differently.
        let second = ModelRun(program)
        try second.play(offset: Self.offset)
        if let violation = second.violations.first { return Outcome(violation: violation, run: second) }
        if let difference = difference(first, second) { return Outcome(violation: difference, run: first) }
        guard program.isComparable else { return Outcome(run: first) }
        let third = ModelRun(program)
        try third.play(.separately)
        if let violation = third.violations.first { return Outcome(violation: violation, run: third) }
        return compare(first, third)
    }

    private static func difference(_ first: ModelRun, _ second: ModelRun) -> Violation? {
        var index = 0
        while index < first.log.count, index < second.log.count, first.log[index].isSame(as: second.log[index], later: offset) { index += 1 }
        if index == first.log.count, index == second.log.count { return nil }
        let texts = [first, second].map { $0.log.indices.contains(index) ? $0.log[index].text($0.program) : "the end" }
        return Violation(kind: "two logs", text: "played twice, the program gives two logs, which differ at entry \(index): \(texts[0]), \(texts[1])")
    }

    /// Batched and frame by frame the same comes out, unless something was merged on which it depends.
    private static func compare(_ batched: ModelRun, _ single: ModelRun) -> Outcome {
        var outcome = Outcome(run: batched, isCompared: batched.events < single.events)
        var involved: UInt64 = 0
        var names: [String] = []
        for (first, second) in zip(batched.results, single.results) where first.outcomes != second.outcomes {
            involved |= first.contacts | second.contacts
            names.append("\(first.name): \(first.outcomes) batched, \(second.outcomes) frame by frame")
        }
        if names.isEmpty { return outcome }
        // Recognizers that share fingers decide about each other.
        for _ in batched.results {
            for result in batched.results + single.results where result.contacts & involved != 0 { involved |= result.contacts }
        }
        outcome.merged = batched.program.merging(of: involved)
        if outcome.merged == nil {
            outcome.violation = Violation(kind: "batched", text: "nothing was merged, but the outcomes differ: \(names.joined(separator: "; "))")
        }
        return outcome
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
                guard candidate != best, !candidate.recognizers.isEmpty || candidate.recognizers.count == best.recognizers.count,
                      let found = try check(candidate).violation, found.kind == result.kind else { continue }
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

extension ModelProgram {
    /// Mutations in callbacks are counted; with fewer events they come at other times.
    var isComparable: Bool {
        guard frames.contains(where: \.isJoined) else { return false }
        return mutations.allSatisfy { if case .frame = $0.moment { true } else { false } }
    }

    /// What may have been merged of these contacts.
    func merging(of contacts: UInt64) -> ModelChecker.Merging? {
        var batch: [Int: Sample.Phase] = [:]
        var result: ModelChecker.Merging?
        for frame in frames {
            if !frame.isJoined { batch = [:] }
            for sample in frame.samples {
                // What changes together has one time, whosever it is.
                if frame.isJoined { result = .mergedFrames }
                if contacts & 1 << UInt64(sample.contact) == 0 { continue }
                if batch[sample.contact] == .moved, sample.phase == .moved { return .discardedSample }
                batch[sample.contact] = sample.phase
            }
        }
        return result
    }
}
