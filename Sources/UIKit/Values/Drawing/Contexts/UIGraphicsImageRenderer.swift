/// How an image that is drawn keeps its pixels.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    open var scale: CGFloat = DisplayScale.current
    /// Whether the image has no alpha.
    open var opaque = false

    /// A format with the main screen's scale.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// A format with the main screen's scale.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where an image renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw into, in points.
    public let cgContext: CGContext
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What has been drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// Fills a rectangle, in points, with the current fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle, in points, with the current fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide inside the rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame of one point inside a rectangle, with the current stroke colour and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Restricts drawing to a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of images that show `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format
    }

    /// Makes a renderer for pictures of a rectangle, in points, with the preferred format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
    /// Makes a renderer for pictures of a size, in points, with the preferred format.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Makes a renderer for pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The image that `actions` draw, the context being current. Of an impossible size it is empty, and nothing is drawn.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = CGContext.image(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return context.finishAsImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    /// The same as a PNG file; empty when there is no image.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
}
