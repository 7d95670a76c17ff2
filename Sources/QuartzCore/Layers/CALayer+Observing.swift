extension CALayer {
    /// The properties that can be observed, by their names (R-KVO-2).
    package static func layerKeys<Root: CALayer>(_: Root.Type) -> [String: PartialKeyPath<Root>] {
        ["bounds": \Root.bounds, "position": \Root.position, "anchorPoint": \Root.anchorPoint, "zPosition": \Root.zPosition, "transform": \Root.transform, "opacity": \Root.opacity, "hidden": \Root.isHidden, "backgroundColor": \Root.backgroundColor, "borderColor": \Root.borderColor, "borderWidth": \Root.borderWidth, "cornerRadius": \Root.cornerRadius, "contents": \Root.contents]
    }
}

extension _AssociationHolder where Self: CALayer {
    /// Calls the closure when the property changes, until the observation that it returns goes (R-KVO-1).
    /// - Parameter keyPath: One of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        observation(of: keyPath, CALayer.layerKeys(Self.self).first { $0.value == keyPath }?.key, options, changeHandler)
    }
}
