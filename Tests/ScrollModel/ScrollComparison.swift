import Foundation
import ScrollEngine

/// Plays programs on a side and on the reference, and looks what they do not agree about.
@MainActor
struct ScrollComparison {
    let make: (ScrollSetting, @escaping () -> Bool) -> any ScrollSide
    /// Whether fingers of a pinch are always taken to have let go: where no recognizer says it.
    var pinchAlwaysLetsGo = false
    /// What is not legal after an action, on the side.
    var fault: (any ScrollSide) -> String? = { _ in nil }
    /// How often programs came where.
    var tally: [String: Int] = [:]

    init(_ make: @escaping (ScrollSetting, @escaping () -> Bool) -> any ScrollSide) { self.make = make }

    /// - Returns: `nil` where they agree.
    mutating func difference(_ program: ScrollProgram) -> String? {
        let always = pinchAlwaysLetsGo
        var one = ScrollRun(program, on: make), two = ScrollRun(program) { setting, letsGo in ReferenceSide(setting) { always || letsGo() } }
        let reference = two.side as! ReferenceSide
        for (number, action) in program.actions.enumerated() {
            let seen = reference.notes.count
            one.play(action)
            two.play(action)
            for note in reference.notes[seen...] { tally[note.name, default: 0] += 1 }
            if reference.isDragging, reference.motion != nil { tally["dragged and moved", default: 0] += 1 }
            if reference.isDragging, reference.isZooming { tally["pinched and dragged", default: 0] += 1 }
            if reference.isCaught { tally["caught", default: 0] += 1 }
            if let words = disagreement(one.side, reference) ?? fault(one.side) { return "after action \(number), \(action): \(words)" }
        }
        return nil
    }

    private func disagreement(_ side: any ScrollSide, _ reference: ReferenceSide) -> String? {
        for (one, two) in zip(side.notes, reference.notes) where !one.isNear(two) { return "\(one)\nreference: \(two)" }
        if side.notes.count != reference.notes.count {
            let more = side.notes.count > reference.notes.count ? side.notes : reference.notes
            return "\(side.notes.count > reference.notes.count ? "the reference lacks" : "the reference has"): \(more[min(side.notes.count, reference.notes.count)])"
        }
        let place = ScrollNote(name: "is", offset: side.offset, scale: side.scale), other = ScrollNote(name: "is", offset: reference.offset, scale: reference.scale)
        if !place.isNear(other) { return "\(place)\nreference: \(other)" }
        func differs(_ name: String, _ one: Bool, _ two: Bool) -> String? { one == two ? nil : "\(name) is \(one), of the reference \(two)" }
        return differs("isDragging", side.isDragging, reference.isDragging) ?? differs("isDecelerating", side.isDecelerating, reference.isDecelerating)
            ?? differs("isZooming", side.isZooming, reference.isZooming) ?? differs("isZoomBouncing", side.isZoomBouncing, reference.isZoomBouncing)
            ?? differs("isCaught", side.isCaught, reference.isCaught)
    }

    /// The program without what it does not need to fail.
    mutating func shrunk(_ program: ScrollProgram) -> ScrollProgram {
        var small = program, hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in small.actions.indices.reversed() {
                var next = small
                next.actions.remove(at: index)
                if difference(next) != nil { (small, hasChanged) = (next, true) }
            }
            for key in small.reactions.keys.sorted() {
                var next = small
                next.reactions[key] = nil
                if difference(next) != nil { (small, hasChanged) = (next, true) }
            }
        }
        return small
    }

    /// What is found of so many programs, made small; at most five.
    mutating func differences(seeds: Range<UInt64>) -> [String] {
        var found: [String] = []
        for seed in seeds where found.count < 5 {
            guard let words = difference(ScrollProgram(seed: seed)) else { continue }
            let small = shrunk(ScrollProgram(seed: seed))
            found.append("seed \(seed): \(difference(small) ?? words)\n\(small)")
        }
        return found
    }

    /// The places where programs come too seldom: those that visit nothing agree about nothing.
    func rarities(below count: Int) -> [String] {
        ["did scroll", "will begin dragging", "did end dragging", "did end dragging, continues", "will begin decelerating", "did end decelerating", "did end animation",
         "did scroll to top", "will begin zooming", "did zoom", "did end zooming", "dragged and moved", "pinched and dragged", "caught"]
            .filter { tally[$0, default: 0] < count }
    }
}
