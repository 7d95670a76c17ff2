internal import CCairo

/// A place to draw: pixels, a transform, a clip, colours and a path in progress.
///
/// A context may be used from one thread at a time. A shape that can't be drawn, as with a coordinate that is not a number, is left out.
public final class CGContext {
    /// What ``saveGState()`` keeps beyond what Cairo keeps itself.
    struct State {
        var fill = RGBA.black { didSet { fillPattern = nil } }
        var stroke = RGBA.black { didSet { strokePattern = nil } }
        /// In place of the colours.
        var fillPattern: ColorPattern?
        var strokePattern: ColorPattern?
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var shadow: Shadow?
        /// All of them hold.
        var masks: [Mask] = []
        /// Of colours that are set by components.
        var fillSpace = CGColorSpace.deviceRGB
        var strokeSpace = CGColorSpace.deviceRGB
        var isSmooth = true
        /// A transform without an inverse is in force: nothing can be drawn until it is restored.
        var isCollapsed = false
    }

    /// What is painted with: while a shadow is made, that on which it is made.
    var cairo: OpaquePointer
    let surface: OpaquePointer
    let format: PixelFormat
    var state = State()
    var savedStates: [State] = []
    private var allowsSmoothEdges = true
    /// For each open transparency layer, how many saved states belong to what surrounds it.
    var layerFloors: [Int] = []
    /// Whether no other reference can reach the pixels.
    var ownsMemory = false
    /// Pixels a point when the context was made.
    package internal(set) var pointScale: CGFloat = 1
    public let bitmapInfo: CGBitmapInfo
    public let width: Int
    public let height: Int
    public internal(set) var bytesPerRow: Int
    /// Where the pixels are in an order of which Cairo knows nothing.
    var exchange: PixelExchange?
    /// User space as it was when the context was made: that of shadows' offsets.
    let baseTransform: CGAffineTransform

    /// Takes over `surface`, an image surface. User space is what `transform` makes of device pixels with y down.
    init?(owning surface: OpaquePointer, format: PixelFormat, bitmapInfo: CGBitmapInfo, transform: CGAffineTransform) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.cairo = cairo
        self.format = format
        baseTransform = transform
        self.bitmapInfo = bitmapInfo
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        var matrix = transform.cairo
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
    public var colorSpace: CGColorSpace? { .deviceRGB }

    /// The pixels, row by row from the top. Valid as long as the context is.
    public var data: UnsafeMutableRawPointer? {
        if let exchange { return exchange.open(surface) }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// Writes what is pending into the pixels.
    public func flush() { cairo_surface_flush(surface) }
    public func synchronize() { cairo_surface_flush(surface) }

    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Goes back to the last saved state. Without one it does nothing.
    public func restoreGState() {
        guard savedStates.count > layerFloors.last ?? 0 else {
            return report("CGContext.restoreGState: no saved state to restore")
        }
        state = savedStates.removeLast()
        cairo_restore(cairo)
        if !allowsSmoothEdges { updateAntialiasing() }
    }

    /// The factor on the alpha of everything painted, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha > 0 ? min(alpha.native, 1) : 0
    }

    package var alpha: Double { state.alpha }

    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairo)
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Whether edges are smooth, if ``setAllowsAntialiasing(_:)`` allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isSmooth = shouldAntialias
        updateAntialiasing()
    }

    /// Whether edges may be smooth in this context: off, ``setShouldAntialias(_:)`` has no effect. It is not saved with the states.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        allowsSmoothEdges = allowsAntialiasing
        updateAntialiasing()
    }

    private func updateAntialiasing() {
        cairo_set_antialias(cairo, state.isSmooth && allowsSmoothEdges ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// How far a flattened curve may be off, in device pixels.
    public func setFlatness(_ flatness: CGFloat) {
        guard flatness > 0, flatness.isFinite else { return }
        cairo_set_tolerance(cairo, flatness.native)
    }

    public func setFillColor(_ color: CGColor) {
        state.fill = color.rgba
        state.fillPattern = color.pattern
    }

    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.rgba
        state.strokePattern = color.pattern
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Makes `color` the source of the next painting, with the context's alpha and in the order of its pixels.
    func setSource(_ color: RGBA, _ pattern: ColorPattern? = nil) {
        if let pattern { return setSource(pattern) }
        let color = format.swapsRedAndBlue ? color.swappingRedAndBlue : color
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    /// The copies begin where the context's own space does, whatever the transform is now.
    private func setSource(_ pattern: ColorPattern) {
        guard let source = pattern.makeSource(ctm.concatenating(baseTransform.inverted()), swapsRedAndBlue: format.swapsRedAndBlue) else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        defer { cairo_pattern_destroy(source) }
        let alpha = pattern.alpha * state.alpha
        guard alpha < 1 else { return cairo_set_source(cairo, source) }
        // Cairo has no alpha for patterns, so the copies are made fainter.
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(cairo, source)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_pop_group_to_source(cairo)
    }
}
