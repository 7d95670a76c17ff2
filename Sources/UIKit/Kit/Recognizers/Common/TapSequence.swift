/// The taps of a gesture: those of a tap recognizer, and those that come before a long press (R-TAP-3, R-TAP-4, R-LP-6).
///
/// The recognizer feeds it the touches that land and lift, asks it about those that move, and sets its deadline to
/// ``end(ofTapsWithin:fingers:)``.
/// Lengths are in points of the window, times in seconds of the events.
@MainActor
struct TapSequence {
    /// The taps done.
    private(set) var taps = 0
    /// The fingers of the present tap, also those that have lifted, where they were last located.
    private(set) var fingers = Fingers()
    /// The fingers of the first tap, where they were when they lifted. Without meaning until a tap is done.
    private(set) var firstTap = Fingers()
    private var lifted = 0
    private var firstLanding: TimeInterval = 0
    private var lastLift: TimeInterval = 0

    enum Outcome {
        /// Nothing is decided.
        case going
        case tapped
        case failed
    }

    nonisolated init() {}

    /// The touches that began land.
    /// - Returns: Whether it can still be a tap of `required` fingers.
    mutating func land(_ tracked: ContiguousArray<UITouch>, required: Int, at time: TimeInterval) -> Bool {
        for touch in tracked where touch.currentPhase == .began {
            // A finger that lands after another has lifted is one too many as well: the other lifted with all of them down.
            guard fingers.count < required else { return false }
            if fingers.count == 0 { firstLanding = time }
            fingers.add(touch)
        }
        guard taps > 0, fingers.count == required else { return true }
        return !fingers.centroid.isFarther(than: GestureConfiguration.current.tapAllowableMovement, from: firstTap.centroid)
    }

    /// Whether the touches that moved are still near their landing points. Of no particular sequence: a copy of one costs more than this.
    static func allowsMoves(of tracked: ContiguousArray<UITouch>) -> Bool {
        let limit = GestureConfiguration.current.tapAllowableMovement
        for index in tracked.indices {
            let touch = tracked[index]
            if touch.currentPhase == .moved, touch.sample.location.isFarther(than: limit, from: touch.landing.location) { return false }
        }
        return true
    }

    /// Whether the present tap has so many fingers, and none of them has lifted.
    func isDown(_ required: Int) -> Bool { lifted == 0 && fingers.count == required }

    /// Takes note of where the fingers of the present tap are. A caller that needs to know calls it before, so that a move costs nothing.
    mutating func locate(_ tracked: ContiguousArray<UITouch>) {
        for touch in tracked { fingers.update(touch) }
    }

    /// The touches that ended lift.
    mutating func lift(_ tracked: ContiguousArray<UITouch>, required: Int, at time: TimeInterval) -> Outcome {
        guard fingers.count >= required else { return .failed }
        for touch in tracked where touch.currentPhase == .ended {
            fingers.update(touch)
            lifted += 1
        }
        guard lifted == fingers.count else { return .going }
        if taps == 0 { firstTap = fingers }
        fingers.removeAll()
        taps += 1
        lifted = 0
        lastLift = time
        return .tapped
    }

    /// Why the touches that began spoil the tap, for the trace.
    func reasonAgainstLanding(required: Int) -> FailureReason {
        taps > 0 && fingers.count == required
            ? FailureReason("the next tap landed more than \(FailureReason.number(GestureConfiguration.current.tapAllowableMovement)) points from the first",
                            ["tapAllowableMovement"])
            : "a finger landed beyond the \(FailureReason.count(required, "finger")) that are required"
    }

    /// Why moves spoil the tap, for the trace.
    static func reasonAgainstMoves(of tracked: ContiguousArray<UITouch>) -> FailureReason {
        let limit = GestureConfiguration.current.tapAllowableMovement
        for touch in tracked where touch.sample.location.isFarther(than: limit, from: touch.landing.location) {
            return FailureReason(FailureReason.moved(touch, allowed: limit), ["tapAllowableMovement"])
        }
        return FailureReason("a finger moved too far", ["tapAllowableMovement"])
    }

    /// Why the time was up, for the trace.
    func reasonOfTime(_ duration: TimeInterval, required: Int) -> FailureReason {
        let limits = GestureConfiguration.current
        if fingers.count == 0 { return FailureReason("no further tap came within \(FailureReason.number(limits.tapMaxInterval)) s", ["tapMaxInterval"]) }
        if fingers.count < required, limits.multiFingerLandingWindow < duration {
            return FailureReason("\(FailureReason.count(required, "finger")) did not land within \(FailureReason.number(limits.multiFingerLandingWindow)) s",
                                 ["multiFingerLandingWindow"])
        }
        return FailureReason("a tap lasted longer than \(FailureReason.number(duration)) s", ["tapMaxDurationSingle", "tapMaxDurationMulti", "tapMaxDurationFurther"])
    }

    /// How long the next of several taps may last.
    static func longestTap(after taps: Int) -> TimeInterval {
        let limits = GestureConfiguration.current
        return taps > 0 ? limits.tapMaxDurationFurther : limits.tapMaxDurationMulti
    }

    /// When a tap that lasts, or a pause after one, becomes too long; `nil` before the first landing.
    func end(ofTapsWithin duration: TimeInterval, fingers required: Int) -> TimeInterval? {
        guard fingers.count > 0 else { return taps > 0 ? lastLift + GestureConfiguration.current.tapMaxInterval : nil }
        return fingers.count < required ? min(endOfLanding, firstLanding + duration) : firstLanding + duration
    }

    /// Until when the fingers of the present tap must have landed.
    var endOfLanding: TimeInterval { firstLanding + GestureConfiguration.current.multiFingerLandingWindow }

    mutating func removeAll() {
        taps = 0
        lifted = 0
        fingers.removeAll()
    }
}
