public import FoundationAdditions

// Observing properties by their names, as code written for Objective-C does (R-KVO-3).

extension String {
    /// The name of a property by Objective-C: `hidden` of `isHidden`.
    fileprivate var withoutIs: String { hasPrefix("is") && count > 2 ? self[index(startIndex, offsetBy: 2)...].lowercased() : self }
}

extension _AssociationHolder where Self: _InstantiableObject {
    /// Calls the responder's `observeValue(forKeyPath:of:change:context:)` when the property changes. It is not retained.
    /// - Parameter keyPath: The name of one of the properties of R-KVO-2. Of another a line says that it can't be observed.
    @preconcurrency @MainActor
    public func addObserver(_ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
                            context: UnsafeMutableRawPointer?) {
        addObserver(observer, keyPath.withoutIs, options, context, as: keyPath, read: observable(keyPath.withoutIs))
    }

    /// Ends what the last such call of `addObserver` began. A line says that there was none.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) { removeObserver(observer, keyPath.withoutIs, context: nil) }

    @preconcurrency @MainActor
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, keyPath.withoutIs, context: .some(context))
    }
}

extension _AssociationHolder where Self: CALayer {
    /// As of a view.
    @preconcurrency @MainActor
    public func addObserver(_ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
                            context: UnsafeMutableRawPointer?) {
        let key = keyPath.withoutIs
        addObserver(observer, key, options, context, as: keyPath, read: reader(of: CALayer.layerKeys(Self.self)[key]))
    }

    /// As of a view.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) { removeObserver(observer, keyPath.withoutIs, context: nil) }

    @preconcurrency @MainActor
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, keyPath.withoutIs, context: .some(context))
    }
}

extension UIResponder {
    final func unexpectedChange(_ keyPath: String?, of object: Any?) {
        let owner = object.map { "\(Swift.type(of: $0))" } ?? "an object"
        say("\(Swift.type(of: self)).observeValue: '\(keyPath ?? "")' of \(owner) has changed, which it observes and does not handle (R-KVO-3)")
    }
}
