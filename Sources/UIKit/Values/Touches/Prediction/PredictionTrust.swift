/// How far the network can be relied on with one touch: by how much it and the straight line were wrong with those of their predictions for
/// the touch that can be checked by now (R-EVT-15).
///
/// The network knows how hands move on one device. On another, or where something moves that is no hand, the line may be better; that is seen in
/// the errors after a few samples.
struct PredictionTrust {
    private var outcome: PredictionNetwork.Outcome?
    private var asked = TouchHistory.Sample(0, .zero)
    private(set) var networkError = 0.0
    private(set) var lineError = 0.0

    /// Steps after which a prediction is checked at the earliest: before, noise alone is in it. After two it says nothing any more.
    private static let checked = 0.2 ... 2.0

    /// Checks the prediction before with what has come, and keeps this one.
    mutating func update(_ next: PredictionNetwork.Outcome, at newest: TouchHistory.Sample, weight: Double) {
        if let outcome {
            let time = newest.timestamp - asked.timestamp, steps = time / PredictionNetwork.step
            guard steps >= Self.checked.lowerBound else { return }
            if steps <= Self.checked.upperBound {
                let x = newest.location.x - asked.location.x, y = newest.location.y - asked.location.y
                let movement = outcome.movement(after: time), line = outcome.newest
                networkError += weight * (CGVector(dx: movement.dx - x, dy: movement.dy - y).length - networkError)
                lineError += weight * (CGVector(dx: line.dx * steps - x, dy: line.dy * steps - y).length - lineError)
            }
        }
        outcome = next
        asked = newest
    }

    /// The share of the network in the prediction, the line having the rest: one half where its errors are `allowance` times the line's,
    /// and soon one or nothing to either side. All as long as nothing is known.
    func share(allowance: Double) -> Double {
        guard networkError > 0 else { return 1 }
        let ratio = allowance * lineError / networkError
        guard ratio < 100 else { return 1 }
        let fourth = ratio * ratio * ratio * ratio
        return fourth / (fourth + 1)
    }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
