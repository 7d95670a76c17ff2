internal import FoundationAdditions
internal import GestureEngine

/// Actions, at the moment when they are sent.
extension GestureTrace {
    /// An action is sent to an object; to none if `nil`: nothing performs it.
    func sends(_ action: Selector, to target: AnyObject?, from sender: Any?) {
        let name = target.map { Self.className($0) }
        send(action.isUnnamed ? .method(of: name ?? "no object") : .named(action.name, to: name), from: sender)
    }

    /// A recognizer or control calls a method or a closure that has no name.
    func calls(methodOf target: AnyObject, from sender: Any?) { send(.method(of: Self.className(target)), from: sender) }
    func callsClosure(_ title: String? = nil, from sender: Any?) { send(.closure(title), from: sender) }

    private func send(_ message: Message, from sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer {
            note(.sent(party(recognizer), message))
        } else {
            note(.controlSent(sender.map { Self.name(ofClass: type(of: $0)) } ?? "no sender", message))
        }
    }
}
