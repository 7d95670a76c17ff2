extension UIApplication {
    /// How many touches there are for ``inspectedTouch(_:)``: all of the sequence that is going on, in order of landing.
    package var inspectedTouchCount: Int { dispatcher.touches.count }

    /// A touch that is down, and the view that it landed in; `nil` if it is over or has none.
    ///
    /// One by one, without a list: an inspected app is asked in each turn.
    /// - Returns: The host's number for the touch, as its samples have it, and the view.
    package func inspectedTouch(_ index: Int) -> (contact: Int, view: UIView)? {
        let touch = dispatcher.touches[index]
        guard touch.isLive, let view = touch.hitView else { return nil }
        return (touch.contact, view)
    }
}
