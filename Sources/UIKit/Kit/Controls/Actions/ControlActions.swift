/// The targets of a control, and the events they are registered for, in the order in which they were registered (R-CTL-10 … 14).
@MainActor
struct ControlActions {
    /// The object that is called.
    enum Receiver {
        /// The target is not retained; without a link the responder chain decides (R-RSP-21).
        case target(TargetLink?, Selector)
        /// A method without a name, which can't be compared with others.
        case method(TargetLink, Selector)
        case action(UIAction)
    }

    struct Registration {
        var receiver: Receiver
        var events: UIControl.Event
    }

    private(set) var registrations: ContiguousArray<Registration> = []

    nonisolated init() {}

    // MARK: Registering

    /// The same pair twice is one, for the events of both.
    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        for index in registrations.indices {
            guard case .target(let link, selector) = registrations[index].receiver else { continue }
            guard target == nil ? link == nil : link != nil && link?.target === target else { continue }
            registrations[index].events.formUnion(events)
            return
        }
        registrations.append(Registration(receiver: .target(target.map { TargetLink($0) }, selector), events: events))
    }

    mutating func add(_ target: AnyObject, method: Selector, _ events: UIControl.Event) {
        registrations.append(Registration(receiver: .method(TargetLink(target), method), events: events))
    }

    /// An action takes the place of one with its identifier, and its events too (R-CTL-13).
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        for index in registrations.indices {
            guard case .action(let known) = registrations[index].receiver, known.identifier == action.identifier else { continue }
            registrations[index].receiver = .action(action)
            registrations[index].events.formUnion(events)
            return
        }
        registrations.append(Registration(receiver: .action(action), events: events))
    }

    /// Takes the events from the pairs of this target and action; `nil` stands for any.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        remove(events) { receiver in
            switch receiver {
            case .target(let link, let known):
                (target == nil || (link != nil && link?.target === target)) && (selector == nil || known == selector)
            case .method(let link, _):
                (target == nil || link.target === target) && selector == nil
            case .action:
                false
            }
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        remove(events) { receiver in
            if case .action(let action) = receiver { action.identifier == identifier } else { false }
        }
    }

    private mutating func remove(_ events: UIControl.Event, from isMeant: (Receiver) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index].receiver) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    // MARK: Asking

    var allEvents: UIControl.Event {
        var result: UIControl.Event = []
        for registration in registrations { result.formUnion(registration.events) }
        return result
    }

    /// The targets that are still there; `NSNull` for the responder chain.
    var allTargets: Set<AnyHashable> {
        var result = Set<AnyHashable>()
        for registration in registrations {
            switch registration.receiver {
            case .target(nil, _): result.insert(NSNull())
            case .target(let link?, _), .method(let link, _):
                guard let target = link.target else { continue }
                // An object that can't be in a set is there by its identity.
                result.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target)))
            case .action: continue
            }
        }
        return result
    }

    func names(for target: AnyObject?, _ event: UIControl.Event) -> [String]? {
        var result: [String] = []
        for registration in registrations where !registration.events.isDisjoint(with: event) {
            guard case .target(let link, let selector) = registration.receiver else { continue }
            if target == nil ? link == nil : link != nil && link?.target === target { result.append(selector.name) }
        }
        return result.isEmpty ? nil : result
    }

    // MARK: Sending

    /// Calls each target that is registered for one of the events, once (R-CTL-11). Those registered meanwhile are not called.
    func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            switch registration.receiver {
            case .target(nil, let selector):
                control.sendAction(selector, to: nil, for: event)
            case .target(let link?, let selector), .method(let link, let selector):
                // A target that is gone is not an error.
                if let target = link.target { control.sendAction(selector, to: target, for: event) }
            case .action(let action):
                control.sendAction(action)
            }
        }
    }
}
