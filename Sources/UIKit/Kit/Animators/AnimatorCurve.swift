/// How an animator's progress follows time.
@MainActor
struct AnimatorCurve {
    private enum Shape {
        case cubic(CAMediaTimingFunction)
        case spring(CASpringAnimation)
    }

    private let shape: Shape
    /// Seconds of the whole.
    let duration: TimeInterval

    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = parameters.springTimingParameters {
            let animation: CASpringAnimation
            switch spring.spring {
            case .ratio(let ratio):
                animation = CASpringAnimation(keyPath: "position", dampingRatio: ratio, duration: duration, initialVelocity: spring.initialVelocity.dx)
            case .physical(let mass, let stiffness, let damping):
                animation = CASpringAnimation(keyPath: "position")
                (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
                animation.initialVelocity = spring.initialVelocity.dx
                let settling = animation.settlingDuration
                animation.duration = settling.isFinite ? min(max(settling, 1e-3), 60) : duration
            }
            shape = .spring(animation)
            self.duration = animation.duration
        } else {
            shape = .cubic(parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
            self.duration = duration
        }
    }

    /// How far the values are at a share of the time, both from 0 to 1; a spring may go beyond.
    func progress(at time: Double) -> Double {
        switch shape {
        case .cubic(let function): function.value(at: time)
        case .spring(let spring): time >= 1 ? 1 : time <= 0 ? 0 : spring.springProgress(time)
        }
    }

    /// The share of the time at which the values are first so far.
    func time(atProgress progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        // A spring may swing about the value later: the first time counts.
        var high = 0.0
        repeat { high += 1 / 64 } while high < 1 && self.progress(at: high) < progress
        var low = high - 1 / 64
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
