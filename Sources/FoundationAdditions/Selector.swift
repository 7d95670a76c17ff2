/// The name of an action, and, when made from a method, the way to call it.
///
/// Swift on Linux has no Objective-C runtime to find a method by its name, so a selector carries the method itself:
///
///     let save = Selector("save:", Controller.save(_:))
///
/// Making such a selector also registers the method under its name, so that a selector with the bare name finds it:
/// `Selector("save:")` sent to a `Controller` calls `save(_:)`. Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String
    package let method: ActionMethod?

    /// A selector with a name alone. It reaches objects for whose class a method of that name was registered.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A selector for a method without arguments.
    @preconcurrency @MainActor
    public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Void) {
        self.init(name, ActionMethod(Target.self) { target, _, _ in method(target)() })
    }

    /// A selector for a method with one argument, the sender. A sender of another type makes a call trap, as on Apple's systems.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Sender>(_ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void) {
        self.init(name, ActionMethod(Target.self) { target, sender, _ in
            method(target)(argument(sender, of: name))
        })
    }

    /// A selector for a method with two arguments, the sender and the event.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Void
    ) {
        self.init(name, ActionMethod(Target.self) { target, sender, event in
            method(target)(argument(sender, of: name), argument(event, of: name))
        })
    }

    /// A selector for a method that is to be found under no name: whoever has the selector can call it, nobody else.
    @MainActor package init<Target: AnyObject>(unnamed _: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Void) {
        name = "a method of \(Target.self)"
        method = ActionMethod(Target.self, call)
    }

    @MainActor private init(_ name: String, _ method: ActionMethod) {
        self.name = name
        self.method = method
        ActionMethod.register(method, as: name)
    }

    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The method that a call of this selector on the object would run; `nil` when the object does not implement it.
    @MainActor package func method(for object: AnyObject) -> ActionMethod? {
        if let method, method.accepts(object) { return method }
        // The newest first: a subclass that registers its own method after its superclass is found before it.
        return ActionMethod.registered[name]?.last { $0.accepts(object) }
    }
}

/// What a selector calls, whatever the object's class and the number of arguments.
package final class ActionMethod: Sendable {
    private let isTarget: @Sendable (AnyObject) -> Bool
    private let call: @MainActor (AnyObject, Any?, Any?) -> Void

    /// The class that it is a method of.
    package let target: ObjectIdentifier

    @MainActor fileprivate static var registered: [String: [ActionMethod]] = [:]

    /// One method a name and class: making the same selector again and again keeps one.
    @MainActor fileprivate static func register(_ method: ActionMethod, as name: String) {
        registered[name, default: []].removeAll { $0.target == method.target }
        registered[name]!.append(method)
    }

    @MainActor
    package init<Target: AnyObject>(_: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Void) {
        target = ObjectIdentifier(Target.self)
        isTarget = { $0 is Target }
        self.call = { target, sender, event in call(target as! Target, sender, event) }
    }

    package func accepts(_ object: AnyObject) -> Bool { isTarget(object) }

    /// Calls the method. The object must be one that the method accepts.
    @MainActor package func callAsFunction(_ target: AnyObject, sender: Any?, event: Any?) {
        call(target, sender, event)
    }
}

/// The argument as the type that the method declares; an optional parameter takes `nil`.
private func argument<Argument>(_ value: Any?, of name: String) -> Argument {
    if let value = value as? Argument { return value }
    preconditionFailure("\(name) takes a \(Argument.self), got \(value.map { String(describing: type(of: $0)) } ?? "nil")")
}
