import GestureEngine
@testable import GestureModel

/// All programs up to a length in one world, on the reference and on the engine. Both go on from the state that they were in: each step of a
/// program is played once. Of programs that lead to equal states of both, one is continued.
@MainActor
struct EngineExploration {
    /// How many steps were played, and how many different states were reached.
    private(set) var steps = 0, states = 0
    /// The length up to which all programs were tried.
    private(set) var depth = 0
    /// How many steps there were in a state, at most.
    private(set) var alphabet = 0
    private var visited: Set<Fingerprint> = []

    /// Where a program has led, and how.
    private struct Place {
        let reference: ReferenceState
        let engine: EngineSnapshot
        let path: Path?
    }

    private final class Path {
        let step: CoordinationProgram.Step
        let before: Path?

        init(_ step: CoordinationProgram.Step, after before: Path?) {
            self.step = step
            self.before = before
        }

        var steps: [CoordinationProgram.Step] { (before?.steps ?? []) + [step] }
    }

    /// Two hash values: enough to distinguish states, and small.
    private struct Fingerprint: Hashable {
        let first: Int, second: Int

        init(_ reference: ReferenceState, _ engine: EngineSnapshot) {
            var one = Hasher(), other = Hasher()
            one.combine(reference)
            one.combine(engine)
            other.combine(1)
            other.combine(reference)
            other.combine(engine)
            (first, second) = (one.finalize(), other.finalize())
        }
    }

    /// - Parameters:
    ///   - limit: How many steps the programs have.
    ///   - budget: How many steps are played at most.
    ///   - alphabet: The steps that are tried in a state; else those of ``CoordinationAlphabet``.
    /// - Returns: The first program on which the two disagree.
    mutating func run(_ world: CoordinationProgram, depth limit: Int, budget: Int = .max,
                      steps alphabet: (ReferenceState) -> [CoordinationProgram.Step] = { CoordinationAlphabet($0).steps })
        -> CoordinationComparison.Disagreement? {
        let reference = ReferenceSide(world), engine = EngineSide(playing: world)
        var frontier = [Place(reference: reference.finish(), engine: engine.snapshot, path: nil)]
        engine.end()
        visited = [Fingerprint(frontier[0].reference.canonical, frontier[0].engine.canonical)]
        (steps, depth) = (0, 0)
        while depth < limit, !frontier.isEmpty {
            var next: [Place] = []
            for place in frontier {
                let possible = alphabet(place.reference)
                self.alphabet = max(self.alphabet, possible.count)
                for step in possible {
                    if steps >= budget { return nil }
                    steps += 1
                    switch play(step, in: world, from: place, isLast: depth + 1 == limit) {
                    case .disagreement(let found): return found
                    case .place(let reached): next.append(reached)
                    case .known: break
                    }
                }
            }
            depth += 1
            states = visited.count
            frontier = next
        }
        // Where nothing new is reached, longer programs reach nothing new either.
        if frontier.isEmpty { depth = limit }
        return nil
    }

    private enum Outcome {
        case disagreement(CoordinationComparison.Disagreement)
        case place(Place), known
    }

    private mutating func play(_ step: CoordinationProgram.Step, in world: CoordinationProgram, from place: Place, isLast: Bool) -> Outcome {
        let reference = ReferenceSide(world, from: place.reference), engine = EngineSide(world, from: place.engine)
        reference.player.play(step)
        engine.player.play(step)
        let expected = reference.player.log, found = engine.player.log
        let reached = (reference: reference.finish(), engine: engine.snapshot)
        engine.end()
        if expected != found {
            var program = world
            program.steps = (place.path?.steps ?? []) + [step]
            let difference = CoordinationComparison.difference(program, program.steps.count - 1, expected, found)
            if let difference { return .disagreement(difference) }
        }
        if isLast { return .known }
        guard visited.insert(Fingerprint(reached.reference.canonical, reached.engine.canonical)).inserted else { return .known }
        return .place(Place(reference: reached.reference, engine: reached.engine, path: Path(step, after: place.path)))
    }
}

extension EngineSnapshot {
    /// The same with small numbers in place of those that grow with time.
    var canonical: EngineSnapshot {
        var world = world
        let numbers = world.contacts.values.sorted(), additions = world.recognizers.map(\.addition).sorted()
        world.contacts = world.contacts.mapValues { number in numbers.firstIndex(of: number)! }
        for place in world.recognizers.indices {
            world.recognizers[place].addition = additions.firstIndex(of: world.recognizers[place].addition)!
        }
        return EngineSnapshot(state: state, world: world)
    }
}
