import Testing
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

extension PresentedPair {
    fileprivate var x: CGFloat { (shown.view.layer.presentation() ?? shown.view.layer).position.x - 200 }
}

@MainActor @Suite("Custom transitions", .leavesNothing)
struct CustomTransitionTests {
    private func begin() throws -> (PresentedPair, Chooser) {
        let pair = try PresentedPair(width: 400, height: 600), chooser = Chooser()
        pair.stage.kept.append(chooser)
        pair.shown.transitioningDelegate = chooser
        pair.shown.modalPresentationStyle = .fullScreen
        return (pair, chooser)
    }

    @Test("R-TRN-1, 2 The delegate's animators make a presentation and a dismissal, with the usual calls")
    func presentation() throws {
        let (pair, chooser) = try begin(), stage = pair.stage
        var done = 0
        pair.root.present(pair.shown, animated: true) { done += 1 }
        let coordinator = try #require(pair.root.transitionCoordinator)
        #expect(coordinator.transitionDuration == 1 && coordinator.containerView === pair.shown.view.superview)
        stage.wait(0.5)
        #expect(abs(pair.x + 200) < 10 && done == 0 && chooser.animators[0].views == [true, true])
        stage.wait(0.6)
        #expect(pair.x == 0 && done == 1 && chooser.animators[0].ended == [true])
        #expect(pair.root.view.window == nil && pair.shown.view.window === stage.window)
        #expect(pair.log.take() == ["shown loads", "root will disappear", "shown will appear", "shown did appear", "root did disappear"])
        pair.shown.dismiss(animated: true) { done += 1 }
        stage.wait(0.5)
        #expect(abs(pair.x + 200) < 10)
        stage.wait(0.6)
        #expect(done == 2 && pair.root.presentedViewController == nil && pair.root.view.superview === stage.window && stage.window.subviews.count == 1)
        #expect(pair.log.take() == ["shown will disappear", "root will appear", "root did appear", "shown did disappear"])
    }

    @Test("R-TRN-2 What stays below has no part in it; without animation nothing is asked")
    func staying() throws {
        let (pair, chooser) = try begin(), stage = pair.stage
        pair.shown.modalPresentationStyle = .custom
        pair.root.present(pair.shown, animated: true)
        stage.wait(1.1)
        #expect(chooser.animators[0].views == [false, true] && pair.root.view.window != nil)
        pair.shown.dismiss(animated: false)
        stage.wait(0)
        #expect(chooser.animators.count == 1 && pair.root.presentedViewController == nil && stage.window.subviews.count == 1)
    }

    @Test("R-TRN-3 A share drives the animations; let go, they go on to the end")
    func driven() throws {
        let (pair, chooser) = try begin(), stage = pair.stage
        let percent = UIPercentDrivenInteractiveTransition()
        chooser.percent = percent
        var done = 0
        pair.root.present(pair.shown, animated: true) { done += 1 }
        stage.wait(2)
        #expect(pair.x == -400 && chooser.animators[0].context?.isInteractive == true)
        percent.update(0.25)
        stage.wait(0.1)
        #expect(abs(pair.x + 300) < 1 && percent.percentComplete == 0.25 && pair.root.transitionCoordinator?.percentComplete == 0.25)
        percent.update(.nan)
        percent.update(0.5)
        stage.wait(0)
        #expect(abs(pair.x + 200) < 1)
        percent.finish()
        stage.wait(0.25)
        #expect(pair.x > -200 && pair.x < 0 && done == 0)
        stage.wait(0.4)
        #expect(pair.x == 0 && done == 1 && pair.root.presentedViewController === pair.shown && chooser.animators[0].ended == [true])
    }

    @Test("R-TRN-3 A cancelled presentation and a cancelled dismissal leave everything as before")
    func cancelled() throws {
        let (pair, chooser) = try begin(), stage = pair.stage
        let percent = UIPercentDrivenInteractiveTransition()
        chooser.percent = percent
        pair.root.present(pair.shown, animated: true)
        percent.update(0.5)
        percent.cancel()
        stage.wait(1)
        #expect(pair.root.presentedViewController == nil && pair.shown.presentingViewController == nil && stage.window.subviews == [pair.root.view])
        #expect(chooser.animators[0].ended == [false])
        chooser.percent = nil
        pair.root.present(pair.shown, animated: true)
        stage.wait(1.1)
        _ = pair.log.take()
        chooser.percent = percent
        pair.shown.dismiss(animated: true)
        percent.update(0.3)
        stage.wait(0)
        #expect(abs(pair.x + 120) < 1)
        percent.completionSpeed = 3
        percent.cancel()
        stage.wait(0.2)
        #expect(pair.x == 0 && pair.shown.view.frame.minX == 0 && pair.root.presentedViewController === pair.shown && pair.root.view.window == nil)
        #expect(pair.log.take() == ["shown will disappear", "root will appear", "root will disappear", "root did disappear", "shown will appear", "shown did appear"])
    }

    @Test("R-TRN-4 The delegate of a navigation controller animates and drives pushes and pops")
    func navigation() throws {
        let (pair, chooser) = try begin(), stage = pair.stage
        let navigation = UINavigationController(rootViewController: NotedController("A", pair.log))
        navigation.delegate = chooser
        stage.window.rootViewController = navigation
        stage.wait(0)
        navigation.pushViewController(pair.shown, animated: true)
        stage.wait(0.5)
        #expect(abs(pair.x + 200) < 10)
        stage.wait(0.6)
        #expect(navigation.viewControllers.count == 2 && pair.x == 0 && navigation.navigationBar.topItem?.title == "shown")
        let percent = UIPercentDrivenInteractiveTransition()
        chooser.percent = percent
        navigation.popViewController(animated: true)
        percent.update(0.4)
        stage.wait(0)
        #expect(abs(pair.x + 160) < 1 && navigation.viewControllers.count == 1)
        percent.cancel()
        stage.wait(1)
        #expect(navigation.viewControllers.count == 2 && pair.x == 0 && navigation.navigationBar.topItem?.title == "shown")
        navigation.popViewController(animated: true)
        percent.update(0.9)
        percent.finish()
        stage.wait(0.3)
        #expect(navigation.viewControllers.count == 1 && pair.shown.viewIfLoaded?.superview == nil && navigation.navigationBar.topItem?.title == "A")
        // Another change ends one that is driven: it goes back.
        navigation.pushViewController(pair.shown, animated: true)
        percent.update(0.5)
        navigation.setViewControllers([NotedController("B", pair.log)], animated: false)
        stage.wait(0.1)
        #expect(navigation.viewControllers.map(\.title) == ["B"] && pair.shown.viewIfLoaded?.superview == nil)
    }
}
