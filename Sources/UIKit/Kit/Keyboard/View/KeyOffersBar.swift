internal import QuartzCore

/// What a held key offers, in a bar above it that is one shape with it: the finger slides to one (R-KBD-7).
final class KeyOffersBar: UIView {
    private let texts: [String]
    private var labels: [UILabel] = []
    private let colors: KeyboardColors
    private let cell: CGFloat
    /// The part above the key.
    private let top: CGRect
    /// Whether it is for a secure field.
    let isSecret: Bool

    /// The index of what the finger is at.
    private(set) var selection: Int { didSet { if selection != oldValue { showSelection() } } }
    var selected: String { texts[selection] }
    /// The place of that among what the bar was made of.
    var selectedPlace: Int { growsRight ? selection : texts.count - 1 - selection }
    private let growsRight: Bool

    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// - Parameters:
    ///   - texts: What the key itself types, and then what it offers.
    ///   - key: The key's frame in the view that the bar is added to.
    ///   - width: Of that view: the bar stays inside.
    ///   - isJoined: Whether it covers the key.
    init(_ texts: [String], above key: CGRect, within width: CGFloat, colors: KeyboardColors, isSecret: Bool, isJoined: Bool = true) {
        self.colors = colors
        self.isSecret = isSecret
        cell = min(max(key.width, 34), (width - 8) / CGFloat(texts.count))
        // The key's own text is above it; the others are where there is more room.
        growsRight = key.midX < width / 2
        let length = cell * CGFloat(texts.count)
        self.texts = growsRight ? texts : texts.reversed()
        selection = growsRight ? 0 : texts.count - 1
        let wanted = growsRight ? key.midX - cell / 2 : key.midX + cell / 2 - length
        let place = CGRect(x: min(max(wanted, 4), width - length - 4), y: key.minY - 58, width: length, height: 50)
        let frame = isJoined ? place.union(key) : place
        top = place.offsetBy(dx: -frame.minX, dy: -frame.minY)
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let shape = layer as? CAShapeLayer
        shape?.fillColor = colors.key.resolvedColor(with: traitCollection).cgColor
        let outline = isJoined ? KeyOutline.path(around: top, above: key.offsetBy(dx: -frame.minX, dy: -frame.minY))
            : UIBezierPath(roundedRect: bounds, cornerRadius: 9)
        shape?.path = outline.cgPath
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 1)
        for (index, text) in self.texts.enumerated() { addLabel(text, at: index) }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    private func addLabel(_ text: String, at index: Int) {
        let label = UILabel(frame: CGRect(x: top.minX + CGFloat(index) * cell, y: top.minY, width: cell, height: top.height).insetBy(dx: 1, dy: 4))
        label.text = text
        label.font = .systemFont(ofSize: 24)
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.textAlignment = .center
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        addSubview(label)
        labels.append(label)
    }

    private func showSelection() {
        for (index, label) in labels.enumerated() {
            label.backgroundColor = index == selection ? .systemBlue : .clear
            label.textColor = index == selection ? .white : colors.text
        }
    }

    /// The finger is at that x of the view that the bar is in.
    func select(at x: CGFloat) { selection = min(max(Int(((x - frame.minX - top.minX) / cell).clamped(to: 0...1000)), 0), texts.count - 1) }
}
