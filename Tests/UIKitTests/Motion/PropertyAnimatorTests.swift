import Testing
@testable import UIKit

@MainActor @Suite("Property animators", .leavesNothing)
struct PropertyAnimatorTests {
    /// A view at 50 that an animator moves to 250 in a second.
    private func move(_ view: AnimatedView, on stage: Stage, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        view.center.x = 50
        stage.turn()
        return UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 250 }
    }

    @Test("R-ANI-10 It runs from the old values to the new, and calls its completions once")
    func runs() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 250)
        stage.advance(to: 0.5)
        #expect(isClose(view.shownX, 150, within: 4) && isClose(animator.fractionComplete, 0.5, within: 0.02))
        stage.advance(to: 1.2)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning && view.shownX == 250)
    }

    @Test("R-ANI-10 A finger drives it while it is paused")
    func scrubs() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage, curve: .easeIn)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && isClose(view.shownX, 50))
        animator.fractionComplete = 0.25
        #expect(isClose(view.shownX, 100))
        stage.advance(to: 5)
        #expect(isClose(view.shownX, 100) && animator.fractionComplete == 0.25)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(view.shownX < 80)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(to: 7)
        #expect(animator.state == .inactive && view.shownX == 250)
    }

    @Test("R-ANI-6, R-ANI-10 Stopped for good it lets go of the view, which can be touched again, and of itself")
    func letsGoWhenStopped() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 50
        stage.turn()
        weak var kept: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.center.x = 250 })
            kept = animator
            stage.advance(to: 0.5)
            #expect(stage.root.hitTest(view.center, with: nil) !== view)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive && isClose(view.shownX, view.center.x))
        }
        #expect(stage.root.hitTest(view.center, with: nil) === view)
        #expect(kept == nil)
    }

    @Test("R-ANI-10 Used again after it was stopped for good, it knows nothing of before")
    func startsAfterStop() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        animator.startAnimation()
        stage.advance(to: 0.5)
        animator.stopAnimation(true)
        view.center.x = 70
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        stage.advance(to: 2)
        #expect(animator.state == .inactive && view.center.x == 70 && view.alpha == 0.5)
    }

    @Test("R-ANI-10 It lives while it runs, also when a completion starts it again")
    func restartsInCompletion() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        var ends = 0
        do {
            let animator = move(view, on: stage)
            animator.addCompletion { [weak animator] _ in
                ends += 1
                animator?.addAnimations { view.center.x = 50 }
                animator?.addCompletion { _ in ends += 1 }
                animator?.startAnimation()
            }
            animator.startAnimation()
        }
        stage.advance(to: 1.1)
        #expect(ends == 1)
        stage.advance(to: 2.5)
        #expect(ends == 2 && view.shownX == 50)
    }

    @Test("R-ANI-10 Reversed it goes back to the beginning")
    func reverses() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 0.6)
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete, 0.4, within: 0.02))
        stage.advance(to: 0.9)
        #expect(isClose(view.shownX, 110, within: 6))
        stage.advance(to: 1.3)
        #expect(ends == [.start] && view.center.x == 50 && view.shownX == 50)
    }

    @Test("R-ANI-10 A colour that was not there fades in, and is nil again at the start")
    func colorFromNothing() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.backgroundColor = nil
        stage.turn()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .red }
        animator.startAnimation()
        stage.advance(to: 0.5)
        #expect(isClose(view.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        animator.isReversed = true
        stage.advance(to: 2)
        #expect(animator.state == .inactive && view.backgroundColor == nil)
        view.backgroundColor = .red
        let out = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = nil }
        out.pauseAnimation()
        out.fractionComplete = 0.5
        #expect(isClose(view.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        out.stopAnimation(false)
        out.finishAnimation(at: .end)
        #expect(view.backgroundColor == nil)
    }

    @Test("R-ANI-10 Stopped and finished at the current position it stays there")
    func stops() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(to: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && isClose(view.center.x, 150, within: 4) && ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive && isClose(view.center.x, 150, within: 4) && ends == [.current])
    }

    @Test("R-ANI-10 Stopped without finishing calls no completion")
    func stopsForGood() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.advance(to: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && isClose(view.center.x, 150, within: 4) && ends == 0)
    }

    @Test("R-ANI-10 pausesOnCompletion keeps it active at its end")
    func waitsAtTheEnd() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(to: 2)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(to: 3.5)
        #expect(view.shownX == 50)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.center.x == 50)
    }

    @Test("R-ANI-12 A spring swings past the end with the given speed")
    func springs() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 50
        stage.turn()
        let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 2, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.center.x = 250 }
        animator.startAnimation()
        var furthest: CGFloat = 0
        for step in 1...60 {
            stage.advance(to: Double(step) / 60)
            furthest = max(furthest, view.shownX)
        }
        stage.advance(to: 1.1)
        #expect(furthest > 255 && view.shownX == 250 && animator.state == .inactive)
    }

    @Test("R-ANI-10 Between the end of its time and the next frame it still runs: it can be stopped, paused and turned back, and no completion is called",
          arguments: ["stop", "finish", "pause", "share", "read", "reverse"])
    func isCalledWhenTimeIsUp(call: String) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage), journal = stage.journal
        animator.addCompletion { journal.note("\($0)") }
        // The time is up at 1.005. The frames are at 1 and 1.0167.
        stage.advance(to: 0.005)
        animator.startAnimation()
        _ = stage.application.updateCycle.schedule(at: 1.01) {
            switch call {
            case "stop":
                animator.stopAnimation(true)
                #expect(animator.state == .inactive && isClose(view.center.x, 250))
            case "finish":
                animator.stopAnimation(false)
                #expect(animator.state == .stopped && journal.lines.isEmpty)
                animator.finishAnimation(at: .start)
                #expect(animator.state == .inactive && isClose(view.center.x, 50))
            case "pause":
                animator.pauseAnimation()
                #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
            case "share":
                animator.fractionComplete = 0.25
                #expect(animator.state == .active && !animator.isRunning && isClose(view.shownX, 100))
            case "read":
                #expect(animator.fractionComplete == 1 && animator.isRunning)
            default:
                animator.isReversed = true
                #expect(animator.isRunning && isClose(animator.fractionComplete, 0))
            }
            journal.note("called")
        }
        stage.advance(to: 3)
        let expected = switch call {
        case "finish": ["start", "called"]
        case "read": ["called", "end"]
        case "reverse": ["called", "start"]
        default: ["called"]
        }
        #expect(journal.take() == expected)
        // One that is paused keeps itself.
        if call == "pause" || call == "share" { animator.stopAnimation(true) }
    }

    @Test("R-ANI-10 A start that waits is forgotten when the animator starts otherwise, and when another one is to wait")
    func startsOnce() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage), journal = stage.journal
        animator.addCompletion { journal.note("\($0)") }
        animator.startAnimation(afterDelay: 2)
        animator.startAnimation()
        stage.advance(to: 1.5)
        #expect(journal.take() == ["end"])
        stage.advance(to: 2.5)
        #expect(animator.state == .inactive && !animator.isRunning)
        animator.startAnimation(afterDelay: 1)
        animator.startAnimation(afterDelay: 2)
        animator.stopAnimation(true)
        stage.advance(to: 5)
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("R-ANI-10 A start that waits makes the animator active, with the final values in the model, and it runs later")
    func waits() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        animator.startAnimation(afterDelay: 1)
        #expect(animator.state == .active && !animator.isRunning && animator.delay == 1 && view.center.x == 250)
        stage.advance(to: 0.9)
        #expect(view.shownX == 50 && animator.fractionComplete == 0)
        stage.advance(to: 1.5)
        #expect(animator.isRunning && isClose(view.shownX, 150, within: 4))
        stage.advance(to: 2.2)
        #expect(animator.state == .inactive && view.shownX == 250)
    }

    @Test("R-ANI-10 A start that waits is over when a finger drives the animator")
    func waitsNoLonger() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        animator.startAnimation(afterDelay: 1)
        animator.fractionComplete = 0.5
        stage.advance(to: 3)
        #expect(animator.state == .active && !animator.isRunning && isClose(view.shownX, 150))
        animator.stopAnimation(true)
    }

    @Test("R-ANI-10 Animations that are added with a delay wait for their part of the time")
    func delays() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), animator = move(view, on: stage)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(to: 0.4)
        #expect(view.shown.opacity == 1)
        stage.advance(to: 0.75)
        #expect(isClose(CGFloat(view.shown.opacity), 0.5, within: 0.05))
        stage.advance(to: 1.2)
        #expect(view.alpha == 0 && view.shown.opacity == 0)
    }

    @Test("R-ANI-9 Keyframes move properties in their parts of the time")
    func keyframes() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 50
        stage.turn()
        var finished: Bool?
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        } completion: { finished = $0 }
        #expect(view.center.x == 150)
        stage.turn()
        stage.advance(to: 0.25)
        #expect(isClose(view.shownX, 150, within: 1) && view.shown.affineTransform().a == 1)
        stage.advance(to: 0.5)
        #expect(isClose(view.shownX, 250, within: 1))
        stage.advance(to: 0.75)
        #expect(isClose(view.shownX, 200, within: 1) && isClose(view.shown.affineTransform().a, 2, within: 0.01))
        stage.advance(to: 1.1)
        #expect(finished == true && view.shownX == 150)
    }

    @Test("R-ANI-11 A spring without bounce is almost there after its duration")
    func perceivedDuration() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 50
        stage.turn()
        var finished: Bool?
        UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 250 } completion: { finished = $0 }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(view.shownX > 240 && view.shownX < 250 && finished == nil)
        stage.advance(to: 3)
        #expect(view.shownX == 250 && finished == true)
    }
}
