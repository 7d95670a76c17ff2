import Foundation

/// One sample of one finger in a scenario's script.
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

    enum Phase: String, CaseIterable, Sendable { case began, moved, ended, cancelled }

    enum Tool: String, CaseIterable, Sendable { case direct, pencil, pointer }
}
