internal import FoundationAdditions
internal import GestureEngine

/// Actions, at the moment when they are sent.
extension GestureTrace {
    /// A recognizer sends an action to an object, or calls its method that has no name; a closure where there is no object.
    func acts(_ recognizer: UIGestureRecognizer, on target: AnyObject?, _ selector: Selector? = nil) {
        // No closure: the main actor's are checked at each call.
        var type: ObjectIdentifier?
        if let target { type = ObjectIdentifier(Swift.type(of: target)) }
        if let last = latestName(recognizer)?.action, last.target == type, last.selector == selector, note(again: last.noted) { return }
        let noted = note(.sent(party(recognizer), target.map { message(selector, to: $0) } ?? .closure(nil)))
        recognizer.traceName?.action = (type, selector, noted)
    }

    /// An action is sent to an object; to none if `nil`: nothing performs it.
    func sends(_ action: Selector, to target: AnyObject?, from sender: Any?) {
        let message = message(action, to: target)
        if let recognizer = sender as? UIGestureRecognizer {
            note(.sent(party(recognizer), message))
        } else {
            note(.controlSent(sender.map { Self.name(ofClass: type(of: $0)) } ?? "no sender", message))
        }
    }

    /// A control calls a closure.
    func callsClosure(_ title: String?, from control: UIControl) { note(.controlSent(Self.className(control), .closure(title))) }

    private func message(_ action: Selector?, to target: AnyObject?) -> Message {
        let name = target.map { Self.className($0) }
        guard let action, !action.isUnnamed else { return .method(of: name ?? "no object") }
        return .named(action.name, to: name)
    }
}
