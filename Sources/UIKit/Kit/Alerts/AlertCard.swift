/// A card with a title, a message, text fields and buttons. What doesn't fit is scrolled to by dragging (R-ALR-4).
final class AlertCard: UIView {
    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let fieldHeight: CGFloat = 32
    /// Above and below large text of a button, and of a field.
    private static let buttonMargin: CGFloat = 8, fieldMargin: CGFloat = 6

    private let clip = UIView()
    private let content = UIView()
    private let title = UILabel()
    private let message = UILabel()
    private var buttons: [AlertButton] = []
    private let fields: [UITextField]
    private var lines: [UIView] = []
    private let isSheet: Bool
    private let pan = UIPanGestureRecognizer()
    /// How far the content has moved up, now and when a finger began to drag it.
    private var offset: CGFloat = 0
    private var offsetAtStart: CGFloat = 0

    init(title: String?, message: String?, fields: [UITextField] = [], buttons: [AlertButton], isSheet: Bool) {
        self.isSheet = isSheet
        self.fields = fields
        self.buttons = buttons
        super.init(frame: .zero)
        layer.cornerRadius = 14
        // On a black background it has to be seen where the card ends (R-ALR-6).
        backgroundColor = .pair(light: .secondarySystemBackground, dark: .tertiarySystemBackground)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 14
        addSubview(clip)
        clip.addSubview(content)
        for (label, text) in [(self.title, title), (self.message, message)] {
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .center
            if !(text ?? "").isEmpty { content.addSubview(label) }
        }
        self.title.setScalingFont(.boldSystemFont(ofSize: isSheet ? 13 : 17), isSheet ? .footnote : .body)
        self.message.setScalingFont(.systemFont(ofSize: 13), .footnote)
        if isSheet {
            self.title.textColor = .secondaryLabel
            self.message.textColor = .secondaryLabel
        }
        for button in buttons { content.addSubview(button) }
        pan.addAction { [weak self] (pan: UIPanGestureRecognizer) in self?.drag(pan) }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes its fields from the card that had them before.
    func takeFields() {
        for field in fields { content.addSubview(field) }
    }

    private var buttonHeight: CGFloat {
        buttons.reduce(isSheet ? Self.sheetButtonHeight : Self.buttonHeight) { max($0, $1.textHeight.rounded(.up) + 2 * Self.buttonMargin) }
    }
    private func hasText(_ label: UILabel) -> Bool { label.superview != nil }
    /// The label of the message, where there is one.
    var messageLabel: UILabel? { hasText(message) ? message : nil }

    /// Whether two buttons stand side by side.
    private func isPair(_ width: CGFloat) -> Bool { !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.width <= width / 2 } }

    /// Places everything at a width.
    /// - Returns: The height that it takes, at most the limit.
    func arrange(width: CGFloat, limit: CGFloat) -> CGFloat {
        let buttonHeight = buttonHeight
        for line in lines { line.removeFromSuperview() }
        lines = []
        var y: CGFloat = hasText(title) || hasText(message) ? (isSheet ? 14 : 19) : 0
        for label in [title, message] where hasText(label) {
            let height = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height + 3
        }
        for field in fields {
            y += 8
            let height = max(Self.fieldHeight, (field.font?.lineHeight ?? 0).rounded(.up) + 2 * Self.fieldMargin)
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height
        }
        if y > 0 { y += isSheet ? 11 : 16 }
        if isPair(width) {
            addLine(CGRect(x: 0, y: y, width: width, height: hairline))
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: buttonHeight)
            }
            addLine(CGRect(x: width / 2, y: y, width: hairline, height: buttonHeight))
            y += buttonHeight
        } else {
            for button in buttons {
                if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
                button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
                y += buttonHeight
            }
        }
        let height = min(y, max(limit, 0))
        bounds.size = CGSize(width: width, height: height)
        clip.frame = bounds
        content.frame = CGRect(x: 0, y: 0, width: width, height: y)
        scroll(to: offset)
        // Without anything to scroll to, fingers are the buttons' alone.
        pan.isEnabled = y > height
        return height
    }

    private func scroll(to new: CGFloat) {
        offset = min(max(new, 0), max(content.bounds.height - bounds.height, 0))
        content.frame.origin.y = -offset
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { offsetAtStart = offset }
        scroll(to: offsetAtStart - pan.translation(in: self).y)
    }

    private var hairline: CGFloat { 1 / max(contentScaleFactor, 1) }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        content.addSubview(line)
        lines.append(line)
    }
}

extension UILabel {
    /// Has a font of the system that follows the category of text as a style does (R-TYP-9).
    func setScalingFont(_ font: UIFont, _ style: UIFont.TextStyle) {
        self.font = UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traitCollection)
        adjustsFontForContentSizeCategory = true
    }
}
