/// The button that a bar shows for an item.
final class BarButton: UIButton {
    private let item: UIBarButtonItem

    /// - Parameter look: What the bar's appearance says; what is set for the item comes first.
    init(_ item: UIBarButtonItem, look: UIBarButtonItemAppearance?) {
        self.item = item
        super.init(frame: .zero)
        item.barView = self
        type = .system
        isEnabled = item.isEnabled
        if let tint = item.tintColor { tintColor = tint }
        let isSpace = item.systemItem?.isSpace == true
        isHidden = isSpace
        setTitle(title, for: .normal)
        setImage(picture, for: .normal)
        imageEdgeInsets = item.imageInsets
        func attribute(_ key: NSAttributedString.Key, _ state: UIControl.State) -> Any? {
            item.titleTextAttributes(for: state)?[key] ?? look?.attributes(state)[key]
        }
        titleLabel?.font = attribute(.font, .normal) as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            if let color = attribute(.foregroundColor, state) as? UIColor { setTitleColor(color, for: state) }
        }
        if title == nil { accessibilityLabel = item.systemItem?.spokenName }
        item.describe(self)
        if !item.hasAction, let menu = item.menu {
            self.menu = menu
            showsMenuAsPrimaryAction = true
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isLow: Bool { item.landscapeImagePhone != nil && traitCollection.verticalSizeClass == .compact }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if item.landscapeImagePhone != nil { setImage(picture, for: .normal) }
    }

    private var title: String? { picture == nil ? item.title ?? item.systemItem?.word : nil }
    private var picture: UIImage? { (isLow ? item.landscapeImagePhone : nil) ?? item.image ?? item.systemItem.flatMap { BarGlyph.image(of: $0, scale: max(UIScreen.main.scale, 1)) } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width > 0 || isHidden { return CGSize(width: item.width, height: size.height) }
        let content = super.sizeThatFits(size)
        return CGSize(width: max(content.width.rounded(.up) + 16, 36), height: size.height)
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { item.perform(from: self, for: event) }
    }
}
