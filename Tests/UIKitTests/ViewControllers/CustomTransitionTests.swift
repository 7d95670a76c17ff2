import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Lets a view come from the left and go there, and writes what it is called with.
private final class SlideAnimator: UIViewControllerAnimatedTransitioning {
    var appears: Bool
    var ended: [Bool] = []
    var views: [Bool] = []
    var context: (any UIViewControllerContextTransitioning)?

    init(appears: Bool) { self.appears = appears }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        views = [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
        guard let moving = context.view(forKey: appears ? .to : .from) else { return context.completeTransition(false) }
        if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            if appears { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
        }
        if appears { moving.frame.origin.x = -400 }
        UIView.animate(withDuration: 1, options: .curveLinear) {
            moving.frame.origin.x = self.appears ? 0 : -400
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Chooser: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    var animators: [SlideAnimator] = []
    var percent: UIPercentDrivenInteractiveTransition?
    private func make(_ appears: Bool) -> SlideAnimator {
        animators.append(SlideAnimator(appears: appears))
        return animators.last!
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { make(true) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { make(false) }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        make(operation == .push)
    }
    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

@MainActor @Suite("Custom transitions", .leavesNothing)
struct CustomTransitionTests {
    @MainActor private final class Rig {
        let host = HeadlessHost(size: PixelSize(width: 400, height: 600), scale: 1)
        let window: UIWindow
        let log = CallLog()
        let root: NotedController
        let shown: NotedController
        let chooser = Chooser()

        init() throws {
            UIApplication.shared.delegate = nil
            window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
            root = NotedController("root", log)
            shown = NotedController("shown", log)
            window.rootViewController = root
            window.makeKeyAndVisible()
            shown.transitioningDelegate = chooser
            shown.modalPresentationStyle = .fullScreen
            wait(0)
            _ = log.take()
        }

        func wait(_ seconds: Double) { host.advance(by: seconds) }
        var x: CGFloat { (shown.view.layer.presentation() ?? shown.view.layer).position.x - 200 }
    }

    @Test("R-TRN-1, 2 The delegate's animators make a presentation and a dismissal, with the usual calls")
    func presentation() throws {
        let rig = try Rig()
        var done = 0
        rig.root.present(rig.shown, animated: true) { done += 1 }
        let coordinator = try #require(rig.root.transitionCoordinator)
        #expect(coordinator.transitionDuration == 1 && coordinator.containerView === rig.shown.view.superview)
        rig.wait(0.5)
        #expect(abs(rig.x + 200) < 10 && done == 0 && rig.chooser.animators[0].views == [true, true])
        rig.wait(0.6)
        #expect(rig.x == 0 && done == 1 && rig.chooser.animators[0].ended == [true])
        #expect(rig.root.view.window == nil && rig.shown.view.window === rig.window)
        #expect(rig.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear", "root did disappear"])
        rig.shown.dismiss(animated: true) { done += 1 }
        rig.wait(0.5)
        #expect(abs(rig.x + 200) < 10)
        rig.wait(0.6)
        #expect(done == 2 && rig.root.presentedViewController == nil && rig.root.view.superview === rig.window && rig.window.subviews.count == 1)
        #expect(rig.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear"])
    }

    @Test("R-TRN-2 What stays below has no part in it; without animation nothing is asked")
    func staying() throws {
        let rig = try Rig()
        rig.shown.modalPresentationStyle = .custom
        rig.root.present(rig.shown, animated: true)
        rig.wait(1.1)
        #expect(rig.chooser.animators[0].views == [false, true] && rig.root.view.window != nil)
        rig.shown.dismiss(animated: false)
        rig.wait(0)
        #expect(rig.chooser.animators.count == 1 && rig.root.presentedViewController == nil && rig.window.subviews.count == 1)
    }

    @Test("R-TRN-3 A share drives the animations; let go, they go on to the end")
    func driven() throws {
        let rig = try Rig()
        let percent = UIPercentDrivenInteractiveTransition()
        rig.chooser.percent = percent
        var done = 0
        rig.root.present(rig.shown, animated: true) { done += 1 }
        rig.wait(2)
        #expect(rig.x == -400 && rig.chooser.animators[0].context?.isInteractive == true)
        percent.update(0.25)
        rig.wait(0.1)
        #expect(abs(rig.x + 300) < 1 && percent.percentComplete == 0.25 && rig.root.transitionCoordinator?.percentComplete == 0.25)
        percent.update(.nan)
        percent.update(0.5)
        rig.wait(0)
        #expect(abs(rig.x + 200) < 1)
        percent.finish()
        rig.wait(0.25)
        #expect(rig.x > -200 && rig.x < 0 && done == 0)
        rig.wait(0.4)
        #expect(rig.x == 0 && done == 1 && rig.root.presentedViewController === rig.shown && rig.chooser.animators[0].ended == [true])
    }

    @Test("R-TRN-3 A cancelled presentation and a cancelled dismissal leave everything as before")
    func cancelled() throws {
        let rig = try Rig()
        let percent = UIPercentDrivenInteractiveTransition()
        rig.chooser.percent = percent
        rig.root.present(rig.shown, animated: true)
        percent.update(0.5)
        percent.cancel()
        rig.wait(1)
        #expect(rig.root.presentedViewController == nil && rig.shown.presentingViewController == nil && rig.window.subviews == [rig.root.view])
        #expect(rig.chooser.animators[0].ended == [false])
        rig.chooser.percent = nil
        rig.root.present(rig.shown, animated: true)
        rig.wait(1.1)
        _ = rig.log.take()
        rig.chooser.percent = percent
        rig.shown.dismiss(animated: true)
        percent.update(0.3)
        rig.wait(0)
        #expect(abs(rig.x + 120) < 1)
        percent.completionSpeed = 3
        percent.cancel()
        rig.wait(0.2)
        #expect(rig.x == 0 && rig.shown.view.frame.minX == 0 && rig.root.presentedViewController === rig.shown && rig.root.view.window == nil)
        #expect(rig.log.take() == ["shown will disappear", "root will appear", "root will disappear", "root did disappear", "shown will appear", "shown did appear"])
    }

    @Test("R-TRN-4 The delegate of a navigation controller animates and drives pushes and pops")
    func navigation() throws {
        let rig = try Rig()
        let navigation = UINavigationController(rootViewController: NotedController("A", rig.log))
        navigation.delegate = rig.chooser
        rig.window.rootViewController = navigation
        rig.wait(0)
        navigation.pushViewController(rig.shown, animated: true)
        rig.wait(0.5)
        #expect(abs(rig.x + 200) < 10)
        rig.wait(0.6)
        #expect(navigation.viewControllers.count == 2 && rig.x == 0 && navigation.navigationBar.topItem?.title == "shown")
        let percent = UIPercentDrivenInteractiveTransition()
        rig.chooser.percent = percent
        navigation.popViewController(animated: true)
        percent.update(0.4)
        rig.wait(0)
        #expect(abs(rig.x + 160) < 1 && navigation.viewControllers.count == 1)
        percent.cancel()
        rig.wait(1)
        #expect(navigation.viewControllers.count == 2 && rig.x == 0 && navigation.navigationBar.topItem?.title == "shown")
        navigation.popViewController(animated: true)
        percent.update(0.9)
        percent.finish()
        rig.wait(0.3)
        #expect(navigation.viewControllers.count == 1 && rig.shown.viewIfLoaded?.superview == nil && navigation.navigationBar.topItem?.title == "A")
        // Another change ends one that is driven: it goes back.
        navigation.pushViewController(rig.shown, animated: true)
        percent.update(0.5)
        navigation.setViewControllers([NotedController("B", rig.log)], animated: false)
        rig.wait(0.1)
        #expect(navigation.viewControllers.map(\.title) == ["B"] && rig.shown.viewIfLoaded?.superview == nil)
    }
}
