internal import CCairo

extension CGContext {
    /// Starts a group that is painted as one, with the alpha and blend mode of now, by ``endTransparencyLayer()``.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        savedStates.append(state)
        layerFloors.append(savedStates.count)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
    }

    /// The same, for what lies in `rect` only.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Paints the group. States saved in it are restored. Without a group it does nothing.
    public func endTransparencyLayer() {
        guard let floor = layerFloors.last else {
            return report("CGContext.endTransparencyLayer: no layer was begun")
        }
        while savedStates.count > floor { restoreGState() }
        layerFloors.removeLast()
        state = savedStates.removeLast()
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        painting {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
    }
}
