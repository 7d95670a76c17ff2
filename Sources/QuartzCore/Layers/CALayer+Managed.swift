// Properties that subclasses declare with `@NSManaged`: kept and animated by their keys (R-ANI-15).
extension CALayer {
    /// The value of a property that a subclass declares; on a presentation what animations make of it. Without one it is the class's
    /// ``defaultValue(forKey:)``, else zero or `nil`. A property of another kind that has none stops the app with one line.
    public final func _managedValue<Value>(forKey key: String) -> Value {
        let stored = customValues[key] ?? type(of: self).defaultValue(forKey: key)
        if let value = stored as? Value { return value }
        if let number = AnimatableValue.double(stored), let value = ManagedKind.number(number, as: Value.self) { return value }
        guard let none = ManagedKind.none(as: Value.self) else { fatalError("\(type(of: self)).\(key) was read before it had a value") }
        return none
    }

    /// Sets a property that a subclass declares, with its action, and marks the contents if they show it.
    public final func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        // A layer that never was on the screen just changes, and so does a copy.
        let acts = render.isCommitted && presentedLayer == nil && !CATransaction.disableActions()
        let action = acts ? action(forKey: key) : nil
        customValues[key] = (value as? any ManagedOptional).map(\.content) ?? value
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// The value of a property that a subclass stores under Objective-C's eyes; on a presentation what animations make of it.
    public final func _storedValue<Value>(forKey key: String, or initial: Value) -> Value { customValues[key] == nil ? initial : _managedValue(forKey: key) }
    /// Sets such a property. No action belongs to it, and it marks nothing.
    public final func _setStoredValue<Value>(_ value: Value, forKey key: String) { customValues.updateValue(value as Any, forKey: key) }

    // MARK: Animations

    final func presentedCustomValue(_ key: String) -> AnimatableValue? {
        animations?.custom[key] ?? AnimatableValue(custom: customValues[key] ?? type(of: self).defaultValue(forKey: key))
    }

    final func setPresentedCustomValue(_ value: AnimatableValue, _ key: String) { animations?.custom[key] = value }

    /// The values under keys of subclasses and clients, as animations make them.
    final var shownCustomValues: [String: Any] {
        guard let animated = animations?.custom, !animated.isEmpty else { return customValues }
        return customValues.merging(animated.compactMapValues(\.object)) { $1 }
    }

    /// Whether animations change a property that the contents show.
    final var showsAnimatedProperty: Bool { animations?.custom.keys.contains { type(of: self).needsDisplay(forKey: $0) } ?? false }

    /// Provides the contents for a frame in which animations change properties that the contents show: a copy with the animated values draws them.
    final func displayAnimated() {
        guard let animations, showsAnimatedProperty else { return }
        let copy = type(of: self).make(copying: self)
        copy.takeProperties(of: self, presented: true)
        copy.presentedLayer = self
        copy.display()
        values.contents = copy.values.contents
        animations.presented.contents = copy.values.contents
        markRepaint()
    }
}

/// What a property without a value is, by its type.
private enum ManagedKind {
    static func number<Value>(_ number: Double, as type: Value.Type) -> Value? {
        CGFloat(number) as? Value ?? number as? Value ?? Float(number) as? Value ?? Int(exactly: number.rounded()) as? Value ?? (number != 0) as? Value
    }

    static func none<Value>(as type: Value.Type) -> Value? {
        if let optional = type as? any ManagedOptional.Type { return optional.empty as? Value }
        return number(0, as: type) ?? CGPoint.zero as? Value ?? CGSize.zero as? Value ?? CGRect.zero as? Value ?? CATransform3D.identity as? Value
    }
}

private protocol ManagedOptional {
    static var empty: Any { get }
    var content: Any? { get }
}

extension Optional: ManagedOptional {
    static var empty: Any { Self.none as Any }
    var content: Any? { self }
}
