import Testing
@testable import UIKit

/// What is animated inside of a property animator's block, and what changes a property twice.
@MainActor @Suite("Animations in property animators", .leavesNothing)
struct AnimatorNestingTests {
    private func begin() -> (Stage, AnimatedView) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 50
        stage.turn()
        return (stage, view)
    }

    @Test("R-ANI-9, R-ANI-10 Keyframes are parts of the animator's progress, forth and back, whatever their own duration", arguments: [0.0, 5])
    func keyframes(duration: Double) {
        let (stage, view) = begin()
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: duration, animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 250 }
            }, completion: { ends.append($0) })
        }
        animator.pauseAnimation()
        #expect(isClose(view.shownX, 50))
        let places: [(share: CGFloat, x: CGFloat)] = [(0.25, 100), (0.5, 150), (0.625, 200), (0.9, 250), (0.1, 70), (0.75, 250), (0.25, 100)]
        for place in places {
            animator.fractionComplete = place.share
            #expect(isClose(view.shownX, place.x), "at \(place.share)")
        }
        stage.advance(to: 5)
        #expect(ends == [] && isClose(view.shownX, 100), "no time of their own")
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(to: 10)
        #expect(view.shownX == 50 && view.center.x == 50 && ends == [false])
    }

    @Test("R-ANI-8, R-ANI-10 An animation inside takes the animator's time, and its completion comes before the animator's")
    func animation() {
        let (stage, view) = begin()
        var lines: [String] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 0.2, animations: { view.center.x = 250 }, completion: { lines.append("inside \($0)") })
        }
        animator.addCompletion { _ in lines.append("animator") }
        animator.startAnimation()
        stage.advance(to: 1)
        #expect(isClose(view.shownX, 150, within: 4) && lines == [])
        stage.advance(to: 2.2)
        #expect(view.shownX == 250 && lines == ["inside true", "animator"])
    }

    @Test("R-ANI-8 An animation inside waits for its own delay, and is over with the animator")
    func delay() {
        let (stage, view) = begin()
        defer { withExtendedLifetime(stage) {} }
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.2, delay: 1, animations: { view.center.x = 250 }, completion: { ends.append($0) })
        }
        animator.pauseAnimation()
        for (share, place) in [(0.5, 50), (0.75, 150), (1, 250), (0.25, 50)] as [(CGFloat, CGFloat)] {
            animator.fractionComplete = share
            #expect(isClose(view.shownX, place), "at \(share)")
        }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(view.center.x == 250 && ends == [true])
    }

    @Test("R-ANI-7, R-ANI-8 One that repeats or has its own duration runs by itself, and what is not animated is over at once")
    func ownTime() {
        let (stage, view) = begin()
        var lines: [String] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear], animations: {
                view.center.x = 250
            }, completion: { lines.append("own \($0)") })
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { lines.append("at once \($0)") })
            }
        }
        animator.addCompletion { _ in lines.append("animator") }
        animator.startAnimation()
        stage.turn()
        #expect(lines == ["at once true"] && view.alpha == 0.5)
        stage.advance(to: 0.2)
        #expect(isClose(view.shownX, 150, within: 10))
        stage.advance(to: 1)
        #expect(view.shownX == 250 && lines == ["at once true", "own true"])
        stage.advance(to: 3)
        #expect(lines == ["at once true", "own true", "animator"])
    }

    @Test("R-ANI-10 Stopped for good, what is inside is over unfinished, once")
    func stopped() {
        let (stage, view) = begin()
        var ends: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 1, animations: { view.center.x = 250 }, completion: { ends.append($0) })
        }
        animator.startAnimation()
        stage.advance(to: 1)
        animator.stopAnimation(true)
        #expect(ends == [false] && isClose(view.center.x, 150, within: 4))
        animator.addAnimations { view.center.x = 50 }
        animator.startAnimation()
        stage.advance(to: 4)
        #expect(ends == [false] && view.center.x == 50)
    }

    @Test("R-ANI-10 A change that waits for its share takes the property from where the one before has brought it")
    func waitingChange() {
        let (stage, view) = begin()
        defer { withExtendedLifetime(stage) {} }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.addAnimations({ view.center.x = 50 }, delayFactor: 0.5)
        #expect(isClose(view.shownX, 150))
        animator.fractionComplete = 0.7
        #expect(isClose(view.shownX, 190), "the first goes on until then")
        animator.fractionComplete = 0.75
        #expect(isClose(view.shownX, 200))
        animator.fractionComplete = 0.875
        #expect(isClose(view.shownX, 125))
        animator.fractionComplete = 0.25
        #expect(isClose(view.shownX, 100))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(view.center.x == 50)
    }
}
