import Testing
@testable import UIKit

@MainActor @Suite("Animations that are begun and committed", .leavesNothing)
final class BegunAnimationTests {
    /// Made in the test: another one may attach its display before.
    private lazy var stage = Stage.rooted()
    private lazy var view = AnimatedView(on: stage)

    @Test("R-ANI-17 Changes between begin and commit are animated, with the values that were set before them")
    func changes() {
        let view = view
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 150
        UIView.setAnimationDuration(2)
        view.alpha = 0
        UIView.commitAnimations()
        view.center.y = 90
        stage.turn()
        #expect(view.center.x == 150 && view.shown.position.y == 90)
        stage.advance(to: stage.now + 0.5)
        #expect(abs(view.shownX - 100) < 5 && abs(view.shown.opacity - 0.75) < 0.05)
        stage.advance(to: stage.now + 0.6)
        #expect(view.shownX == 150 && view.shown.opacity > 0.3)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("R-ANI-17 They take 0.2 s, may wait, and are nested")
    func nesting() {
        let view = view
        UIView.beginAnimations(nil, context: nil)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.setAnimationDelay(1)
        view.center.x = 150
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.4)
        #expect(UIView.inheritedAnimationDuration == 0.4)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.commitAnimations()
        stage.turn()
        stage.advance(to: stage.now + 0.9)
        #expect(view.shownX == 50)
        stage.advance(to: stage.now + 0.4)
        #expect(view.shownX == 150)
        // Too many: it is said and does nothing.
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("R-ANI-17 A commit in a block ends nothing that was begun outside of it")
    func commitInBlock() {
        UIView.beginAnimations(nil, context: nil)
        UIView.animate(withDuration: 1) { UIView.commitAnimations() }
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("R-ANI-18 An animator that is not interruptible runs to its end, whatever it is asked for")
    func uninterruptible() {
        let view = view, animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        var ends: [UIViewAnimatingPosition] = []
        animator.isInterruptible = false
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: stage.now + 0.5)
        animator.pauseAnimation()
        animator.stopAnimation(true)
        animator.isReversed = true
        animator.fractionComplete = 0.1
        #expect(animator.isRunning && !animator.isReversed && abs(animator.fractionComplete - 0.5) < 0.05)
        stage.advance(to: stage.now + 0.7)
        #expect(ends == [.end] && view.center.x == 150)
    }

    @Test("R-ANI-16 Keyframes of views go through their values on a smooth curve")
    func keyframes() {
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.mode == .cubic && UIView.KeyframeAnimationOptions.calculationModeCubicPaced.mode == .cubicPaced)
        #expect(UIView.KeyframeAnimationOptions.calculationModePaced.mode == .paced && UIView.KeyframeAnimationOptions.calculationModeLinear.mode == .linear)
        let view = view
        UIView.animateKeyframes(withDuration: 2, options: .calculationModeCubic, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
        })
        stage.turn()
        stage.advance(to: stage.now + 1)
        #expect(abs(view.shownX - 150) < 3)
        #expect((view.layer.animation(forKey: "position") as? CAKeyframeAnimation)?.calculationMode == .cubic)
    }

    @Test("R-ANI-17 They repeat and go back as was set before them")
    func repeats() throws {
        let view = view
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 150
        UIView.commitAnimations()
        stage.turn()
        let start = stage.now
        for (time, x) in [(0.5, 100.0), (1.5, 100), (2.5, 100), (3.75, 75)] {
            stage.advance(to: start + time)
            #expect(abs(view.shownX - x) < 5)
        }
        stage.advance(to: start + 4.1)
        #expect(view.shownX == 150)
    }

    @Test("R-ANI-17 They begin at what is shown, where that was set, else at the value that was set last")
    func beginsFromCurrentState() {
        let view = view
        for begins in [true, false] {
            view.layer.removeAllAnimations()
            view.alpha = 1
            stage.turn()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
            stage.turn()
            stage.advance(to: stage.now + 0.5)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(10)
            UIView.setAnimationBeginsFromCurrentState(begins)
            view.alpha = 1
            UIView.commitAnimations()
            stage.turn()
            #expect(abs(view.shown.opacity - (begins ? 0.5 : 0)) < 0.1)
        }
    }
}
