import Foundation
@testable import ScrollEngine
import Testing

/// The rules of scrolling beside a second writing of them (`Model/ReferenceSide.swift`), on the same random programs: the same notifications in the same
/// order, with the content at the same places, and the same states to be read after each action.
///
/// `DACTYL_SCROLLING` says how many programs, else 20,000, from the seed `DACTYL_FIRST_SEED` on.
@Suite("Scrolling: the rules and the rules written again")
struct ScrollModelTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["DACTYL_SCROLLING"].flatMap(UInt64.init) ?? 20_000
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0

    @Test("R-SCR-6a, R-SCR-12, R-SCR-13, R-SCR-20 … 25, R-SCR-30 … 35, R-SCR-50 … 54 Random programs")
    func random() {
        var found = 0, tally: [String: Int] = [:]
        for seed in Self.first..<(Self.first + Self.count) where found < 5 {
            guard let difference = Self.difference(ScrollProgram(seed: seed), &tally) else { continue }
            found += 1
            let small = Self.shrunk(ScrollProgram(seed: seed))
            var none: [String: Int] = [:]
            Issue.record("seed \(seed): \(Self.difference(small, &none) ?? difference)\n\(small)")
        }
        // Programs that visit nothing agree about nothing.
        for name in ["did scroll", "will begin dragging", "did end dragging", "did end dragging, continues", "will begin decelerating", "did end decelerating",
                     "did end animation", "did scroll to top", "will begin zooming", "did zoom", "did end zooming", "dragged and moved", "pinched and dragged", "caught"] {
            #expect(tally[name, default: 0] >= Self.count / 500, "\(name): \(tally[name, default: 0])")
        }
    }

    /// What the sides do not agree about, or what of the engine's state is not legal; `nil` for nothing.
    private static func difference(_ program: ScrollProgram, _ tally: inout [String: Int]) -> String? {
        var one = ScrollRun(program) { EngineSide($0, pinchLetsGo: $1) }, two = ScrollRun(program) { ReferenceSide($0, pinchLetsGo: $1) }
        let engine = one.side as! EngineSide, reference = two.side as! ReferenceSide
        for (number, action) in program.actions.enumerated() {
            let seen = engine.notes.count
            one.play(action)
            two.play(action)
            for note in engine.notes[seen...] { tally[note.name, default: 0] += 1 }
            if engine.isDragging, !engine.state.movement.isNone { tally["dragged and moved", default: 0] += 1 }
            if engine.isDragging, engine.isZooming { tally["pinched and dragged", default: 0] += 1 }
            if engine.state.hold.isCaught { tally["caught", default: 0] += 1 }
            if let words = disagreement(engine, reference) ?? fault(engine.state) { return "after action \(number), \(action): \(words)" }
        }
        return nil
    }

    private static func disagreement(_ engine: EngineSide, _ reference: ReferenceSide) -> String? {
        for (one, two) in zip(engine.notes, reference.notes) where !one.isNear(two) { return "engine: \(one)\nreference: \(two)" }
        if engine.notes.count != reference.notes.count {
            let more = engine.notes.count > reference.notes.count ? engine.notes : reference.notes
            return "\(engine.notes.count > reference.notes.count ? "engine" : "reference") alone: \(more[min(engine.notes.count, reference.notes.count)])"
        }
        let place = ScrollNote(name: "", offset: engine.offset, scale: engine.scale), other = ScrollNote(name: "", offset: reference.offset, scale: reference.scale)
        if !place.isNear(other) { return "engine\(place), reference\(other)" }
        func differs(_ name: String, _ one: Bool, _ two: Bool) -> String? { one == two ? nil : "\(name): engine \(one), reference \(two)" }
        return differs("isDragging", engine.isDragging, reference.isDragging) ?? differs("isDecelerating", engine.isDecelerating, reference.isDecelerating)
            ?? differs("isZooming", engine.isZooming, reference.isZooming) ?? differs("isZoomBouncing", engine.isZoomBouncing, reference.isZoomBouncing)
            ?? differs("isCaught", engine.state.hold.isCaught, reference.isCaught)
    }

    /// What must not be between inputs.
    private static func fault(_ state: ScrollState) -> String? {
        if case .released = state.hold { return "a drag is being reported, and nothing is" }
        if case .releasedToPinch = state.hold { return "a drag is being reported, and nothing is" }
        if state.movement.isDeceleration, state.hold.isDragged || state.hold.isPinched || state.hold.isCaught { return "a deceleration under fingers" }
        return state.owesMove ? "a notification is owed, and nothing is being placed" : nil
    }

    /// The program without what it does not need to fail.
    private static func shrunk(_ program: ScrollProgram) -> ScrollProgram {
        var small = program, none: [String: Int] = [:], hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in small.actions.indices.reversed() {
                var next = small
                next.actions.remove(at: index)
                if difference(next, &none) != nil { (small, hasChanged) = (next, true) }
            }
            for key in small.reactions.keys {
                var next = small
                next.reactions[key] = nil
                if difference(next, &none) != nil { (small, hasChanged) = (next, true) }
            }
        }
        return small
    }
}
