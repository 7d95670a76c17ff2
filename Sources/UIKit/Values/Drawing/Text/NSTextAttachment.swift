/// A picture in a line of text (R-DRW-31).
///
///     let star = NSTextAttachment(image: image)
///     star.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
///     text.append(NSAttributedString(attachment: star))
open class NSTextAttachment: NSObject, NSSecureCoding {
    /// The code unit of the object replacement character: ``NSAttributedString/Key/attachment`` has no effect on others.
    public static let character = 0xFFFC

    /// The picture; a template is drawn in the text's colour. `nil` for the picture in ``contents``.
    open var image: UIImage? { didSet { drawn = nil } }
    /// Where the picture is, in points from its beginning on the baseline, with y up: one with a negative y reaches below. An empty rectangle means the
    /// picture's size on the baseline.
    open var bounds = CGRect.zero { didSet { drawn = nil } }
    /// The bytes of a picture file.
    open var contents: Data? { didSet { (drawn, decoded) = (nil, nil) } }
    /// What kind of file ``contents`` is. It is found out from the bytes: this is for the app.
    open var fileType: String?

    /// The picture of ``contents``; `.some(nil)` where they are not a picture.
    private final var decoded: UIImage??
    /// The picture that was drawn last, and its colour. Texts are compared by it.
    private final var drawn: (picture: TextPicture, color: RGBA)?

    /// Room for a picture that is set later.
    public override init() { super.init() }

    /// The picture in a file's bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// A picture in its own size.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    public required init?(coder: NSCoder) {
        // Foundation's reader takes a missing object for damage.
        func object<Value: NSObject & NSSecureCoding>(_ type: Value.Type, _ key: String) -> Value? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        image = object(UIImage.self, "NSImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        contents = object(NSData.self, "NSContents").map { Data(referencing: $0) }
        fileType = object(NSString.self, "NSFileType").map { String(describing: $0) }
    }

    open func encode(with coder: NSCoder) {
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.encode(bounds, forKey: "NSBounds")
        if let contents { coder.encode(contents as NSData, forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
    }

    open class var supportsSecureCoding: Bool { true }

    private final var shownImage: UIImage? {
        if let image { return image }
        if let decoded { return decoded }
        let new = contents.flatMap { UIImage(data: $0) }
        decoded = .some(new)
        return new
    }

    /// As the text engine takes it.
    final func picture(in color: RGBA) -> TextPicture {
        if let drawn, drawn.color == color { return drawn.picture }
        let image = shownImage, size = image?.size ?? .zero
        let box = bounds.width == 0 && bounds.height == 0 ? CGRect(origin: bounds.origin, size: size) : bounds
        let tinted = image?.renderingMode == .alwaysTemplate ? image?.withTintColor(UIColor(cgColor: CGColor(color))) : image
        let picture = TextPicture(tinted?.uprightPixels, in: box)
        drawn = (picture, color)
        return picture
    }

    /// The words that assistive technology says in place of the picture.
    @MainActor final var words: String? { shownImage?.accessibilityLabel }
}

extension NSAttributedString {
    /// A text of one picture.
    public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}", attributes: [.attachment: attachment]) }
}
