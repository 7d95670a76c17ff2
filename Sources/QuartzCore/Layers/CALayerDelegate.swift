/// Lays out, draws and animates for a layer, as a view does. All methods are optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's contents; without it they are drawn.
    func display(_ layer: CALayer)
    /// Draws the contents, with the origin at the top left and y down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before ``draw(_:in:)``, when the context is not made yet.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What a change of a property does; `nil` leaves it to the layer, `NSNull` does nothing. Called before the change.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
