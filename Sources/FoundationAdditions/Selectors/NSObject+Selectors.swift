import Foundation
internal import Synchronization

extension NSObjectProtocol {
    /// Whether the object has a method of that name: one for Objective-C, or one that was registered.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.implementation(in: self) != nil }

    /// Calls the method. A method that the object does not have is refused with a line on standard error.
    /// - Returns: What the method returned, if that is an object. It is kept until the next call of this kind.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { call(aSelector, nil, nil) }

    /// Calls the method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { call(aSelector, object, nil) }

    /// Calls the method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        call(aSelector, object1, object2)
    }

    private func call(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        guard let method = selector.implementation(in: self) else {
            refuse(selector, self, "perform")
            return nil
        }
        guard let result = method.callHere(self, first, second), type(of: result) is AnyClass else { return nil }
        let object = result as AnyObject
        lastResult.withLock { $0 = Kept(object) }
        return Unmanaged.passUnretained(object)
    }
}

/// An object that another thread may let go.
private struct Kept: @unchecked Sendable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
}

private let lastResult = Mutex<Kept?>(nil)

/// Says that an object was to be called in a way that it does not know.
func refuse(_ selector: Selector, _ target: AnyObject, _ caller: String) {
    say("\(caller): \(type(of: target)) has no method \(selector)")
}

extension NSObject {
    /// Whether objects of the class have a method of that name: one for Objective-C, or one that was registered.
    public class func instancesRespond(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Calls the method after a delay in seconds, from the run loop of this thread; the object and the argument are kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls the method after a delay in seconds, while the run loop of this thread is in one of the modes.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        nonisolated(unsafe) let argument = anArgument, target = self
        let timer = Timer(timeInterval: delay, repeats: false) { timer in
            DelayedCalls.forget(timer)
            target.perform(aSelector, with: argument)
        }
        DelayedCalls.add(DelayedCall(timer: timer, target: self, selector: aSelector, argument: anArgument))
        if ClockedTimers.take(timer, after: delay, modes: modes) { return }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Calls the method on the main thread: now, when this is it and the caller waits, else from its run loop.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let argument = arg, target = self
        if wait, MainQueue.isCurrent {
            _ = perform(aSelector, with: arg)
        } else if wait {
            DispatchQueue.main.sync { _ = target.perform(aSelector, with: argument) }
        } else {
            DispatchQueue.main.async { _ = target.perform(aSelector, with: argument) }
        }
    }

    /// Calls the method on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let argument = arg, target = self
        Thread.detachNewThread { _ = target.perform(aSelector, with: argument) }
    }

    /// How many calls are still to come.
    static var delayedCalls: Int { DelayedCalls.count }

    /// Drops the calls that were asked for with `perform(_:with:afterDelay:)` for this object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.target === aTarget as AnyObject }
    }

    /// Drops the calls of this method with an equal argument.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedCalls.cancel { call in
            guard call.target === aTarget as AnyObject, call.selector == aSelector else { return false }
            if let one = call.argument as? AnyHashable, let other = anArgument as? AnyHashable { return one == other }
            if call.argument == nil || anArgument == nil { return call.argument == nil && anArgument == nil }
            return call.argument as AnyObject === anArgument as AnyObject
        }
    }
}

private struct DelayedCall: @unchecked Sendable {
    let timer: Timer
    let target: AnyObject
    let selector: Selector
    let argument: Any?
}

/// The calls that are still to come.
private enum DelayedCalls {
    private static let calls = Mutex<[DelayedCall]>([])

    static var count: Int { calls.withLock { $0.count } }

    static func add(_ call: DelayedCall) { calls.withLock { $0.append(call) } }

    static func forget(_ timer: Timer) {
        let id = ObjectIdentifier(timer)
        // The call goes after the lock: what it kept may run code of its own when it goes.
        _ = calls.withLock { calls in
            calls.firstIndex { ObjectIdentifier($0.timer) == id }.map { calls.remove(at: $0) }
        }
    }

    static func cancel(_ isMeant: (DelayedCall) -> Bool) {
        let all = calls.withLock { $0 }
        for call in all where isMeant(call) {
            ClockedTimers.invalidate(call.timer)
            forget(call.timer)
        }
    }
}
