import Testing
@testable import UIKit

@MainActor @Suite("Animation: completion and nesting", .leavesNothing)
struct CompletionTests {
    @Test("R-ANI-3 The completion comes once, with true, after duration and delay", arguments: [0, 0.5])
    func finished(delay: Double) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: delay, animations: {
            view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
            view.alpha = 0.5
        }, completion: view.completion())
        stage.turn()
        stage.advance(to: delay + 0.95)
        #expect(view.completions == [])
        stage.advance(to: delay + 1.05)
        #expect(view.completions.count == 1 && view.completions[0].hasPrefix("done true"))
        stage.advance(to: 5)
        #expect(view.completions.count == 1)
    }

    @Test("R-ANI-3 When the display goes, completions get false before the next one is there, whose time is another")
    func displayGoes() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        stage.advance(to: 100)
        UIView.animate(withDuration: 5, animations: { view.alpha = 0.5 }, completion: view.completion())
        stage.turn()
        let next = Stage.rooted()
        _ = AnimatedView(on: next)
        #expect(view.completions.count == 1 && view.completions.first?.hasPrefix("done false") == true)
        next.advance(to: 200)
        #expect(view.completions.count == 1)
    }

    @Test("R-ANI-3 Animations that end without a display complete in the next one's first turn")
    func withoutDisplay() {
        UIApplication.shared.detach()
        let view = UIView()
        var completions: [Bool] = []
        UIView.animate(withDuration: 5, animations: { view.alpha = 0.5 }, completion: { completions.append($0) })
        UIView.animate(withDuration: 0, animations: { view.alpha = 1 }, completion: { completions.append($0) })
        let stage = Stage.rooted()
        stage.turn()
        #expect(completions.sorted { !$0 && $1 } == [false, true])
    }

    @Test("R-ANI-3 During the delay the old values are shown")
    func delay() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 250 }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(isClose(view.shownX, 50, within: 0.01) && view.center.x == 250)
        stage.advance(to: 1.5)
        #expect(isClose(view.shownX, 150, within: 0.05))
    }

    @Test("R-ANI-3 A block that sets a property twice supersedes nothing of its own")
    func setTwice() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, animations: {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.transform = view.transform.rotated(by: 1)
            view.backgroundColor = .red
            view.backgroundColor = .blue
        }, completion: view.completion("replaced"))
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: {
            view.center.x += 100
            view.center.y += 100
        }, completion: view.completion("from current"))
        stage.turn()
        stage.advance(to: 0.95)
        #expect(view.completions == [])
        stage.advance(to: 2)
        #expect(view.completions.count == 2 && view.completions.allSatisfy { $0.contains(" true at 1.") }, "\(view.completions)")
    }

    @Test("R-ANI-3 A later block that replaces what one set twice supersedes that one")
    func supersededAfterTwice() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, animations: {
            view.alpha = 0.5
            view.alpha = 0.2
        }, completion: view.completion("first"))
        stage.turn()
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: view.completion("second"))
        stage.turn()
        stage.advance(to: 3)
        #expect(view.completions.count == 2 && view.completions[0].hasPrefix("first false") && view.completions[1].hasPrefix("second true"),
                "\(view.completions)")
    }

    @Test("R-ANI-13 A flip that begins while another goes on, in either half, ends with the view as wide as before", arguments: [0.25, 0.75])
    func flipDuringAFlip(moment: Double) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft, animations: {}, completion: view.completion("first"))
        stage.turn()
        stage.advance(to: moment)
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft, animations: {}, completion: view.completion("second"))
        stage.turn()
        stage.advance(to: moment + 0.25)
        stage.advance(to: 3)
        #expect(view.completions.count == 2 && view.completions.last?.hasPrefix("second true") == true, "\(view.completions)")
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5) && view.subviews.isEmpty)
    }

    @Test("R-ANI-3, R-ANI-13 A flip of a view that leaves its window completes with false, and the view is as wide as before")
    func flipOfAViewThatLeaves() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft, animations: {}, completion: view.completion("flip"))
        stage.turn()
        stage.advance(to: 0.25)
        view.removeFromSuperview()
        stage.advance(to: 2)
        #expect(view.completions.count == 1 && view.completions.first?.hasPrefix("flip false") == true, "\(view.completions)")
        #expect(view.transform.isIdentity && view.subviews.isEmpty)
    }

    @Test("R-ANI-3 False when the animation was removed")
    func removed() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, animations: { view.center.x = 250 }, completion: view.completion())
        stage.turn()
        stage.advance(to: 0.5)
        view.layer.removeAllAnimations()
        stage.turn()
        #expect(view.completions == ["done false at 0.50"])
        stage.advance(to: 3)
        #expect(view.completions.count == 1)
    }

    @Test("R-ANI-3, R-VH-8 False when the view went straight to another window")
    func wentToOtherWindow() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        let other = UIWindow(windowScene: stage.scene)
        other.frame = stage.window.frame
        other.isHidden = false
        defer { other.isHidden = true }
        UIView.animate(withDuration: 1, animations: { view.center.x = 250 }, completion: view.completion())
        stage.turn()
        stage.advance(to: 0.5)
        other.addSubview(view)
        stage.turn()
        #expect(view.completions == ["done false at 0.50"])
        #expect(view.shownX == 250)
    }

    @Test("R-ANI-3, T-128 False when the view left its window, whole or as part of another")
    func left() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        for container in [view, UIView()] {
            if container !== view {
                stage.root.addSubview(container)
                container.addSubview(view)
            }
            UIView.animate(withDuration: 1, animations: { view.center.x += 10 }, completion: view.completion())
            stage.turn()
            container.removeFromSuperview()
            stage.turn()
        }
        #expect(view.completions == ["done false at 0.00", "done false at 0.00"])
    }

    @Test("R-ANI-3 False when it was superseded")
    func superseded() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: view.completion("first"))
        stage.turn()
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { view.alpha = 1 },
                       completion: view.completion("second"))
        stage.turn()
        #expect(view.completions == ["first false at 0.50"])
        stage.advance(to: 3)
        #expect(view.completions.count == 2 && view.completions[1].hasPrefix("second true"))
    }

    @Test("R-ANI-3 A duration of 0 or less changes at once; the completion comes in the next turn", arguments: [0, -1])
    func immediate(duration: Double) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: duration, animations: { view.center.x = 250 }, completion: view.completion())
        #expect(view.completions == [])
        #expect(view.center.x == 250 && view.layer.animationKeys()?.isEmpty ?? true)
        stage.turn()
        #expect(view.shownX == 250)
        #expect(view.completions == ["done true at 0.00"])
    }

    @Test("R-ANI-3 A block that changes nothing animatable is over in the next turn")
    func nothing() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, animations: { view.tag = 5 }, completion: view.completion())
        #expect(view.completions == [])
        stage.turn()
        #expect(view.completions == ["done true at 0.00"])
    }

    @Test("R-ANI-3 A completion may start the next animation")
    func chain() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 0.5, animations: { view.center.x = 150 }, completion: { _ in
            UIView.animate(withDuration: 0.5, animations: { view.center.x = 250 }, completion: view.completion())
        })
        stage.turn()
        stage.advance(to: 0.9)
        #expect(view.center.x == 250 && view.completions == [])
        stage.advance(to: 1.1)
        #expect(view.completions.count == 1)
    }

    @Test("R-ANI-7 performWithoutAnimation changes at once, inside an animation too, and restores")
    func withoutAnimation() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.center.x = 250
            }
            #expect(UIView.areAnimationsEnabled)
            view.alpha = 0
        }
        stage.turn()
        #expect(isClose(view.shownX, 250, within: 0.01))
        stage.advance(to: 0.5)
        #expect(isClose(CGFloat(view.shown.opacity), 0.5, within: 0.01))
    }

    @Test("R-ANI-7 With animations off everything changes at once, and the completion is as for duration 0")
    func disabled() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1, animations: { view.center.x = 250 }, completion: view.completion())
        #expect(view.completions == [])
        stage.turn()
        #expect(view.shownX == 250)
        #expect(view.completions == ["done true at 0.00"])
    }

    @Test("R-ANI-7 performWithoutAnimation leaves animations off where they were off")
    func nestedDisabling() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.performWithoutAnimation {}
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test("R-ANI-8 A nested block uses its own duration and curve only where its options say so", arguments: [true, false])
    func nested(overrides: Bool) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.root.addSubview(other)
        stage.turn()
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: {
            view.center.x += 200
            #expect(UIView.inheritedAnimationDuration == 2)
            let own: UIView.AnimationOptions = overrides ? [.overrideInheritedDuration, .overrideInheritedCurve] : []
            UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, own], animations: {
                other.center.x += 200
                #expect(UIView.inheritedAnimationDuration == (overrides ? 1 : 2))
            }, completion: view.completion("inner"))
            #expect(UIView.inheritedAnimationDuration == 2)
            view.alpha = 0
        }, completion: view.completion("outer"))
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.turn()
        stage.advance(to: 0.5)
        #expect(isClose(view.shownX, 100, within: 0.05))
        #expect(isClose(CGFloat(view.shown.opacity), 0.75, within: 0.01))
        let way = overrides ? timing(0.42, 0, 1, 1, at: 0.5) : 0.25
        #expect(isClose(other.layer.presentation()?.position.x, 50 + 200 * way, within: 0.05))
        stage.advance(to: 1.05)
        #expect(view.completions.map { $0.prefix(10) } == (overrides ? ["inner true"] : []))
        stage.advance(to: 2.05)
        #expect(Set(view.completions.map { $0.prefix(10) }) == ["inner true", "outer true"])
    }
}
