import Foundation
@testable import GestureModel
import Scenarios
import Testing

/// UIKit on the gesture engine beside a second implementation of the rules (the target `GestureModel`), on the same programs: the same decisions,
/// calls and questions in the same order, and the same states to be read in each.
///
/// `DACTYL_COORDINATION` says how many random programs, else 2000, from the seed `DACTYL_FIRST_SEED` on; `DACTYL_DEPTH` how many steps the
/// exhaustive ones have, all of them. Without it there are as many as take some seconds, the shortest first.
@MainActor @Suite("Gestures: UIKit and the rules done slowly")
struct CoordinationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["DACTYL_COORDINATION"].flatMap(UInt64.init) ?? 2000
    private static let budget = 6000
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0
    private static let depth = environment["DACTYL_DEPTH"].flatMap(Int.init)

    @Test("R-DLV-3 … 7, R-DLV-10 … 32, R-GR-11 … 16, R-GR-20 … 23, R-GR-30 … 54 Random programs")
    func random() throws {
        let start = ContinuousClock.now
        var shapes: Set<String> = []
        for seed in Self.first..<(Self.first + Self.count) {
            guard shapes.count < 20, let found = try CoordinationComparison.compare(CoordinationProgram(seed: seed), with: UIKitSide.self) else { continue }
            // One of each kind: more of the same adds nothing.
            let small = try CoordinationComparison.shrink(found, with: UIKitSide.self)
            if shapes.insert(small.shape).inserted { Issue.record("\(try small.report(named: "coordination-\(seed)"))") }
        }
        print("\(Self.count) random programs from seed \(Self.first) on in \(ContinuousClock.now - start)")
    }

    @Test("R-GR-3 Programs that were once played otherwise than by the rules", arguments: [
        // A reset attaches the recognizer that is being moved.
        UInt64(61_649),
    ])
    func remembered(seed: UInt64) throws {
        let found = try CoordinationComparison.compare(CoordinationProgram(seed: seed), with: UIKitSide.self)
        #expect(try found?.report(named: "coordination-\(seed)") == nil)
    }

    @Test("R-DLV-10 … 32, R-GR-11 … 16, R-GR-30 … 54 All small programs")
    func exhaustive() throws {
        let start = ContinuousClock.now, worlds = CoordinationExploration.worlds
        var programs = 0, states = 0, depth = Int.max
        for (number, world) in worlds.enumerated() {
            var exploration = CoordinationExploration()
            let budget = Self.depth == nil ? Self.budget / worlds.count : .max
            if let found = try exploration.run(world, with: UIKitSide.self, depth: Self.depth ?? 7, budget: budget) {
                Issue.record("\(try CoordinationComparison.shrink(found, with: UIKitSide.self).report(named: "coordination-world-\(number)"))")
            }
            programs += exploration.programs
            states += exploration.states
            depth = min(depth, exploration.depth)
        }
        print("""
            \(programs) programs of \(worlds.count) worlds in \(ContinuousClock.now - start); all of those of up to \(depth) steps; \
            \(states) states
            """)
    }

    @Test("A program that is written down is a scenario that can be read")
    func scenarios() throws {
        for seed in 0..<UInt64(100) {
            let text = try CoordinationComparison.scenario(of: CoordinationProgram(seed: seed), named: "coordination-\(seed)", note: "")
            #expect(throws: Never.self, "\(text)") {
                _ = try Scenario(data: Data(text.utf8), file: "coordination-\(seed).json", expectedName: "coordination-\(seed)")
            }
        }
    }
}
