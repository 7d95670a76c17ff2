/// Recognizes fingers that rest, and follows them from then on; continuous (R-LP).
///
/// It begins when they have been down for ``minimumPressDuration``, without needing another event, changes whenever one of them moves
/// and ends when the first of them lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UILongPressGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .number("minimumPressDuration", .seconds(0...3600), { (one: UILongPressGestureRecognizer) in one.minimumPressDuration }, { $0.minimumPressDuration = $1 }),
        .number("allowableMovement", .number(0...1e5), { (one: UILongPressGestureRecognizer) in Double(one.allowableMovement) }, { $0.allowableMovement = CGFloat($1) }),
        .count("numberOfTapsRequired", 0...10, { (one: UILongPressGestureRecognizer) in one.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }),
        .count("numberOfTouchesRequired", 1...20, { (one: UILongPressGestureRecognizer) in one.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
    ]

    /// Seconds from the landing of the last finger to the beginning; 0.5 by default. With 0 or less it begins on landing (R-LP-2).
    open var minimumPressDuration = GestureConfiguration.current.longPressMinimumDuration { didSet { updateDeadline() } }
    /// Points that the centroid may move before the beginning; 10 by default (R-LP-3).
    open var allowableMovement = GestureConfiguration.current.longPressAllowableMovement
    /// Full taps before the press; 0 by default (R-LP-6).
    open var numberOfTapsRequired = 0 { didSet { numbersChanged() } }
    /// How many fingers press together; 1 by default. With less than 1 nothing is recognized.
    open var numberOfTouchesRequired = 1 { didSet { numbersChanged() } }

    override func nameInTraces(_ kind: String) -> String {
        let taps = numberOfTapsRequired == 0 ? "" : " after \(FailureReason.count(numberOfTapsRequired, "tap"))"
        return RecognizerWords.fingers(numberOfTouchesRequired) + kind + taps
    }

    /// The taps before the press; its present fingers are those of the press when the taps are done.
    final var sequence = TapSequence()
    private final var stage = Stage.landing
    /// When the last finger landed, and where the centroid was then: from there duration and movement count.
    private final var start: TimeInterval = 0
    private final var origin = CGPoint.zero

    private enum Stage {
        /// Taps, if they are required, and landing.
        case landing
        /// All fingers of the press are down.
        case pressing
        /// Pressed for long enough: it has begun, or waits for others to fail.
        case held
    }

    /// When a key was pressed (R-PRS-5).
    private final var keyStart: TimeInterval?

    private final var isPress: Bool { sequence.taps >= numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // R-LP-7
        if stage == .held { return ignoreLandings(for: event) }
        guard sequence.land(tracked, required: numberOfTouchesRequired, at: event.timestamp) else {
            return fail(sequence.reasonAgainstLanding(required: numberOfTouchesRequired))
        }
        start = event.timestamp
        origin = centroid
        if isPress, sequence.isDown(numberOfTouchesRequired) {
            stage = .pressing
            guard minimumPressDuration > 0 else { return begin() }
        }
        updateDeadline()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch stage {
        case .landing where !isPress:
            if !TapSequence.allowsMoves(of: tracked) { fail(TapSequence.reasonAgainstMoves(of: tracked)) }
        case .landing:
            break
        case .pressing:
            if centroid.isFarther(than: allowableMovement, from: origin) { failForMovement() }
        case .held:
            if hasMoved { state = .changed }
        }
    }

    /// Whether a finger is elsewhere than in the event before: a change of its force alone does not count as a movement (R-LP-4).
    private final var hasMoved: Bool {
        for index in 0..<tracked.count {
            let touch = tracked[index]
            if touch.isLive, touch.sample.location != touch.previousLocation { return true }
        }
        return false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        switch stage {
        case .landing where !isPress:
            if sequence.lift(tracked, required: numberOfTouchesRequired, at: event.timestamp) == .failed {
                return fail("lifted before \(FailureReason.count(numberOfTouchesRequired, "finger")) had landed")
            }
            updateDeadline()
        case .landing, .pressing:
            fail(FailureReason("a finger lifted before \(FailureReason.number(minimumPressDuration)) s had passed", ["longPressMinimumDuration"]))
        case .held:
            sequence.locate(tracked)
            state = .ended
        }
    }

    /// Is cancelled, or fails, also when other fingers are still down (R-LP-4).
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// A key that is held down counts as a finger that rests (R-PRS-5); taps before it do not count.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        if stage == .held {
            for press in presses { ignore(press, for: event) }
            return
        }
        guard keyStart == nil, presses.count == 1, numberOfTapsRequired == 0, sequence.fingers.count == 0 else {
            return fail("another key was pressed")
        }
        keyStart = event.timestamp
        minimumPressDuration > 0 ? updateDeadline() : begin()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        if stage == .held { return state = .ended }
        fail(FailureReason("the key was released before \(FailureReason.number(minimumPressDuration)) s had passed", ["longPressMinimumDuration"]))
    }

    open override func reset() {
        super.reset()
        keyStart = nil
        sequence.removeAll()
        stage = .landing
    }

    override func deadlineReached(at time: TimeInterval) {
        // The limits may have been moved meanwhile.
        if let end, end > time + GestureConfiguration.comparisonTolerance {
            deadline = end
        } else if keyStart != nil {
            begin()
        } else if stage == .pressing {
            begin()
        } else {
            fail(sequence.reasonOfTime(TapSequence.longestTap(after: sequence.taps), required: numberOfTouchesRequired))
        }
    }

    private final func begin() {
        stage = .held
        deadline = nil
        state = .began
    }

    /// A number was set: the fingers that are down may be those of the press now, or not yet all of them, or too many (R-GR-8).
    private final func numbersChanged() {
        traceName = nil
        if stage != .held, sequence.fingers.count > 0 {
            guard sequence.fingers.count <= numberOfTouchesRequired else {
                return fail(sequence.reasonAgainstLanding(required: numberOfTouchesRequired))
            }
            stage = isPress && sequence.isDown(numberOfTouchesRequired) ? .pressing : .landing
            // What they did before counts as well (R-LP-3).
            if stage == .pressing, centroid.isFarther(than: allowableMovement, from: origin) { return failForMovement() }
        }
        updateDeadline()
    }

    private final func failForMovement() {
        fail(FailureReason("the press moved more than the \(FailureReason.number(allowableMovement)) points that are allowed", ["longPressAllowableMovement"]))
    }

    private final func updateDeadline() { deadline = end }

    /// The minimum duration as it counts: what is not above 0, or no number, counts as 0 (R-LP-2).
    private final var duration: TimeInterval { minimumPressDuration > 0 ? minimumPressDuration : 0 }

    /// When the press has lasted long enough, or what comes before it too long.
    private final var end: TimeInterval? {
        if let keyStart, stage != .held { return keyStart + duration }
        return switch stage {
        case .landing where isPress && sequence.fingers.count > 0:
            sequence.endOfLanding
        case .landing:
            sequence.end(ofTapsWithin: TapSequence.longestTap(after: sequence.taps), fingers: numberOfTouchesRequired)
        case .pressing:
            start + duration
        case .held:
            nil
        }
    }

    // MARK: Values

    /// The fingers of the press: all that are required once it has begun, also in the final action (R-LP-8).
    open override var numberOfTouches: Int { sequence.fingers.count }

    /// The centroid of the fingers, in the view's coordinates, the window's for `nil` (R-LP-8).
    open override func location(in view: UIView?) -> CGPoint {
        // No note is taken of where the fingers are: where they landed is still to be compared with the first tap (R-LP-6).
        location(of: sequence.fingers, among: tracked, in: view)
    }

    /// The location of one finger, counted in order of landing. An index outside of `0 ..< numberOfTouches` is a programming error.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        location(of: sequence.fingers, at: touchIndex, among: tracked, in: view)
    }
}
