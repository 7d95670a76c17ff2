package import Foundation

/// What comes to a scroll view: fingers, refreshes of the display, code, layout.
package enum ScrollInput: Sendable {
    // Fingers.
    case panBegan(ScrollTouch)
    case panMoved(ScrollTouch)
    /// The fingers have lifted.
    case panEnded(ScrollTouch)
    case panCancelled
    /// The pan is at the end of its attempt; one that was removed in mid-drag has sent nothing.
    case panReset
    /// The delegate, or the layout of the content, has said where the content is to come to rest after a drag.
    /// - Parameter pinchLetsGo: Whether no finger holds the pinch any more, which is about to end.
    case panAnswered(ScrollLift, pinchLetsGo: Bool)
    case pinchBegan(ScrollPinchTouch)
    case pinchMoved(ScrollPinchTouch)
    /// Two fingers pinch that were not the two before: what is between them stays there from now on.
    case pinchRegripped(middle: CGPoint)
    case pinchEnded
    /// The layout of the content has said where it comes to rest after fingers that held it.
    case restAnswered(ScrollLift)
    /// A finger has landed.
    case landed
    /// The fingers have left.
    case left
    /// The mouse has taken an indicator somewhere.
    case indicatorMoved(to: CGPoint)

    /// A refresh of the display, at a time on the clock of animations.
    case tick(TimeInterval)

    // Code.
    /// The content was put where it is now: what has it continues from there.
    case put(from: CGPoint)
    case go(to: CGPoint, isAnimated: Bool, ScrollMovement.Purpose)
    /// A movement of code's leads to another place, in the time that is left.
    case lead(to: CGPoint)
    case zoom(to: CGFloat, offset: CGPoint, isAnimated: Bool)
    /// Whatever moves the content stops.
    case stop
    /// The same, and the content is where it comes to rest at once (R-SCR-35a).
    case halt
    /// The page from which a finger turns is another one.
    case turnedPage(by: ScrollVector)

    // Layout.
    /// The ends of the content may be others.
    case endsChanged
    /// The insets have changed, and with them the place of the content's beginning.
    case insetsChanged(from: CGPoint, to: CGPoint)
    /// There is other room above the content: it goes back between its ends in a moment.
    case roomChanged(isAnimated: Bool)
    /// Lengths in the content turned out otherwise than guessed, and the content was put where the same is seen as before.
    case measured(from: CGPoint)
    /// All that is in sight has been placed: the delegate is notified of where that has moved the content.
    case laidOut
    /// The scroll view is in no window any more.
    case leftWindow
}

extension ScrollInput {
    /// Whether each frame may have one. What it leads to at once begins no movement.
    package var isFrames: Bool {
        switch self {
        case .panMoved, .tick: true
        default: false
        }
    }

    /// Whether layout says it: not fingers, the display or code.
    package var isLayouts: Bool {
        switch self {
        case .endsChanged, .insetsChanged, .measured, .laidOut: true
        default: false
        }
    }
}

/// What a pan says.
package struct ScrollTouch: Sendable {
    /// On the clock of events, in seconds.
    package var time: TimeInterval
    /// Since the pan began, in points.
    package var translation: CGPoint
    /// Of the fingers, in points a second.
    package var velocity: CGPoint
    package var source: Source
    /// Whether two fingers pinch: then the pinch moves the content with them. Where one is left, or on a touchpad, the pan does.
    package var isPinch: Bool

    package enum Source: Sendable {
        case fingers
        /// It has decided about the velocity itself (R-IND-7).
        case touchpad
        /// Nothing holds what it has turned beyond an end (R-SCR-15).
        case wheel
    }

    package init(time: TimeInterval, translation: CGPoint, velocity: CGPoint, source: Source = .fingers, isPinch: Bool = false) {
        self.time = time
        self.translation = translation
        self.velocity = velocity
        self.source = source
        self.isPinch = isPinch
    }
}

/// What a pinch says.
package struct ScrollPinchTouch: Sendable {
    /// Times the distance of the fingers when it began.
    package var scale: CGFloat
    /// The middle between the fingers now and before this event, from the scroll view's corner.
    package var middle: CGPoint
    package var earlierMiddle: CGPoint
    /// Whether there is a middle: one finger that is left has none.
    package var hasMiddle: Bool

    package init(scale: CGFloat, middle: CGPoint, earlierMiddle: CGPoint, hasMiddle: Bool = true) {
        self.scale = scale
        self.middle = middle
        self.earlierMiddle = earlierMiddle
        self.hasMiddle = hasMiddle
    }
}
