/// Where a layer's contents go when they are not as large as its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What waits to be done for a layer. The flags that say "below" are set on all ancestors of a layer with the flag itself.
struct LayerFlags: OptionSet {
    let rawValue: UInt16
    /// It is drawn elsewhere, or its descendants are drawn differently.
    static let moved = LayerFlags(rawValue: 1 << 0)
    /// What the layer itself draws has changed.
    static let repaint = LayerFlags(rawValue: 1 << 1)
    static let drawingBelow = LayerFlags(rawValue: 1 << 2)
    static let layout = LayerFlags(rawValue: 1 << 3)
    static let layoutBelow = LayerFlags(rawValue: 1 << 4)
    static let display = LayerFlags(rawValue: 1 << 5)
    static let displayBelow = LayerFlags(rawValue: 1 << 6)
    /// It was reported that its layout does not settle.
    static let unsettled = LayerFlags(rawValue: 1 << 7)
    /// The origin of its bounds has changed, which moves its descendants.
    static let scrolled = LayerFlags(rawValue: 1 << 8)
    /// It is a backdrop, for as long as it lives.
    static let backdrop = LayerFlags(rawValue: 1 << 9)
    /// It is a backdrop that was seen in the last frame, or contains one.
    static let backdropBelow = LayerFlags(rawValue: 1 << 10)
    /// It is a ``VibrancyLayer`` with a tint: its content lets what is below shine through.
    static let vibrant = LayerFlags(rawValue: 1 << 11)

    /// It is a ``CAReplicatorLayer``, for as long as it lives.
    static let replicator = LayerFlags(rawValue: 1 << 12)
    /// It is a replicator whose sublayers are a later copy now, which has another time.
    static let lagging = LayerFlags(rawValue: 1 << 13)

    static let drawing: LayerFlags = [.moved, .scrolled, .repaint, .drawingBelow]
    static let anyLayout: LayerFlags = [.layout, .layoutBelow]
    static let anyDisplay: LayerFlags = [.display, .displayBelow]
}

/// What the compositor knows of a layer since it walked over it last.
struct RenderState {
    /// From the layer's coordinates to device pixels.
    var world = CGAffineTransform.identity
    /// What the layer itself may paint, within its ancestors' clips.
    var ownRect = DeviceRect.empty
    /// What it and its descendants may paint.
    var subtreeRect = DeviceRect.empty
    /// What a group of it holds: the subtree without its shadow.
    var groupRect = DeviceRect.empty
    /// What it certainly covers with opaque pixels, seen from its superlayer.
    var opaqueRect = DeviceRect.empty
    /// Clip of the sublayers.
    var clip = DeviceRect.empty
    /// Upright and not mirrored.
    var isUpright = true
    /// It and its descendants are painted apart and then put in place: for opacity or a mask.
    var needsGroup = false
    /// Its contents and sublayers are painted apart and then clipped to a shape that is no upright rectangle.
    var needsShapeClip = false
    /// It was in a tree when a frame was made: from now on changes animate.
    var isCommitted = false
    /// How often its sublayers' places have changed by its own, and the same number of its superlayer when the layer was placed last: of many
    /// sublayers those that are not seen are not placed (``SublayerBoxes``).
    var placing: UInt32 = 0, placedIn: UInt32 = 0
}
