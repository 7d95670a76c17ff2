@testable import UIKit

/// The delegate of a navigation controller that fills a stage's window, and whose lowest controller is A; it notes what it receives.
@MainActor
final class LoggingNavigationDelegate: UINavigationControllerDelegate {
    let stage: Stage
    let log: Journal
    let a: NotedController
    let navigation: UINavigationController
    /// Called when the delegate is notified of what will be shown, after that was written.
    var onWillShow: ((UIViewController) -> Void)?

    init(size: CGSize = CGSize(width: 400, height: 600), isDark: Bool = false) throws {
        stage = try Stage(unshown: size, isDark: isDark)
        log = stage.journal
        a = NotedController("A", log)
        navigation = UINavigationController(rootViewController: a)
        navigation.delegate = self
        stage.show(navigation)
    }

    func make(_ name: String) -> NotedController { NotedController(name, log) }

    /// Where the upper left corner of a view is seen.
    func x(_ view: UIView) -> CGFloat {
        let layer = view.layer.presentation() ?? view.layer
        return layer.position.x - layer.bounds.width / 2
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.note("will show \(viewController.title ?? "")")
        onWillShow?(viewController)
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.note("did show \(viewController.title ?? "")")
    }
}

extension Stage {
    /// Drags a finger to the side, in steps of a frame, and leaves it there.
    func dragAcross(from start: Double, to end: Double, y: Double = 300, seconds: Double) {
        finger(.began, start, y)
        let steps = max(Int(seconds * 60), 1)
        for step in 1...steps {
            wait(seconds / Double(steps))
            finger(.moved, start + (end - start) * Double(step) / Double(steps), y)
        }
    }
}
