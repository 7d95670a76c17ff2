/// Recognizes a finger that comes in from an edge of the window (R-EDG). In all else it is a pan.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UIScreenEdgePanGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .options("edges", [("top", 1), ("left", 2), ("bottom", 4), ("right", 8), ("all", 15)],
                 { (one: UIScreenEdgePanGestureRecognizer) in Int(bitPattern: one.edges.rawValue) }, { $0.edges = UIRectEdge(rawValue: UInt(bitPattern: $1)) }),
    ]

    /// The window's edges from which the finger may come. None by default: it then recognizes nothing.
    open var edges: UIRectEdge = [] { didSet { traceName = nil } }

    override func nameInTraces(_ kind: String) -> String {
        let sides: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
        return kind + RecognizerWords.ways(edges == .all ? [] : sides.filter { edges.contains($0.0) }.map(\.1))
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "maximumNumberOfTouches") { maximumNumberOfTouches = 1 }
    }

    /// Fingers elsewhere, and fingers too many, are none of its business (R-EDG-2, R-EDG-4).
    override var failsOnExtraFinger: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in tracked where touch.currentPhase == .began && edges.isDisjoint(with: Self.edges(near: touch)) {
            ignore(touch, for: event)
        }
        super.touchesBegan(touches, with: event)
    }

    /// Scrolling comes from no edge.
    override func mayFollow(_ kind: IndirectMotion.Kind) -> Bool { false }

    override func follows(_ kind: IndirectMotion.Kind) -> Bool { false }

    /// The edges near which the touch has landed.
    private static func edges(near touch: UITouch) -> UIRectEdge {
        guard let window = touch.landingWindow else { return [] }
        let bounds = window.layer.bounds, point = touch.landing.location
        let width = GestureConfiguration.current.edgePanWidth + GestureConfiguration.comparisonTolerance
        var edges: UIRectEdge = []
        if point.y - bounds.minY <= width { edges.insert(.top) }
        if point.x - bounds.minX <= width { edges.insert(.left) }
        if bounds.maxY - point.y <= width { edges.insert(.bottom) }
        if bounds.maxX - point.x <= width { edges.insert(.right) }
        return edges
    }

    /// Whether it leads inwards from an edge near which the first finger landed, and at least as far inwards as along it (R-EDG-3).
    override func objection(to displacement: CGVector) -> String? {
        leadsInwards(displacement) ? nil : "the movement did not lead inwards from an edge"
    }

    private func leadsInwards(_ displacement: CGVector) -> Bool {
        for touch in tracked where touch.isLive {
            let edges = edges.intersection(Self.edges(near: touch))
            let inwards: [(UIRectEdge, CGFloat, CGFloat)] = [
                (.top, displacement.dy, displacement.dx), (.left, displacement.dx, displacement.dy),
                (.bottom, -displacement.dy, displacement.dx), (.right, -displacement.dx, displacement.dy),
            ]
            for (edge, inward, lateral) in inwards where edges.contains(edge) {
                if inward > 0, inward >= abs(lateral) - GestureConfiguration.comparisonTolerance { return true }
            }
            return false
        }
        return false
    }
}
