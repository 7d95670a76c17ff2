/// Words for the trace: numbers without a tail of decimals.
enum FailureReason {
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

    static let cancelled = "its touches were cancelled"
    static let lifted = "a finger lifted before it was recognized"
}
