public import FoundationAdditions

extension UIControl {
    /// The properties that can be observed, by their names (R-KVO-2).
    static func controlKeys<Root: UIControl>(_ root: Root.Type) -> [String: PartialKeyPath<Root>] {
        viewKeys(root).merging(["enabled": \Root.isEnabled, "selected": \Root.isSelected, "highlighted": \Root.isHighlighted]) { $1 }
    }
}

extension _AssociationHolder where Self: UIControl {
    /// Calls the closure when the property changes, until the observation that it returns goes (R-KVO-1).
    /// - Parameter keyPath: One of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        observation(of: keyPath, UIControl.controlKeys(Self.self).first { $0.value == keyPath }?.key, options, changeHandler)
    }
}
