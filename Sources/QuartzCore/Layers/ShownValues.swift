/// What a layer shows: the model's values, or what animations make of them.
///
/// Each is read by itself: a copy of all of them would cost more than what most readers do with one.
@MainActor
struct ShownValues {
    private let link: Backlink<CALayer>
    @inline(__always) private var layer: CALayer { link.object.unsafelyUnwrapped }

    @inline(__always) init(layer: CALayer) { link = Backlink(layer) }

    @inline(__always) var bounds: CGRect { layer.animations?.presented.bounds ?? layer.values.bounds }
    @inline(__always) var opacity: Float { layer.animations?.presented.opacity ?? layer.values.opacity }
    @inline(__always) var isHidden: Bool { layer.animations?.presented.isHidden ?? layer.values.isHidden }
    @inline(__always) var background: SIMD4<Double> { layer.animations?.presented.background.rgba ?? layer.values.background.rgba }
    /// Whether there is a colour or a pattern to be seen.
    @inline(__always) var hasBackground: Bool { background.w > 0 || hasPattern }
    @inline(__always) var hasPattern: Bool { layer.animations?.presented.background.hasPattern ?? layer.values.background.hasPattern }
    var pattern: ColorPattern? { layer.animations?.presented.background.pattern ?? layer.values.background.pattern }
    @inline(__always) var border: SIMD4<Double> { layer.animations?.presented.border.rgba ?? layer.values.border.rgba }
    @inline(__always) var borderWidth: CGFloat { layer.animations?.presented.borderWidth ?? layer.values.borderWidth }
    @inline(__always) var cornerRadius: CGFloat { layer.animations?.presented.cornerRadius ?? layer.values.cornerRadius }
    @inline(__always) var zPosition: CGFloat { layer.animations?.presented.zPosition ?? layer.values.zPosition }
    @inline(__always) var contentsRect: CGRect { layer.animations?.presented.contentsRect ?? layer.values.contentsRect }
    @inline(__always) var shadow: SIMD4<Double> { layer.animations?.presented.shadow.rgba ?? layer.values.shadow.rgba }
    @inline(__always) var shadowOffset: CGSize { layer.animations?.presented.shadowOffset ?? layer.values.shadowOffset }
    @inline(__always) var shadowOpacity: Float { layer.animations?.presented.shadowOpacity ?? layer.values.shadowOpacity }
    @inline(__always) var shadowRadius: CGFloat { layer.animations?.presented.shadowRadius ?? layer.values.shadowRadius }
    @inline(__always) var place: LayerPlace { layer.animations?.presented.place ?? layer.values.place }

    // Not of a copy of all: that would be made before it is known whether there are contents.
    var image: CGImage? {
        guard hasContents else { return nil }
        return (layer.animations?.presented.contents ?? layer.values.contents) as? CGImage
    }
    @inline(__always) var hasContents: Bool { layer.animations?.presented.hasContents ?? layer.values.hasContents }

    /// A copy of all.
    var all: LayerValues { layer.animations?.presented ?? layer.values }
}

extension CALayer {
    @inline(__always) final var shown: ShownValues { ShownValues(layer: self) }
}
