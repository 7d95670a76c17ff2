internal import CCairo

/// A picture that is drawn once, in a separate context, and shown many times (R-DRW-18).
///
/// It keeps its pixels, as many a point as the context for which it was made has: showing it there draws nothing again.
public final class CGLayer {
    /// Points of user space, from (0, 0) on.
    public let size: CGSize
    /// What draws into the layer. Its y points where the y of the context points for which the layer was made.
    public let context: CGContext?

    /// A transparent layer for showing in a context, and in others like it.
    /// - Parameters:
    ///   - context: Its transform at this moment says how many pixels a point of the layer has.
    ///   - size: In points of the context's user space.
    ///   - auxiliaryInfo: Not used, as on Apple's platforms.
    /// - Returns: `nil` for a size that is not positive, or of more than 32,767 pixels a side, and while a transform of the context has no inverse.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        let transform = context.deviceTransform
        let xScale = hypot(transform.a, transform.b), yScale = hypot(transform.c, transform.d)
        let width = (size.width * xScale).native.rounded(.up), height = (size.height * yScale).native.rounded(.up)
        let limit = Double(PixelFormat.largestSide)
        guard !context.state.isCollapsed, size.width > 0, size.height > 0, width >= 1, height >= 1, width <= limit, height <= limit,
              let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
        let isUpwards = context.baseTransform.d < 0
        let base = CGAffineTransform(a: xScale, b: 0, c: 0, d: isUpwards ? -yScale : yScale, tx: 0, ty: isUpwards ? CGFloat(height) : 0)
        guard let own = CGContext(owning: surface, format: .native, bitmapInfo: .native, transform: base) else { return nil }
        own.pointScale = context.pointScale
        self.size = size
        self.context = own
    }
}

extension CGContext {
    /// Draws the layer so that it fills `rect`: its origin goes to the rectangle's least x and y, whichever way y points (R-DRW-18).
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let rect = rect.standardized
        guard let source = layer.context, canPaint, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let xScale = rect.width / layer.size.width, yScale = rect.height / layer.size.height
        let toRect = CGAffineTransform(a: xScale, b: 0, c: 0, d: yScale, tx: rect.minX, ty: rect.minY)
        source.flush()
        // What a layer draws of itself is as it was before.
        let copy = source.surface == surface ? PixelMemory.copy(of: surface, swappingRedAndBlue: false) : nil
        defer { if let copy { cairo_surface_destroy(copy) } }
        paint(copy ?? source.surface, placement: source.baseTransform.inverted().concatenating(toRect), in: rect, extend: CAIRO_EXTEND_PAD)
    }

    /// Draws the layer in its size, with its origin at a point of user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
