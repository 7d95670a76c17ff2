internal import Foundation

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
    /// Whether objects are asked for a method of the name; otherwise this selector alone reaches its method.
    private let isRegistered: Bool
    /// Whether its name is one for people alone.
    package var isUnnamed: Bool { !isRegistered }

    /// A selector with a name alone. It reaches objects for whose class a method of that name was registered.
    public init(_ name: String) {
        self.name = name
        method = nil
        isRegistered = true
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A selector with a name alone, for a method of any kind. The method is not called by it: naming it has the compiler look whether
    /// there is one.
    public init<Method>(_ name: String, naming _: @autoclosure () -> Method) { self.init(name) }

    /// A selector for a method without arguments.
    @preconcurrency
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Result) {
        self.init(name, ActionMethod(Target.self) { target, _, _ in method(target)() })
    }

    /// A selector for a method with one argument, the sender. A sender of another type makes a call trap, as on Apple's systems.
    @preconcurrency
    public init<Target: AnyObject, Sender, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Result) {
        self.init(name, ActionMethod(Target.self) { target, sender, _ in
            method(target)(argument(sender, of: name))
        })
    }

    /// A selector for a method with two arguments, the sender and the event.
    @preconcurrency
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result
    ) {
        self.init(name, ActionMethod(Target.self) { target, sender, event in
            method(target)(argument(sender, of: name), argument(event, of: name))
        })
    }

    /// A selector that reads a property.
    public init<Target: AnyObject, Value>(_ name: String, getting property: KeyPath<Target, Value>) {
        nonisolated(unsafe) let property = property
        self.init(name, ActionMethod(Target.self) { target, _, _ in target[keyPath: property] })
    }

    /// A selector that sets a property to its argument.
    public init<Target: AnyObject, Value>(_ name: String, setting property: ReferenceWritableKeyPath<Target, Value>) {
        nonisolated(unsafe) let property = property
        self.init(name, ActionMethod(Target.self) { target, value, _ in target[keyPath: property] = argument(value, of: name) })
    }

    /// A selector for a method with more than two arguments: objects of the class respond to it, but nothing calls it.
    public init<Target: AnyObject>(_ name: String, implementedBy _: Target.Type) {
        self.init(name, ActionMethod(Target.self) { target, _, _ in
            fatalError("\(name) of \(type(of: target)) takes more than two arguments")
        })
    }

    /// A selector for a method that no name finds: only code that has the selector can call it.
    package init<Target: AnyObject>(unnamed _: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Void) {
        name = "a method of \(Target.self)"
        method = ActionMethod(Target.self, call)
        isRegistered = false
    }

    private init(_ name: String, _ method: ActionMethod) {
        self.name = name
        self.method = method
        isRegistered = true
        ActionMethod.register(method, as: name)
    }

    public var description: String { name }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The method that a call of this selector on the object would run: the most derived class's, as on iOS, whichever
    /// class was registered first and whichever class's method the selector was made with. `nil` when the object does not implement it.
    ///
    /// An object whose class says what it has only when it is asked, with a ``NibConnections``, is asked.
    package func implementation(in object: AnyObject) -> ActionMethod? {
        guard isRegistered else { return method.flatMap { $0.accepts(object) ? $0 : nil } }
        // First: what a subclass has yet to say goes before what a superclass has said.
        NibConnections.search(object)
        let found = ActionMethod.registered(name, for: type(of: object))
        // Of several methods of one class, this selector's own.
        if let method, method.target == found?.target { return method }
        return found
    }

    /// Whether objects of the class have a method of the name.
    func isImplemented(by type: AnyClass) -> Bool {
        NibConnections.search(type)
        return isRegistered && ActionMethod.registered(name, for: type) != nil
    }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A class of which an object stands in for `nil` where a method's parameter is not optional. On iOS such a method is called with `nil`,
/// of which everything that it reads is `nil` too.
package protocol StandsInForNil: AnyObject {
    /// A new object that has nothing.
    @MainActor static var standIn: AnyObject { get }
}

/// The argument as the type that the method declares; an optional parameter takes `nil`.
@MainActor
private func argument<Argument>(_ value: Any?, of name: String) -> Argument {
    if let value = value as? Argument { return value }
    if value == nil, let kind = Argument.self as? any StandsInForNil.Type, let standIn = kind.standIn as? Argument { return standIn }
    if let notification = value as? Notification, let value = notification.reference as? Argument { return value }
    fatalError("\(name) takes a \(Argument.self), got \(value.map { String(describing: type(of: $0)) } ?? "nil")")
}

extension Notification {
    /// The notification as older code takes it.
    fileprivate var reference: NSNotification { NSNotification(name: name, object: object, userInfo: userInfo) }
}
