import Foundation

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
        case setRecognizer(String, RecognizerProperty)
        /// In the first view's coordinates.
        case setTranslation(recognizer: String, CGPoint)
        case addGestureRecognizer(view: String, recognizer: String)
        case removeGestureRecognizer(String)
    }
}

/// Something that the application does inside one of its callbacks.
struct ScenarioReaction: Sendable {
    let moment: Moment
    let action: ScenarioStep.Action

    struct Moment: Sendable {
        let subject: Subject
        /// Only the call or action of this number, counted from 0; each without it.
        let index: Int?
    }

    enum Subject: Equatable, Sendable {
        /// A call of a view's `touches…` methods.
        case call(view: String, RecordedTouch.Phase)
        case action(recognizer: String, RecordedAction.State)
        /// A touch callback of a scripted recognizer.
        case callback(recognizer: String, RecordedTouch.Phase)
    }
}
