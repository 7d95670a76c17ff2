extension CALayer {
    /// Makes a change with the action that belongs to it. A view's layer outside of animations, and a layer that never was on the
    /// screen, just change.
    @inline(__always)
    final func change(_ key: String, _ body: () -> Void) {
        MainThread.check(call(key, ofView: Self.viewProperties[key] ?? key))
        willChange(key)
        if isViewBacked ? CALayer.asksViewsForActions : render.isCommitted {
            changeWithAction(key, body)
        } else {
            body()
        }
        didChange(key)
    }

    /// What views call properties of their layers.
    private static var viewProperties: [String: String] {
        ["position": "center", "hidden": "isHidden", "opacity": "alpha", "masksToBounds": "clipsToBounds"]
    }

    /// A call as a sentence names it: as the layer's, or as its view's.
    final func call(_ name: String, ofView viewName: String? = nil) -> String {
        guard let view = viewLink.object else { return "\(type(of: self)).\(name)" }
        return "\(type(of: view)).\(viewName ?? name)"
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
