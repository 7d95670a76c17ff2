/// How late a client can be asked for its next frame and still have it ready for the display's next refresh.
///
/// A frame that is drawn as soon as the one before it is shown has the input of that moment, and then waits for the refresh. Drawn late, it has
/// what came meanwhile. How long a frame takes is known from the ones before: the longest of the last ones counts. A margin is left to the
/// display server; it grows when a frame came too late for its refresh.
package struct FrameDeadline {
    /// How many frames are remembered, and how many have to be known before any is drawn late.
    static let remembered = 32, least = 8
    /// Of the longest frame: the next may take a little longer.
    static let reserve = 1.25
    /// Seconds that are left to the display server at first, and at least.
    static let usualMargin = 0.004, leastMargin = 0.002
    /// Seconds that are not worth a wake-up.
    static let shortestDelay = 0.001
    /// The part of a period by which a refresh may come before its time: refreshes are reported late, and displays do not keep their periods exactly.
    package static let early = 0.25
    /// Seconds since the last input after which frames are drawn at once: an animation gains nothing by waiting.
    static let recentInput = 0.1

    private var durations: ContiguousArray<Double> = []
    private var oldest = 0
    private(set) var margin = usualMargin
    private var askedAt: Double?
    /// The refresh for which the client has been, or is about to be, asked late; and that of the frame that is on its way.
    private var aim: Double?
    private var aimOfFrame: Double?

    package init() {}

    /// The time at which to ask for the frame of the next refresh; `nil` where that is at once.
    /// - Parameters:
    ///   - refresh: A refresh in the past, in seconds on the host's clock.
    ///   - period: Seconds from one refresh to the next; 0 where that is not known.
    ///   - input: When input was sent last.
    package mutating func time(after refresh: Double, period: Double, input: Double, now: Double) -> Double? {
        aim = nil
        guard period > 0, now >= refresh, now - input < Self.recentInput, durations.count >= Self.least else { return nil }
        let next = refresh + ((now - refresh) / period + Self.early).rounded(.down) * period + period
        let time = next - durations.max()! * Self.reserve - margin
        guard time - now >= Self.shortestDelay else { return nil }
        aim = next
        return time
    }

    /// The client is being asked for a frame.
    package mutating func asked(at now: Double) { askedAt = now }

    /// The client has presented a frame, in answer or of its own accord.
    package mutating func presented(at now: Double) {
        aimOfFrame = aim
        aim = nil
        guard let askedAt else { return }
        self.askedAt = nil
        if durations.count < Self.remembered {
            durations.append(now - askedAt)
        } else {
            durations[oldest] = now - askedAt
            oldest = (oldest + 1) % Self.remembered
        }
    }

    /// The turn in which the client was asked is over: a later frame is not its answer.
    package mutating func turnEnded() { askedAt = nil }

    /// The frame that was presented is on the screen since that time.
    package mutating func shown(at time: Double, period: Double) {
        guard let aim = aimOfFrame else { return }
        aimOfFrame = nil
        // A late frame is dear, a frame that could have been later still is not.
        margin = time > aim + period / 2 ? min(margin * 2, max(period, Self.leastMargin)) : max(margin * 0.99, Self.leastMargin)
    }
}
