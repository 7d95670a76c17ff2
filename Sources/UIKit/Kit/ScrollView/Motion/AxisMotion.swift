/// How content moves along one axis when nothing holds it: it slows down, and a spring takes it back from beyond an end (R-SCR-21, R-SCR-22).
@MainActor
struct AxisMotion {
    /// What decides where it comes to rest, also when the ends of the content change on the way.
    private enum Goal {
        /// The place that code asked for.
        case given
        /// The speed, of which each millisecond leaves the share.
        case natural(rate: CGFloat)
        /// A place that the delegate named, which may be beyond the ends.
        case target(CGFloat, isPaced: Bool)
        /// A page, and how long pages are.
        case page(length: CGFloat)
    }

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

        /// Points a second. What code asked for starts and ends at rest, and nothing takes its velocity over.
        func velocity(at time: TimeInterval) -> CGFloat {
            switch self {
            case .rest, .eased: 0
            case .deceleration(let curve): curve.velocity(at: time)
            case .spring(let curve): curve.velocity(at: time)
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
        static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }
    }

    private var first: Curve
    /// What takes over at an end of the content, and when; the spring counts from there.
    private var second: (curve: Curve, start: TimeInterval)?
    /// Where it comes to rest.
    private(set) var end: CGFloat
    /// Seconds until it is there.
    let duration: TimeInterval
    private let goal: Goal

    /// Whether it slows down and comes to rest between the ends: neither code nor an end says exactly where.
    var endsFreely: Bool {
        if case .natural = goal, case .deceleration = first, second == nil { true } else { false }
    }

    /// From one place to another in a time.
    init(from start: CGFloat, to end: CGFloat, duration: TimeInterval) {
        first = start == end ? .rest(start) : .eased(from: start, to: end, duration)
        self.end = end
        self.duration = start == end ? 0 : duration
        goal = .given
    }

    /// Comes to rest where the delegate says, inside the ends (R-SCR-24).
    init(from start: CGFloat, velocity: CGFloat, target: CGFloat, within limits: ClosedRange<CGFloat>, isPaced: Bool) {
        self.init(from: start, velocity: velocity, settlingAt: target.clamped(to: limits), isPaced: isPaced,
                  .target(target, isPaced: isPaced))
    }

    /// Comes to rest at a page, by the spring (R-SCR-25).
    init(from start: CGFloat, velocity: CGFloat, pageAt place: CGFloat, length: CGFloat) {
        self.init(from: start, velocity: velocity, settlingAt: place, isPaced: false, .page(length: length))
    }

    /// Comes to rest at a place, whatever the velocity (points a second): at the pace of its own that leads there, or else by a spring.
    private init(from start: CGFloat, velocity: CGFloat, settlingAt end: CGFloat, isPaced: Bool, _ goal: Goal) {
        let limits = GestureConfiguration.current.scrollRestingDistance
        self.end = end
        self.goal = goal
        if isPaced, let curve = Deceleration(from: start, velocity: velocity, to: end, decays: 1.5...12) {
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
            self.init(from: start, velocity: velocity, settlingAt: inside, isPaced: false, .natural(rate: rate))
            return
        }
        let curve = Deceleration(from: start, velocity: velocity, rate: rate), end = CGFloat(curve.end).clamped(to: limits)
        guard end != CGFloat(curve.end) else {
            self.init(.deceleration(curve), nil, end, curve.duration(within: configuration.scrollRestingDistance), .natural(rate: rate))
            return
        }
        let arrival = start == end ? 0 : curve.time(to: end) ?? 0
        let spring = SettlingSpring(from: end, velocity: bounces ? curve.velocity(at: arrival) : 0, to: end,
                                    frequency: configuration.scrollSpringFrequency)
        self.init(.deceleration(curve), (.spring(spring), arrival), end,
                  arrival + spring.duration(within: configuration.scrollRestingDistance), .natural(rate: rate))
    }

    private init(_ first: Curve, _ second: (curve: Curve, start: TimeInterval)?, _ end: CGFloat, _ duration: TimeInterval, _ goal: Goal) {
        self.first = first
        self.second = second
        self.end = end
        self.duration = duration
        self.goal = goal
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

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        if time >= duration { return 0 }
        if let second, time >= second.start { return second.curve.velocity(at: time - second.start) }
        return first.velocity(at: time)
    }

    // MARK: Going on otherwise

    /// The movement that continues from the present place, at the present velocity, when the ends are others or the content was put elsewhere
    /// (R-SCR-21, R-SCR-33, R-SCR-34).
    /// - Parameters:
    ///   - time: Seconds since the start. The new movement starts there.
    ///   - distance: How far away the content came.
    ///   - put: How far code has put it, and its goal along with it.
    ///   - old: The ends that this movement was made for.
    ///   - length: How long pages are now.
    ///   - gives: Whether the content goes beyond its ends; `bounces`: whether it comes back by the spring from there.
    func goingOn(at time: TimeInterval, movedBy distance: CGFloat, goalBy put: CGFloat, within limits: ClosedRange<CGFloat>,
                 before old: ClosedRange<CGFloat>, length: CGFloat, gives: Bool, bounces: Bool) -> AxisMotion {
        let place = position(at: time) + distance, speed = velocity(at: time)
        switch goal {
        case .given:
            return AxisMotion(from: place, velocity: speed, target: end + put, within: limits, isPaced: false)
        case .natural(let rate):
            return AxisMotion(from: bounces ? place : place.clamped(to: limits), velocity: speed, rate: rate, within: limits, bounces: gives)
        case .target(let target, let isPaced):
            return AxisMotion(from: place, velocity: speed, target: target + put, within: limits, isPaced: isPaced)
        case .page(let oldLength):
            let stop = PageStops.stop(insteadOf: end, oldLength, old, movedBy: put, length, limits)
            return AxisMotion(from: place, velocity: speed, pageAt: stop, length: length)
        }
    }

    /// The movement that leads to another end in the time that is left. The rest of the way becomes longer or shorter, so that nothing jumps.
    /// - Parameters:
    ///   - time: Seconds since the start, which stays.
    ///   - duration: Seconds from the start to the end, also of an axis that has rested so far.
    func leading(to end: CGFloat, at time: TimeInterval, of duration: TimeInterval) -> AxisMotion {
        guard end != self.end, duration > 0 else { return self }
        let share = CGFloat(Curve.ease(min(max(time / duration, 0), 1)))
        guard share < 0.99 else { return AxisMotion(.rest(end), nil, end, duration, .given) }
        let start = (position(at: time) - end * share) / (1 - share)
        return AxisMotion(.eased(from: start, to: end, duration), nil, end, duration, .given)
    }
}
