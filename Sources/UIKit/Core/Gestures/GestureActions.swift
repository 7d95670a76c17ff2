internal import FoundationAdditions

/// The targets of a recognizer, in the order in which they were added (R-GR-2).
@MainActor
struct GestureActions {
    private struct Entry {
        let link: TargetLink?
        let selector: Selector?
        let call: (@MainActor (AnyObject, UIGestureRecognizer) -> Void)?
        let token: UIGestureRecognizer.ActionToken?
    }

    private var entries: ContiguousArray<Entry> = []
    private var lastToken = 0

    nonisolated init() {}

    mutating func add(_ target: AnyObject, _ selector: Selector) {
        for entry in entries where entry.selector == selector && entry.link?.target === target { return }
        entries.append(Entry(link: TargetLink(target), selector: selector, call: nil, token: nil))
    }

    mutating func add(_ target: AnyObject, _ call: @escaping @MainActor (AnyObject, UIGestureRecognizer) -> Void) {
        entries.append(Entry(link: TargetLink(target), selector: nil, call: call, token: nil))
    }

    mutating func add(_ call: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UIGestureRecognizer.ActionToken {
        lastToken += 1
        let token = UIGestureRecognizer.ActionToken(value: lastToken)
        entries.append(Entry(link: nil, selector: nil, call: { _, recognizer in call(recognizer) }, token: token))
        return token
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
        entries.removeAll { entry in
            guard let link = entry.link else { return false }
            return (target == nil || link.target === target) && (selector == nil || entry.selector == selector)
        }
    }

    mutating func remove(_ token: UIGestureRecognizer.ActionToken) { entries.removeAll { $0.token == token } }

    /// The targets and actions in words: `drag(_:) of MapView`, `a method of MapView`, `a closure`.
    var descriptions: [String] {
        entries.compactMap { entry in
            guard let link = entry.link else { return "a closure" }
            guard let target = link.target else { return nil }
            let name = GestureTrace.className(target)
            return entry.selector.map { $0.isUnnamed ? "a method of \(name)" : "\($0.name) of \(name)" } ?? "a method of \(name)"
        }
    }

    /// Calls every target. Those added meanwhile are not called.
    func send(_ recognizer: UIGestureRecognizer) {
        recognizer.verifySending()
        for entry in entries {
            let target = entry.link?.target
            // A target that is gone is not an error (R-GR-57).
            guard entry.link == nil || target != nil else { continue }
            GestureTrace.current?.acts(recognizer, on: target, entry.selector, by: entry.link)
            if let call = entry.call {
                call(target ?? recognizer, recognizer)
            } else if let selector = entry.selector, let target {
                guard selector.call(on: target, sender: recognizer, event: nil) else {
                    fatalError("\(type(of: target)) does not implement the action \(selector)")
                }
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Names a closure added by ``addAction(_:)``.
    public struct ActionToken: Hashable, Sendable {
        let value: Int
    }

    /// Makes a recognizer that calls the method of the target, which is not retained:
    ///
    ///     UIPanGestureRecognizer(target: self, action: Controller.handlePan)
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls the method of the target, which is not retained.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> () -> Void) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Calls the method of the target, which is not retained, as ``addTarget(_:action:)-swift.method`` does. The parameter's class must
    /// be one of this recognizer. Methods can't be compared: each call of this adds one.
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
    ) {
        demand(self is Recognizer, "an action that takes a \(Recognizer.self) can't be sent by a \(type(of: self))")
        actions.add(target) { target, recognizer in
            action(unsafeDowncast(target, to: Target.self))(unsafeDowncast(recognizer, to: Recognizer.self))
        }
    }

    /// Calls the method of the target, which is not retained.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping @MainActor (Target) -> () -> Void) {
        actions.add(target) { target, _ in action(unsafeDowncast(target, to: Target.self))() }
    }

    /// Calls the closure whenever ``state`` changes to began, changed, ended or cancelled. The closure is retained: it should not
    /// retain the recognizer's view.
    @discardableResult
    public func addAction<Recognizer: UIGestureRecognizer>(_ handler: @escaping @MainActor (Recognizer) -> Void) -> ActionToken {
        demand(self is Recognizer, "a handler that takes a \(Recognizer.self) can't be called by a \(type(of: self))")
        return actions.add { handler(unsafeDowncast($0, to: Recognizer.self)) }
    }

    /// Removes a closure.
    public func removeAction(_ token: ActionToken) { actions.remove(token) }

    /// R-GR-1.
    final func remove(_ target: Any?, _ action: Selector?) {
        actions.remove(target.map { $0 as AnyObject }, action)
        // It has links to targets.
        traceName = nil
    }
}

// MARK: Observers

/// What a recognizer is called with, for tests and tools that observe it (``UIGestureRecognizer/callbackObserver``).
@MainActor
public enum GestureCallback {
    /// Its method for touches in this phase is about to be called.
    case willReceive(UITouch.Phase, Set<UITouch>, UIEvent)
    /// Its method for touches in this phase has returned.
    case didReceive(UITouch.Phase, Set<UITouch>, UIEvent)
    /// Its method for presses in this phase is about to be called.
    case willReceivePresses(UIPress.Phase, Set<UIPress>, UIPressesEvent)
    /// Its method for presses in this phase has returned.
    case didReceivePresses(UIPress.Phase, Set<UIPress>, UIPressesEvent)
    /// Its method ``UIGestureRecognizer/shouldReceive(_:)`` is about to be called: an attempt may begin.
    case willBeOffered(UIEvent)
    /// It is about to ignore a touch for the rest of the attempt (R-GR-46).
    case willIgnore(UITouch)
    /// Its method ``UIGestureRecognizer/reset()`` has returned: the attempt is over (R-GR-33).
    case didReset
}

extension UIGestureRecognizer {
    /// Called around the methods that the system calls on the recognizer, whatever its class overrides. It changes nothing of what the recognizer
    /// does, unless it changes the recognizer itself; then what it changes holds as if the recognizer's own method had changed it.
    ///
    /// There is one: a second one that is set in its place calls the first. The recognizer retains it. Without one a callback costs one comparison more.
    public final var callbackObserver: (@MainActor (GestureCallback) -> Void)? {
        get { observer }
        set { observer = newValue }
    }
}
