/// Recognizes one or several taps of one or several fingers; discrete (R-TAP).
///
/// A tap is a landing and lifting without much movement or delay; the limits are in ``GestureConfiguration``. It recognizes when
/// the last finger of the last tap lifts. A double tap does not delay a single tap unless `require(toFail:)` says so (R-TAP-9).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { UITapGestureRecognizer.self }

    package nonisolated override class var attributes: [RecognizerAttribute] { super.attributes + own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .count("numberOfTapsRequired", 1...10, { (one: UITapGestureRecognizer) in one.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }),
        .count("numberOfTouchesRequired", 1...20, { (one: UITapGestureRecognizer) in one.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
        .count("buttonMaskRequired", 0...0xFFFF, { (one: UITapGestureRecognizer) in one.buttonMaskRequired.rawValue }, { $0.buttonMaskRequired = UIEvent.ButtonMask(rawValue: $1) }),
    ]

    /// How many taps; 1 by default. With less than 1 nothing is recognized.
    open var numberOfTapsRequired = 1 {
        didSet {
            traceName = nil
            updateDeadline()
        }
    }
    /// How many fingers tap together; 1 by default. With less than 1 nothing is recognized.
    open var numberOfTouchesRequired = 1 { didSet { numberOfTouchesChanged() } }
    /// The buttons that a pointer must press; the primary one by default. A click without them is not seen (R-TAP-10). Fingers and
    /// pencils have no buttons.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    final var sequence = TapSequence()
    private final var keys = PressTaps()
    /// Whether the last tap is done: it is recognized, or waits for others to fail.
    private final var isDone = false

    /// Later fingers neither extend nor spoil taps that are done (R-TAP-11).
    override var declinesTouchesWhileWaiting: Bool { true }

    override func nameInTraces(_ kind: String) -> String {
        RecognizerWords.fingers(numberOfTouchesRequired) + RecognizerWords.times(numberOfTapsRequired) + kind
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        ignoreClicks(of: event)
        // With nothing left to track it has failed.
        guard !tracked.isEmpty, state == .possible else { return }
        let isPossible = numberOfTapsRequired > 0 && sequence.land(tracked, required: numberOfTouchesRequired, at: event.timestamp)
        isPossible ? updateDeadline() : fail(sequence.reasonAgainstLanding(required: numberOfTouchesRequired))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if !isDone, !TapSequence.allowsMoves(of: tracked) { fail(TapSequence.reasonAgainstMoves(of: tracked)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isDone { return }
        switch sequence.lift(tracked, required: numberOfTouchesRequired, at: event.timestamp) {
        case .going: break
        case .failed: fail("lifted before \(FailureReason.count(numberOfTouchesRequired, "finger")) had landed")
        case .tapped where sequence.taps >= numberOfTapsRequired:
            isDone = true
            deadline = nil
            state = .ended
        case .tapped: updateDeadline()
        }
    }

    /// Fails, also when other fingers are still down (R-TAP-6).
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail(.cancelled)
    }

    /// Presses of a key count as taps of one finger (R-PRS-5).
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        guard numberOfTapsRequired > 0, presses.count == 1, sequence.taps == 0, sequence.fingers.count == 0,
              keys.press(at: event.timestamp) else { return fail("another key was pressed") }
        updateDeadline()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        if isDone { return }
        keys.release(at: event.timestamp)
        guard keys.taps >= numberOfTapsRequired else { return updateDeadline() }
        isDone = true
        deadline = nil
        state = .ended
    }

    open override func reset() {
        super.reset()
        keys = PressTaps()
        sequence.removeAll()
        isDone = false
    }

    override func deadlineReached(at time: TimeInterval) {
        // The limits may have been moved meanwhile.
        guard let end, end > time + GestureConfiguration.comparisonTolerance else {
            return fail(sequence.reasonOfTime(maximumDuration, required: numberOfTouchesRequired))
        }
        deadline = end
    }

    /// Fingers of the present tap may be too many now (R-GR-8).
    private final func numberOfTouchesChanged() {
        traceName = nil
        if !isDone, sequence.fingers.count > 0, sequence.fingers.count > numberOfTouchesRequired {
            return fail(sequence.reasonAgainstLanding(required: numberOfTouchesRequired))
        }
        updateDeadline()
    }

    private final func updateDeadline() { deadline = end }

    /// When the time for what comes next is over (R-TAP-6).
    private final var end: TimeInterval? {
        isDone ? nil : keys.end(ofTapsWithin: maximumDuration)
            ?? sequence.end(ofTapsWithin: maximumDuration, fingers: numberOfTouchesRequired)
    }

    private final var maximumDuration: TimeInterval {
        // Either fingers tap or keys do.
        numberOfTapsRequired > 1 ? TapSequence.longestTap(after: max(sequence.taps, keys.taps)) : GestureConfiguration.current.tapMaxDurationSingle
    }

    private final func ignoreClicks(of event: UIEvent) {
        let candidates = tracked
        for touch in candidates where touch.currentPhase == .began && touch.type == .indirectPointer {
            if !event.buttonMask.isSuperset(of: buttonMaskRequired) { ignore(touch, for: event) }
        }
    }

    // MARK: Values

    private final var firstTap: Fingers {
        guard sequence.taps == 0 else { return sequence.firstTap }
        sequence.locate(tracked)
        return sequence.fingers
    }

    /// The fingers of the first tap: all that are required, in the action (R-TAP-7).
    open override var numberOfTouches: Int { firstTap.count }

    /// The centroid of the first tap's fingers, where they lifted (R-TAP-7).
    open override func location(in view: UIView?) -> CGPoint { location(of: firstTap, in: view) }

    /// Where a finger of the first tap lifted. An index outside of `0 ..< numberOfTouches` is a programming error.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(of: firstTap, at: touchIndex, in: view) }

    /// A tap does not prevent one that requires more taps (R-GR-45a).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let tap = preventedGestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > numberOfTapsRequired { return false }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
