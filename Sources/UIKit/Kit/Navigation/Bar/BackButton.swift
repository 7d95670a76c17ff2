/// The button that leads back: an angle and the name of the level below.
final class BackButton: UIControl {
    private let item: UINavigationItem
    private let angle = SymbolView(.backward, side: 18, color: .systemBlue, lineWidth: 2.4)
    /// In place of the angle.
    private let indicator: UIImageView?
    private let label = UILabel()
    private let picture = UIImageView()
    private let onTap: () -> Void
    private let look: UIBarButtonItemAppearance?

    init(to item: UINavigationItem, look: UIBarButtonItemAppearance?, indicator image: UIImage?, onTap: @escaping () -> Void) {
        self.item = item
        indicator = image.map { UIImageView(image: $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)) }
        self.look = look
        self.onTap = onTap
        super.init(frame: .zero)
        label.font = attribute(.font, .normal) as? UIFont ?? .systemFont(ofSize: 17)
        if let indicator { _ = addPart(indicator) } else { _ = addPart(angle) }
        _ = addPart(label)
        if let image = item.backBarButtonItem?.image {
            picture.image = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
            _ = addPart(picture)
        }
        isEnabled = item.backBarButtonItem?.isEnabled ?? true
        if let tint = item.backBarButtonItem?.tintColor { tintColor = tint }
        stateDidChange()
        accessibilityTraits.insert(.button)
        accessibilityLabel = names.first { !$0.isEmpty } ?? titles.first { !$0.isEmpty }
    }

    required init?(coder: NSCoder) { nil }

    private func attribute(_ key: NSAttributedString.Key, _ state: UIControl.State) -> Any? {
        item.backBarButtonItem?.titleTextAttributes(for: state)?[key] ?? look?.attributes(state)[key]
    }

    /// What it may say, the best first.
    private var names: [String] {
        if let button = item.backBarButtonItem { return button.title.map { [$0] } ?? titles }
        return switch item.backButtonDisplayMode {
        case .default: titles
        case .generic: [SystemWord.back.text]
        case .minimal: []
        }
    }

    private var titles: [String] { [item.backButtonTitle, item.title?.isEmpty == true ? nil : item.title, SystemWord.back.text].compactMap { $0 } }

    /// From the edge to what it says, in points.
    private var angleWidth: CGFloat { indicator?.image.map { $0.size.width + 6 } ?? 20 }

    /// Says as much as there is room for.
    /// - Returns: The width that it takes.
    func arrange(in room: CGFloat) -> CGFloat {
        let angleWidth = angleWidth
        label.text = nil
        if let image = picture.image { return angleWidth + image.size.width + 4 }
        for name in names {
            label.text = name
            let width = angleWidth + label.sizeThatFits(.zero).width.rounded(.up) + 4
            if width <= room { return width }
        }
        label.text = nil
        return max(angleWidth, 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        angle.symbol = isMirrored ? .forward : .backward
        let angleWidth = angleWidth, rest = max(bounds.width - angleWidth, 0)
        angle.frame = CGRect(x: isMirrored ? rest : 0, y: 0, width: angleWidth, height: bounds.height)
        if let indicator {
            let size = indicator.image?.size ?? .zero
            indicator.frame = CGRect(x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        label.frame = CGRect(x: isMirrored ? 0 : angleWidth, y: 0, width: rest, height: bounds.height)
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(x: isMirrored ? 0 : angleWidth, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        angle.color = color
        indicator?.tintColor = color
        label.textColor = attribute(.foregroundColor, isEnabled ? .normal : .disabled) as? UIColor ?? color
        alpha = isHighlighted ? 0.3 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        stateDidChange()
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { onTap() }
    }
}
