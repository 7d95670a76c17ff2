/// One button of an alert: a line of text over the whole width.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let onChoose: () -> Void

    /// - Parameter isBold: Whether it stands out, as the way out or the preferred choice.
    init(_ action: UIAlertAction, isBold: Bool, onChoose: @escaping () -> Void) {
        self.action = action
        self.onChoose = onChoose
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.minimumScaleFactor = 0.6
        label.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        _ = addPart(label)
        actionChanged()
        stateDidChange()
        action.onChange = { [weak self] in self?.actionChanged() }
    }

    required init?(coder: NSCoder) { nil }

    private func actionChanged() {
        isEnabled = action.isEnabled
        if let identifier = action.accessibilityIdentifier { accessibilityIdentifier = identifier }
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: action.title, traits: accessibilityTraits(.button))
    }

    /// The width at which the title is whole.
    var width: CGFloat { label.sizeThatFits(.zero).width + 24 }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? ChosenRow.color : nil
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { onChoose() }
    }
}
