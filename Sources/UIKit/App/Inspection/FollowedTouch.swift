/// A touch as long as it is down, and where its view was when it was last looked at: an inspector looks at each turn.
@MainActor
package final class FollowedTouch {
    /// What a look finds that is new.
    package enum Look {
        /// The touch is over, or has no view.
        case over
        /// The view is elsewhere.
        case moved
        /// It is the first look, or the view is another one.
        case changed
    }

    private let touch: UITouch
    /// The number of the view that it landed in (``UIView/inspectionNumber``): 0 before the first look.
    @exclusivity(unchecked) package private(set) var view = 0
    /// Where that view is on the screen, in points.
    @exclusivity(unchecked) package private(set) var frame = CGRect.null

    init(_ touch: UITouch) { self.touch = touch }

    /// The host's number for it, as its samples have it.
    package var contact: Int { touch.contact }
    /// The class of the view, as traces name it; `nil` without a view.
    package var viewClass: String? { touch.hitView.map { GestureTrace.className($0) } }

    /// Whether it is over, or has no view.
    package var isOver: Bool { !touch.isLive || touch.hitView == nil }

    /// Looks where the view is.
    /// - Returns: What is other than at the last look; `nil` when the view is where it was.
    package func look() -> Look? {
        guard touch.isLive, let view = touch.hitView else { return .over }
        let new = view.inspectedFrame, old = frame
        guard view.number == self.view else {
            self.view = view.number
            frame = new
            return .changed
        }
        // Number by number: Foundation's comparison of rectangles is a call.
        if new.origin.x == old.origin.x, new.origin.y == old.origin.y, new.size.width == old.size.width, new.size.height == old.size.height {
            return nil
        }
        frame = new
        return .moved
    }
}

extension UIApplication {
    /// How many touches have landed so far: another number says that ``followedTouches(after:)`` has new ones.
    package var inspectedLandings: Int { dispatcher.lastSerial }

    /// The touches that are down and have landed after the one of a number, in order of landing.
    package func followedTouches(after number: Int) -> ContiguousArray<FollowedTouch> {
        var result: ContiguousArray<FollowedTouch> = []
        for touch in dispatcher.touches where touch.serial > number && touch.isLive { result.append(FollowedTouch(touch)) }
        return result
    }
}
