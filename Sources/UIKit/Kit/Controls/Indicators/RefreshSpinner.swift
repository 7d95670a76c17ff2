/// The wheel of a refresh control: spokes that come one by one while the content is pulled, and then go round.
final class RefreshSpinner: UIView {
    private static let spokes = 12

    /// How many of the spokes are there, 0 … 1.
    var progress: CGFloat = 0 { didSet { if count != shownCount { setNeedsDisplay() } } }
    var color: UIColor? { didSet { setNeedsDisplay() } }
    var isTurning = false { didSet { if isTurning != oldValue { turn() } } }
    private var phase = 0
    private var shownCount = -1
    private let refreshes = RefreshCalls()

    private var count: Int { isTurning ? Self.spokes : Int((progress * CGFloat(Self.spokes)).rounded(.down)) }

    private func turn() {
        setNeedsDisplay()
        guard isTurning, window != nil else { return refreshes.stop() }
        refreshes.start(rate: Self.spokes) { [weak self] _ in self?.step() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    private func step() {
        phase = (phase + 1) % Self.spokes
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        shownCount = count
        let middle = CGPoint(x: bounds.midX, y: bounds.midY), radius = min(bounds.width, bounds.height) / 2
        for spoke in 0..<shownCount {
            let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let age = CGFloat((phase - spoke + Self.spokes) % Self.spokes) / CGFloat(Self.spokes)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: middle.x + cos(angle) * radius * 0.5, y: middle.y + sin(angle) * radius * 0.5))
            path.addLine(to: CGPoint(x: middle.x + cos(angle) * radius * 0.9, y: middle.y + sin(angle) * radius * 0.9))
            path.lineWidth = radius * 0.16
            path.lineCapStyle = .round
            (color ?? .gray).withAlphaComponent(isTurning ? 1 - age * 0.75 : 0.7).setStroke()
            path.stroke()
        }
    }
}
