import Foundation
import UIKit

extension RecognizerProperty {
    /// Sets the property. The decoder has seen to it that the recognizer has one of this name.
    @MainActor
    func set(on recognizer: UIGestureRecognizer) {
        switch self {
        case .flag(let flag, let value): flag.set(value, on: recognizer)
        case .count(let count, let value): count.set(value, on: recognizer)
        case .number(let number, let value): number.set(value, on: recognizer)
        case .allowedTouchTypes(let tools):
            recognizer.allowedTouchTypes = tools.map { NSNumber(value: UITouch.TouchType($0).rawValue) }
        case .direction(let directions):
            (recognizer as? UISwipeGestureRecognizer)?.direction = directions.reduce(into: []) { $0.insert(.init($1)) }
        case .edges(let edges):
            (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = edges.reduce(into: []) { $0.insert(.init($1)) }
        case .name(let name): recognizer.name = name
        case .state(let state): recognizer.state = UIGestureRecognizer.State(state)
        }
    }
}

extension RecognizerProperty.Flag {
    @MainActor
    func value(in recognizer: UIGestureRecognizer) -> Bool {
        switch self {
        case .isEnabled: recognizer.isEnabled
        case .cancelsTouchesInView: recognizer.cancelsTouchesInView
        case .delaysTouchesBegan: recognizer.delaysTouchesBegan
        case .delaysTouchesEnded: recognizer.delaysTouchesEnded
        case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType
        }
    }

    @MainActor
    fileprivate func set(_ value: Bool, on recognizer: UIGestureRecognizer) {
        switch self {
        case .isEnabled: recognizer.isEnabled = value
        case .cancelsTouchesInView: recognizer.cancelsTouchesInView = value
        case .delaysTouchesBegan: recognizer.delaysTouchesBegan = value
        case .delaysTouchesEnded: recognizer.delaysTouchesEnded = value
        case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType = value
        }
    }
}

extension RecognizerProperty.Count {
    @MainActor
    fileprivate func set(_ value: Int, on recognizer: UIGestureRecognizer) {
        switch (self, recognizer) {
        case (.numberOfTapsRequired, let tap as UITapGestureRecognizer): tap.numberOfTapsRequired = value
        case (.numberOfTouchesRequired, let tap as UITapGestureRecognizer): tap.numberOfTouchesRequired = value
        case (.buttonMaskRequired, let tap as UITapGestureRecognizer): tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: value)
        case (.numberOfTapsRequired, let press as UILongPressGestureRecognizer): press.numberOfTapsRequired = value
        case (.numberOfTouchesRequired, let press as UILongPressGestureRecognizer): press.numberOfTouchesRequired = value
        case (.minimumNumberOfTouches, let pan as UIPanGestureRecognizer): pan.minimumNumberOfTouches = value
        case (.maximumNumberOfTouches, let pan as UIPanGestureRecognizer): pan.maximumNumberOfTouches = value
        case (.numberOfTouchesRequired, let swipe as UISwipeGestureRecognizer): swipe.numberOfTouchesRequired = value
        default: break
        }
    }

    @MainActor
    func value(in recognizer: UIGestureRecognizer) -> Double? {
        let value: Int? = switch (self, recognizer) {
        case (.numberOfTapsRequired, let tap as UITapGestureRecognizer): tap.numberOfTapsRequired
        case (.numberOfTouchesRequired, let tap as UITapGestureRecognizer): tap.numberOfTouchesRequired
        case (.buttonMaskRequired, let tap as UITapGestureRecognizer): tap.buttonMaskRequired.rawValue
        case (.numberOfTapsRequired, let press as UILongPressGestureRecognizer): press.numberOfTapsRequired
        case (.numberOfTouchesRequired, let press as UILongPressGestureRecognizer): press.numberOfTouchesRequired
        case (.minimumNumberOfTouches, let pan as UIPanGestureRecognizer): pan.minimumNumberOfTouches
        case (.maximumNumberOfTouches, let pan as UIPanGestureRecognizer): pan.maximumNumberOfTouches
        case (.numberOfTouchesRequired, let swipe as UISwipeGestureRecognizer): swipe.numberOfTouchesRequired
        default: nil
        }
        return value.map { Double($0) }
    }
}

extension RecognizerProperty.Number {
    @MainActor
    fileprivate func set(_ value: Double, on recognizer: UIGestureRecognizer) {
        switch (self, recognizer) {
        case (.minimumPressDuration, let press as UILongPressGestureRecognizer): press.minimumPressDuration = value
        case (.allowableMovement, let press as UILongPressGestureRecognizer): press.allowableMovement = value
        case (.scale, let pinch as UIPinchGestureRecognizer): pinch.scale = value
        case (.rotation, let rotation as UIRotationGestureRecognizer): rotation.rotation = value
        default: break
        }
    }

    @MainActor
    func value(in recognizer: UIGestureRecognizer) -> Double? {
        switch (self, recognizer) {
        case (.minimumPressDuration, let press as UILongPressGestureRecognizer): press.minimumPressDuration
        case (.allowableMovement, let press as UILongPressGestureRecognizer): press.allowableMovement
        case (.scale, let pinch as UIPinchGestureRecognizer): pinch.scale
        case (.rotation, let rotation as UIRotationGestureRecognizer): rotation.rotation
        default: nil
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

extension UISwipeGestureRecognizer.Direction {
    init(_ direction: RecognizerProperty.Direction) {
        self = switch direction {
        case .right: .right
        case .left: .left
        case .up: .up
        case .down: .down
        }
    }
}

extension UIRectEdge {
    init(_ edge: RecognizerProperty.Edge) {
        self = switch edge {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        case .all: .all
        }
    }
}
