/// Draws a stepper.
final class StepperFace: UIView {
    struct Look: Equatable {
        var pressesMinus = false
        var pressesPlus = false
        var canLower = true
        var canRaise = true
    }

    private var look = Look()

    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
        UIColor.tertiarySystemFill.setFill()
        shape.fill()
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        let right = left.offsetBy(dx: left.width, dy: 0)
        if look.pressesMinus { press(left, corners: [.topLeft, .bottomLeft]) }
        if look.pressesPlus { press(right, corners: [.topRight, .bottomRight]) }
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)).fill()
        ControlSymbol.minus.draw(in: left, size: 13, color: look.canLower ? .label : .tertiaryLabel, lineWidth: 2)
        ControlSymbol.plus.draw(in: right, size: 13, color: look.canRaise ? .label : .tertiaryLabel, lineWidth: 2)
    }

    private func press(_ half: CGRect, corners: UIRectCorner) {
        UIColor.systemFill.setFill()
        UIBezierPath(roundedRect: half, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).fill()
    }
}
