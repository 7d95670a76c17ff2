/// All programs up to a length, of two recognizers with one relation. Of those that lead to equal states of the reference one is continued.
@MainActor
struct CoordinationExploration {
    /// The worlds: every place of the two, every flag of either, every relation between them, one thing at a time.
    static let worlds: [CoordinationProgram] = {
        let same = CoordinationProgram(recognizers: [.init(view: 0), .init(view: 0)])
        let nested = CoordinationProgram(recognizers: [.init(view: 0), .init(view: 1)])
        var worlds = [same, nested]
        for id in 0..<2 {
            var world = same
            world.recognizers[id].delaysBegan = true
            worlds.append(world)
            world.recognizers[id].cancels = false
            worlds.append(world)
            world = same
            world.recognizers[id].delaysEnded = false
            worlds.append(world)
            world = nested
            world.recognizers[id].cancels = false
            worlds.append(world)
            world = same
            world.requirements = [.init(waiting: id, other: 1 - id)]
            worlds.append(world)
            for exception in [ReferenceQuestion.canPrevent(id, 1 - id), .canBePrevented(id, by: 1 - id), .simultaneously(id, with: 1 - id),
                              .requiresFailure(id, of: 1 - id), .delegateIsRequiredToFail(id, by: 1 - id), .shouldBegin(id)] {
                world = same
                world.exceptions = [exception]
                worlds.append(world)
            }
        }
        return worlds
    }()

    /// How many programs were played, and how many different states were reached.
    private(set) var programs = 0, states = 0
    /// The length up to which all programs were tried.
    private(set) var depth = 0

    /// - Parameters:
    ///   - kind: The side that is compared.
    ///   - depth: How many steps the programs have.
    ///   - budget: How many programs are played at most.
    /// - Returns: The first disagreement.
    mutating func run(_ world: CoordinationProgram, with kind: any CoordinationSide.Type, depth limit: Int, budget: Int) throws -> CoordinationComparison.Disagreement? {
        let start = ReferenceSide(world).finish()
        var visited: Set<ReferenceState> = [start.canonical]
        var frontier: [(state: ReferenceState, steps: [CoordinationProgram.Step])] = [(start, [])]
        programs = 0
        depth = 0
        while depth < limit, !frontier.isEmpty {
            var next: [(state: ReferenceState, steps: [CoordinationProgram.Step])] = []
            for (state, steps) in frontier {
                for step in CoordinationAlphabet(state).steps {
                    if programs >= budget { return nil }
                    programs += 1
                    var program = world
                    program.steps = steps + [step]
                    let reference = ReferenceSide(program, from: state)
                    reference.player.play(step)
                    let entries = reference.player.entries(ofStep: 0), reached = reference.finish()
                    let subject = try kind.init(playing: program)
                    subject.player.play()
                    subject.end()
                    let found = subject.player.entries(ofStep: steps.count)
                    if let found = CoordinationComparison.difference(program, steps.count, Array(entries), Array(found)) { return found }
                    if visited.insert(reached.canonical).inserted { next.append((reached, program.steps)) }
                }
            }
            depth += 1
            states = visited.count
            frontier = next
        }
        return nil
    }
}
