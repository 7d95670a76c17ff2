#if Web
public import TouchHost

/// The motor of the phone whose page was used last, where its browser lets pages use it.
extension WebHost: FeedbackHost {
    public func prepareFeedback() {}

    public func play(_ pulses: [FeedbackPulse]) {
        guard let page = state.active, page.isVisible, !pulses.isEmpty else { return }
        page.link.send(HostMessage.vibrate(Self.pattern(pulses)).bytes)
    }

    /// Milliseconds of motion and rest in turn. Browsers know no strength: a weak push is a short one.
    nonisolated static func pattern(_ pulses: [FeedbackPulse]) -> [UInt16] {
        var pattern: [UInt16] = [], end = 0.0
        for pulse in pulses.sorted(by: { $0.delay < $1.delay }).prefix(20) {
            let rest = pulse.delay > end ? pulse.delay - end : 0
            if !pattern.isEmpty || rest > 0 {
                if pattern.isEmpty { pattern.append(0) }
                pattern.append(milliseconds(rest))
            }
            pattern.append(max(milliseconds(pulse.duration * (pulse.strength > 0 ? 0.4 + 0.6 * min(pulse.strength, 1) : 0.4)), 1))
            end = max(pulse.delay, end) + pulse.duration
        }
        return pattern
    }

    private nonisolated static func milliseconds(_ seconds: Double) -> UInt16 { seconds > 0 ? UInt16(min(seconds * 1000, 10_000).rounded()) : 0 }
}
#endif
