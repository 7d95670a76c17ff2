import UIKit

/// What is wrong with a screen.
enum Mistake: String, CaseIterable {
    case noInteraction, delegateRefusesTouch, superviewDelays, missingRequirement, outsideOfSuperview, disabled, delegateRefusesBeginning, viewRefusesBeginning
    case overlay, hidden, exclusion, movedTooFar

    @MainActor
    func make(in root: UIView) {
        let target = Target(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        target.backgroundColor = .systemBlue
        root.addSubview(target)
        let tap = UITapGestureRecognizer(), delegate = Delegate.shared
        switch self {
        case .noInteraction:
            let label = UILabel(frame: target.bounds)
            label.text = "Tap me"
            label.addGestureRecognizer(tap)
            target.addSubview(label)
        case .delegateRefusesTouch:
            tap.delegate = delegate
            delegate.receives = false
            target.addGestureRecognizer(tap)
        case .superviewDelays:
            tap.numberOfTapsRequired = 2
            tap.delaysTouchesBegan = true
            root.addGestureRecognizer(tap)
        case .missingRequirement:
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.name = "double tap"
            target.addGestureRecognizer(tap)
            target.addGestureRecognizer(double)
        case .outsideOfSuperview:
            let small = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), button = Target(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
            button.addGestureRecognizer(tap)
            small.addSubview(button)
            target.addSubview(small)
        case .disabled:
            tap.isEnabled = false
            target.addGestureRecognizer(tap)
        case .delegateRefusesBeginning:
            tap.delegate = delegate
            delegate.begins = false
            target.addGestureRecognizer(tap)
        case .viewRefusesBeginning:
            target.letsBegin = false
            target.addGestureRecognizer(tap)
        case .overlay:
            target.addGestureRecognizer(tap)
            root.addSubview(Overlay(frame: root.bounds))
        case .hidden:
            target.addGestureRecognizer(tap)
            target.isHidden = true
        case .exclusion:
            let outer = UIPanGestureRecognizer(), inner = UIPanGestureRecognizer()
            outer.name = "outer pan"
            inner.name = "inner pan"
            root.addGestureRecognizer(outer)
            target.addGestureRecognizer(inner)
        case .movedTooFar:
            target.addGestureRecognizer(UILongPressGestureRecognizer())
        }
    }
}

final class Target: UIView {
    var letsBegin = true
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { letsBegin }
}

final class Box: UIView {}
final class Overlay: UIView {}

final class Delegate: NSObject, UIGestureRecognizerDelegate {
    @MainActor static let shared = Delegate()
    var receives = true, begins = true
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}
