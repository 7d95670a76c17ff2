public import FoundationAdditions

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that it has.
    var traitCollection: UITraitCollection { get }
    /// Called after its traits have changed (R-TRT-7).
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits; see ``UITraitChangeObservable``.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose changes of traits can be observed: views, view controllers and window scenes (R-TRT-7).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// An observable object with the state that observing takes.
@MainActor
protocol TraitOwner: UITraitChangeObservable {
    var traitState: TraitState? { get set }
}

extension TraitOwner {
    /// Made when it is first needed.
    var ownTraits: TraitState {
        if let traitState { return traitState }
        let state = TraitState()
        traitState = state
        return state
    }
}

extension UITraitChangeObservable {
    /// Has a closure called after one of the traits has changed, with this object and the traits before. The registration ends with the
    /// object or with ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait],
                                        handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void)
        -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            if let object = object as? Self { handler(object, previous) }
        }
    }

    /// Has a closure called that names the type of this object, such as `(self: Self, previous: UITraitCollection)`, after one of the traits has
    /// changed. The registration ends with the object or with ``unregisterForTraitChanges(_:)``.
    // In a class that may have subclasses, `Self` in a closure is the dynamic type, which the other function's is not for the compiler.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
    }

    /// Has an action of this object called after one of the traits has changed. An action with an argument gets this object.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            call(action, on: object, object, previous)
        }
    }

    /// Has an action of the target, which is not retained, called after one of the traits has changed. An action with an argument gets
    /// this object.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [weak target] object, previous in
            guard let target else { return }
            call(action, on: target, object, previous)
        }
    }

    /// Ends a registration; one of another object is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitOwner)?.traitState?.unregister(registration)
    }

    private func register(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration {
        guard let owner = self as? any TraitOwner else { return TraitRegistration(traits: traits, call: call) }
        return owner.ownTraits.register(traits, call)
    }
}

/// Calls an action for a change of traits.
@MainActor
private func call(_ action: Selector, on target: AnyObject, _ object: AnyObject, _ previous: UITraitCollection) {
    guard let method = action.implementation(in: target) else { fatalError("\(type(of: target)) does not implement the action \(action)") }
    method(target, sender: object, event: previous)
}
