extension CALayer {
    /// Makes a change with the action that belongs to it. A view's layer outside of animations, and a layer that never was on the
    /// screen, just change.
    @inline(__always)
    final func change(_ property: LayerProperty, _ body: () -> Void) {
        MainThread.check(call(property.rawValue, ofView: Self.viewProperties[property.rawValue] ?? property.rawValue))
        // The name is made only where it is used.
        if _associations != nil { willChange(property.rawValue) }
        let mayHaveAction = isViewBacked ? CALayer.asksViewsForActions : render.isCommitted
        if mayHaveAction { changeWithAction(property.rawValue, body) } else { body() }
        if _associations != nil { didChange(property.rawValue) }
    }

    /// Sets an animatable property, unless it has the value: with its action and the mark for drawing.
    @inline(__always)
    final func set<Value: Equatable>(_ property: LayerProperty, from old: Value, to new: Value, _ flag: LayerFlags = .moved, _ store: (Value) -> Void) {
        guard new != old else { return }
        change(property) { store(new) }
        mark(flag, below: .drawingBelow)
    }

    /// Sets an animatable property that places the layer.
    @inline(__always)
    final func setPlace<Value: Equatable>(_ property: LayerProperty, from old: Value, to new: Value, _ store: (Value) -> Void) {
        set(property, from: old, to: new) {
            store($0)
            forgetBox()
        }
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
        guard let action = action(forKey: key) else { return body() }
        run(action, forKey: key, around: body)
    }

    final func findAction(_ key: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: key) ?? actions?[key] ?? type(of: self).defaultAction(forKey: key) {
            return action is NSNull ? nil : action
        }
        // Paths are animated only by animations that are added (CAShapeLayer.path).
        guard !isViewBacked, let property = LayerProperty(rawValue: key), property != .path, modelValue(of: property) != nil else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        // Contents can't be mixed as values are: their pictures dissolve (R-ANI-19).
        let animation: CAAnimation = property == .contents ? CATransition() : animationFromShown(property)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    private func animationFromShown(_ property: LayerProperty) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        refreshPresentation(at: localTime(fromMedia: MediaClock.now))
        animation.fromValue = animations == nil ? modelValue(of: property) : presentedValue(of: property)
        return animation
    }
}
