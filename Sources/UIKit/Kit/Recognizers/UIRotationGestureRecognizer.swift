/// Recognizes two fingers that turn about each other (R-ROT), also on a touchpad (R-IND-8).
///
/// It begins when they have turned enough, reports a change with each event in which one of them moved, and ends when both have lifted.
/// When one has lifted the other's movements are changes too, with one touch and the rotation that was; a finger that lands then takes
/// the other's place, and the rotation continues from its last value (R-ROT-1). An action that asks for `location(ofTouch: 1, in:)` asks
/// ``UIGestureRecognizer/numberOfTouches`` first.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UIRotationGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .number("rotation", .number(-1e6...1e6), isOfAttempt: true, { (one: UIRotationGestureRecognizer) in Double(one.rotation) }, { $0.rotation = CGFloat($1) }),
    ]

    private var fingers = TwoFingers()
    /// The last direction from the first finger to the second, of any length; zero while they have lain on one spot.
    private var direction = CGVector.zero
    /// By how much the fingers have turned, in radians, unbounded (R-ROT-2, R-ROT-6).
    private var angle: CGFloat = 0
    /// What ``rotation`` has more than ``angle`` (R-ROT-3, R-ROT-4).
    private var offset: CGFloat = 0
    private var presentRotation: CGFloat = 0
    private var angularVelocity = VelocityFilter()

    // MARK: Values

    /// By how much the fingers have turned, in radians, clockwise positive, of which 5° of the turn that made the gesture are taken off
    /// (R-ROT-3). Setting it makes it have that value now; later turning adds to it (R-ROT-4). A value that is not finite is reported and
    /// ignored.
    open var rotation: CGFloat {
        get { presentRotation }
        set {
            guard newValue.isFinite else { return report("\(self): a rotation of \(newValue) is not finite and was ignored") }
            presentRotation = newValue
            offset = newValue - angle
        }
    }

    /// How fast the fingers turn, in radians a second (R-ROT-5). Setting ``rotation`` leaves it as it is.
    open var velocity: CGFloat { angularVelocity.value }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // They do not belong to the attempt that has ended, and may begin the next one (R-GR-32a).
        if hasEndedWhileWaiting { return ignoreLandings(for: event) }
        ignoreFingersBeyondTwo(in: event)
        let old = fingers
        fingers = trackedPair
        guard fingers.isNewPair(after: old) else { return }
        direction = fingers.separation
        if !hasAskedToBegin {
            angle = 0
            angularVelocity = VelocityFilter()
        }
        angularVelocity.restart(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let present = trackedPair
        guard present.hasMoved else { return }
        guard present.isSettled else { return keepRotation(at: event.timestamp) }
        fingers = present
        turn(at: event.timestamp)
        goOn()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endAfterLastLift()
    }

    open override func reset() {
        super.reset()
        fingers = TwoFingers()
        angle = 0
        offset = 0
        presentRotation = 0
        angularVelocity = VelocityFilter()
    }

    // MARK: Touchpads

    override func mayFollow(_ kind: IndirectMotion.Kind) -> Bool { kind == .transform }

    override func motionBegan(_ motion: IndirectMotion) {
        angularVelocity.restart(at: motion.timestamp)
        motionChanged(motion)
    }

    override func motionChanged(_ motion: IndirectMotion) {
        let change = motion.rotation - angle
        guard change != 0 else { return }
        angle = motion.rotation
        angularVelocity.add(change, at: motion.timestamp, weight: GestureConfiguration.current.velocityFilterWeight)
        goOn()
    }

    // MARK: Following

    /// Begins when the angle is large enough, and changes then.
    private func goOn() {
        if hasAskedToBegin {
            presentRotation = angle + offset
            state = .changed
            return
        }
        let configuration = GestureConfiguration.current
        guard abs(angle) >= configuration.rotationThreshold - GestureConfiguration.comparisonTolerance else { return }
        offset = angle > 0 ? -configuration.rotationOffset : configuration.rotationOffset
        presentRotation = angle + offset
        state = .began
    }

    /// A finger has moved and nothing has turned: only one is down, or the second has just landed (R-ROT-1).
    private func keepRotation(at time: TimeInterval) {
        guard hasAskedToBegin else { return }
        angularVelocity.add(0, at: time, weight: GestureConfiguration.current.velocityFilterWeight)
        state = .changed
    }

    /// Adds the angle between the last direction and the present one: less than half a turn, so that nothing wraps around.
    private func turn(at time: TimeInterval) {
        let new = fingers.separation
        // On one spot the fingers have no direction; the last one holds until they are apart.
        guard new.dx != 0 || new.dy != 0 else { return }
        defer { direction = new }
        guard direction.dx != 0 || direction.dy != 0 else { return angularVelocity.restart(at: time) }
        let change = atan2(direction.dx * new.dy - direction.dy * new.dx, direction.dx * new.dx + direction.dy * new.dy)
        angle += change
        angularVelocity.add(change, at: time, weight: GestureConfiguration.current.velocityFilterWeight)
    }
}
