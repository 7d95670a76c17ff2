/// The sign before a row that is edited: a minus to delete it, a plus to insert one, or a circle that says whether it is selected (R-TBL-8, R-TBL-11).
final class CellEditControl: UIControl {
    enum Sign {
        case delete, insert, choice

        init?(_ style: UITableViewCell.EditingStyle, choosesRows: Bool) {
            switch style {
            case _ where choosesRows: self = .choice
            case .delete: self = .delete
            case .insert: self = .insert
            case .none: return nil
            }
        }
    }

    /// How far the content moves to make room for it, in points.
    static let room: CGFloat = 38
    private static let side: CGFloat = 22

    private let sign: Sign
    /// Whether the row is selected.
    var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }

    init(_ sign: Sign) {
        self.sign = sign
        super.init(frame: .zero)
        isControlPart = true
        isOpaque = false
        // A tap on the row selects it, on the circle too.
        isUserInteractionEnabled = sign != .choice
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: sign != .choice, label: (sign == .insert ? SystemWord.insert : .delete).text, traits: accessibilityTraits(.button))
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(x: (bounds.midX - Self.side / 2).rounded(), y: (bounds.midY - Self.side / 2).rounded(), width: Self.side, height: Self.side)
        if sign == .choice { return drawChoice(in: circle) }
        (sign == .insert ? UIColor.systemGreen : .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        UIColor.white.setFill()
        UIBezierPath(rect: CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)).fill()
        if sign == .insert { UIBezierPath(rect: CGRect(x: circle.midX - 1, y: circle.midY - 5.5, width: 2, height: 11)).fill() }
    }

    private func drawChoice(in circle: CGRect) {
        guard isChosen else {
            let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            UIColor.systemGray3.setStroke()
            return ring.stroke()
        }
        tintColor.setFill()
        UIBezierPath(ovalIn: circle).fill()
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: circle.midX - 5, y: circle.midY + 0.5))
        mark.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
        mark.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4))
        mark.lineWidth = 2
        UIColor.white.setStroke()
        mark.stroke()
    }
}
