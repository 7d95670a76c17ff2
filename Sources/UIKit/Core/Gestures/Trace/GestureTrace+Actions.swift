internal import FoundationAdditions
internal import GestureEngine

/// Actions, at the moment when they are sent.
extension GestureTrace {
    /// A recognizer sends an action to the object that a link of its leads to, or calls its method that has no name; a closure without a link.
    @inline(never)
    func acts(_ recognizer: UIGestureRecognizer, on target: AnyObject?, _ selector: Selector?, by link: TargetLink?) {
        if let known = latestName(recognizer), known.actionLink === link, let noted = known.action, note(again: noted) { return }
        actsAnew(recognizer, on: target, selector, by: link)
    }

    // Apart: a move reads less code.
    @inline(never)
    private func actsAnew(_ recognizer: UIGestureRecognizer, on target: AnyObject?, _ selector: Selector?, by link: TargetLink?) {
        let party = party(recognizer)
        guard let known = recognizer.traceName else { return }
        // The latest steps back for another.
        if let former = known.action, known.actionLink !== link { known.otherActions.append((known.actionLink, former)) }
        known.actionLink = link
        known.action = nil
        if let index = known.otherActions.firstIndex(where: { $0.link === link }) {
            known.action = known.otherActions.remove(at: index).noted
            if let noted = known.action, note(again: noted) { return }
        }
        known.action = note(.sent(party, target.map { message(selector, to: $0) } ?? .closure(nil)))
    }

    /// An action is sent to an object; to none if `nil`: nothing performs it.
    func sends(_ action: Selector, to target: AnyObject?, from sender: Any?) {
        let message = message(action, to: target)
        if let recognizer = sender as? UIGestureRecognizer {
            note(.sent(party(recognizer), message))
        } else {
            note(.controlSent(sender.map { Self.name(ofSender: $0) } ?? "no sender", message))
        }
    }

    /// A control calls a closure.
    func callsClosure(_ title: String?, from control: UIResponder) { note(.controlSent(Self.name(of: control), .closure(title))) }

    private static func name(ofSender sender: Any) -> String {
        (sender as? UIResponder).map { name(of: $0) } ?? name(ofClass: type(of: sender))
    }

    private func message(_ action: Selector?, to target: AnyObject?) -> Message {
        let name = target.map { Self.className($0) }
        guard let action, !action.isUnnamed else { return .method(of: name ?? "no object") }
        return .named(action.name, to: name)
    }
}
