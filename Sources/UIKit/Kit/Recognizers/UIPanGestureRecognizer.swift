/// Recognizes dragging with one or more fingers (R-PAN), and scrolling by wheels and touchpads where that is allowed (R-IND).
///
/// It begins when the fingers' centroid has moved far enough, reports a change with each event in which a finger moved, and ends when
/// the last finger has lifted. Fingers may come and go meanwhile: the translation continues from its last value.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UIPanGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .count("minimumNumberOfTouches", 1...20, { (one: UIPanGestureRecognizer) in one.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 }),
        .count("maximumNumberOfTouches", 1...Int.max, { (one: UIPanGestureRecognizer) in one.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 }),
        .options("allowedScrollTypesMask", [("discrete", 1), ("continuous", 2), ("all", 3)],
                 { (one: UIPanGestureRecognizer) in one.allowedScrollTypesMask.rawValue }, { $0.allowedScrollTypesMask = UIScrollTypeMask(rawValue: $1) }),
    ]

    /// How many fingers must be down to begin, and for each change; a number below 1 means 1.
    open var minimumNumberOfTouches: Int {
        get { minimum }
        set {
            minimum = newValue
            traceName = nil
        }
    }
    // Read in every event: a private property is read without a check of exclusive access, an open one is not.
    private var minimum = 1
    /// How many fingers may be down. One more makes it fail; once it has begun, one more is ignored. A scroll view's own pan, and that
    /// from a screen edge, ignore it before as well (R-PAN-7, R-EDG-4).
    open var maximumNumberOfTouches = Int.max
    /// Which scrolling it follows in place of fingers: none by default (R-IND-2). The numbers of touches have no say about it.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    override func nameInTraces(_ kind: String) -> String { RecognizerWords.fingers(minimum) + kind }

    // In window coordinates.
    /// How far the centroid has come since enough fingers are down: what is compared with the hysteresis (R-PAN-2).
    private var displacement = CGVector.zero
    /// The displacement, or what the client has set and the movement since (R-PAN-9).
    private var translation = CGVector.zero
    /// Whether the client has set the translation in this attempt: what it set before the beginning stays (R-PAN-4).
    private var isTranslationSet = false
    private var horizontalVelocity = VelocityFilter()
    private var verticalVelocity = VelocityFilter()
    /// When a scroll moved last.
    private var lastScroll: TimeInterval = 0

    // MARK: Values

    /// How far the fingers have moved in all, in points of the view's coordinate system (R-PAN-9); of the window's for `nil`. To move
    /// ``UIGestureRecognizer/view`` with the fingers, ask for its superview's. While the pan is possible it is the whole way; once it has
    /// begun the way that made it a pan is left out, so that what follows it does not jump (R-PAN-4).
    open func translation(in view: UIView?) -> CGPoint { fromWindow(translation, to: view) }

    /// Makes the translation have this value in the view's coordinate system; later movement adds to it (R-PAN-9). When it is set while
    /// fingers are down and the pan is possible, nothing is taken off at the beginning (R-PAN-4). The velocity stays as it is (R-PAN-10).
    /// A value that is not finite is reported and ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.isFinite else { return report("\(self): a translation of \(translation) is not finite and was ignored") }
        let vector = CGVector(dx: translation.x, dy: translation.y)
        self.translation = view?.convertVectorToWindow(vector, attemptWindow) ?? vector
        // Clients set it in every action: whether the pan has begun is not asked, for it is not read after that.
        if !tracked.isEmpty { isTranslationSet = true }
    }

    /// How fast the fingers move, in points a second of the view's coordinate system (R-PAN-11). In the last action it is the velocity of
    /// the last movement, however long the fingers have rested since (R-PAN-6).
    open func velocity(in view: UIView?) -> CGPoint {
        fromWindow(CGVector(dx: horizontalVelocity.value, dy: verticalVelocity.value), to: view)
    }

    private func fromWindow(_ vector: CGVector, to view: UIView?) -> CGPoint {
        let vector = view?.convertVectorFromWindow(vector, attemptWindow) ?? vector
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    // MARK: For the pans of this module

    /// Why a movement that is long enough makes no pan, for the trace; `nil` when it makes one.
    func objection(to displacement: CGVector) -> String? { nil }

    /// Whether as many fingers are down as it needs.
    final var hasEnoughFingers: Bool {
        var count = 0
        for touch in tracked where touch.isLive { count += 1 }
        return count >= max(1, minimumNumberOfTouches)
    }

    /// Whether a finger too many makes it fail.
    var failsOnExtraFinger: Bool { shown == .possible }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // They do not belong to the attempt that has ended, and may begin the next one (R-PAN-6, R-GR-32a).
        if hasEndedWhileWaiting { return ignoreLandings(for: event) }
        var count = 0
        var moves = false, joins = false
        for touch in tracked where touch.isLive {
            count += 1
            if touch.currentPhase == .moved { moves = true }
            guard touch.currentPhase == .began else { continue }
            guard count > maximumNumberOfTouches else {
                joins = true
                continue
            }
            if failsOnExtraFinger {
                return fail("a finger landed beyond the \(FailureReason.count(maximumNumberOfTouches, "finger")) that are allowed")
            }
            ignore(touch, for: event)
        }
        // A finger that is ignored leaves the set of touches as it is (R-PAN-11). While another one moves, the movement is still to be sent,
        // and its time counts from before.
        if joins, !moves { restartVelocity(at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // Only fingers that were down before and still are: so nothing jumps when one comes or goes (R-PAN-3).
        var count = 0, landings = 0, departures = 0
        var x = 0.0, y = 0.0
        var hasMoved = false
        let touches = tracked
        for index in touches.indices {
            let touch = touches[index]
            guard touch.isLive else {
                departures += 1
                continue
            }
            guard touch.currentPhase != .began else {
                landings += 1
                continue
            }
            count += 1
            let location = touch.sample.location, previous = touch.previousLocation
            guard location != previous else { continue }
            hasMoved = true
            x += location.x - previous.x
            y += location.y - previous.y
        }
        // Enough were down before the event, and are after it (R-PAN-2, R-PAN-5): one finger may take another's place.
        if count + min(landings, departures) < max(1, minimumNumberOfTouches) {
            return fingersAreTooFew(at: event.timestamp)
        }
        if hasMoved { advance(by: CGVector(dx: x / Double(count), dy: y / Double(count)), at: event.timestamp) }
        if landings > 0 { restartVelocity(at: event.timestamp) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !endAfterLastLift() { fingersLeft(at: event.timestamp) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fingersLeft(at: event.timestamp)
    }

    open override func reset() {
        super.reset()
        displacement = .zero
        translation = .zero
        isTranslationSet = false
        horizontalVelocity = VelocityFilter()
        verticalVelocity = VelocityFilter()
    }

    // MARK: Scrolling

    override func mayFollow(_ kind: IndirectMotion.Kind) -> Bool { kind != .transform }

    override func follows(_ kind: IndirectMotion.Kind) -> Bool {
        switch kind {
        case .wheel: allowedScrollTypesMask.contains(.discrete)
        case .scroll: allowedScrollTypesMask.contains(.continuous)
        case .transform, .hold: false
        }
    }

    override func motionBegan(_ motion: IndirectMotion) {
        restartVelocity(at: motion.timestamp)
        scroll(motion)
        // A turn of a wheel is a whole pan (R-IND-5).
        guard motion.kind == .wheel, hasAskedToBegin else { return }
        state = .changed
        state = .ended
    }

    override func motionChanged(_ motion: IndirectMotion) { scroll(motion) }

    override func motionEnded(_ motion: IndirectMotion) {
        // Fingers that rested on the touchpad leave no velocity (R-IND-7).
        if motion.timestamp - lastScroll > GestureConfiguration.current.scrollRestInterval + GestureConfiguration.comparisonTolerance {
            horizontalVelocity = VelocityFilter()
            verticalVelocity = VelocityFilter()
        }
        super.motionEnded(motion)
    }

    /// Any movement makes a pan: the device calls nothing else a scroll (R-IND-6).
    private func scroll(_ motion: IndirectMotion) {
        guard motion.movement != .zero else { return }
        lastScroll = motion.timestamp
        follow(motion.movement, at: motion.timestamp, weight: GestureConfiguration.current.velocityFilterWeight)
        if !hasAskedToBegin, let objection = objection(to: translation) { return fail(FailureReason(objection)) }
        state = hasAskedToBegin ? .changed : .began
    }

    // MARK: Following

    /// Adds a movement to the translation and the velocity.
    private func follow(_ movement: CGVector, at time: TimeInterval, weight: Double) {
        translation.dx += movement.dx
        translation.dy += movement.dy
        horizontalVelocity.add(movement.dx, at: time, weight: weight)
        verticalVelocity.add(movement.dy, at: time, weight: weight)
    }

    private func advance(by movement: CGVector, at time: TimeInterval) {
        let configuration = GestureConfiguration.current
        follow(movement, at: time, weight: configuration.velocityFilterWeight)
        if hasAskedToBegin {
            state = .changed
            return
        }
        displacement.dx += movement.dx
        displacement.dy += movement.dy
        let length = (displacement.dx * displacement.dx + displacement.dy * displacement.dy).squareRoot()
        guard length >= configuration.panHysteresis - GestureConfiguration.comparisonTolerance else { return }
        if let objection = objection(to: displacement) { fail(FailureReason(objection)) } else { begin(after: length) }
    }

    /// Begins, and leaves the hysteresis out of the translation for the rest of the attempt (R-PAN-4).
    private func begin(after length: CGFloat) {
        state = .began
        let configuration = GestureConfiguration.current
        // A translation that was set before, or when a question about the beginning was asked, stays.
        guard hasAskedToBegin, !isTranslationSet, length > 0, !configuration.panTranslationIncludesHysteresis else { return }
        let share = min(1, configuration.panHysteresis / length)
        translation.dx -= displacement.dx * share
        translation.dy -= displacement.dy * share
    }

    private func fingersLeft(at time: TimeInterval) { hasEnoughFingers ? restartVelocity(at: time) : fingersAreTooFew(at: time) }

    /// Movement counts from when enough fingers are down (R-PAN-2).
    private func fingersAreTooFew(at time: TimeInterval) {
        if !hasAskedToBegin {
            // A translation that was set before the attempt stays (R-PAN-9).
            if !isTranslationSet {
                translation.dx -= displacement.dx
                translation.dy -= displacement.dy
            }
            displacement = .zero
            horizontalVelocity = VelocityFilter()
            verticalVelocity = VelocityFilter()
        }
        restartVelocity(at: time)
    }

    private func restartVelocity(at time: TimeInterval) {
        horizontalVelocity.restart(at: time)
        verticalVelocity.restart(at: time)
    }
}
