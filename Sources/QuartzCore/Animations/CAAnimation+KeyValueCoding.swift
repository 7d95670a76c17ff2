/// An animation keeps values under any key, besides its properties (R-ANI-22). The copy that a layer runs, and its delegate is given, has them too.
extension CAAnimation {
    /// The value of a property, or what a client keeps under another key.
    public final func value(forKey key: String) -> Any? { property(key)?.get(self) ?? customValues[key] }

    /// Sets a property, or keeps a value under another key; `nil` takes that away. A value of the wrong kind for a property is refused with
    /// a line on standard error.
    public final func setValue(_ value: Any?, forKey key: String) {
        guard let property = property(key) else { return customValues[key] = value }
        if !property.set(self, value) { report("\(type(of: self)).setValue: \(key) can't be \(value.map { String(describing: $0) } ?? "nil")") }
    }

    private func property(_ key: String) -> AnimationProperty? {
        AnimationProperty.common[key] ?? (self is CAPropertyAnimation ? AnimationProperty.ofProperties[key] : nil)
            ?? (self is CABasicAnimation ? AnimationProperty.basic[key] : nil) ?? (self is CAKeyframeAnimation ? AnimationProperty.keyframes[key] : nil)
    }
}

/// A property of animations that is reached by its name.
@MainActor
private struct AnimationProperty {
    let get: (CAAnimation) -> Any?
    /// Whether the value fits.
    let set: (CAAnimation, Any?) -> Bool

    private static func value<Owner: CAAnimation, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> AnimationProperty {
        AnimationProperty(get: { ($0 as? Owner)?[keyPath: path] }, set: { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path] = value
            return true
        })
    }

    private static func number<Value>(_ path: ReferenceWritableKeyPath<CAAnimation, Value>, _ make: @escaping (Double) -> Value) -> AnimationProperty {
        AnimationProperty(get: { $0[keyPath: path] }, set: { owner, value in
            guard let number = AnimatableValue.double(value) else { return false }
            owner[keyPath: path] = make(number)
            return true
        })
    }

    /// A value that may be `nil`.
    private static func optional<Owner: CAAnimation, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) -> AnimationProperty {
        AnimationProperty(get: { ($0 as? Owner)?[keyPath: path] }, set: { owner, value in
            guard let owner = owner as? Owner, value == nil || value is Value else { return false }
            owner[keyPath: path] = value as? Value
            return true
        })
    }

    static let common: [String: AnimationProperty] = [
        "beginTime": number(\.beginTime) { $0 }, "duration": number(\.duration) { $0 }, "speed": number(\.speed) { Float($0) },
        "timeOffset": number(\.timeOffset) { $0 }, "repeatCount": number(\.repeatCount) { Float($0) },
        "repeatDuration": number(\.repeatDuration) { $0 }, "autoreverses": number(\.autoreverses) { $0 != 0 },
        "removedOnCompletion": number(\.isRemovedOnCompletion) { $0 != 0 }, "fillMode": value(\CAAnimation.fillMode),
        "timingFunction": optional(\CAAnimation.timingFunction),
    ]
    static let ofProperties: [String: AnimationProperty] = [
        "keyPath": optional(\CAPropertyAnimation.keyPath), "additive": value(\CAPropertyAnimation.isAdditive), "cumulative": value(\CAPropertyAnimation.isCumulative),
    ]
    static let basic: [String: AnimationProperty] = [
        "fromValue": optional(\CABasicAnimation.fromValue), "toValue": optional(\CABasicAnimation.toValue), "byValue": optional(\CABasicAnimation.byValue),
    ]
    static let keyframes: [String: AnimationProperty] = [
        "values": optional(\CAKeyframeAnimation.values), "path": optional(\CAKeyframeAnimation.path), "keyTimes": optional(\CAKeyframeAnimation.keyTimes),
    ]
}
