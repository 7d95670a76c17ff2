/// The button that a tab bar shows for an item.
final class TabButton: UIControl {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    private let picture = UIImageView()
    let label = UILabel()
    private let badge = TabBadge()

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        _ = addPart(picture)
        _ = addPart(label)
        _ = addPart(badge)
        label.textAlignment = .center
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes what the item says.
    func update() {
        isEnabled = item.isEnabled
        item.describe(self)
        label.text = item.title
        stateDidChange()
        setNeedsLayout()
    }

    private var style: UITabBarItemAppearance.Style { bar?.itemStyle ?? .stacked }

    private var shownState: UIControl.State { !isEnabled ? .disabled : isSelected ? .selected : .normal }

    /// The looks of the state, then those of rest, which count where nothing is set for it.
    private var looks: [UITabBarItemStateAppearance] {
        let looks = bar?.shownAppearance?.look(style)
        return [shownState, .normal].compactMap { looks?.known($0) }
    }

    private func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>) -> UIOffset { looks.lazy.map { $0[keyPath: path] }.first { $0 != .zero } ?? .zero }

    override func stateDidChange() {
        super.stateDidChange()
        guard let bar else { return }
        let state = shownState
        let looks = bar.shownAppearance?.look(style), look = looks?.known(state)
        let plain: UIColor = bar.unselectedItemTintColor ?? .systemGray
        let tint = !isEnabled ? UIColor.tertiaryLabel : isSelected ? bar.tintColor! : plain
        // What is set for the state of rest does not count for a selected button: that one has the tint.
        let color = look?.iconColor ?? (isSelected && isEnabled ? nil : looks?.known(.normal)?.iconColor) ?? tint
        picture.image = item.picture(isSelected: isSelected, scale: max(UIScreen.main.scale, 1))
        picture.tintColor = color
        func attribute(_ key: NSAttributedString.Key) -> Any? {
            let own = item.titleTextAttributes(for: state)?[key] ?? look?.titleTextAttributes[key]
            if own != nil || (key == .foregroundColor && isSelected) { return own }
            return item.titleTextAttributes(for: .normal)?[key] ?? looks?.known(.normal)?.titleTextAttributes[key]
        }
        let size: CGFloat = switch style {
        case .stacked: 10
        case .inline: 13
        case .compactInline: 12
        }
        label.font = attribute(.font) as? UIFont ?? .systemFont(ofSize: size, weight: style == .stacked ? .medium : .regular)
        label.textColor = attribute(.foregroundColor) as? UIColor ?? tint
        let badgeText = item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal)
            ?? self.looks.lazy.map(\.badgeTextAttributes).first { !$0.isEmpty } ?? [:]
        badge.show(item.badgeValue, color: item.badgeColor ?? look?.badgeBackgroundColor ?? looks?.known(.normal)?.badgeBackgroundColor ?? .systemRed,
                   attributes: badgeText, offset: offset(\.badgeTitlePositionAdjustment))
        alpha = isHighlighted && !isSelected ? 0.6 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    /// The width that picture and title take.
    var naturalWidth: CGFloat {
        let text = label.sizeThatFits(.zero).width, image = picture.image?.size.width ?? 0
        return style == .stacked ? max(text, image) + 12 : text + image + 22
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.image?.size ?? .zero
        var text = label.sizeThatFits(.zero)
        let moved = offset(\.titlePositionAdjustment), own = item.titlePositionAdjustment
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var place = CGRect(origin: .zero, size: size), title: CGRect
        if style == .stacked {
            text.width = min(text.width, max(bounds.width - 2, 0))
            place.origin = CGPoint(x: bounds.midX - size.width / 2, y: 18 - size.height / 2)
            title = CGRect(x: bounds.midX - text.width / 2, y: 34, width: text.width, height: text.height)
        } else {
            let gap: CGFloat = size.width > 0 && text.width > 0 ? 6 : 0
            text.width = min(text.width, max(bounds.width - size.width - gap - 4, 0))
            let start = bounds.midX - (size.width + gap + text.width) / 2
            place.origin = CGPoint(x: isMirrored ? start + text.width + gap : start, y: bounds.midY - size.height / 2)
            title = CGRect(x: isMirrored ? start : start + size.width + gap, y: bounds.midY - text.height / 2, width: text.width, height: text.height)
        }
        title = title.offsetBy(dx: own.horizontal + moved.horizontal, dy: own.vertical + moved.vertical)
        label.frame = title
        picture.frame = place.inset(by: item.imageInsets)
        let disc = badge.sizeThatFits(.zero), offset = offset(\.badgePositionAdjustment)
        let side = place.midX + (isMirrored ? -5 - disc.width : 5)
        badge.frame = CGRect(x: min(max(side, 0), max(bounds.width - disc.width, 0)) + offset.horizontal, y: (style == .stacked ? 2 : max(bounds.midY - 20, 0))
            + offset.vertical, width: disc.width, height: disc.height)
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { bar?.tapped(item) }
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: item.title, value: item.badgeValue, traits: accessibilityTraits(.button))
    }
}

/// The disc with a few letters on a button.
private final class TabBadge: UIView {
    let label = UILabel()
    private var offset = UIOffset.zero

    init() {
        super.init(frame: .zero)
        _ = addPart(label)
        label.textAlignment = .center
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        isHidden = text == nil
        label.text = text
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        backgroundColor = color
        layer.cornerRadius = 9
        self.offset = offset
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(label.sizeThatFits(.zero).width.rounded(.up) + 10, 18), height: 18) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}
