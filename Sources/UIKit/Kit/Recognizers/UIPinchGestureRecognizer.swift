/// Recognizes two fingers that move apart or together (R-PIN), also on a touchpad (R-IND-8).
///
/// It begins when their distance has changed enough, reports a change with each event in which one of them moved, and ends when both
/// have lifted. When one has lifted the other's movements are changes too, with one touch and the scale that was; a finger that lands
/// then takes the other's place, and the scale continues from its last value (R-PIN-6). An action that asks for
/// `location(ofTouch: 1, in:)` asks ``UIGestureRecognizer/numberOfTouches`` first.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UIPinchGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .number("scale", .number(-1e6...1e6), isOfAttempt: true, { (one: UIPinchGestureRecognizer) in Double(one.scale) }, { $0.scale = CGFloat($1) }),
    ]

    private var fingers = TwoFingers()
    /// The distance when the second finger landed: what the hysteresis is counted from (R-PIN-2).
    private var startDistance: CGFloat = 0
    /// The distance at which the scale is ``baseScale``.
    private var baseDistance: CGFloat = 0
    private var baseScale: CGFloat = 1
    private var presentScale: CGFloat = 1
    private var scaleVelocity = VelocityFilter()
    /// What the touchpad said last.
    private var lastMotionScale: CGFloat = 1

    // MARK: Values

    /// The distance of the fingers relative to that at the start, of which the way that made the pinch is taken off (R-PIN-3). Setting it
    /// makes it have that value at the present distance; later change multiplies it (R-PIN-4). A value that is not finite is reported
    /// and ignored.
    open var scale: CGFloat {
        get { presentScale }
        set {
            guard newValue.isFinite else { return report("\(self): a scale of \(newValue) is not finite and was ignored") }
            presentScale = newValue
            rebase()
        }
    }

    /// How fast the scale changes, per second (R-PIN-5). Setting ``scale`` leaves it as it is.
    open var velocity: CGFloat { scaleVelocity.value }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // They do not belong to the attempt that has ended, and may begin the next one (R-GR-32a).
        if hasEndedWhileWaiting { return ignoreLandings(for: event) }
        ignoreFingersBeyondTwo(in: event)
        let old = fingers
        fingers = trackedPair
        guard fingers.isNewPair(after: old) else { return }
        startDistance = fingers.distance
        rebase()
        scaleVelocity.restart(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let present = trackedPair
        guard present.isSettled, present.hasMoved else { return keepScale(hasMoved: present.hasMoved, at: event.timestamp) }
        fingers = present
        pinch(to: present.distance, hysteresis: GestureConfiguration.current.pinchHysteresis, at: event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endAfterLastLift()
    }

    open override func reset() {
        super.reset()
        fingers = TwoFingers()
        presentScale = 1
        scaleVelocity = VelocityFilter()
        lastMotionScale = 1
    }

    // MARK: Touchpads

    override func mayFollow(_ kind: IndirectMotion.Kind) -> Bool { kind == .transform }

    override func motionBegan(_ motion: IndirectMotion) {
        startDistance = 1
        rebase()
        scaleVelocity.restart(at: motion.timestamp)
        motionChanged(motion)
    }

    override func motionChanged(_ motion: IndirectMotion) {
        guard motion.scale != lastMotionScale else {
            if !hasAskedToBegin { scaleVelocity.restart(at: motion.timestamp) }
            return
        }
        lastMotionScale = motion.scale
        pinch(to: motion.scale, hysteresis: GestureConfiguration.current.transformScaleThreshold, at: motion.timestamp)
    }

    // MARK: Following

    /// The present distance: on a touchpad in relation to that at the beginning.
    private var distance: CGFloat { indirectMotion?.scale ?? fingers.distance }

    private func pinch(to distance: CGFloat, hysteresis: CGFloat, at time: TimeInterval) {
        if hasAskedToBegin {
            advance(to: distance, at: time)
            state = .changed
            return
        }
        let change = distance - startDistance
        guard abs(change) > hysteresis + GestureConfiguration.comparisonTolerance else { return scaleVelocity.restart(at: time) }
        baseDistance = startDistance + (change > 0 ? hysteresis : -hysteresis)
        baseScale = 1
        presentScale = 1
        advance(to: distance, at: time)
        state = .began
    }

    /// An event that changes no scale: only one finger is down, or the second has just landed, or none has moved (R-PIN-6).
    private func keepScale(hasMoved: Bool, at time: TimeInterval) {
        // An event of the fingers all the same, as a change of force is: the first velocity counts from it (R-PIN-5).
        guard hasAskedToBegin else { return scaleVelocity.restart(at: time) }
        guard hasMoved else { return }
        scaleVelocity.add(0, at: time, weight: GestureConfiguration.current.velocityFilterWeight)
        state = .changed
    }

    private func advance(to distance: CGFloat, at time: TimeInterval) {
        // Fingers that lay on one spot have a scale only when they are apart (R-PIN-4).
        if baseDistance <= 0 {
            baseDistance = distance
            baseScale = presentScale
        }
        let old = presentScale
        if baseDistance > 0 { presentScale = baseScale * distance / baseDistance }
        scaleVelocity.add(presentScale - old, at: time, weight: GestureConfiguration.current.velocityFilterWeight)
    }

    /// Counts from the present distance and scale on.
    private func rebase() {
        baseDistance = distance
        baseScale = presentScale
    }
}
