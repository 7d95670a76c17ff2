internal import FoundationAdditions
internal import InterfaceFiles

extension NibLoader {
    /// Lets a control send an action.
    /// - Returns: Whether the sender is one.
    func connectControl(_ sender: AnyObject, to target: AnyObject?, _ selector: Selector, _ connection: InterfaceElement) -> Bool {
        guard let control = sender as? UIControl else { return false }
        guard let events = connection["eventType"].map({ Self.events[$0] }) ?? control.mainEvent else {
            file.note("event \(connection["eventType"] ?? "")", connection, "'\(connection["eventType"] ?? "")' is no event of controls")
            return true
        }
        control.addTarget(target, action: selector, for: events)
        return true
    }

    /// Lets a control start a segue when it does what it is for.
    func connectControl(_ sender: AnyObject, to controller: UIViewController, _ template: SegueTemplate) -> Bool {
        guard let control = sender as? UIControl else { return false }
        control.addTarget(controller, action: { (controller: UIViewController) in { (control: UIControl) in
            controller.follow(template, sender: control)
        } }, for: control.mainEvent)
        return true
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension UIControl {
    /// The event of a connection that names none.
    fileprivate var mainEvent: Event {
        if self is UITextField { return .editingDidEnd }
        return self is UIButton || type(of: self) == UIControl.self ? .touchUpInside : .valueChanged
    }
}
