/// A touch that is down, and the view that it landed in.
@MainActor
package struct InspectedTouch {
    /// The host's number for it, as its samples have it.
    package let contact: Int
    package let view: UIView
}

extension UIApplication {
    /// The touches that are down and landed in a view, in order of landing.
    package var inspectedTouches: [InspectedTouch] {
        dispatcher.touches.compactMap { touch in touch.isLive ? touch.hitView.map { InspectedTouch(contact: touch.contact, view: $0) } : nil }
    }
}
