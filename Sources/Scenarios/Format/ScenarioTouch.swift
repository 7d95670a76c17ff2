import Foundation

/// One sample of one finger, or of a pointer or pencil that hovers, in a scenario's script.
struct ScenarioTouch: Sendable {
    /// Milliseconds.
    let time: Double
    let finger: Int
    let phase: Phase
    /// In the first window's coordinates. An end is where the contact was last, unless the file says another place.
    let location: CGPoint
    let tool: Tool
    let force: Double?
    let majorRadius: Double?
    /// How far a hovering pencil is from the surface, 0 … 1.
    let zOffset: Double?

    enum Phase: String, CaseIterable, Sendable {
        case began, moved, ended, cancelled
        /// Without contact: it is there, or no longer.
        case hover, left
    }

    enum Tool: String, CaseIterable, Sendable { case direct, pencil, pointer }
}
