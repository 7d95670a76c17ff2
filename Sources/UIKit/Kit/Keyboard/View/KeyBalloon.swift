internal import QuartzCore

/// What a finger types, shown above its key and joined to it.
final class KeyBalloon: UIView {
    private let label = UILabel()

    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// - Parameters:
    ///   - key: The key's frame in the view that the balloon is added to.
    ///   - width: Of that view: the balloon stays inside.
    init(_ text: String, above key: CGRect, within width: CGFloat, colors: KeyboardColors) {
        let size = CGSize(width: max(key.width + 18, 36), height: 52)
        let x = min(max(key.midX - size.width / 2, 2), width - size.width - 2)
        let place = CGRect(origin: CGPoint(x: x, y: key.minY - size.height - 8), size: size), frame = place.union(key)
        let top = place.offsetBy(dx: -frame.minX, dy: -frame.minY)
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.frame = top
        label.text = text
        label.font = .systemFont(ofSize: 32)
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.textAlignment = .center
        label.textColor = colors.text
        addSubview(label)
        let shape = layer as? CAShapeLayer
        shape?.fillColor = colors.key.resolvedColor(with: traitCollection).cgColor
        shape?.path = KeyOutline.path(around: top, above: key.offsetBy(dx: -frame.minX, dy: -frame.minY)).cgPath
    }

    required init?(coder: NSCoder) { nil }
}
