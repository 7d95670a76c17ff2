extension CABasicAnimation {
    /// An animation that starts with what `old` shows and ends with what the layer shows without it, to be added to others of the
    /// same key path (R-ANI-5). `nil` when the values have no difference: then only replacing will do.
    package static func additive(keyPath: String, from old: Any?, to new: Any?, like layer: CALayer) -> Self? {
        let animation = Self()
        animation.keyPath = keyPath
        guard let target = animation.target, let whole = layer.modelValue(of: target.property), let example = target.part(of: whole),
              let old = AnimatableValue(old, like: example), let new = AnimatableValue(new, like: example),
              let difference = old.difference(from: new) else { return nil }
        animation.isAdditive = true
        animation.fromValue = difference
        animation.toValue = difference.zero
        return animation
    }
}
