internal import QuartzCore

/// What a finger types, shown above its key and joined to it.
final class KeyBalloon: UIView {
    private let label = UILabel()
    private let key: CGRect
    private let top: CGRect

    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// - Parameters:
    ///   - key: The key's frame in the view that the balloon is added to.
    ///   - width: Of that view: the balloon stays inside.
    init(_ text: String, above key: CGRect, within width: CGFloat, colors: KeyboardColors) {
        let size = CGSize(width: max(key.width + 18, 36), height: 52)
        let x = min(max(key.midX - size.width / 2, 2), width - size.width - 2)
        let top = CGRect(origin: CGPoint(x: x, y: key.minY - size.height - 8), size: size), frame = top.union(key)
        self.key = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
        self.top = top.offsetBy(dx: -frame.minX, dy: -frame.minY)
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.frame = self.top
        label.text = text
        label.font = .systemFont(ofSize: 32)
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.textAlignment = .center
        label.textColor = colors.text
        addSubview(label)
        let shape = layer as? CAShapeLayer
        shape?.fillColor = colors.key.resolvedColor(with: traitCollection).cgColor
        shape?.path = outline.cgPath
    }

    required init?(coder: NSCoder) { nil }

    /// The balloon's and the key's edges in one line.
    private var outline: UIBezierPath {
        let path = UIBezierPath(), radius: CGFloat = 9, foot: CGFloat = 5, neck = key.minY - top.maxY
        func corner(_ x: CGFloat, _ y: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
            path.addQuadCurve(to: CGPoint(x: endX, y: endY), controlPoint: CGPoint(x: x, y: y))
        }
        path.move(to: CGPoint(x: top.minX + radius, y: top.minY))
        path.addLine(to: CGPoint(x: top.maxX - radius, y: top.minY))
        corner(top.maxX, top.minY, top.maxX, top.minY + radius)
        path.addLine(to: CGPoint(x: top.maxX, y: top.maxY - neck))
        path.addCurve(to: CGPoint(x: key.maxX, y: key.minY + neck), controlPoint1: CGPoint(x: top.maxX, y: key.minY),
                      controlPoint2: CGPoint(x: key.maxX, y: top.maxY))
        path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - foot))
        corner(key.maxX, key.maxY, key.maxX - foot, key.maxY)
        path.addLine(to: CGPoint(x: key.minX + foot, y: key.maxY))
        corner(key.minX, key.maxY, key.minX, key.maxY - foot)
        path.addLine(to: CGPoint(x: key.minX, y: key.minY + neck))
        path.addCurve(to: CGPoint(x: top.minX, y: top.maxY - neck), controlPoint1: CGPoint(x: key.minX, y: top.maxY),
                      controlPoint2: CGPoint(x: top.minX, y: key.minY))
        path.addLine(to: CGPoint(x: top.minX, y: top.minY + radius))
        corner(top.minX, top.minY, top.minX + radius, top.minY)
        path.close()
        return path
    }
}
