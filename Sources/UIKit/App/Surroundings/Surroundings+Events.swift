internal import FoundationAdditions

// Touches, presses and actions.
extension Surroundings {
    /// The end of the responder chain but for the application's delegate (R-RSP-2).
    static var lastResponder: UIResponder { UIApplication.shared }
    /// The application's delegate; `nil` without an application.
    static var applicationDelegate: (any NSObjectProtocol)? { UIApplication.instance?.delegate }

    /// Calls the action on the target, or on the first responder in the chain that can perform it (R-RSP-20).
    @discardableResult
    static func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
    }

    /// The event of the touches that are down, or that is being prepared.
    static var touchesEvent: UIEvent? { UIApplication.instance?.dispatcher.event }

    /// Touches that a cycle cancelled leave the event, unless an event is being handled, which ends with that.
    static func finishCancelledTouches() { UIApplication.instance?.dispatcher.finishCancelled() }

    /// Ends the touches of a view, and of the views in it, that is about to leave its window (R-VH-8).
    static func endTouches(in view: UIView) { UIApplication.instance?.dispatcher.viewWillLeaveWindow(view) }

    /// Types a press whose beginning no responder handled (R-TXT-1).
    static func typeIfUnhandled(_ press: UIPress) { KeyTyping.typeIfUnhandled(press) }
}
