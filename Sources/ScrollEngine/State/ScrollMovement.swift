package import Foundation

/// What moves the content without a finger.
///
/// As in ``ScrollHold``, what the cases of an enumeration need is beside it, so that a refresh changes it in its place. Nothing but this file reaches it,
/// by the kind that has it.
package struct ScrollMovement: Sendable {
    package enum Kind: Sendable {
        case none
        /// After a finger: `isDecelerating`.
        case deceleration
        /// Asked for by code.
        case animation
        /// Something around the content is gone: nothing is notified.
        case settling
        /// To the top, by a key.
        case toTop
        /// The scale goes to where it was asked for, and the offset with it.
        case zoom
        /// The same, back between the limits of the scale.
        case zoomBounce
    }

    package private(set) var kind = Kind.none
    private var anyCourse = ScrollCourse.nowhere
    private var anyScale = AxisMotion(from: 1, to: 1, duration: 0)

    init() {}

    package var isNone: Bool { if case .none = kind { true } else { false } }
    package var isDeceleration: Bool { if case .deceleration = kind { true } else { false } }
    package var isZoomBounce: Bool { if case .zoomBounce = kind { true } else { false } }
    package var isZoom: Bool {
        switch kind {
        case .zoom, .zoomBounce: true
        case .none, .deceleration, .animation, .settling, .toTop: false
        }
    }

    /// Whether code asked for it without zooming.
    package var isAskedFor: Bool {
        switch kind {
        case .animation, .toTop: true
        case .none, .deceleration, .settling, .zoom, .zoomBounce: false
        }
    }

    package var course: ScrollCourse? { isNone ? nil : anyCourse }

    /// The course of what code asked for without zooming; `nil` of other movements.
    package var animation: ScrollCourse? { kind == .animation ? anyCourse : nil }

    /// Where the content is going; `nil` where it goes nowhere.
    package var goal: CGPoint? { isNone ? nil : anyCourse.end }

    /// Seconds from the start to the end.
    private var duration: TimeInterval { isZoom ? max(anyCourse.duration, anyScale.duration) : anyCourse.duration }

    /// Whether it has come to its end; of no movement, false.
    func isOver(at time: TimeInterval, _ figures: ScrollFigures) -> Bool { !isNone && time - anyCourse.start >= duration - figures.tolerance }
}

// Beginning and ending.
extension ScrollMovement {
    /// Why code moves the content.
    package enum Purpose: Sendable { case animation, settling, toTop }

    mutating func begin(_ course: ScrollCourse, for purpose: Purpose) {
        anyCourse = course
        kind = switch purpose {
        case .animation: .animation
        case .settling: .settling
        case .toTop: .toTop
        }
    }

    mutating func decelerate(_ course: ScrollCourse) { (kind, anyCourse) = (.deceleration, course) }

    mutating func zoom(_ course: ScrollCourse, scale: AxisMotion, isBounce: Bool) {
        (anyCourse, anyScale) = (course, scale)
        kind = isBounce ? .zoomBounce : .zoom
    }

    mutating func end() { kind = .none }
}

// Refreshes.
extension ScrollMovement {
    /// It is about to be shown for a time. What changes it before the next refresh changes it from here on.
    mutating func show(_ time: TimeInterval) { if !isNone { anyCourse.shown = max(time, anyCourse.start) } }

    /// `nil` of what leaves the scale as it is.
    func scale(at time: TimeInterval, _ figures: ScrollFigures) -> CGFloat? {
        guard isZoom else { return nil }
        return isOver(at: time, figures) ? anyScale.end : anyScale.position(at: time - anyCourse.start)
    }

    /// Where the content is at a time; `nil` of no movement.
    func place(at time: TimeInterval, in space: ScrollSpace) -> CGPoint? {
        if isNone { return nil }
        return isOver(at: time, space.figures) ? anyCourse.restingPlace(in: space) : space.wholePixel(anyCourse.offset(at: time))
    }
}

// Continuing otherwise (R-SCR-21, R-SCR-33, R-SCR-34).
extension ScrollMovement {
    /// Continues from its place and at its velocity, when the ends of the content are others now or code has put the content elsewhere.
    /// - Parameters:
    ///   - distance: How far away the content came.
    ///   - put: How far code has put it, and its goal along with it.
    mutating func redirect(movedBy distance: ScrollVector, ofWhich put: ScrollVector, in space: ScrollSpace) {
        guard !isNone, anyCourse.ends != space.ends || distance != .zero else { return }
        if isDeceleration { return anyCourse.goOn(movedBy: distance, ofWhich: put, in: space) }
        let duration = duration
        anyCourse.x.shift(by: distance.dx)
        anyCourse.y.shift(by: distance.dy)
        anyCourse.lead(to: end(in: space), of: duration)
        anyCourse.ends = space.ends
    }

    /// Where a movement that code asked for leads between other ends. A place beyond the ends stays: code may ask for one (R-SCR-33).
    private func end(in space: ScrollSpace) -> CGPoint {
        let end = anyCourse.end, old = anyCourse.ends
        if isZoom { return space.offset(end, atScale: anyScale.end) }
        func place(_ end: CGFloat, _ limits: ClosedRange<CGFloat>, _ old: ClosedRange<CGFloat>) -> CGFloat {
            if kind == .toTop, end == old.lowerBound { return limits.lowerBound }
            return old.contains(end) ? end.clamped(to: limits) : end
        }
        return CGPoint(x: place(end.x, space.x.limits, old.x), y: place(end.y, space.y.limits, old.y))
    }

    /// Leads an animation to another place, in the time that is left.
    mutating func lead(to place: CGPoint) { if kind == .animation { anyCourse.lead(to: place, of: duration) } }
}

extension ScrollCourse {
    /// After a finger. It starts again from the refresh that was shown last: from now on would lose the time until the next one.
    fileprivate mutating func goOn(movedBy distance: ScrollVector, ofWhich put: ScrollVector, in space: ScrollSpace) {
        let time = shown - start
        x = x.goingOn(at: time, movedBy: distance.dx, goalBy: put.dx, along: space.x, before: ends.x, space.figures)
        y = y.goingOn(at: time, movedBy: distance.dy, goalBy: put.dy, along: space.y, before: ends.y, space.figures)
        start = shown
        ends = space.ends
    }
}
