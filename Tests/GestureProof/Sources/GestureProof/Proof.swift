import Foundation
@testable import GestureModel

/// What the program does: many programs of gestures, and what came of them in lines.
@MainActor
enum Proof {
    private static var start = ContinuousClock.now
    private static var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// All programs in each world of ``CoordinationWorld``.
    static func exhaustive(depth: Int, seconds limit: Double, part: Int, of parts: Int) throws {
        start = .now
        let all = CoordinationWorld.all(), range = all.count * part / parts..<all.count * (part + 1) / parts, worlds = all[range]
        var total = Total()
        for (number, world) in zip(range, worlds) {
            var exploration = EngineExploration()
            if let found = exploration.run(world.program, depth: depth, steps: world.steps) {
                say(world.description)
                try end(with: found, named: "gesture-world-\(number)")
            }
            total.add(exploration)
            let done = number - range.lowerBound + 1
            if done % 500 == 0 { say(line(total, worlds: done)) }
            guard seconds <= limit else { fail("\(Int(limit)) s were not enough: \(line(total, worlds: done))", status: 1) }
        }
        say("all programs of up to \(depth) steps: \(line(total, worlds: worlds.count)); at most \(total.alphabet) steps to choose from")
    }

    /// All programs of recognizers that do anything.
    static func free(depth: Int) throws {
        start = .now
        var total = Total()
        for (number, world) in CoordinationExploration.worlds.enumerated() {
            var exploration = EngineExploration()
            if let found = exploration.run(world, depth: depth) { try end(with: found, named: "gesture-free-\(number)") }
            total.add(exploration)
        }
        say("all programs of up to \(depth) steps: \(line(total, worlds: CoordinationExploration.worlds.count))")
    }

    /// What random programs have.
    enum Kind: String {
        /// What UIKit can play too.
        case random = "coordination"
        /// Also views that leave, recognizers that go for good and contacts that are cancelled at once.
        case doors
        /// Also a second surface, and events of both.
        case surfaces

        func program(_ seed: UInt64) -> CoordinationProgram {
            switch self {
            case .random: CoordinationProgram(seed: seed)
            case .doors: CoordinationProgram(seedOfDoors: seed)
            case .surfaces: CoordinationProgram(seedOfSurfaces: seed)
            }
        }

        var text: String {
            switch self {
            case .random: ""
            case .doors: " with views that leave"
            case .surfaces: " with views that leave and a second surface"
            }
        }
    }

    static func random(_ count: UInt64, from first: UInt64, _ kind: Kind = .random) throws {
        start = .now
        for seed in first..<(first + count) {
            let program = kind.program(seed)
            if let found = try CoordinationComparison.compare(program, with: EngineSide.self) {
                try end(with: found, named: "\(kind.rawValue)-\(seed)")
            }
            let done = seed - first + 1
            if done % 500_000 == 0 || done == count {
                say("\(done) random programs\(kind.text) from seed \(first) on agree: \(rounded(seconds)) s")
            }
        }
    }

    private struct Total {
        var steps = 0, states = 0, alphabet = 0

        mutating func add(_ exploration: EngineExploration) {
            steps += exploration.steps
            states += exploration.states
            alphabet = max(alphabet, exploration.alphabet)
        }
    }

    private static func line(_ total: Total, worlds: Int) -> String {
        "\(worlds) worlds, \(total.states) states, \(total.steps) steps in \(rounded(seconds)) s"
    }

    private static func rounded(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

    private static func end(with disagreement: CoordinationComparison.Disagreement, named name: String) throws -> Never {
        let small = try CoordinationComparison.shrink(disagreement, with: EngineSide.self)
        fail(try small.report(named: name), status: 1)
    }
}
