import UIKit

/// Makes what a program describes.
@MainActor
enum ModelStage {
    static func makeRecognizer(_ plan: ModelProgram.Recognizer) -> UIGestureRecognizer {
        let recognizer = make(plan.kind)
        recognizer.name = plan.name
        recognizer.isEnabled = plan.isEnabled
        recognizer.cancelsTouchesInView = plan.cancels
        recognizer.delaysTouchesBegan = plan.delaysBegan
        recognizer.delaysTouchesEnded = plan.delaysEnded
        recognizer.requiresExclusiveTouchType = plan.requiresExclusiveTouchType
        if let acceptsPencils = plan.acceptsPencils {
            recognizer.allowedTouchTypes = [NSNumber(value: (acceptsPencils ? UITouch.TouchType.pencil : .direct).rawValue)]
        }
        return recognizer
    }

    private static func make(_ kind: ModelProgram.Kind) -> UIGestureRecognizer {
        switch kind {
        case .tap(let taps, let touches):
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            tap.numberOfTouchesRequired = touches
            return tap
        case .longPress(let milliseconds, let touches, let taps):
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Double(milliseconds) / 1000
            press.numberOfTouchesRequired = touches
            press.numberOfTapsRequired = taps
            return press
        case .pan(let minimum, let maximum):
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = minimum
            if let maximum { pan.maximumNumberOfTouches = maximum }
            return pan
        case .swipe(let direction, let touches):
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = switch direction {
            case .right: .right
            case .left: .left
            case .up: .up
            case .down: .down
            }
            swipe.numberOfTouchesRequired = touches
            return swipe
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .edgePan(let edge):
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = switch edge {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
            return pan
        case .scripted(let script): return ModelScripted(script)
        }
    }
}
