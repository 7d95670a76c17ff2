public import FoundationAdditions

/// The targets of a control's events, beyond what ``UIControl`` itself declares.
extension UIControl {
    /// Calls the method of the target, which is not retained, for these events:
    ///
    ///     button.addTarget(self, action: Controller.save, for: .touchUpInside)
    ///
    /// The method takes the control. Methods can't be compared: each call of this adds one.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void, for controlEvents: Event
    ) {
        demand(self is Sender, "an action that takes a \(Sender.self) can't be sent by a \(type(of: self))")
        actions.add(target, method: Selector(unnamed: Target.self) { target, sender, _ in
            action(target)(sender as! Sender)
        }, controlEvents)
    }

    /// Calls the method of the target, which is not retained. The method takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, for controlEvents: Event
    ) {
        actions.add(target, method: Selector(unnamed: Target.self) { target, _, _ in action(target)() }, controlEvents)
    }

    /// Calls the method of the target, which is not retained. The method takes the control and the event, which is `nil` when no touch
    /// is the cause.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
    ) {
        demand(self is Sender, "an action that takes a \(Sender.self) can't be sent by a \(type(of: self))")
        actions.add(target, method: Selector(unnamed: Target.self) { target, sender, event in
            action(target)(sender as! Sender, event as? UIEvent)
        }, controlEvents)
    }

    /// Calls the closure for each registration, in order, until it sets its last argument: with an action, or with a target and selector.
    public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var isDone = false
        for registration in actions.registrations where !isDone {
            switch registration.receiver {
            case .target(let link, let selector):
                if let link, link.target == nil { continue }
                iterator(nil, (link?.target, selector), registration.events, &isDone)
            case .method(let link, let selector):
                if let target = link.target { iterator(nil, (target, selector), registration.events, &isDone) }
            case .action(let action):
                iterator(action, nil, registration.events, &isDone)
            }
        }
    }
}
