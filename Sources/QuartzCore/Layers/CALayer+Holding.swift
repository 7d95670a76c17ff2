// Properties that something else than time drives.
extension CALayer {
    /// Shows a property between two values until the animation of that key is removed. No frame is asked for while nothing changes.
    package final func hold(_ keyPath: String, from: Any?, to: Any?, forKey key: String) {
        let animation = HeldAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        add(animation, forKey: key)
        // It never moves by itself, and is over when it is removed: the transaction that it belongs to waits for that.
        animations?.running.last?.isHeld = true
    }

    private func held(_ key: String) -> HeldAnimation? { animations?.running.first { $0.key == key }?.animation as? HeldAnimation }

    /// Shows a held property at a share of the way.
    package final func showHeld(_ share: Double, forKey key: String) {
        guard let animation = held(key), animation.share != share else { return }
        animation.share = share
        animationsNeedFrame()
    }

    /// The value that a held property shows; `nil` when nothing is held under the key.
    package final func heldValue(forKey key: String) -> Any? {
        guard let animation = held(key), let target = animation.target, let whole = modelValue(of: target.property),
              let base = target.part(of: whole) else { return nil }
        return animation.value(Timing.Moment(fraction: 0, iteration: 0), base: base)?.object
    }
}
