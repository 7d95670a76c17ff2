extension CALayer {
    /// Makes a change with the action that belongs to it. A view's layer outside of animations, and a layer that never was on the
    /// screen, just change.
    @inline(__always)
    final func change(_ key: String, _ body: () -> Void) {
        if isViewBacked ? CALayer.asksViewsForActions : render.isCommitted {
            changeWithAction(key, body)
        } else {
            body()
        }
    }

    @inline(never)
    private func changeWithAction(_ key: String, _ body: () -> Void) {
        guard isViewBacked || !CATransaction.disableActions() else { return body() }
        let action = action(forKey: key)
        body()
        action?.run(forKey: key, object: self, arguments: nil)
    }

    final func findAction(_ key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) { return action is NSNull ? nil : action }
        if let action = actions?[key] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: key) { return action is NSNull ? nil : action }
        // Paths are animated only by animations that are added (CAShapeLayer.path).
        guard !isViewBacked, let property = LayerProperty(rawValue: key), property != .path, modelValue(of: property) != nil else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        refreshPresentation(at: localTime(fromMedia: MediaClock.now))
        animation.fromValue = animations == nil ? modelValue(of: property) : presentedValue(of: property)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
