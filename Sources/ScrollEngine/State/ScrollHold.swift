package import Foundation

/// Which fingers have the content.
///
/// It is an enumeration, ``Phase``, with what each case needs beside it and not inside of it: Swift changes what is inside of a case by copying all of it,
/// and a finger changes three numbers with each frame. Only this file reaches the parts, by the phase that has them; the parts of other phases hold what
/// was left in them, and nothing reads that.
package struct ScrollHold: Sendable {
    package enum Phase: Sendable {
        case nothing
        /// A finger has stopped a movement, and has not moved since (R-SCR-6a).
        case caught
        /// With a drag and a grip.
        case dragged
        /// With a pinch and a grip.
        case pinched
        /// The pan and the pinch have the content together (R-SCR-51): with a drag, a pinch and a grip.
        case both
        /// The drag is over, and the delegate is being notified of that: with a release.
        case released
        /// The drag is over, and the pinch is not: with a release, a pinch and a grip.
        case releasedToPinch
    }

    package private(set) var phase = Phase.nothing
    /// Whether a drag's finger has stopped a deceleration and not moved since: the end of that is still to be reported (R-SCR-30).
    package private(set) var isBraked = false
    private var anyDrag = ScrollDrag(start: .zero, lastMove: 0)
    private var anyPinch = ScrollPinch(held: 1, middle: .zero)
    private var anyGrip = ScrollGrip.zero
    private var anyRelease = ScrollRelease(place: .zero)

    init() {}

    package static func ~= (phase: Phase, hold: ScrollHold) -> Bool { hold.phase == phase }
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
    /// Whether the delegate has been notified.
    var isReported = false
    /// Where the content was when that was computed, and how far code has put it since.
    var place: CGPoint
    var put = ScrollVector.zero
}

// What the phases have. A phase is a byte: asked by its own means, the parts need not be passed along.
extension ScrollHold.Phase {
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

    fileprivate var isReleased: Bool {
        switch self {
        case .released, .releasedToPinch: true
        case .nothing, .caught, .dragged, .pinched, .both: false
        }
    }

    fileprivate var hasGrip: Bool { isDragged || isPinched }
}

extension ScrollHold {
    package var isDragged: Bool { phase.isDragged }
    package var isPinched: Bool { phase.isPinched }
    package var isCaught: Bool { phase == .caught }

    package var drag: ScrollDrag? { isDragged ? anyDrag : nil }
    var pinch: ScrollPinch? { isPinched ? anyPinch : nil }
    /// What fingers hold; `nil` where none do.
    var grip: ScrollGrip? { phase.hasGrip ? anyGrip : nil }

    /// Whether the delegate has been notified of the beginning of a drag, and not of its end.
    var isReported: Bool { isDragged && anyDrag.report == .beginning }

    /// Whether the delegate is being notified that the fingers of a drag have lifted (R-SCR-5).
    package var isLifting: Bool { isDragged ? anyDrag.report == .end : phase.isReleased && !anyRelease.isReported }

    /// Whether the end of a drag is being reported, and a movement follows it.
    var isReleasedToMovement: Bool { phase.isReleased && anyRelease.next != nil }

    /// Whether the pan has a finger that stopped a deceleration, and has gone elsewhere now.
    func isBraked(andMovesTo translation: CGPoint) -> Bool { isBraked && isDragged && anyDrag.followed != translation }
}

// Fingers come and go.
extension ScrollHold {
    /// A brake is a drag's, or its release's.
    private mutating func enter(_ next: Phase) {
        phase = next
        if !phase.isDragged, !phase.isReleased { isBraked = false }
    }

    /// A finger has stopped a movement, and rests.
    mutating func catchContent() { enter(.caught) }

    mutating func begin(_ drag: ScrollDrag, isBraked: Bool, in space: ScrollSpace) {
        if !phase.hasGrip { anyGrip = space.held(for: space.offset) }
        anyDrag = drag
        self.isBraked = isBraked
        phase = switch phase {
        case .pinched, .both, .releasedToPinch: .both
        case .nothing, .caught, .dragged, .released: .dragged
        }
    }

    mutating func begin(_ pinch: ScrollPinch, in space: ScrollSpace) {
        if !phase.hasGrip { anyGrip = space.held(for: space.offset) }
        anyPinch = pinch
        phase = switch phase {
        case .dragged, .both: .both
        case .released, .releasedToPinch: .releasedToPinch
        case .nothing, .caught, .pinched: .pinched
        }
    }

    /// The drag is over. Its end is reported even if it was taken away meanwhile.
    mutating func release(_ release: ScrollRelease) {
        anyRelease = release
        phase = isPinched ? .releasedToPinch : .released
    }

    /// The delegate has been notified of the end of the drag.
    /// - Returns: The release, where no pinch has the content.
    mutating func forgetRelease() -> ScrollRelease? {
        switch phase {
        case .released:
            enter(.nothing)
            return anyRelease
        case .releasedToPinch: enter(.pinched)
        case .nothing, .caught, .dragged, .pinched, .both: break
        }
        return nil
    }

    mutating func endPinch() {
        switch phase {
        case .pinched: enter(.nothing)
        case .both: enter(.dragged)
        case .releasedToPinch: enter(.released)
        case .nothing, .caught, .dragged, .released: break
        }
    }

    /// All fingers have let go.
    mutating func letGo() { enter(.nothing) }

    /// The finger that had stopped a movement has none of the content any more.
    mutating func forgetCaught() { if isCaught { enter(.nothing) } }
}

// Fingers move.
extension ScrollHold {
    /// A drag takes the content along (R-SCR-6, R-SCR-12, R-SCR-15).
    /// - Returns: Where that is shown; `nil` where the pan does not place it.
    mutating func follow(_ touch: ScrollTouch, _ x: ScrollAxis, _ y: ScrollAxis, _ contentsScale: CGFloat) -> CGPoint? {
        let dx = touch.translation.x - anyDrag.followed.x, dy = touch.translation.y - anyDrag.followed.y
        guard isDragged, dx != 0 || dy != 0 else { return nil }
        (anyDrag.followed, anyDrag.lastMove) = (touch.translation, touch.time)
        // The pinch places the content (R-SCR-51).
        if touch.isPinch { return nil }
        if anyDrag.lock != .vertical { anyGrip.x -= dx }
        if anyDrag.lock != .horizontal { anyGrip.y -= dy }
        if touch.source == .wheel { anyGrip = CGPoint(x: anyGrip.x.clamped(to: x.limits), y: anyGrip.y.clamped(to: y.limits)) }
        return CGPoint(x: x.shown(for: anyGrip.x), y: y.shown(for: anyGrip.y)).onWholePixels(contentsScale)
    }

    mutating func change(drag body: (inout ScrollDrag) -> Void) { if isDragged { body(&anyDrag) } }

    mutating func change(pinch body: (inout ScrollPinch) -> Void) { if isPinched { body(&anyPinch) } }

    mutating func change(release body: (inout ScrollRelease) -> Void) { if phase.isReleased { body(&anyRelease) } }

    mutating func change(grip body: (inout ScrollGrip) -> Void) { if phase.hasGrip { body(&anyGrip) } }

    /// The deceleration that the finger has stopped is reported as ended.
    mutating func forgetBrake() { isBraked = false }

    /// Fingers continue from the present place of the content.
    mutating func regrip(in space: ScrollSpace) { change(grip: { $0 = space.regripped($0) }) }
}
