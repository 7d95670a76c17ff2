/// Where a touch is expected to be next (R-EVT-15).
///
/// At the device's own spacing, for one display frame and no longer: what is drawn from a prediction is on the screen before the samples that
/// prove it wrong have come. A finger's comes from a network that knows how hands move; a pen's, and that of a young touch, is the path of the
/// last two distinct samples continued in a straight line.
struct TouchPrediction {
    /// The earlier of the two samples.
    var earlier: (timestamp: TimeInterval, location: CGPoint)
    /// The later one, with which the values other than the location stay.
    var latest: TouchSample
    /// The samples up to the latest, for the network; `nil` for a linear prediction.
    var history: TouchHistory?
    /// The time of the event that asks. Earlier times are not predicted.
    var now: TimeInterval
    /// The length of a display frame, in seconds.
    var frame: TimeInterval
    var configuration: GestureConfiguration

    /// The expected samples, nearest first; empty where the two samples report no speed, or lie too far apart.
    ///
    /// No property of them is an estimate that will be updated: a prediction is replaced, not revised.
    var samples: ContiguousArray<TouchSample> {
        let spacing = latest.timestamp - earlier.timestamp
        guard spacing > GestureConfiguration.comparisonTolerance else { return [] }
        if let outcome = learned { return samples(of: outcome, spacing: spacing) }
        let step = CGVector(dx: latest.location.x - earlier.location.x, dy: latest.location.y - earlier.location.y)
        var result: ContiguousArray<TouchSample> = []
        forEachTime(at: spacing, until: frame) { time, count in
            append(CGVector(dx: step.dx * count, dy: step.dy * count), after: time, to: &result)
        }
        return result
    }

    /// What the network says, where the touch is old enough and the finger goes no farther than it has gone of late; mixed with the line as far
    /// as the network was wrong before.
    private var learned: PredictionNetwork.Outcome? {
        guard let history, history.newest.timestamp == latest.timestamp, history.newest.location == latest.location,
              history.duration + GestureConfiguration.comparisonTolerance >= configuration.learnedPredictionAge,
              var outcome = PredictionNetwork.predict(history) else { return nil }
        history.trust.update(outcome, at: history.newest, weight: configuration.learnedPredictionErrorWeight)
        let reach = configuration.learnedPredictionReach * outcome.longest
        let isNear = outcome.one.length <= reach && outcome.two.length <= 2 * reach
        outcome.mix(isNear ? history.trust.share(allowance: configuration.learnedPredictionAllowance) : 0)
        return outcome
    }

    /// The network's samples, without those that lie behind by little: of a finger that is about to stop, or to correct its place, the
    /// direction is not certain.
    private func samples(of outcome: PredictionNetwork.Outcome, spacing: TimeInterval) -> ContiguousArray<TouchSample> {
        var result: ContiguousArray<TouchSample> = []
        let horizon = 2 * PredictionNetwork.step
        // A device that reports as often as the display shows is now and then late.
        guard spacing <= horizon + GestureConfiguration.comparisonTolerance else { return result }
        let end = min(frame, horizon)
        forEachTime(at: min(spacing, end), until: end) { time, _ in
            let movement = outcome.movement(after: min(time, horizon))
            let isAhead = movement.dx * outcome.newest.dx + movement.dy * outcome.newest.dy > 0
            if isAhead || movement.length >= configuration.learnedPredictionTurn { append(movement, after: time, to: &result) }
        }
        return result
    }

    /// Calls the closure with each time after the latest sample, and how many intervals it is.
    private func forEachTime(at spacing: TimeInterval, until end: TimeInterval, _ body: (TimeInterval, Double) -> Void) {
        var count = 1
        while count <= configuration.maximumPredictedSamples {
            let time = spacing * Double(count)
            guard time <= end + configuration.timestampGranularity / 2 else { return }
            body(time, Double(count))
            count += 1
        }
    }

    private func append(_ movement: CGVector, after time: TimeInterval, to result: inout ContiguousArray<TouchSample>) {
        var sample = latest
        sample.timestamp = latest.timestamp + time
        guard sample.timestamp > now + GestureConfiguration.comparisonTolerance else { return }
        sample.location = CGPoint(x: latest.location.x + movement.dx, y: latest.location.y + movement.dy)
        sample.awaiting = []
        sample.report = nil
        result.append(sample)
    }
}

extension TouchHistory {
    func append(_ sample: TouchSample) { append((sample.timestamp, sample.location)) }
}

extension UITouch {
    /// The history, made of what is known if there is none: the samples since the last event, and what lies directly before them. Fingers that
    /// land in the window after that have one from their landing on, so that it does not matter when they are asked first.
    private var historyForPrediction: TouchHistory {
        if let history { return history }
        let first = samples.first ?? sample
        var before = earlierSample
        // Asked at its first move, a touch knows all its samples.
        if locationBeforeSamples == landing.location {
            before = (landing.timestamp, landing.location)
        } else if first.timestamp < before.timestamp {
            before = (first.timestamp, first.location)
        }
        let made = TouchHistory(before)
        for sample in samples where sample.timestamp > before.timestamp && sample.timestamp <= self.sample.timestamp { made.append(sample) }
        made.append(sample)
        history = made
        landingWindow?.keepsTouchHistories = true
        return made
    }

    /// The expected samples as touches, each with the one before it as its past (R-EVT-14, R-EVT-15). Empty for a touch that begins or
    /// ends, and for pointers, which have gone where their cursor is.
    func makePredictedTouches(now: TimeInterval, frame: TimeInterval) -> [UITouch] {
        guard currentPhase == .moved || currentPhase == .stationary, type == .direct || type == .pencil else { return [] }
        let configuration = GestureConfiguration.current
        let isLearned = configuration.usesLearnedPrediction && type == .direct && isLive
        let prediction = TouchPrediction(earlier: earlierSample, latest: sample, history: isLearned ? historyForPrediction : nil,
                                         now: now, frame: frame, configuration: configuration)
        var previous = sample.location
        return prediction.samples.map { sample in
            let touch = makeTouch(sample, previous: previous)
            touch.currentPhase = .moved
            previous = sample.location
            return touch
        }
    }
}
