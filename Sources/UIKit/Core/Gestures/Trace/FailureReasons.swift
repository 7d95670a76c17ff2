/// Why a recognizer fails, for the trace: in words, and by the names of the numbers of `GestureConfiguration` that decided it.
struct FailureReason: ExpressibleByStringInterpolation {
    let words: String
    /// With other values of these it might have been recognized.
    let thresholds: [String]
    /// Whether it was on its way, and what it has to pass to begin decided it.
    let isUnfinished: Bool

    init(_ words: String, _ thresholds: [String] = [], isUnfinished: Bool = false) { (self.words, self.thresholds, self.isUnfinished) = (words, thresholds, isUnfinished) }
    init(stringLiteral words: String) { self.init(words) }

    static let cancelled: FailureReason = "its touches were cancelled"
    static let lifted = FailureReason("a finger lifted before it was recognized", isUnfinished: true)
    static let allLifted = FailureReason("the fingers lifted before it began", isUnfinished: true)

    // MARK: Words: numbers without a tail of decimals

    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }

    /// "1 finger", "2 fingers".
    static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    @MainActor static func moved(_ touch: UITouch, allowed: CGFloat) -> String {
        let way = hypot(touch.sample.location.x - touch.landing.location.x, touch.sample.location.y - touch.landing.location.y)
        return "a finger moved \(number(way)) points, \(number(allowed)) are allowed"
    }
}
