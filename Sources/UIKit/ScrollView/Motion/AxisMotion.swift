/// How content moves along one axis when nothing holds it: it slows down, and a spring takes it back from beyond an end (R-SCR-21, R-SCR-22).
@MainActor
struct AxisMotion {
    private enum Curve {
        case rest(CGFloat)
        case deceleration(Deceleration)
        case spring(SettlingSpring)
        case eased(from: CGFloat, to: CGFloat, TimeInterval)

        func position(at time: TimeInterval) -> CGFloat {
            switch self {
            case .rest(let place): place
            case .deceleration(let curve): curve.position(at: time)
            case .spring(let curve): curve.position(at: time)
            case .eased(let start, let end, let duration): start + (end - start) * Self.ease(min(time / duration, 1))
            }
        }

        mutating func shift(by distance: CGFloat) {
            switch self {
            case .rest(let place): self = .rest(place + distance)
            case .deceleration(var curve):
                curve.start += distance
                curve.end += distance
                self = .deceleration(curve)
            case .spring(var curve):
                curve.start += distance
                curve.end += distance
                self = .spring(curve)
            case .eased(let start, let end, let duration): self = .eased(from: start + distance, to: end + distance, duration)
            }
        }

        /// A cubic that starts and ends at rest.
        private static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }
    }

    private var first: Curve
    /// What takes over at an end of the content, and when; the spring counts from there.
    private var second: (curve: Curve, start: TimeInterval)?
    /// Where it comes to rest.
    private(set) var end: CGFloat
    /// Seconds until it is there.
    let duration: TimeInterval

    /// Nothing moves.
    init(restingAt place: CGFloat) {
        first = .rest(place)
        end = place
        duration = 0
    }

    /// From one place to another in a time.
    init(from start: CGFloat, to end: CGFloat, duration: TimeInterval) {
        first = start == end ? .rest(start) : .eased(from: start, to: end, duration)
        self.end = end
        self.duration = start == end ? 0 : duration
    }

    /// Comes to rest at a place, whatever the velocity (points a second): at the pace of its own that leads there, or else by a spring.
    init(from start: CGFloat, velocity: CGFloat, settlingAt end: CGFloat, paced: Bool = true) {
        let limits = GestureConfiguration.current.scrollRestingDistance
        self.end = end
        if paced, let curve = Deceleration(from: start, velocity: velocity, to: end, decays: 1.5...12) {
            first = .deceleration(curve)
            duration = curve.duration(within: limits)
        } else if start == end, velocity == 0 {
            first = .rest(end)
            duration = 0
        } else {
            let spring = SettlingSpring(from: start, velocity: velocity, to: end, frequency: GestureConfiguration.current.scrollSpringFrequency)
            first = .spring(spring)
            duration = spring.duration(within: limits)
        }
    }

    /// Slows down; beyond an end of the content a spring takes over, or without bouncing it stops there.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, within limits: ClosedRange<CGFloat>, bounces: Bool) {
        let inside = start.clamped(to: limits), configuration = GestureConfiguration.current
        if start != inside || velocity == 0 {
            self.init(from: start, velocity: velocity, settlingAt: inside, paced: false)
            return
        }
        let curve = Deceleration(from: start, velocity: velocity, rate: rate), end = CGFloat(curve.end).clamped(to: limits)
        guard end != CGFloat(curve.end) else {
            self.init(.deceleration(curve), nil, end, curve.duration(within: configuration.scrollRestingDistance))
            return
        }
        let arrival = start == end ? 0 : curve.time(to: end) ?? 0
        let spring = SettlingSpring(from: end, velocity: bounces ? curve.velocity(at: arrival) : 0, to: end,
                                    frequency: configuration.scrollSpringFrequency)
        self.init(.deceleration(curve), (.spring(spring), arrival), end,
                  arrival + spring.duration(within: configuration.scrollRestingDistance))
    }

    private init(_ first: Curve, _ second: (curve: Curve, start: TimeInterval)?, _ end: CGFloat, _ duration: TimeInterval) {
        self.first = first
        self.second = second
        self.end = end
        self.duration = duration
    }

    /// The whole movement stands elsewhere: what moves was put there.
    mutating func shift(by distance: CGFloat) {
        first.shift(by: distance)
        second?.curve.shift(by: distance)
        end += distance
    }

    /// - Parameter time: Seconds since the start.
    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return end }
        if let second, time >= second.start { return second.curve.position(at: time - second.start) }
        return first.position(at: time)
    }
}
