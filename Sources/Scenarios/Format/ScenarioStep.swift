/// Something that the application, or the display, does at a time.
struct ScenarioStep: Sendable {
    /// Milliseconds.
    let time: Double
    let action: Action

    enum Action: Sendable {
        case set(view: String, ViewProperty)
        case removeFromSuperview(view: String)
        case addSubview(view: String, subview: String)
        case bringSubviewToFront(view: String, subview: String)
        case sendSubviewToBack(view: String, subview: String)
        case beginIgnoringInteractionEvents
        case endIgnoringInteractionEvents
        /// The display shows the scene, or no longer does; the application resigns active in the second case.
        case setVisible(Bool)
    }
}
