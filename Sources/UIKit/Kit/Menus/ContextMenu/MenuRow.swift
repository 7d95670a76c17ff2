/// One line of a list of choices. Touches are the list's.
final class MenuRow: UIView {
    enum Content {
        case element(UIMenuElement)
        /// Leads back to the menu around the one that is shown.
        case back(String)
    }

    private static let padding: CGFloat = 16
    private static let markWidth: CGFloat = 26
    private static let imageWidth: CGFloat = 22

    let content: Content
    /// Whether it can be chosen.
    let isEnabled: Bool
    private let title = UILabel()
    private let subtitle = UILabel()
    private var mark: SymbolView?
    private var trailing: UIView?
    private let hasMarks: Bool

    /// - Parameter hasMarks: Whether there is room for a mark, because some row of the menu has one.
    init(_ content: Content, hasMarks: Bool) {
        self.content = content
        self.hasMarks = hasMarks
        var color = UIColor.label, text = "", second: String?, image: UIImage?, state = UIMenuElement.State.off, isSubmenu = false
        switch content {
        case .back(let name):
            isEnabled = true
            text = name
            color = .secondaryLabel
        case .element(let element):
            isEnabled = !element.menuAttributes.contains(.disabled)
            (text, second, image, state) = (element.shownTitle, element.subtitle, element.image, element.menuState)
            isSubmenu = element is UIMenu
            if element.menuAttributes.contains(.destructive) { color = .systemRed }
        }
        if !isEnabled { color = .tertiaryLabel }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        if case .element(let element) = content, let identifier = element.accessibilityIdentifier { accessibilityIdentifier = identifier }
        title.text = text
        title.textColor = color
        addSubview(title)
        if let second, !second.isEmpty {
            subtitle.text = second
            subtitle.font = .systemFont(ofSize: 13)
            subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
            addSubview(subtitle)
        }
        addSigns(color, image, state, isSubmenu)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: title.text, hint: subtitle.text, traits: isEnabled ? .button : [.button, .notEnabled])
    }

    /// Called when assistive technology chooses the row.
    var onActivation: ((Content) -> Void)?

    override func accessibilityActivate() -> Bool {
        guard isEnabled, let onActivation else { return false }
        onActivation(content)
        return true
    }

    /// Whether its mark is set; `nil` for a row without one.
    var isOn: Bool? {
        guard case .element(let element) = content, element.menuState != .off else { return nil }
        return element.menuState == .on
    }

    private func addSigns(_ color: UIColor, _ image: UIImage?, _ state: UIMenuElement.State, _ isSubmenu: Bool) {
        if case .back = content { mark = SymbolView(.backward, side: 11, color: color) }
        if state != .off { mark = SymbolView(state == .on ? .checkmark : .minus, side: 13, color: color) }
        if let mark { addSubview(mark) }
        if isSubmenu {
            trailing = SymbolView(.forward, side: 11, color: .secondaryLabel)
        } else if let image {
            let view = UIImageView(image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
            view.tintColor = color
            view.contentMode = image.size.width > Self.imageWidth || image.size.height > Self.imageWidth ? .scaleAspectFit : .center
            trailing = view
        }
        if let trailing { addSubview(trailing) }
    }

    private var hasSubtitle: Bool { subtitle.superview != nil }
    private var titleStart: CGFloat { hasMarks ? Self.padding + Self.markWidth : Self.padding }

    var height: CGFloat {
        if case .back = content { return 36 }
        return hasSubtitle ? 58 : 44
    }

    /// The width at which nothing is cut off.
    var width: CGFloat {
        let text = max(title.sizeThatFits(.zero).width, hasSubtitle ? subtitle.sizeThatFits(.zero).width : 0)
        return titleStart + text + Self.padding + (trailing == nil ? 0 : Self.imageWidth + 12)
    }

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? ChosenRow.color : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = bounds.width - Self.padding - (trailing == nil ? 0 : Self.imageWidth + 12)
        let textWidth = max(end - titleStart, 0)
        if hasSubtitle {
            title.frame = CGRect(x: titleStart, y: 8, width: textWidth, height: 23)
            subtitle.frame = CGRect(x: titleStart, y: 31, width: textWidth, height: 18)
        } else {
            title.frame = CGRect(x: titleStart, y: 0, width: textWidth, height: bounds.height)
        }
        mark?.frame = CGRect(x: 10, y: 0, width: 26, height: bounds.height)
        trailing?.frame = CGRect(x: bounds.width - Self.padding - Self.imageWidth, y: (bounds.height - Self.imageWidth) / 2,
                                 width: Self.imageWidth, height: Self.imageWidth)
    }
}
