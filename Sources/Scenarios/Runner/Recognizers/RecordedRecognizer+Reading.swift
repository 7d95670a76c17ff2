import UIKit

extension RecordedRecognizer {
    /// Reads what there is to know about a recognizer now.
    @MainActor
    init(_ recognizer: UIGestureRecognizer, kind: ScenarioRecognizer.Kind, view: String?, root: UIView?,
         views: [(id: String, view: UIView)]) {
        self.init(
            state: RecordedAction.State(recognizer.state), view: view, name: recognizer.name, numberOfTouches: recognizer.numberOfTouches,
            flags: Self.flags(recognizer), numbers: Self.numbers(recognizer, kind),
            points: Points(recognizer, in: nil, vectorsIn: root),
            pointsInViews: Dictionary(views.map { ($0.id, Points(recognizer, in: $0.view, vectorsIn: $0.view)) }) { first, _ in first })
    }

    @MainActor
    private static func flags(_ recognizer: UIGestureRecognizer) -> [String: Bool] {
        UIGestureRecognizer.attributes.reduce(into: [:]) { result, attribute in
            if case .flag(let flag)? = attribute.get(recognizer) { result[attribute.name] = flag }
        }
    }

    @MainActor
    private static func numbers(_ recognizer: UIGestureRecognizer, _ kind: ScenarioRecognizer.Kind) -> [String: Double] {
        var numbers = ["buttonMask": Double(recognizer.buttonMask.rawValue), "modifierFlags": Double(recognizer.modifierFlags.rawValue)]
        for attribute in kind.attributes {
            switch attribute.get(recognizer) {
            case .count(let count): numbers[attribute.name] = Double(count)
            case .number(let number): numbers[attribute.name] = number
            case .flag, .options, nil: break
            }
        }
        if let pinch = recognizer as? UIPinchGestureRecognizer { numbers["velocity"] = Double(pinch.velocity) }
        if let rotation = recognizer as? UIRotationGestureRecognizer { numbers["velocity"] = Double(rotation.velocity) }
        if let hover = recognizer as? UIHoverGestureRecognizer {
            numbers["zOffset"] = Double(hover.zOffset)
        }
        return numbers
    }
}

extension RecordedRecognizer.Points {
    @MainActor
    fileprivate init(_ recognizer: UIGestureRecognizer, in view: UIView?, vectorsIn vectorView: UIView?) {
        let pan = recognizer as? UIPanGestureRecognizer
        self.init(
            location: recognizer.location(in: view),
            locationsOfTouches: (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: view) },
            translation: pan?.translation(in: vectorView) ?? .zero, velocity: pan?.velocity(in: vectorView) ?? .zero)
    }
}

extension RecordedAction.State {
    @MainActor
    init(_ state: UIGestureRecognizer.State) {
        self = switch state {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        default: .possible
        }
    }
}

extension UIGestureRecognizer.State {
    init(_ state: RecordedAction.State) {
        self = switch state {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}
