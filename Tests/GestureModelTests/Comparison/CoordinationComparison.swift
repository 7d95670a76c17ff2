/// Plays programs on both sides, and makes those small on which they disagree.
@MainActor
enum CoordinationComparison {
    /// Where the two sides part.
    struct Disagreement {
        let program: CoordinationProgram
        /// The step and the entry of it.
        let step: Int, entry: Int
        let reference: [CoordinationEntry], arbiter: [CoordinationEntry]

        var expected: CoordinationEntry? { reference.indices.contains(entry) ? reference[entry] : nil }
        var found: CoordinationEntry? { arbiter.indices.contains(entry) ? arbiter[entry] : nil }

        /// The same for disagreements of one kind, mostly.
        var shape: String {
            var words = program.steps.flatMap(\.reactions).map { CoordinationProgram.text($0.moment) + CoordinationProgram.text($0.change) }
            words += [expected, found].map { entry in entry.map { "\($0)" } ?? "nothing" }
            return words.map { $0.filter { $0.isLowercase || "!?".contains($0) } }.joined(separator: "/")
        }

        var text: String {
            func lines(_ entries: [CoordinationEntry]) -> String {
                entries.enumerated().map { "  \($0.offset == entry ? ">" : " ") \($0.element)" }.joined(separator: "\n")
            }
            return "\(program)\nstep \(step + 1), by the rules:\n\(lines(reference))\nby the arbiter:\n\(lines(arbiter))"
        }
    }

    /// - Returns: `nil` when both do the same.
    static func compare(_ program: CoordinationProgram) throws -> Disagreement? {
        let reference = ReferenceSide(program)
        reference.player.play()
        _ = reference.finish()
        let arbiter = try ArbiterSide(program)
        arbiter.player.play()
        arbiter.finish()
        for step in program.steps.indices {
            let (expected, found) = (reference.player.entries(ofStep: step), arbiter.player.entries(ofStep: step))
            if let found = difference(program, step, Array(expected), Array(found)) { return found }
        }
        return nil
    }

    static func difference(_ program: CoordinationProgram, _ step: Int, _ reference: [CoordinationEntry],
                           _ arbiter: [CoordinationEntry]) -> Disagreement? {
        if reference == arbiter { return nil }
        var entry = 0
        while entry < reference.count, entry < arbiter.count, reference[entry] == arbiter[entry] { entry += 1 }
        return Disagreement(program: program, step: step, entry: entry, reference: reference, arbiter: arbiter)
    }

    /// Takes away whatever can go while the two still disagree.
    static func shrink(_ disagreement: Disagreement) throws -> Disagreement {
        var best = disagreement, isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in best.program.smaller {
                guard let found = try compare(candidate) else { continue }
                best = found
                isSmaller = true
                break
            }
        }
        return best
    }
}
