public import FoundationAdditions

extension UITextField {
    /// The properties that can be observed, by their names (R-KVO-2).
    static func fieldKeys<Root: UITextField>(_ root: Root.Type) -> [String: PartialKeyPath<Root>] {
        controlKeys(root).merging(["text": \Root.text]) { $1 }
    }
}

extension _AssociationHolder where Self: UITextField {
    /// Calls the closure when the property changes, until the observation that it returns goes (R-KVO-1).
    /// - Parameter keyPath: One of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        observation(of: keyPath, UITextField.fieldKeys(Self.self).first { $0.value == keyPath }?.key, options, changeHandler)
    }
}
