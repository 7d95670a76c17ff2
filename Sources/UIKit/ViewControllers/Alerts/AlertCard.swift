/// A card with a title, a message and buttons.
final class AlertCard: UIView {
    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57

    private let clip = UIView()
    private let title = UILabel()
    private let message = UILabel()
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private let isSheet: Bool

    init(title: String?, message: String?, buttons: [AlertButton], isSheet: Bool) {
        self.isSheet = isSheet
        self.buttons = buttons
        super.init(frame: .zero)
        layer.cornerRadius = 14
        backgroundColor = .secondarySystemBackground
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 14
        addSubview(clip)
        for (label, text) in [(self.title, title), (self.message, message)] {
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .center
            if !(text ?? "").isEmpty { clip.addSubview(label) }
        }
        self.title.font = isSheet ? .boldSystemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
        self.message.font = .systemFont(ofSize: 13)
        if isSheet {
            self.title.textColor = .secondaryLabel
            self.message.textColor = .secondaryLabel
        }
        for button in buttons { clip.addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private var buttonHeight: CGFloat { isSheet ? Self.sheetButtonHeight : Self.buttonHeight }
    private func hasText(_ label: UILabel) -> Bool { label.superview != nil }

    /// Whether two buttons stand side by side.
    private func isPair(_ width: CGFloat) -> Bool { !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.width <= width / 2 } }

    /// Places everything at a width.
    /// - Returns: The height that it takes.
    @discardableResult
    func arrange(width: CGFloat) -> CGFloat {
        for line in lines { line.removeFromSuperview() }
        lines = []
        var y: CGFloat = hasText(title) || hasText(message) ? (isSheet ? 14 : 19) : 0
        for label in [title, message] where hasText(label) {
            let height = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height + 3
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
        bounds.size = CGSize(width: width, height: y)
        clip.frame = bounds
        return y
    }

    private var hairline: CGFloat { 1 / max(contentScaleFactor, 1) }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        clip.addSubview(line)
        lines.append(line)
    }
}
