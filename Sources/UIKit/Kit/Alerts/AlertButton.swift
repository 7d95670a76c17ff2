/// One button of an alert: a line of text over the whole width. A finger that landed on one may slide to another (R-ALR-5).
final class AlertButton: UIControl {
    let action: UIAlertAction
    /// All buttons of the alert are in it.
    weak var alertView: UIView?
    /// The one that the finger is on which landed here.
    private weak var underFinger: AlertButton? {
        didSet {
            guard underFinger !== oldValue else { return }
            oldValue?.isMarked = false
            underFinger?.isMarked = true
        }
    }
    private var isMarked = false { didSet { stateDidChange() } }
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
        label.setScalingFont(isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17), .body)
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

    /// The height of the title.
    var textHeight: CGFloat { label.sizeThatFits(.zero).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isMarked ? ChosenRow.color : nil
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    }

    // MARK: Touches

    override func touchDidLand(_ touch: UITouch, with event: UIEvent?) {
        underFinger = self
        super.touchDidLand(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let found = alertView?.hitTest(touch.location(in: alertView), with: event) as? AlertButton
        underFinger = found?.isEnabled == true ? found : nil
        return true
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        underFinger = nil
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        let chosen = underFinger
        underFinger = nil
        super.touchDidLift(inside: inside, with: event)
        chosen?.onChoose()
    }

    override func actByKey() {
        super.actByKey()
        onChoose()
    }
}
