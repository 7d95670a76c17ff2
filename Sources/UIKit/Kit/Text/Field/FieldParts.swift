/// What a text field stands on.
final class FieldBorder: UIView {
    struct Look: Equatable {
        var style = UITextField.BorderStyle.none
        var fill: UIColor?
        var image: UIImage?
        var isEnabled = true
    }

    private var look = Look()
    private var drawnSize = CGSize.zero

    func show(_ look: Look) {
        isHidden = look.style == .none && look.image == nil
        guard look != self.look || bounds.size != drawnSize else { return }
        self.look = look
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        drawnSize = bounds.size
        if let image = look.image { return image.draw(in: bounds) }
        let width = look.style == .line ? 1 : 1 / max(contentScaleFactor, 1)
        let box = bounds.insetBy(dx: width / 2, dy: width / 2)
        let path = look.style == .roundedRect ? UIBezierPath(roundedRect: box, cornerRadius: 5) : UIBezierPath(rect: box)
        path.lineWidth = width
        switch look.style {
        case .none: return
        case .line: UIColor.label.setStroke()
        case .bezel: UIColor.systemGray.setStroke()
        case .roundedRect:
            (look.fill ?? .systemBackground).setFill()
            path.fill()
            if !look.isEnabled {
                UIColor.quaternarySystemFill.setFill()
                path.fill()
            }
            UIColor.systemGray3.setStroke()
        }
        path.stroke()
        // Light falls on a bezel from above.
        guard look.style == .bezel else { return }
        UIColor(white: 0, alpha: 0.12).setFill()
        UIBezierPath(rect: CGRect(x: box.minX, y: box.minY, width: box.width, height: 2)).fill()
    }
}

/// Shows a text field's text, or its placeholder.
final class FieldBody: UIView {
    private var owner = Backlink<UITextField>()
    var field: UITextField? {
        get { owner.object }
        set { owner.object = newValue }
    }
    private var drawnSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != drawnSize { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        drawnSize = bounds.size
        guard let field, field.hasText || field.shownPlaceholder != nil else { return }
        field.drawBody()
    }
}

/// Empties a text field.
final class ClearButton: UIControl {
    private static let disc: CGFloat = 14

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    /// A finger needs more room than the eye.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -6, dy: -12).contains(point) }

    override func draw(_ rect: CGRect) {
        let box = bounds.insetBy(dx: (bounds.width - Self.disc) / 2, dy: (bounds.height - Self.disc) / 2)
        (isHighlighted ? UIColor.systemGray : UIColor.systemGray2).setFill()
        UIBezierPath(ovalIn: box).fill()
        ControlSymbol.cross.draw(in: box, size: 5.5, color: .white, lineWidth: 1.4)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
