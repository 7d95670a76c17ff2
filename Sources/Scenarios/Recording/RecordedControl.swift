/// What a control of a scenario has sent, and its value at the end.
struct RecordedControl: Sendable {
    /// How often, by the event's name; `allEvents` counts each send once.
    var sent: [String: Int] = [:]
    /// `nil` for a control without one.
    var value: Double?
}
