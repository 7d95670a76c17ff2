public import TouchHost

/// A motor that tests ask about.
extension HeadlessHost: FeedbackHost {
    public func prepareFeedback() { feedbackPreparations += 1 }
    public func play(_ pulses: [FeedbackPulse]) { playedFeedback.append(pulses) }
}
