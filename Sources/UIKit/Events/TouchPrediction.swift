/// Where a touch is expected to be next (R-EVT-15).
///
/// The path of the last two distinct samples, continued in a straight line at the device's own spacing, for one display frame and no
/// longer: what is drawn from a prediction is on the screen before the samples that prove it wrong have come.
struct TouchPrediction {
    /// The earlier of the two samples.
    var earlier: (timestamp: TimeInterval, location: CGPoint)
    /// The later one, with which the values other than the location stay.
    var latest: TouchSample
    /// The time of the event that asks. What lies before it is no future.
    var now: TimeInterval
    /// The length of a display frame, in seconds.
    var frame: TimeInterval
    var configuration: GestureConfiguration

    /// The expected samples, nearest first; empty where the two samples report no speed, or lie farther apart than a frame.
    ///
    /// No property of them is an estimate that will be updated: a prediction is replaced, not revised.
    var samples: ContiguousArray<TouchSample> {
        var result: ContiguousArray<TouchSample> = []
        let spacing = latest.timestamp - earlier.timestamp
        guard spacing > GestureConfiguration.comparisonTolerance else { return result }
        let step = CGPoint(x: latest.location.x - earlier.location.x, y: latest.location.y - earlier.location.y)
        let end = frame + configuration.timestampGranularity / 2
        var count = 1.0
        while spacing * count <= end, result.count < configuration.maximumPredictedSamples {
            var sample = latest
            sample.timestamp = latest.timestamp + spacing * count
            sample.location = CGPoint(x: latest.location.x + step.x * count, y: latest.location.y + step.y * count)
            sample.awaiting = []
            sample.report = nil
            if sample.timestamp > now + GestureConfiguration.comparisonTolerance { result.append(sample) }
            count += 1
        }
        return result
    }
}

extension UITouch {
    /// The expected samples as touches, each with the one before it as its past (R-EVT-14, R-EVT-15). Empty for a touch that begins or
    /// ends, and for pointers, which have gone where their cursor is.
    func makePredictedTouches(now: TimeInterval, frame: TimeInterval) -> [UITouch] {
        guard currentPhase == .moved || currentPhase == .stationary, type == .direct || type == .pencil else { return [] }
        let prediction = TouchPrediction(earlier: earlierSample, latest: sample, now: now, frame: frame, configuration: .current)
        var previous = sample.location
        return prediction.samples.map { sample in
            let touch = makeTouch(sample, previous: previous)
            touch.currentPhase = .moved
            previous = sample.location
            return touch
        }
    }
}
