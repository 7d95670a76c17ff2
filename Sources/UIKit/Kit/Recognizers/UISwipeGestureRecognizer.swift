/// Recognizes a quick straight movement of one or several fingers in a direction; discrete (R-SWP).
///
/// It recognizes during the movement, as soon as that is long enough for its time and straight enough: a slow swipe may be shorter but
/// must be straighter.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UISwipeGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .options("direction", [("right", 1), ("left", 2), ("up", 4), ("down", 8)],
                 { (one: UISwipeGestureRecognizer) in Int(bitPattern: one.direction.rawValue) }, { $0.direction = Direction(rawValue: UInt(bitPattern: $1)) }),
        .count("numberOfTouchesRequired", 1...20, { (one: UISwipeGestureRecognizer) in one.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
    ]

    override func nameInTraces(_ kind: String) -> String {
        let directions: [(Direction, String)] = [(.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")]
        return RecognizerWords.fingers(numberOfTouchesRequired) + kind + RecognizerWords.ways(directions.filter { direction.contains($0.0) }.map(\.1))
    }

    /// Directions on the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    // Unchecked: GestureBenchmark takes 1.2 % more instructions with checks.
    /// The directions that are recognized; right by default. With a horizontal one, vertical ones do not count (R-SWP-5). With none
    /// nothing is recognized.
    @exclusivity(unchecked) open var direction: Direction = .right { didSet { traceName = nil } }
    // Unchecked: GestureBenchmark takes 1.2 % more instructions with checks.
    /// How many fingers swipe together; 1 by default. With less than 1 nothing is recognized.
    @exclusivity(unchecked) open var numberOfTouchesRequired = 1 {
        didSet {
            traceName = nil
            updateStart()
        }
    }

    // Unchecked: GestureBenchmark takes 1.2 % more instructions with checks.
    /// Where the fingers landed.
    @exclusivity(unchecked) private final var origins = Fingers()
    /// When the last finger landed.
    private final var lastLanding: TimeInterval = 0
    /// When the last required finger landed; `nil` before.
    private final var start: TimeInterval?
    /// Whether the fingers have swiped: it is recognized, or waits for others to fail.
    private final var isDone = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if isDone { return ignoreLandings(for: event) }
        for touch in tracked where touch.currentPhase == .began { origins.add(touch) }
        guard Axis(direction) != nil else { return fail("no direction is set") }
        lastLanding = event.timestamp
        updateStart()
    }

    /// A finger landed, or the number was set: the time counts from when all that are required were down (R-SWP-2, R-GR-8).
    private final func updateStart() {
        guard !isDone, origins.count > 0 else { return }
        guard origins.count <= numberOfTouchesRequired else {
            return fail("a finger landed beyond the \(FailureReason.count(numberOfTouchesRequired, "finger")) that are required")
        }
        start = origins.count == numberOfTouchesRequired ? lastLanding : nil
        deadline = end
    }

    /// When the time is up; `nil` before all fingers that are required are down.
    private final var end: TimeInterval? { start.map { $0 + GestureConfiguration.current.swipeMaxDuration } }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard !isDone else { return }
        guard let axis = Axis(direction) else { return fail("no direction is set") }
        var time = 0.0
        if let start { time = event.timestamp - start }
        let limits = Limits(after: time)
        let isReady = start != nil && limits.isInTime && origins.count == numberOfTouchesRequired
        var forward = isReady && axis.allowsForward, backward = isReady && axis.allowsBackward
        for touch in tracked {
            let (primary, secondary) = axis.split(touch.sample.location, from: touch.landing.location)
            guard abs(secondary) <= limits.secondary else {
                return fail(FailureReason("a finger went \(FailureReason.number(abs(secondary))) points across, "
                    + "\(FailureReason.number(limits.secondary)) are allowed by then", ["swipeMaxSecondary"]))
            }
            if !axis.allowsBackward && primary < -limits.opposite || !axis.allowsForward && primary > limits.opposite {
                return fail(FailureReason("a finger went against the direction", ["swipeMaxOpposite"]))
            }
            if primary < limits.primary { forward = false }
            if primary > -limits.primary { backward = false }
        }
        guard forward || backward else { return }
        isDone = true
        deadline = nil
        state = .ended
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !isDone { fail(.lifted) }
    }

    /// Fails, also when other fingers are still down.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail(.cancelled)
    }

    open override func reset() {
        super.reset()
        origins.removeAll()
        start = nil
        isDone = false
    }

    override func deadlineReached(at time: TimeInterval) {
        // The limit may have been moved meanwhile (R-GR-8).
        if let end, end > time + GestureConfiguration.comparisonTolerance { return deadline = end }
        fail(FailureReason("\(FailureReason.number(GestureConfiguration.current.swipeMaxDuration)) s were up", ["swipeMaxDuration", "swipeMinPrimary"]))
    }

    // MARK: Values

    /// The fingers that landed: all that are required, in the action (R-SWP-6).
    open override var numberOfTouches: Int { origins.count }

    /// The centroid of the landing points (R-SWP-6).
    open override func location(in view: UIView?) -> CGPoint { location(of: origins, in: view) }

    /// The landing point of a finger. An index outside of `0 ..< numberOfTouches` is a programming error.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(of: origins, at: touchIndex, in: view) }
}

extension UISwipeGestureRecognizer {
    /// The axis along which fingers swipe, and its signs that are allowed (R-SWP-5).
    private struct Axis {
        let isHorizontal: Bool
        let allowsForward: Bool
        let allowsBackward: Bool

        init?(_ direction: Direction) {
            isHorizontal = !direction.isDisjoint(with: [.left, .right])
            allowsForward = direction.contains(isHorizontal ? .right : .down)
            allowsBackward = direction.contains(isHorizontal ? .left : .up)
            guard allowsForward || allowsBackward else { return nil }
        }

        /// The displacement along the axis, positive to the right or down, and across it.
        func split(_ point: CGPoint, from origin: CGPoint) -> (primary: CGFloat, secondary: CGFloat) {
            isHorizontal ? (point.x - origin.x, point.y - origin.y) : (point.y - origin.y, point.x - origin.x)
        }
    }

    /// What a touch must keep to, so many seconds after the start (R-SWP-2). Differences within the tolerance are in its favour.
    private struct Limits {
        let isInTime: Bool
        let primary: CGFloat
        let secondary: CGFloat
        let opposite: CGFloat

        @MainActor init(after time: TimeInterval) {
            let configuration = GestureConfiguration.current, tolerance = GestureConfiguration.comparisonTolerance
            isInTime = time <= configuration.swipeMaxDuration + tolerance
            primary = configuration.swipeMinPrimary * (1 - (1 - configuration.swipePrimaryDecay) * time) - tolerance
            secondary = configuration.swipeMaxSecondary * (1 - (1 - configuration.swipeSecondaryDecay) * time) + tolerance
            opposite = configuration.swipeMaxOpposite + tolerance
        }
    }
}
