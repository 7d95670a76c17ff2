/// A touch that is down, and the view that it landed in.
@MainActor
package struct InspectedTouch {
    /// The host's number for it, as its samples have it.
    package let contact: Int
    package let view: UIView
}

extension UIApplication {
    /// The touches that are down and landed in a view, in order of landing.
    package var inspectedTouches: ContiguousArray<InspectedTouch> {
        var result: ContiguousArray<InspectedTouch> = []
        for touch in dispatcher.touches where touch.isLive {
            if let view = touch.hitView { result.append(InspectedTouch(contact: touch.contact, view: view)) }
        }
        return result
    }
}
