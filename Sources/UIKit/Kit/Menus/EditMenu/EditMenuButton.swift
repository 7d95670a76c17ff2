/// One item of a bar of menu items.
final class EditMenuButton: UIControl {
    /// Points left and right of a title.
    private static let padding: CGFloat = 14
    private static let symbolWidth: CGFloat = 36

    private let label = UILabel()
    private var image: UIImageView?
    private var symbol: SymbolView?
    private let onChoose: () -> Void

    /// Its width.
    let width: CGFloat

    init(_ item: EditMenuOverlay.Item, onChoose: @escaping () -> Void) {
        let (title, image) = (item.title, item.image)
        self.onChoose = onChoose
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        label.textColor = item.isDestructive ? .systemRed : .label
        let content = title.isEmpty ? image?.size.width ?? 0 : label.sizeThatFits(.zero).width
        width = max((content + 2 * Self.padding).rounded(.up), 44)
        super.init(frame: .zero)
        _ = addPart(label)
        if title.isEmpty, let image {
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            view.tintColor = label.textColor
            view.contentMode = .center
            self.image = addPart(view)
        }
        isEnabled = item.isEnabled
        label.alpha = isEnabled ? 1 : 0.4
        if let identifier = item.identifier { accessibilityIdentifier = identifier }
    }

    /// A button that shows other items.
    init(_ symbol: ControlSymbol, onChoose: @escaping () -> Void) {
        self.onChoose = onChoose
        width = Self.symbolWidth
        super.init(frame: .zero)
        self.symbol = addPart(SymbolView(symbol, side: 11, color: .label))
    }

    required init?(coder: NSCoder) { nil }

    private var spokenName: String? {
        guard let symbol else { return label.text }
        return (symbol.symbol == .backward ? SystemWord.previousItems : .nextItems).text
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: spokenName, traits: accessibilityTraits(.button))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
        label.frame = room
        image?.frame = room
        symbol?.frame = room
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { onChoose() }
    }
}
