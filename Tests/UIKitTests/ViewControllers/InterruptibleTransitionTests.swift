import Testing
import TouchHost
@testable import UIKit

/// Moves a view in by an animator that can be paused.
private final class PausableAnimator: UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    var asked = 0, ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        asked += 1
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let view = context.view(forKey: .to) {
            context.containerView.addSubview(view)
            view.frame.origin.x = -400
            animator.addAnimations { view.frame.origin.x = 0 }
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Chooser: UIViewControllerTransitioningDelegate {
    let animator = PausableAnimator()
    var percent: UIPercentDrivenInteractiveTransition?
    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

@MainActor @Suite("Interruptible transitions", .leavesNothing)
struct InterruptibleTransitionTests {
    private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).position.x - view.bounds.width / 2 }

    private func begin(interactive: Bool?) throws -> (PresentedPair, Chooser) {
        let pair = try PresentedPair(width: 400, height: 600), chooser = Chooser()
        if let interactive {
            chooser.percent = UIPercentDrivenInteractiveTransition()
            chooser.percent?.wantsInteractiveStart = interactive
        }
        pair.stage.kept.append(chooser)
        pair.shown.transitioningDelegate = chooser
        pair.shown.modalPresentationStyle = .fullScreen
        pair.root.present(pair.shown, animated: true)
        return (pair, chooser)
    }

    @Test("R-TRN-5 by itself it runs as the animator starts it, and what is beside it with it")
    func alone() throws {
        let (pair, chooser) = try begin(interactive: nil), stage = pair.stage
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(side)
        let coordinator = try #require(pair.root.transitionCoordinator)
        #expect(coordinator.isInterruptible)
        stage.wait(0.5)
        #expect(abs(x(pair.shown.view) + 200) < 10)
        stage.wait(0.6)
        #expect(x(pair.shown.view) == 0 && chooser.animator.ended == [true] && pair.root.view.window == nil)
        side.removeFromSuperview()
    }

    @Test("R-TRN-5 a finger takes hold of it while it runs, and turns it back")
    func interrupted() throws {
        let (pair, chooser) = try begin(interactive: false), stage = pair.stage
        let percent = try #require(chooser.percent)
        var changes: [Bool] = []
        pair.root.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        stage.wait(0.5)
        percent.pause()
        #expect(abs(percent.percentComplete - 0.5) < 0.05 && changes == [true])
        stage.wait(1)
        #expect(abs(x(pair.shown.view) + 200) < 20 && chooser.animator.ended.isEmpty)
        percent.update(0.75)
        #expect(abs(x(pair.shown.view) + 100) < 2)
        percent.cancel()
        stage.wait(0.3)
        #expect(x(pair.shown.view) < -100 && x(pair.shown.view) > -399)
        stage.wait(1)
        #expect(chooser.animator.ended == [false] && pair.root.presentedViewController == nil && pair.root.view.window != nil && changes == [true, false])
    }

    @Test("R-TRN-5 driven from its beginning, it goes on with the timing that is set")
    func driven() throws {
        let (pair, chooser) = try begin(interactive: true), stage = pair.stage
        let percent = try #require(chooser.percent)
        stage.wait(1)
        #expect(x(pair.shown.view) == -400)
        percent.update(0.25)
        #expect(abs(x(pair.shown.view) + 300) < 2)
        percent.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        percent.finish()
        stage.wait(0.375)
        #expect(abs(x(pair.shown.view) + 150) < 20)
        stage.wait(0.5)
        #expect(x(pair.shown.view) == 0 && chooser.animator.ended == [true] && chooser.animator.asked == 1)
    }
}
