public import FoundationAdditions

extension UIView {
    /// The properties that can be observed, by their names (R-KVO-2).
    static func viewKeys<Root: UIView>(_: Root.Type) -> [String: PartialKeyPath<Root>] {
        ["frame": \Root.frame, "bounds": \Root.bounds, "center": \Root.center, "transform": \Root.transform, "alpha": \Root.alpha, "hidden": \Root.isHidden, "backgroundColor": \Root.backgroundColor]
    }
}

extension _AssociationHolder where Self: UIView {
    /// Calls the closure when the property changes, until the observation that it returns goes (R-KVO-1).
    /// - Parameter keyPath: One of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        observation(of: keyPath, UIView.viewKeys(Self.self).first { $0.value == keyPath }?.key, options, changeHandler)
    }
}
