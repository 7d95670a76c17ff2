/// What stands at the trailing side of a cell: signs, of which the ring with the i is a button.
final class CellAccessory: UIControl {
    private let kind: UITableViewCell.AccessoryType

    init(_ kind: UITableViewCell.AccessoryType) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = hasButton
    }

    required init?(coder: NSCoder) { nil }

    private var hasButton: Bool { kind == .detailButton || kind == .detailDisclosureButton }
    private var hasArrow: Bool { kind == .disclosureIndicator || kind == .detailDisclosureButton }

    var width: CGFloat {
        switch kind {
        case .none: 0
        case .disclosureIndicator: 8
        case .detailDisclosureButton: 42
        case .checkmark: 14
        case .detailButton: 22
        }
    }

    override func tintColorDidChange() { setNeedsDisplay() }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.4 : 1
    }

    override func draw(_ rect: CGRect) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func box(_ frame: CGRect) -> CGRect {
            isReversed ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        if hasArrow {
            let arrow: ControlSymbol = isReversed ? .backward : .forward
            arrow.draw(in: box(CGRect(x: bounds.width - 8, y: 0, width: 8, height: bounds.height)), size: 12, color: .tertiaryLabel, lineWidth: 2)
        }
        if hasButton {
            ControlSymbol.info.draw(in: box(CGRect(x: 0, y: 0, width: 22, height: bounds.height)), size: 20, color: tintColor, lineWidth: 1.5)
        }
        if kind == .checkmark { ControlSymbol.checkmark.draw(in: bounds, size: 14, color: tintColor, lineWidth: 2) }
    }
}
