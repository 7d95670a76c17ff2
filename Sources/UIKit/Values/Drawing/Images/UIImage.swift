/// A picture. Immutable, so it may be used from any thread.
open class UIImage: NSObject, NSSecureCoding, _AssociationHolder, @unchecked Sendable {
    nonisolated(unsafe) public final var _associations: _Associations?
    // Sendable: all its properties are constants.

    /// How the pixels are turned to be upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether views show the picture itself or its shape in their tint colour.
    public enum RenderingMode: Int, Sendable {
        /// The picture itself: no view here prefers shapes.
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// How a resizable image fills the room between its caps.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    /// The pixels; `nil` for an empty image.
    public let cgImage: CGImage?
    /// Pixels a point.
    public let scale: CGFloat
    /// How the pixels are turned when they are shown.
    public let imageOrientation: Orientation
    /// Whether the picture is shown as it is, or as a mask in the tint.
    public let renderingMode: RenderingMode
    let resizing: Resizing?
    let extra: Extra
    /// What was said of the picture for assistive technology and tests.
    let described = DescribedImage()

    /// What few pictures have.
    struct Extra: Hashable {
        var alignment = UIEdgeInsets.zero
        var flips = false
        var baseline: CGFloat?
        /// The pictures of one that moves.
        var images: [UIImage] = []
        var duration: TimeInterval = 0
    }

    struct Resizing: Hashable {
        var capInsets: UIEdgeInsets
        var mode: ResizingMode
    }

    /// Pixels, how many of them are a point, and how they are turned: what a picture has at first.
    typealias Source = (pixels: CGImage?, scale: CGFloat, orientation: Orientation)

    init(_ image: CGImage?, scale: CGFloat, orientation: Orientation = .up, renderingMode: RenderingMode = .automatic,
         resizing: Resizing? = nil, extra: Extra = Extra()) {
        (cgImage, self.scale, imageOrientation) = (image, Self.valid(scale), orientation)
        (self.renderingMode, self.resizing, self.extra) = (renderingMode, resizing, extra)
    }

    private static func valid(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }

    // These are designated, for subclasses.

    /// An empty image.
    public override init() {
        (cgImage, scale, imageOrientation) = (nil, 1, .up)
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    /// Makes a picture with one pixel a point.
    public init(cgImage: CGImage) {
        (self.cgImage, scale, imageOrientation) = (cgImage, 1, .up)
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    /// Makes a picture with `scale` pixels a point.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        (self.cgImage, self.scale, imageOrientation) = (cgImage, Self.valid(scale), orientation)
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    /// The image in a PNG or JPEG file's bytes, at one pixel a point; `nil` when they are anything else. JPEG takes libturbojpeg, which is
    /// loaded when it is first needed. A camera's turn is honoured.
    public init?(data: Data) {
        guard let source = Self.read(data, scale: 1) else { return nil }
        (cgImage, scale, imageOrientation) = source
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    /// Reads a PNG or JPEG. Returns `nil` when the data is damaged or of another kind.
    public init?(data: Data, scale: CGFloat) {
        guard let source = Self.read(data, scale: scale) else { return nil }
        (cgImage, self.scale, imageOrientation) = source
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    private static func read(_ data: Data, scale: CGFloat) -> Source? {
        guard let image = try? CGImage(fileData: data) else { return nil }
        return (image, valid(scale), Orientation(ofFile: data))
    }

    /// The image in a PNG or JPEG file, or the first page of a PDF at the screen's scale or the next whole one, which takes poppler-glib, loaded
    /// when it is first needed; a name that ends in `@2x` or `@3x` says the scale. `nil`, with a line on standard error for a file that is there, when
    /// it can't be read.
    public init?(contentsOfFile path: String) {
        guard let source = ImageFiles.read(path) else { return nil }
        (cgImage, scale, imageOrientation) = source
        (renderingMode, resizing, extra) = (.automatic, nil, Extra())
    }

    /// The image of that name in the main bundle or in a resource folder beside the executable, at the scale that suits the screen best.
    ///
    /// The name may leave out `.png` or `.jpg`, and leaves out `@2x`. Images are kept: asking again costs a look-up.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The same in a bundle.
    public convenience init?(named name: String, in bundle: Bundle?) { self.init(named: name, in: bundle, compatibleWith: nil) }

    /// The same, at the scale that suits the traits best; `nil` stands for the screen's.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = ImageFiles.image(named: name, in: bundle, scale: traitCollection?.displayScale ?? 0) else { return nil }
        self.init(found.cgImage, scale: found.scale)
    }

    public required convenience init?(coder: NSCoder) {
        let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
        var image: CGImage?
        if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") {
            guard let decoded = try? CGImage(pngData: Data(referencing: data)) else { return nil }
            image = decoded
        }
        var resizing: Resizing?
        if coder.containsValue(forKey: "UIResizingMode") {
            let insets = coder.decodeCGRect(forKey: "UICapInsets")
            resizing = Resizing(capInsets: UIEdgeInsets(top: insets.minX, left: insets.minY, bottom: insets.width, right: insets.height),
                                mode: ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile)
        }
        var extra = Extra()
        extra.flips = coder.decodeBool(forKey: "UIFlips")
        if coder.containsValue(forKey: "UIAlignmentInsets") {
            let insets = coder.decodeCGRect(forKey: "UIAlignmentInsets")
            extra.alignment = UIEdgeInsets(top: insets.minX, left: insets.minY, bottom: insets.width, right: insets.height)
        }
        if coder.containsValue(forKey: "UIBaseline") { extra.baseline = CGFloat(coder.decodeDouble(forKey: "UIBaseline")) }
        self.init(image, scale: scale, orientation: Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up,
                  renderingMode: RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic, resizing: resizing, extra: extra)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(scale.native, forKey: "UIScale")
        if let data = cgImage?.pngData { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        if extra.flips { coder.encode(true, forKey: "UIFlips") }
        if extra.alignment != .zero {
            let insets = extra.alignment
            coder.encode(CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right), forKey: "UIAlignmentInsets")
        }
        if let baseline = extra.baseline { coder.encode(baseline.native, forKey: "UIBaseline") }
        if let resizing {
            coder.encode(resizing.mode.rawValue, forKey: "UIResizingMode")
            let insets = resizing.capInsets
            coder.encode(CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right), forKey: "UICapInsets")
        }
    }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Accessibility (R-ACC-45)

    /// What the picture shows, in a word or two: the label of a `UIImageView` that shows it and has none. Variants of the picture do not have it.
    open var accessibilityLabel: String? { get { described.values.label } set { described.set(\.label, newValue) } }
    /// The hint of a `UIImageView` that shows it and has none.
    open var accessibilityHint: String? { get { described.values.hint } set { described.set(\.hint, newValue) } }
    /// The value of a `UIImageView` that shows it and has none.
    open var accessibilityValue: String? { get { described.values.value } set { described.set(\.value, newValue) } }
    /// A name for tests, by which they know a picture again. It is not shown to people.
    open var accessibilityIdentifier: String? { get { described.values.identifier } set { described.set(\.identifier, newValue) } }

    /// In points, as the image appears upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.exchangesSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// The image as a PNG file, upright; `nil` when it is empty.
    open func pngData() -> Data? { uprightPixels?.pngData }

    /// The image as a JPEG file, upright, on white where it is transparent; `nil` when it is empty, or, with a line on standard error, where
    /// libturbojpeg is not installed.
    /// - Parameter compressionQuality: From 0, small, to 1, good.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let pixels = uprightPixels else { return nil }
        do {
            return try pixels.jpegData(quality: compressionQuality)
        } catch {
            report("UIImage.jpegData: \(error)")
            return nil
        }
    }

    /// The same picture, shown in another mode. Shares the pixels.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, resizing: resizing, extra: extra)
    }

    /// An image that fills any size: the caps at its sides stay as they are, the rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, whose caps keep their size when it is stretched. Shares the pixels.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        // The pixels are put upright first, so that the caps are where they appear.
        UIImage(uprightPixels, scale: scale, renderingMode: renderingMode, resizing: Resizing(capInsets: capInsets, mode: resizingMode),
                extra: extra)
    }

    /// The parts at the edges that keep their size, in points.
    open var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }
    /// How the part between the caps fills the room.
    open var resizingMode: ResizingMode { resizing?.mode ?? .tile }

    /// Images are equal when they show the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (other.cgImage === cgImage && other.scale == scale && other.imageOrientation == imageOrientation
                                  && other.renderingMode == renderingMode && other.resizing == resizing && other.extra == extra)
    }

    open override var hash: Int { cgImage?.hashValue ?? 0 }

    open override var description: String {
        "<UIImage: \(NumberList.string(for: size.width)) by \(NumberList.string(for: size.height)) points at scale \(NumberList.string(for: scale))>"
    }
}
