extension CALayer {
    /// The value of a property, or what a client keeps under a key of its own.
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property, or keeps a value under a key of the client's own. A value of the wrong kind is refused with a line on
    /// standard error.
    public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// As `value(forKey:)`; understands parts of values, such as `position.x` and `transform.rotation.z`.
    public final func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "frame": return frame
        case "backgroundColor": return values.background.color
        case "borderColor": return values.border.color
        case "masksToBounds": return masksToBounds
        case "name": return name
        default: break
        }
        if let target = AnimatedKeyPath(keyPath), let value = modelValue(of: target.property) { return target.part(of: value)?.object }
        return customValues[keyPath]
    }

    /// As `setValue(_:forKey:)`; understands parts of values, such as `position.x` and `transform.rotation.z`.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        switch (keyPath, value) {
        case ("frame", let rect as CGRect): return frame = rect
        case ("backgroundColor", nil): return backgroundColor = nil
        case ("borderColor", nil): return borderColor = nil
        case ("masksToBounds", let flag as Bool): return masksToBounds = flag
        case ("name", _): return name = value as? String
        default: break
        }
        guard let target = AnimatedKeyPath(keyPath), let whole = modelValue(of: target.property), let part = target.part(of: whole) else {
            customValues[keyPath] = value
            return
        }
        guard let new = AnimatableValue(value, like: part) else {
            return report("CALayer.setValue: \(keyPath) can't be \(value.map { String(describing: $0) } ?? "nil")")
        }
        setModelValue(target.replacing(new, in: whole), of: target.property)
    }
}
