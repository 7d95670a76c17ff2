import Foundation
import UIKit

extension RecognizerProperty {
    /// Sets the property. The decoder has seen to it that the recognizer has one of this name.
    @MainActor
    func set(on recognizer: UIGestureRecognizer) {
        switch self {
        case .attribute(let attribute, let value): attribute.set(recognizer, value)
        case .allowedTouchTypes(let tools): recognizer.allowedTouchTypes = tools.map { NSNumber(value: UITouch.TouchType($0).rawValue) }
        case .name(let name): recognizer.name = name
        case .state(let state): recognizer.state = UIGestureRecognizer.State(state)
        }
    }
}

extension UITouch.TouchType {
    init(_ tool: ScenarioTouch.Tool) {
        self = switch tool {
        case .direct: .direct
        case .pencil: .pencil
        case .pointer: .indirectPointer
        }
    }
}
