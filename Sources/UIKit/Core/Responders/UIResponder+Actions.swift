internal import FoundationAdditions

extension UIResponder {
    /// Sends an action to the first object from here up the chain that performs it (R-RSP-22).
    ///
    /// A standard edit action is also offered to responders before that one whose class may override it without having declared it
    /// (R-RSP-25).
    /// - Returns: Whether an object was called that implements it.
    func send(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
        let taker = target(forAction: action, withSender: sender).map { $0 as AnyObject }
        if EditActionTable.isStandard(action) {
            var candidate: UIResponder? = self
            while let responder = candidate, responder !== taker {
                candidate = responder.next
                guard EditActionTable.isOpen(action, in: responder, sender),
                      EditActionTable.call(action, on: responder, sender, event) else { continue }
                GestureTrace.current?.sends(action, to: responder, from: sender)
                UndeclaredActions.note(action, of: responder)
                return true
            }
        }
        guard let taker else { return false }
        return Surroundings.sendAction(action, to: taker, from: sender, for: event)
    }
}

/// Overrides of edit actions that were called though their classes do not declare them.
@MainActor
private enum UndeclaredActions {
    private static var reported: Set<String> = []

    /// One line for each class and action.
    static func note(_ action: Selector, of responder: UIResponder) {
        guard reported.insert("\(String(reflecting: type(of: responder))) \(action)").inserted else { return }
        report("\(type(of: responder)) performs \(action) without declaring it, so no menu offers it: "
            + "override class var overriddenEditActions, or build with the plugin UnmodifiedSources")
    }
}
