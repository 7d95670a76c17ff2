public import FoundationAdditions

extension UIGestureRecognizer {
    /// The properties that can be observed, by their names (R-KVO-2).
    static func recognizerKeys<Root: UIGestureRecognizer>(_: Root.Type) -> [String: PartialKeyPath<Root>] {
        ["enabled": \Root.isEnabled]
    }
}

extension _AssociationHolder where Self: UIGestureRecognizer {
    /// Calls the closure when the property changes, until the observation that it returns goes (R-KVO-1).
    /// - Parameter keyPath: One of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        observation(of: keyPath, UIGestureRecognizer.recognizerKeys(Self.self).first { $0.value == keyPath }?.key, options, changeHandler)
    }
}
