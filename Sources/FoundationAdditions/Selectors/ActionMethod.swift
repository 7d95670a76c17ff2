internal import Synchronization

/// What a selector calls, whatever the object's class and the number of arguments.
package final class ActionMethod: Sendable {
    private let isTarget: @Sendable (AnyObject) -> Bool
    private let call: @MainActor (AnyObject, Any?, Any?) -> Any?
    /// The class that it is a method of.
    package let target: ObjectIdentifier

    private static let registered = Mutex<[String: [ObjectIdentifier: ActionMethod]]>([:])

    /// One method a name and class: making the same selector again and again keeps one.
    static func register(_ method: ActionMethod, as name: String) {
        registered.withLock { $0[name, default: [:]][method.target] = method }
    }

    /// The method of the class, else of its nearest superclass with one, whatever the order in which they were registered.
    static func registered(_ name: String, for type: AnyClass) -> ActionMethod? {
        registered.withLock { registered in
            guard let methods = registered[name] else { return nil }
            var candidate: AnyClass? = type
            while let type = candidate {
                if let method = methods[ObjectIdentifier(type)] { return method }
                candidate = _getSuperclass(type)
            }
            // One for objects of any class.
            return methods[ObjectIdentifier(AnyObject.self)]
        }
    }

    package init<Target: AnyObject>(_: Target.Type, _ call: @escaping @MainActor (Target, Any?, Any?) -> Any?) {
        target = ObjectIdentifier(Target.self)
        isTarget = { $0 is Target }
        self.call = { target, sender, event in call(target as! Target, sender, event) }
    }

    package func accepts(_ object: AnyObject) -> Bool { isTarget(object) }

    /// Calls the method. The object must be one that the method accepts.
    @discardableResult
    @MainActor package func callAsFunction(_ target: AnyObject, sender: Any?, event: Any?) -> Any? {
        call(target, sender, event)
    }

    /// Calls the method on whatever thread this is, as Objective-C does for timers and notifications: a method that may only run on the
    /// main thread is the caller's concern.
    @discardableResult
    package func callHere(_ target: AnyObject, _ first: Any?, _ second: Any? = nil) -> Any? {
        typealias Plain = (AnyObject, Any?, Any?) -> Any?
        return unsafeBitCast(call, to: Plain.self)(target, first, second)
    }
}
