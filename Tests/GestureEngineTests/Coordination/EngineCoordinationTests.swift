import Foundation
import GestureEngine
@testable import GestureModel
import Testing

/// The engine beside a second implementation of the rules (the target `GestureModel`), on the same programs: the same decisions, calls and
/// questions in the same order, and the same states to be read in each.
///
/// `DACTYL_COORDINATION` says how many random programs, else 2000, from the seed `DACTYL_FIRST_SEED` on; `DACTYL_DEPTH` how many steps the
/// exhaustive ones have, all of them. Without it there are as many as take some seconds, the shortest first. The package `Tests/GestureProof` plays
/// more of them in a release build.
@MainActor @Suite("The engine and the rules done slowly")
struct EngineCoordinationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["DACTYL_COORDINATION"].flatMap(UInt64.init) ?? 2000
    private static let budget = 15_000
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0
    private static let depth = environment["DACTYL_DEPTH"].flatMap(Int.init)

    @Test("R-DLV-3 … 7, R-DLV-10 … 32, R-GR-11 … 16, R-GR-20 … 23, R-GR-30 … 54 Random programs")
    func random() throws {
        let start = ContinuousClock.now
        var shapes: Set<String> = []
        for seed in Self.first..<(Self.first + Self.count) {
            guard shapes.count < 20,
                  let found = try CoordinationComparison.compare(CoordinationProgram(seed: seed), with: EngineSide.self) else { continue }
            // One of each kind: more of the same adds nothing.
            let small = try CoordinationComparison.shrink(found, with: EngineSide.self)
            if shapes.insert(small.shape).inserted { Issue.record("\(try small.report(named: "coordination-\(seed)"))") }
        }
        print("\(Self.count) random programs from seed \(Self.first) on in \(ContinuousClock.now - start)")
    }

    @Test("R-VH-8, R-GR-55, R-APP-5, R-SCR-3, R-DLV-33 Random programs in which views leave, recognizers go, and contacts are kept or cancelled at once")
    func doors() throws {
        var shapes: Set<String> = []
        for seed in Self.first..<(Self.first + Self.count) {
            guard shapes.count < 20,
                  let found = try CoordinationComparison.compare(CoordinationProgram(seedOfDoors: seed), with: EngineSide.self) else { continue }
            let small = try CoordinationComparison.shrink(found, with: EngineSide.self)
            if shapes.insert(small.shape).inserted { Issue.record("\(try small.report(named: "doors-\(seed)"))") }
        }
    }

    @Test("R-DLV-1, R-DLV-5, R-DLV-41, R-GR-32a Random programs with doors on two surfaces, with events of both")
    func surfaces() throws {
        var shapes: Set<String> = []
        for seed in Self.first..<(Self.first + Self.count) {
            guard shapes.count < 20,
                  let found = try CoordinationComparison.compare(CoordinationProgram(seedOfSurfaces: seed), with: EngineSide.self) else { continue }
            let small = try CoordinationComparison.shrink(found, with: EngineSide.self)
            if shapes.insert(small.shape).inserted { Issue.record("\(try small.report(named: "surfaces-\(seed)"))") }
        }
    }

    @Test("R-DLV-6, R-DLV-10 Programs that were once played otherwise than by the rules", arguments: [
        // An answer begins an attempt that goes before the one that is decided next.
        UInt64(2_051_721),
        // A question resets a recognizer that has accepted a landing of the event (R-DLV-28).
        7_658_436,
    ])
    func remembered(seed: UInt64) throws {
        let found = try CoordinationComparison.compare(CoordinationProgram(seed: seed), with: EngineSide.self)
        #expect(try found?.report(named: "coordination-\(seed)") == nil)
    }

    @Test("R-DLV-10, R-GR-14, R-GR-53 What an action does to its own recognizer and to another, two things at a time",
          arguments: [0, 1], [0, 1])
    func actions(acting: Int, concerned: Int) throws {
        let changes: [CoordinationProgram.Change] = [
            .request(concerned, .changed), .request(concerned, .ended), .request(concerned, .failed), .setEnabled(concerned, false),
        ]
        for first in changes {
            for second in changes {
                var program = CoordinationProgram(recognizers: [.init(view: 0), .init(view: 0)])
                program.exceptions = [.canPrevent(0, 1), .canPrevent(1, 0)]
                program.steps = [CoordinationProgram.Step(stimulus: .event([CoordinationProgram.Sample(contact: 0, phase: .began)]))]
                for stage in [CoordinationProgram.Stage.began, .changed, .ended] {
                    var step = CoordinationProgram.Step(stimulus: .event([CoordinationProgram.Sample(contact: 0, phase: .moved)]))
                    for recognizer in 0..<2 {
                        step.reactions.append(CoordinationProgram.Reaction(moment: .callback(recognizer), change: .request(recognizer, stage)))
                    }
                    for change in [first, second] {
                        step.reactions.append(CoordinationProgram.Reaction(moment: .action(acting), change: change))
                    }
                    program.steps.append(step)
                }
                let found = try CoordinationComparison.compare(program, with: EngineSide.self)
                #expect(found?.text == nil)
            }
        }
    }

    @Test("R-PRS-5, R-IND-4 Random programs, with presses and motions in place of touches", arguments: [EnginePressSide.self, EngineIndirectSide.self])
    func otherKinds(side: EngineSide.Type) throws {
        for seed in Self.first..<(Self.first + Self.count / 4) {
            let program = CoordinationProgram(seed: seed).withoutCancelledContacts
            guard let found = try CoordinationComparison.compare(program, with: side) else { continue }
            let small = try CoordinationComparison.shrink(found, with: side)
            Issue.record("\(try small.report(named: "coordination-\(side.kind)-\(seed)"))")
            break
        }
    }

    @Test("Between two events the state is a value: an engine that gets it goes on as the one that had it", arguments: 0..<UInt64(300))
    func putBack(seed: UInt64) {
        let program = CoordinationProgram(seed: seed)
        let whole = EngineSide(playing: program)
        var snapshot: EngineSnapshot?, entries: [CoordinationEntry] = []
        for step in program.steps {
            whole.player.play(step)
            let part = EngineSide(program, from: snapshot)
            part.player.play(step)
            snapshot = part.snapshot
            entries += part.player.log
            // The same state was reached, and has the same hash value.
            #expect(part.snapshot == whole.snapshot && part.snapshot.hashValue == whole.snapshot.hashValue)
            part.end()
        }
        #expect(entries == whole.player.log)
        whole.end()
    }

    @Test("R-DLV-10 … 32, R-GR-11 … 16, R-GR-30 … 54 All small programs")
    func exhaustive() throws {
        let start = ContinuousClock.now, worlds = CoordinationExploration.worlds
        var steps = 0, states = 0, depth = Int.max
        for (number, world) in worlds.enumerated() {
            var exploration = EngineExploration()
            let budget = Self.depth == nil ? Self.budget / worlds.count : .max
            if let found = exploration.run(world, depth: Self.depth ?? 7, budget: budget) {
                Issue.record("\(try CoordinationComparison.shrink(found, with: EngineSide.self).report(named: "coordination-world-\(number)"))")
            }
            steps += exploration.steps
            states += exploration.states
            depth = min(depth, exploration.depth)
        }
        print("""
            \(steps) steps in \(worlds.count) worlds in \(ContinuousClock.now - start); all programs of up to \(depth) steps; \(states) states
            """)
    }

    @Test("R-DLV-10 … 32, R-GR-11 … 16, R-GR-20 … 23, R-GR-30 … 54 All programs of three steps in some of the worlds")
    func worlds() throws {
        let worlds = CoordinationWorld.all()
        for (number, world) in worlds.enumerated() where number % 61 == 0 {
            var exploration = EngineExploration()
            if let found = exploration.run(world.program, depth: 3, steps: world.steps) {
                Issue.record("\(world)\n\(try CoordinationComparison.shrink(found, with: EngineSide.self).report(named: "gesture-world-\(number)"))")
            }
            #expect(exploration.alphabet <= 12)
        }
    }
}

extension CoordinationProgram {
    /// With ends in place of single cancellations: what becomes of withheld presses then is a rule of its own (R-KEY-4).
    fileprivate var withoutCancelledContacts: CoordinationProgram {
        var result = self
        for index in result.steps.indices {
            guard case .event(let samples) = result.steps[index].stimulus else { continue }
            result.steps[index].stimulus = .event(samples.map { sample in
                Sample(contact: sample.contact, phase: sample.phase == .cancelled ? .ended : sample.phase, view: sample.view)
            })
        }
        return result
    }
}
