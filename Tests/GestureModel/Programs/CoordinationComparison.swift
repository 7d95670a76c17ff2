/// Plays programs on the reference and on another side, and makes those small on which they disagree.
@MainActor
enum CoordinationComparison {
    /// Where the two sides part.
    struct Disagreement {
        let program: CoordinationProgram
        /// The step and the entry of it.
        let step: Int, entry: Int
        let reference: [CoordinationEntry], subject: [CoordinationEntry]

        var expected: CoordinationEntry? { reference.indices.contains(entry) ? reference[entry] : nil }
        var found: CoordinationEntry? { subject.indices.contains(entry) ? subject[entry] : nil }

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
            return "\(program)\nstep \(step + 1), by the rules:\n\(lines(reference))\nby the other side:\n\(lines(subject))"
        }
    }

    /// - Returns: `nil` when both do the same.
    static func compare(_ program: CoordinationProgram, with kind: any CoordinationSide.Type) throws -> Disagreement? {
        let reference = ReferenceSide(program)
        reference.player.play()
        _ = reference.finish()
        let subject = try kind.init(playing: program)
        subject.player.play()
        subject.end()
        for step in program.steps.indices {
            let (expected, found) = (reference.player.entries(ofStep: step), subject.player.entries(ofStep: step))
            if let found = difference(program, step, Array(expected), Array(found)) { return found }
        }
        return nil
    }

    static func difference(_ program: CoordinationProgram, _ step: Int, _ reference: [CoordinationEntry],
                           _ subject: [CoordinationEntry]) -> Disagreement? {
        if reference == subject { return nil }
        var entry = 0
        while entry < reference.count, entry < subject.count, reference[entry] == subject[entry] { entry += 1 }
        return Disagreement(program: program, step: step, entry: entry, reference: reference, subject: subject)
    }

    /// Takes away whatever can go while the two still disagree.
    static func shrink(_ disagreement: Disagreement, with kind: any CoordinationSide.Type) throws -> Disagreement {
        var best = disagreement, isSmaller = true
        while isSmaller {
            isSmaller = false
            for candidate in best.program.smaller {
                guard let found = try compare(candidate, with: kind) else { continue }
                best = found
                isSmaller = true
                break
            }
        }
        return best
    }
}
