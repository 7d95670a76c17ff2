/// The three lines at the trailing side of a row, by which a finger moves it while the table is edited (R-MOV-1).
final class CellMoveControl: UIView {
    /// How much room it takes at the trailing side, in points.
    static let room: CGFloat = 44
    private static let lines = CGSize(width: 22, height: 2), step: CGFloat = 5

    /// Moves the row by a number of places, down where it is above zero; returns whether it has moved.
    private let onStep: (Int) -> Bool

    /// - Parameters:
    ///   - onPress: Called when a finger lands, moves and lifts.
    ///   - onStep: Moves the row by a number of places, and returns whether it has moved.
    init(onPress: @escaping (LandingRecognizer) -> Void, onStep: @escaping (Int) -> Bool) {
        self.onStep = onStep
        super.init(frame: .zero)
        isControlPart = true
        isOpaque = false
        contentMode = .redraw
        let press = LandingRecognizer(target: nil, action: nil)
        press.addAction { (press: LandingRecognizer) in onPress(press) }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray3.setFill()
        for line in -1...1 {
            let y = (bounds.midY + CGFloat(line) * Self.step - Self.lines.height / 2).rounded()
            UIBezierPath(rect: CGRect(x: (bounds.midX - Self.lines.width / 2).rounded(), y: y, width: Self.lines.width, height: Self.lines.height)).fill()
        }
    }

    // MARK: Accessibility (R-MOV-8)

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: true, label: SystemWord.reorder.text, traits: .button) }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            super.accessibilityCustomActions ?? [action(SystemWord.moveUp.text, -1), action(SystemWord.moveDown.text, 1)]
        }
        set { super.accessibilityCustomActions = newValue }
    }

    private func action(_ name: String, _ step: Int) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.onStep(step) ?? false }
    }
}
