/// What an animation shows before it begins and after it ended.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When an animation runs, how fast, and how often. Times are in seconds of the time that surrounds it: its layer's or its group's.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins; 0 for an animation of a layer means when it is added.
    var beginTime: CFTimeInterval { get set }
    /// One run, in the animation's own seconds.
    var duration: CFTimeInterval { get set }
    /// Own seconds in a surrounding second; negative runs backwards from the end.
    var speed: Float { get set }
    /// Own seconds that are already over when it begins.
    var timeOffset: CFTimeInterval { get set }
    /// Runs; fractions cut the last one short, infinity never ends.
    var repeatCount: Float { get set }
    /// Own seconds for which runs follow each other; 0 leaves it to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by the same run backwards.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of ``CAMediaTiming`` and what follows from them.
struct Timing {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A moment of an animation.
    struct Moment {
        /// 0 … 1 of one run, backwards on the way back.
        var fraction: Double
        /// Runs that are over.
        var iteration: Double
    }

    /// Own seconds from the first to the last run's end; infinite when it repeats without end.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let once = max(duration, 0) * (autoreverses ? 2 : 1)
        return once == 0 ? 0 : once * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// When it ends in the surrounding time; infinite when it never does.
    var endTime: Double {
        let rate = Double(abs(speed))
        guard rate > 0 else { return .infinity }
        return beginTime + max(activeDuration - timeOffset, 0) / rate
    }

    /// Where it is at a surrounding time; `nil` while it shows nothing.
    func moment(at time: Double) -> Moment? {
        let total = activeDuration
        var local = (time - beginTime) * Double(speed) + timeOffset
        if speed < 0 { local += total }
        let isBefore = time < beginTime
        let isAfter = time >= endTime
        if isBefore {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            local = speed < 0 ? total : 0
        } else if isAfter {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            local = speed < 0 ? 0 : total
        }
        local = min(max(local, 0), total)
        guard duration > 0, local.isFinite else { return Moment(fraction: 1, iteration: 0) }
        var runs = local / duration
        // Three runs of a tenth of a second end a hair after the third of them: no fourth begins there.
        if local >= total, abs(runs - runs.rounded()) < 1e-9 * runs { runs = runs.rounded() }
        var run = runs.rounded(.down)
        var fraction = runs - run
        // The end of the last run belongs to that run.
        if local >= total, fraction == 0, run > 0 {
            run -= 1
            fraction = 1
        }
        if autoreverses {
            let isReturn = run.truncatingRemainder(dividingBy: 2) == 1
            return Moment(fraction: isReturn ? 1 - fraction : fraction, iteration: (run / 2).rounded(.down))
        }
        return Moment(fraction: fraction, iteration: run)
    }
}
