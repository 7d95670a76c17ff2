/// What all things in a bar have: a title or an image, and whether they can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?
    private final var attributes = StateValues<[NSAttributedString.Key: Any]>()
    /// Called when what is seen of it changes.
    final var onChange: (() -> Void)?

    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        title = coder.decodeObject(forKey: "title") as? String
        image = coder.decodeObject(forKey: "image") as? UIImage
        if coder.containsValue(forKey: "enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
        tag = coder.decodeInteger(forKey: "tag")
    }

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainActor.assumeIsolated {
            coder.encode(title, forKey: "title")
            coder.encode(image, forKey: "image")
            coder.encode(isEnabled, forKey: "enabled")
            coder.encode(tag, forKey: "tag")
        }
    }

    /// The text.
    open var title: String? { didSet { changed() } }
    /// The picture, shown as a shape in the tint colour unless it asks for its own colours.
    open var image: UIImage? { didSet { changed() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }
    /// A number of the app's own.
    open var tag = 0

    /// Sets how the title looks in a state: font and colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes.set(attributes, for: state)
        changed()
    }

    /// How the title looks in a state, as it was set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes.own(state) }

    func changed() { onChange?() }
}
