import Foundation

/// A movement along one axis as the rules write it: where the content is after so many seconds.
struct ReferenceMove {
    enum Goal {
        case given, natural, page(length: Double)
        case target(Double, isPaced: Bool)
    }

    /// By the seconds since the start, before the end of it.
    var curve: (Double) -> Double
    var slope: (Double) -> Double
    var seconds: Double
    var end: Double
    var goal: Goal
    /// Whether it slows down and comes to rest wherever that is.
    var isFree = false

    func place(_ time: Double) -> Double { time >= seconds ? end : curve(time) }
    func speed(_ time: Double) -> Double { time >= seconds ? 0 : slope(time) }

    static func rest(_ place: Double, _ goal: Goal) -> ReferenceMove { ReferenceMove(curve: { _ in place }, slope: { _ in 0 }, seconds: 0, end: place, goal: goal) }

    /// R-SCR-22: x(t) = (a + (v + β·a)·t)·exp(−β·t), β = 10; at rest half a point from the end.
    static func spring(_ start: Double, _ velocity: Double, _ end: Double, _ goal: Goal) -> ReferenceMove {
        if start == end, velocity == 0 { return rest(end, goal) }
        let a = start - end, b = velocity + 10 * a
        func reach(_ time: Double) -> Double { (abs(a) + abs(b) * time) * exp(-10 * time) }
        let highest = b == 0 ? 0 : max(0, 0.1 - abs(a / b))
        var low = highest, high = highest + 30
        if reach(highest) <= 0.5 {
            high = 0
        } else {
            for _ in 0..<80 {
                let middle = (low + high) / 2
                if reach(middle) > 0.5 { low = middle } else { high = middle }
            }
        }
        return ReferenceMove(curve: { end + (a + b * $0) * exp(-10 * $0) }, slope: { (b - 10 * (a + b * $0)) * exp(-10 * $0) }, seconds: high, end: end, goal: goal)
    }

    /// R-SCR-21, R-SCR-23: after t milliseconds it has gone v · r / (1 − r) · (1 − rᵗ); at an end the spring takes over.
    static func natural(_ start: Double, _ velocity: Double, rate: Double, _ limits: ClosedRange<Double>, gives: Bool) -> ReferenceMove {
        let inside = min(max(start, limits.lowerBound), limits.upperBound)
        if abs(start - inside) > 1e-9 || velocity == 0 { return spring(start, velocity, inside, .natural) }
        let way = velocity / 1000 * rate / (1 - rate), end = min(max(start + way, limits.lowerBound), limits.upperBound), decay = -1000 * log(rate)
        let curve = { (time: Double) in start + way * (1 - pow(rate, 1000 * time)) }
        let slope = { (time: Double) in way * decay * pow(rate, 1000 * time) }
        if end == start + way {
            return ReferenceMove(curve: curve, slope: slope, seconds: abs(way) > 0.5 ? log(abs(way) / 0.5) / decay : 0, end: end, goal: .natural, isFree: true)
        }
        let arrival = (end - start) * way <= 0 ? 0 : -log((start + way - end) / way) / decay
        let back = spring(end, gives ? slope(arrival) : 0, end, .natural)
        return ReferenceMove(curve: { $0 < arrival ? curve($0) : back.place($0 - arrival) }, slope: { $0 < arrival ? slope($0) : back.speed($0 - arrival) },
                             seconds: arrival + back.seconds, end: end, goal: .natural)
    }

    /// R-SCR-24: by an exponential whose decay is 1.5 to 12 a second, by the spring otherwise.
    static func target(_ start: Double, _ velocity: Double, _ target: Double, _ limits: ClosedRange<Double>, isPaced: Bool, _ goal: Goal? = nil) -> ReferenceMove {
        let end = min(max(target, limits.lowerBound), limits.upperBound), goal = goal ?? .target(target, isPaced: isPaced), way = end - start
        guard isPaced, way != 0, 1.5...12 ~= velocity / way else { return spring(start, velocity, end, goal) }
        let decay = velocity / way
        return ReferenceMove(curve: { end - way * exp(-decay * $0) }, slope: { decay * way * exp(-decay * $0) },
                             seconds: abs(way) > 0.5 ? log(abs(way) / 0.5) / decay : 0, end: end, goal: goal)
    }

    static func page(_ start: Double, _ velocity: Double, _ place: Double, length: Double) -> ReferenceMove { spring(start, velocity, place, .page(length: length)) }

    static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    /// R-SCR-35: the cubic that starts and ends at rest, in 0.3 s.
    static func eased(_ start: Double, _ end: Double, seconds: Double = 0.3) -> ReferenceMove {
        if start == end { return rest(end, .given) }
        return ReferenceMove(curve: { start + (end - start) * ease(min($0 / seconds, 1)) }, slope: { _ in 0 }, seconds: seconds, end: end, goal: .given)
    }

    /// The same by so much further on.
    func shifted(by way: Double) -> ReferenceMove {
        var move = self
        move.curve = { [curve] in curve($0) + way }
        move.end += way
        return move
    }

    /// To another end in the time that is left, without a jump.
    func leading(to end: Double, at time: Double, of seconds: Double) -> ReferenceMove {
        guard end != self.end, seconds > 0 else { return self }
        let share = Self.ease(min(max(time / seconds, 0), 1))
        guard share < 0.99 else { return ReferenceMove(curve: { _ in end }, slope: { _ in 0 }, seconds: seconds, end: end, goal: .given) }
        let start = (place(time) - end * share) / (1 - share)
        return ReferenceMove(curve: { start + (end - start) * Self.ease(min($0 / seconds, 1)) }, slope: { _ in 0 }, seconds: seconds, end: end, goal: .given)
    }
}
