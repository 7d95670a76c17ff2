package import Foundation

/// What moves the content without a finger.
package enum ScrollMovement: Sendable {
    case none
    /// After a finger: `isDecelerating`.
    case deceleration(ScrollCourse)
    /// Asked for by code.
    case animation(ScrollCourse)
    /// Something around the content is gone: nothing is notified.
    case settling(ScrollCourse)
    /// To the top, by a key.
    case toTop(ScrollCourse)
    /// The scale goes to where it was asked for, or back between its limits, and the offset with it.
    case zoom(ScrollCourse, scale: AxisMotion, isBounce: Bool)

    package var isNone: Bool { if case .none = self { true } else { false } }
    package var isDeceleration: Bool { if case .deceleration = self { true } else { false } }
    package var isZoom: Bool { if case .zoom = self { true } else { false } }
    package var isZoomBounce: Bool { if case .zoom(_, _, isBounce: true) = self { true } else { false } }

    package var course: ScrollCourse? {
        switch self {
        case .none: nil
        case .deceleration(let course), .animation(let course), .settling(let course), .toTop(let course), .zoom(let course, _, _): course
        }
    }

    /// Where the content is going; `nil` where it goes nowhere.
    package var goal: CGPoint? { course?.end }

    /// Seconds from the start to the end.
    var duration: TimeInterval {
        if case .zoom(let course, let scale, _) = self { return max(course.duration, scale.duration) }
        return course?.duration ?? 0
    }

    /// Whether it has come to its end; of no movement, false.
    func isOver(at time: TimeInterval, _ figures: ScrollFigures) -> Bool {
        course.map { time - $0.start >= duration - figures.tolerance } ?? false
    }

    mutating func change(_ body: (inout ScrollCourse) -> Void) {
        switch self {
        case .none: break
        case .deceleration(var course):
            body(&course)
            self = .deceleration(course)
        case .animation(var course):
            body(&course)
            self = .animation(course)
        case .settling(var course):
            body(&course)
            self = .settling(course)
        case .toTop(var course):
            body(&course)
            self = .toTop(course)
        case .zoom(var course, let scale, let isBounce):
            body(&course)
            self = .zoom(course, scale: scale, isBounce: isBounce)
        }
    }
}

// What code asks for.
extension ScrollMovement {
    /// Why code moves the content.
    package enum Purpose: Sendable { case animation, settling, toTop }

    init(_ course: ScrollCourse, for purpose: Purpose) {
        self = switch purpose {
        case .animation: .animation(course)
        case .settling: .settling(course)
        case .toTop: .toTop(course)
        }
    }
}

// Continuing otherwise (R-SCR-21, R-SCR-33, R-SCR-34).
extension ScrollMovement {
    /// Continues from its place and at its velocity, when the ends of the content are others now or code has put the content elsewhere.
    /// - Parameters:
    ///   - distance: How far away the content came.
    ///   - put: How far code has put it, and its goal along with it.
    mutating func redirect(movedBy distance: ScrollVector, ofWhich put: ScrollVector, in space: ScrollSpace) {
        guard let course, course.ends != space.ends || distance != .zero else { return }
        switch self {
        case .deceleration: change { $0.goOn(movedBy: distance, ofWhich: put, in: space) }
        default:
            let duration = duration
            change {
                $0.x.shift(by: distance.dx)
                $0.y.shift(by: distance.dy)
            }
            let end = end(in: space)
            change {
                $0.lead(to: end, of: duration)
                $0.ends = space.ends
            }
        }
    }

    /// Where a movement that code asked for leads between other ends. A place beyond the ends stays: code may ask for one (R-SCR-33).
    private func end(in space: ScrollSpace) -> CGPoint {
        guard let course else { return space.offset }
        if case .zoom(_, let scale, _) = self { return space.offset(course.end, atScale: scale.end) }
        var isToTop = false
        if case .toTop = self { isToTop = true }
        func place(_ end: CGFloat, _ limits: ClosedRange<CGFloat>, _ old: ClosedRange<CGFloat>) -> CGFloat {
            if isToTop, end == old.lowerBound { return limits.lowerBound }
            return old.contains(end) ? end.clamped(to: limits) : end
        }
        return CGPoint(x: place(course.end.x, space.x.limits, course.ends.x), y: place(course.end.y, space.y.limits, course.ends.y))
    }

    /// Leads an animation to another place, in the time that is left.
    mutating func lead(to place: CGPoint) {
        guard case .animation = self else { return }
        let duration = duration
        change { $0.lead(to: place, of: duration) }
    }
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
