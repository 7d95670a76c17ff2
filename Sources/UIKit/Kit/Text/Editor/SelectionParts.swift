/// Where typing goes.
final class TextCaret: UIView {
    static let width: CGFloat = 2

    func show(_ frame: CGRect, color: UIColor) {
        self.frame = frame
        backgroundColor = color
        layer.cornerRadius = Self.width / 2
    }
}

/// One end of a selection, for a finger to drag: a line beside the text with a disc above or below.
final class SelectionHandle: UIView {
    static let disc: CGFloat = 11
    private let isStart: Bool
    private var color = UIColor.systemBlue

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows it at a caret's place.
    func show(at caret: CGRect, color: UIColor) {
        let frame = CGRect(x: caret.midX - Self.disc / 2, y: isStart ? caret.minY - Self.disc + 1 : caret.minY,
                           width: Self.disc, height: caret.height + Self.disc - 1)
        if frame.size != self.frame.size || color != self.color { setNeedsDisplay() }
        self.color = color
        self.frame = frame
        isHidden = false
    }

    /// The middle of the disc, where a finger takes hold, in the superview's coordinates.
    var grip: CGPoint { CGPoint(x: frame.midX, y: isStart ? frame.minY + Self.disc / 2 : frame.maxY - Self.disc / 2) }

    override func draw(_ rect: CGRect) {
        color.setFill()
        let top = isStart ? 0 : bounds.height - Self.disc
        UIBezierPath(ovalIn: CGRect(x: 0, y: top, width: Self.disc, height: Self.disc)).fill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: isStart ? Self.disc / 2 : 0, width: 2, height: bounds.height - Self.disc / 2)).fill()
    }
}
