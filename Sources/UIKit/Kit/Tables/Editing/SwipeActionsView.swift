/// The buttons beside a row that a finger has moved (R-ROW-1).
final class SwipeActionsView: UIView {
    /// The least width of a button, in points.
    private static let leastWidth: CGFloat = 74
    private static let padding: CGFloat = 15

    /// From the side inwards.
    let buttons: [SwipeActionButton]
    /// Whether they stand at the right side.
    let isAtRight: Bool
    /// Whether the first button fills the view, because letting go performs its action.
    var isFilled = false { didSet { if isFilled != oldValue { setNeedsLayout() } } }

    init(_ actions: [UIContextualAction], isAtRight: Bool, onChoose: @escaping (SwipeActionButton) -> Void) {
        buttons = actions.map { SwipeActionButton($0, isAtRight: isAtRight, onChoose: onChoose) }
        self.isAtRight = isAtRight
        super.init(frame: .zero)
        isControlPart = true
        clipsToBounds = true
        // The first one lies above the others, which it covers when it fills the view.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private var buttonWidth: CGFloat {
        let widest = buttons.map(\.contentWidth).max() ?? 0
        return max(Self.leastWidth, (widest + 2 * Self.padding).rounded(.up))
    }

    /// How wide it is when the row rests open; at most three quarters of the row.
    func openWidth(in width: CGFloat) -> CGFloat { min(buttonWidth * CGFloat(buttons.count), width * 0.75) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let isAll = isFilled && index == 0
            let size = isAll ? bounds.width : width, distance = isAll ? 0 : CGFloat(index) * width
            button.frame = CGRect(x: isAtRight ? bounds.width - distance - size : distance, y: 0, width: size, height: bounds.height)
            button.restWidth = min(buttonWidth, max(size, 1))
            button.layoutIfNeeded()
        }
    }
}

/// One button of a row's actions.
final class SwipeActionButton: UIControl {
    private static let imageSide: CGFloat = 24
    /// The least height of a row in which a title stands below a picture.
    private static let heightForBoth: CGFloat = 91

    let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()
    private let isAtRight: Bool
    private let onChoose: (SwipeActionButton) -> Void
    /// How wide the part with the title is: what is beyond it is colour alone.
    var restWidth: CGFloat = 0

    init(_ action: UIContextualAction, isAtRight: Bool, onChoose: @escaping (SwipeActionButton) -> Void) {
        self.action = action
        self.isAtRight = isAtRight
        self.onChoose = onChoose
        super.init(frame: .zero)
        clipsToBounds = true
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = action.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = .white
        picture.contentMode = .scaleAspectFit
        _ = addPart(label)
        _ = addPart(picture)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    var contentWidth: CGFloat { action.image == nil ? label.sizeThatFits(CGSize(width: 160, height: 1000)).width : Self.imageSide }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: action.title, traits: accessibilityTraits(.button))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The title keeps its distance from the row while the button grows.
        let area = CGRect(x: isAtRight ? 0 : bounds.width - restWidth, y: 0, width: restWidth, height: bounds.height)
        let hasImage = action.image != nil
        label.isHidden = hasImage && bounds.height < Self.heightForBoth
        label.textAlignment = .center
        // The button begins with no width.
        guard hasImage else { return label.frame = CGRect(x: area.minX + 4, y: 2, width: max(area.width - 8, 0), height: max(area.height - 4, 0)) }
        let side = Self.imageSide, text = label.isHidden ? 0 : label.sizeThatFits(area.size).height + 6
        let top = ((bounds.height - side - text) / 2).rounded()
        picture.frame = CGRect(x: (area.midX - side / 2).rounded(), y: top, width: side, height: side)
        label.frame = CGRect(x: area.minX + 4, y: top + side + 6, width: max(area.width - 8, 0), height: max(text - 6, 0))
    }

    override func stateDidChange() {
        super.stateDidChange()
        let color = action.backgroundColor ?? .systemGray
        backgroundColor = isHighlighted ? color.withAlphaComponent(0.8) : color
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        super.touchDidLift(inside: inside, with: event)
        if inside { onChoose(self) }
    }

    override func accessibilityActivate() -> Bool {
        onChoose(self)
        return true
    }
}

/// Lies over a table while a row is open: a finger beside the buttons closes the row and reaches nothing below (R-ROW-5).
final class SwipeShield: UIView {
    /// Called with a place in the shield's coordinates: at a landing, and when a finger lifts that went nowhere.
    var onLanding: ((CGPoint) -> Void)?
    var onTap: ((CGPoint) -> Void)?
    /// Where the buttons are, in its coordinates.
    var hole = CGRect.null

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) && !hole.contains(point) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { onLanding?(touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { onTap?(touch.location(in: self)) }
    }
}
