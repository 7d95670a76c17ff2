package import Foundation

/// Which fingers have the content.
package enum ScrollHold: Sendable {
    case nothing
    /// A finger has stopped a movement, and has not moved since (R-SCR-6a).
    case caught
    case dragged(ScrollDrag, ScrollGrip)
    case pinched(ScrollPinch, ScrollGrip)
    /// The pan and the pinch have the content together (R-SCR-51).
    case both(ScrollDrag, ScrollPinch, ScrollGrip)
    /// The drag is over, and the delegate is being notified of that.
    case released(ScrollRelease)
    /// The drag is over, and the pinch is not.
    case releasedToPinch(ScrollRelease, ScrollPinch, ScrollGrip)
}

/// Where the offset would be if nothing held against the fingers.
package typealias ScrollGrip = CGPoint

/// What a finger does to a scroll view from the beginning of its pan to the end.
package struct ScrollDrag: Sendable {
    /// The axis along which alone the content moves (R-SCR-12).
    package enum Lock: Sendable { case none, horizontal, vertical }
    /// What the delegate has been notified of.
    enum Report: Sendable { case nothing, beginning, end }

    /// The pan's translation that the content has followed.
    package internal(set) var followed = CGPoint.zero
    var lock = Lock.none
    var report = Report.nothing
    /// Where the content was when the finger began: the page that it turns from (R-SCR-25).
    var start: CGPoint
    /// When the fingers moved last, in seconds on the clock of events.
    var lastMove: TimeInterval
    /// Whether the finger has stopped a deceleration and not moved since: the end of that is still to be reported (R-SCR-30).
    package internal(set) var isBraked: Bool
}

/// A pinch on its way.
package struct ScrollPinch: Sendable {
    /// The scale that the fingers ask for, and how much of the recognizer's it has followed.
    var held: CGFloat
    var followed: CGFloat = 1
    /// The middle between the fingers, from the scroll view's corner.
    var middle: CGPoint
    /// How the content moves after a drag that ended in the same event.
    var lift: ScrollLift?
}

/// How fingers let go.
package struct ScrollLift: Sendable {
    /// Of the offset, in points a second.
    package let velocity: CGPoint
    /// Where the content would come to rest by itself, and where the layout of the content or the delegate says.
    package let natural: CGPoint
    package var target: CGPoint
}

/// A drag that is over, until the delegate has been notified of it.
package struct ScrollRelease: Sendable {
    /// The movement that follows, unless something else has the content by then.
    var next: ScrollCourse?
    /// Where the content was when that was computed, and how far code has put it since.
    var place: CGPoint
    var put = ScrollVector.zero
    /// As in ``ScrollDrag``.
    var isBraked: Bool
}

extension ScrollHold {
    package var drag: ScrollDrag? {
        switch self {
        case .dragged(let drag, _), .both(let drag, _, _): drag
        case .nothing, .caught, .pinched, .released, .releasedToPinch: nil
        }
    }

    var pinch: ScrollPinch? {
        switch self {
        case .pinched(let pinch, _), .both(_, let pinch, _), .releasedToPinch(_, let pinch, _): pinch
        case .nothing, .caught, .dragged, .released: nil
        }
    }

    package var isDragged: Bool {
        switch self {
        case .dragged, .both: true
        case .nothing, .caught, .pinched, .released, .releasedToPinch: false
        }
    }

    package var isPinched: Bool {
        switch self {
        case .pinched, .both, .releasedToPinch: true
        case .nothing, .caught, .dragged, .released: false
        }
    }

    /// Whether the delegate has been notified of the beginning of a drag, and not of its end.
    var isReported: Bool { drag?.report == .beginning }

    package var isCaught: Bool { if case .caught = self { true } else { false } }

    /// Whether fingers have stopped a deceleration whose end is still to be reported.
    package var isBraked: Bool {
        switch self {
        case .dragged(let drag, _), .both(let drag, _, _): drag.isBraked
        case .released(let release), .releasedToPinch(let release, _, _): release.isBraked
        case .nothing, .caught, .pinched: false
        }
    }

    /// Whether the pan has a finger that stopped a deceleration, and has gone elsewhere now.
    func isBraked(andMovesTo translation: CGPoint) -> Bool { isBraked && drag?.followed != translation }

    /// What fingers hold; `nil` where none do.
    var grip: ScrollGrip? {
        switch self {
        case .dragged(_, let grip), .pinched(_, let grip), .both(_, _, let grip), .releasedToPinch(_, _, let grip): grip
        case .nothing, .caught, .released: nil
        }
    }
}

// Fingers come and go.
extension ScrollHold {
    mutating func begin(_ drag: ScrollDrag, in space: ScrollSpace) {
        self = switch self {
        case .pinched(let pinch, let grip), .both(_, let pinch, let grip), .releasedToPinch(_, let pinch, let grip): .both(drag, pinch, grip)
        case .dragged(_, let grip): .dragged(drag, grip)
        case .nothing, .caught, .released: .dragged(drag, space.held(for: space.offset))
        }
    }

    mutating func begin(_ pinch: ScrollPinch, in space: ScrollSpace) {
        self = switch self {
        case .dragged(let drag, let grip), .both(let drag, _, let grip): .both(drag, pinch, grip)
        case .pinched(_, let grip): .pinched(pinch, grip)
        case .releasedToPinch(let release, _, let grip): .releasedToPinch(release, pinch, grip)
        case .released(let release): .releasedToPinch(release, pinch, space.held(for: space.offset))
        case .nothing, .caught: .pinched(pinch, space.held(for: space.offset))
        }
    }

    /// The drag is over. Its end is reported even if it was taken away meanwhile.
    mutating func release(_ release: ScrollRelease) {
        self = switch self {
        case .pinched(let pinch, let grip), .both(_, let pinch, let grip), .releasedToPinch(_, let pinch, let grip): .releasedToPinch(release, pinch, grip)
        case .nothing, .caught, .dragged, .released: .released(release)
        }
    }

    /// The delegate has been notified of the end of the drag.
    mutating func forgetRelease() {
        switch self {
        case .released: self = .nothing
        case .releasedToPinch(_, let pinch, let grip): self = .pinched(pinch, grip)
        case .nothing, .caught, .dragged, .pinched, .both: break
        }
    }

    mutating func endPinch() {
        switch self {
        case .pinched: self = .nothing
        case .both(let drag, _, let grip): self = .dragged(drag, grip)
        case .releasedToPinch(let release, _, _): self = .released(release)
        case .nothing, .caught, .dragged, .released: break
        }
    }

    /// All fingers have let go; one that has stopped a movement only may still lie there.
    mutating func letGo() { if !isCaught { self = .nothing } }
}

// Fingers move.
extension ScrollHold {
    mutating func change(drag body: (inout ScrollDrag) -> Void) {
        switch self {
        case .dragged(var drag, let grip):
            body(&drag)
            self = .dragged(drag, grip)
        case .both(var drag, let pinch, let grip):
            body(&drag)
            self = .both(drag, pinch, grip)
        case .nothing, .caught, .pinched, .released, .releasedToPinch: break
        }
    }

    /// Both at once, as each move of a finger does.
    mutating func change(dragAndGrip body: (inout ScrollDrag, inout ScrollGrip) -> Void) {
        switch self {
        case .dragged(var drag, var grip):
            body(&drag, &grip)
            self = .dragged(drag, grip)
        case .both(var drag, let pinch, var grip):
            body(&drag, &grip)
            self = .both(drag, pinch, grip)
        case .nothing, .caught, .pinched, .released, .releasedToPinch: break
        }
    }

    mutating func change(pinch body: (inout ScrollPinch) -> Void) {
        switch self {
        case .pinched(var pinch, let grip):
            body(&pinch)
            self = .pinched(pinch, grip)
        case .both(let drag, var pinch, let grip):
            body(&pinch)
            self = .both(drag, pinch, grip)
        case .releasedToPinch(let release, var pinch, let grip):
            body(&pinch)
            self = .releasedToPinch(release, pinch, grip)
        case .nothing, .caught, .dragged, .released: break
        }
    }

    mutating func change(release body: (inout ScrollRelease) -> Void) {
        switch self {
        case .released(var release):
            body(&release)
            self = .released(release)
        case .releasedToPinch(var release, let pinch, let grip):
            body(&release)
            self = .releasedToPinch(release, pinch, grip)
        case .nothing, .caught, .dragged, .pinched, .both: break
        }
    }

    mutating func change(grip body: (inout ScrollGrip) -> Void) {
        switch self {
        case .dragged(let drag, var grip):
            body(&grip)
            self = .dragged(drag, grip)
        case .pinched(let pinch, var grip):
            body(&grip)
            self = .pinched(pinch, grip)
        case .both(let drag, let pinch, var grip):
            body(&grip)
            self = .both(drag, pinch, grip)
        case .releasedToPinch(let release, let pinch, var grip):
            body(&grip)
            self = .releasedToPinch(release, pinch, grip)
        case .nothing, .caught, .released: break
        }
    }

    /// The deceleration that the finger has stopped is reported as ended.
    mutating func forgetBrake() {
        change(drag: { $0.isBraked = false })
        change(release: { $0.isBraked = false })
    }

    /// Fingers continue from the present place of the content.
    mutating func regrip(in space: ScrollSpace) { change(grip: { $0 = space.regripped($0) }) }
}
