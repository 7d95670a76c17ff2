import UIKit

/// What one touch drew, from landing to lifting.
@MainActor final class Stroke {

    /// What was measured at one moment.
    @MainActor struct Sample {
        var location: CGPoint
        /// 1 for an average touch, also where the device measures no force.
        var force: CGFloat
        var azimuth: CGFloat
        var altitude: CGFloat
        var timestamp: TimeInterval
        /// Whether it came with others of the same touch in one event, and was not the last of them.
        var isCoalesced: Bool
        /// What of it is a guess for which a better value will come.
        var expectedUpdates: UITouch.Properties

        init(_ touch: UITouch, in view: UIView?, isCoalesced: Bool = false) {
            location = touch.preciseLocation(in: view)
            force = touch.maximumPossibleForce > 0 ? touch.force : 1
            azimuth = touch.azimuthAngle(in: view)
            altitude = touch.altitudeAngle
            timestamp = touch.timestamp
            self.isCoalesced = isCoalesced
            expectedUpdates = touch.estimatedPropertiesExpectingUpdates
        }

        /// Takes the better values of an update.
        mutating func update(with touch: UITouch, in view: UIView?) {
            if expectedUpdates.contains(.force) { force = touch.force }
            if expectedUpdates.contains(.azimuth) { azimuth = touch.azimuthAngle(in: view) }
            if expectedUpdates.contains(.altitude) { altitude = touch.altitudeAngle }
            if expectedUpdates.contains(.location) { location = touch.preciseLocation(in: view) }
            expectedUpdates = touch.estimatedPropertiesExpectingUpdates
        }
    }

    let isPencil: Bool
    private(set) var samples: [Sample] = []
    /// Where the touch is expected to go next. Each event replaces them.
    var predictedSamples: [Sample] = []

    init(type: UITouch.TouchType) {
        isPencil = type == .pencil
    }

    func append(_ sample: Sample) {
        samples.append(sample)
    }

    func update(_ index: Int, with touch: UITouch, in view: UIView?) {
        samples[index].update(with: touch, in: view)
    }

    /// The width of the line at a sample: the harder it is pressed, the wider. A finger is twice as wide as a pencil.
    func width(at sample: Sample) -> CGFloat {
        return max(1, (isPencil ? 4 : 8) * sample.force)
    }

    /// The lines from sample to sample, with what is drawn around them.
    var bounds: CGRect {
        var bounds = CGRect.null
        for sample in samples + predictedSamples {
            let inset = -width(at: sample) / 2 - 2
            bounds = bounds.union(CGRect(origin: sample.location, size: .zero).insetBy(dx: inset, dy: inset))
        }
        return bounds
    }

}
