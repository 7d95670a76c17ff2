/// What all things in a bar have: a title or an image, and whether they can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, _AssociationHolder, AccessibilityOwner {
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

    /// The item and what it is connected to have come out of a storyboard or nib.
    open func awakeFromNib() {}

    nonisolated open func encode(with coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
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
    /// How far the picture's edges are moved inwards.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
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

    // MARK: Accessibility, of what the bar shows for it

    final var accessibility: AccessibilityProperties?

    /// What it is, in a word or two; `nil` leaves it to the title or the system's item.
    open var accessibilityLabel: String? { get { setAccessibility.label } set { setAccessibility.label = newValue; changed() } }
    /// What it does.
    open var accessibilityHint: String? { get { setAccessibility.hint } set { setAccessibility.hint = newValue; changed() } }
    /// What it stands at.
    open var accessibilityValue: String? { get { setAccessibility.value } set { setAccessibility.value = newValue; changed() } }
    /// A name for tests and tools. It is not shown to people.
    open var accessibilityIdentifier: String? { get { setAccessibility.identifier } set { setAccessibility.identifier = newValue; changed() } }
    /// What it is besides a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibility.traits ?? .none }
        set { setAccessibility.traits = newValue; changed() }
    }

    /// Says of a view that the bar shows what was set of the item.
    final func describe(_ view: UIView) {
        guard let values = accessibility?.values else { return }
        if let label = values.label { view.accessibilityLabel = label }
        if let hint = values.hint { view.accessibilityHint = hint }
        if let value = values.value { view.accessibilityValue = value }
        if let identifier = values.identifier { view.accessibilityIdentifier = identifier }
        if let traits = values.traits { view.accessibilityTraits.formUnion(traits) }
    }

    func changed() { onChange?() }
}

extension UIBarItem: UIAccessibilityIdentification {}
