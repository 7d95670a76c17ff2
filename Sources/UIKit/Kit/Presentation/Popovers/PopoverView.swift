/// A popover: a presented controller's view in a box with an arrow.
final class PopoverView: UIView {
    private let content: UIView
    private let box = UIView()
    private let clip = UIView()
    private let arrow = PopoverArrow()

    init(around content: UIView) {
        self.content = content
        super.init(frame: .zero)
        box.layer.cornerRadius = PopoverGeometry.cornerRadius
        box.layer.shadowColor = UIColor.black.cgColor
        box.layer.shadowOpacity = 0.22
        box.layer.shadowRadius = 14
        box.layer.shadowOffset = CGSize(width: 0, height: 4)
        clip.layer.cornerRadius = PopoverGeometry.cornerRadius
        clip.clipsToBounds = true
        for view in [box, arrow, clip] { addSubview(view) }
        box.isUserInteractionEnabled = false
        arrow.isUserInteractionEnabled = false
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.fillByMask()
        clip.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    var geometry: PopoverGeometry? { didSet { if geometry != oldValue { setNeedsLayout() } } }
    var color: UIColor = .systemBackground {
        didSet {
            box.backgroundColor = color
            arrow.color = color
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let geometry else { return }
        let frame = geometry.frame.offsetBy(dx: -geometry.whole.minX, dy: -geometry.whole.minY)
        (box.frame, clip.frame) = (frame, frame)
        content.frame = clip.bounds
        let tip = CGPoint(x: geometry.tip.x - geometry.whole.minX, y: geometry.tip.y - geometry.whole.minY)
        let size = PopoverGeometry.arrow
        arrow.isHidden = geometry.direction.isEmpty
        arrow.direction = geometry.direction
        arrow.frame = switch geometry.direction {
        case .up: CGRect(x: tip.x - size.width / 2, y: tip.y, width: size.width, height: size.height)
        case .down: CGRect(x: tip.x - size.width / 2, y: tip.y - size.height, width: size.width, height: size.height)
        case .left: CGRect(x: tip.x, y: tip.y - size.width / 2, width: size.height, height: size.width)
        default: CGRect(x: tip.x - size.height, y: tip.y - size.width / 2, width: size.height, height: size.width)
        }
    }
}

/// The arrow of a popover, with a round tip.
private final class PopoverArrow: UIView {
    var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }
    var direction = UIPopoverArrowDirection.up { didSet { if direction != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        let along = PopoverGeometry.arrow.width, out = PopoverGeometry.arrow.height
        // Upwards; the others are turned.
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            switch direction {
            case .down: CGPoint(x: x, y: out - y)
            case .left: CGPoint(x: y, y: x)
            case .right: CGPoint(x: out - y, y: x)
            default: CGPoint(x: x, y: y)
            }
        }
        let path = UIBezierPath()
        path.move(to: point(0, out))
        path.addCurve(to: point(along / 2 - 3, 2.4), controlPoint1: point(6, out), controlPoint2: point(along / 2 - 6, 5.4))
        path.addQuadCurve(to: point(along / 2 + 3, 2.4), controlPoint: point(along / 2, -0.4))
        path.addCurve(to: point(along, out), controlPoint1: point(along / 2 + 6, 5.4), controlPoint2: point(along - 6, out))
        path.close()
        color.setFill()
        path.fill()
    }
}
