import UIKit

/// A knob that a finger turns: the value goes along three quarters of a circle.
class KnobControl: UIControl {

    let range: ClosedRange<Double>
    /// What a step of the knob is.
    let step = 0.5

    var value: Double {
        didSet {
            value = min(max(value, range.lowerBound), range.upperBound)
            if value != oldValue { show() }
        }
    }

    private let track = CAShapeLayer(), filling = CAShapeLayer(), handle = CAShapeLayer()
    private let label = UILabel()
    /// Where the finger was last, in radians from the middle.
    private var lastAngle = 0.0
    /// What the finger has turned to; the value is the nearest step.
    private var turned = 0.0

    private static let start = 0.75 * Double.pi, sweep = 1.5 * Double.pi

    init(range: ClosedRange<Double>, value: Double) {
        self.range = range
        self.value = value
        super.init(frame: .zero)
        for shape in [track, filling] {
            shape.fillColor = nil
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        layer.addSublayer(handle)
        label.font = .systemFont(ofSize: 44, weight: .thin)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = NSLocalizedString("Temperature", comment: "The knob")
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 220) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = side * 0.07
        track.strokeColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
        filling.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        handle.fillColor = UIColor.white.cgColor
        handle.shadowOpacity = 0.3
        handle.shadowRadius = 3
        handle.shadowOffset = CGSize(width: 0, height: 1)
        for shape in [track, filling] {
            shape.frame = bounds
            shape.lineWidth = width
            shape.path = UIBezierPath(arcCenter: middle, radius: radius, startAngle: Self.start, endAngle: Self.start + Self.sweep, clockwise: true).cgPath
        }
        handle.path = UIBezierPath(ovalIn: CGRect(x: -width, y: -width, width: 2 * width, height: 2 * width)).cgPath
        label.font = .systemFont(ofSize: side * 0.2, weight: .thin)
        label.frame = CGRect(x: middle.x - radius * 0.8, y: middle.y - radius * 0.4, width: radius * 1.6, height: radius * 0.8)
        show()
    }

    private var side: CGFloat { min(bounds.width, bounds.height) }
    private var radius: CGFloat { side * 0.42 }
    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY + side * 0.04) }

    private func show() {
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound), angle = Self.start + share * Self.sweep
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        filling.strokeEnd = share
        handle.position = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        CATransaction.commit()
        label.text = Room.text(value)
        accessibilityValue = label.text
    }

    // MARK: Fingers

    /// Only the ring turns.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let distance = hypot(point.x - middle.x, point.y - middle.y)
        return distance > radius * 0.5 && distance < radius * 1.35
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lastAngle = angle(of: touch)
        turned = value
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let angle = angle(of: touch)
        var change = angle - lastAngle
        // The short way round.
        if change > .pi { change -= 2 * .pi }
        if change < -.pi { change += 2 * .pi }
        lastAngle = angle
        turned = min(max(turned + change / Self.sweep * (range.upperBound - range.lowerBound), range.lowerBound), range.upperBound)
        set((turned / step).rounded() * step)
        return true
    }

    private func angle(of touch: UITouch) -> Double {
        let point = touch.location(in: self)
        return atan2(point.y - middle.y, point.x - middle.x)
    }

    private func set(_ new: Double) {
        let old = value
        value = new
        if value != old { sendActions(for: .valueChanged) }
    }

    // MARK: Assistive technology

    override func accessibilityIncrement() { set(value + step) }
    override func accessibilityDecrement() { set(value - step) }

}
