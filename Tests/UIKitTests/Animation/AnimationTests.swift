import Testing
@testable import UIKit

@MainActor @Suite("Animation: values and curves", .leavesNothing)
struct AnimationTests {
    @Test("R-ANI-1 The block runs at once and the model has the final values")
    func model() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        var ran = false
        UIView.animate(withDuration: 1) {
            view.center = CGPoint(x: 250, y: 50)
            view.alpha = 0.5
            ran = true
        }
        #expect(ran)
        #expect(view.center == CGPoint(x: 250, y: 50) && view.alpha == 0.5)
    }

    @Test("R-ANI-1 Every animatable property moves from the old value to the new")
    func properties() throws {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center = CGPoint(x: 150, y: 250)
            view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.alpha = 0
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.layer.cornerRadius = 40
        }
        stage.turn()
        for (time, part) in [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1.1, 1)] as [(Double, CGFloat)] {
            stage.advance(to: time)
            let shown = view.shown
            #expect(isClose(shown.position, CGPoint(x: 50 + 100 * part, y: 50 + 200 * part), within: 0.01), "at \(time)")
            #expect(isClose(shown.bounds, CGRect(x: 0, y: 0, width: 100 + 100 * part, height: 100 + 200 * part), within: 0.01))
            #expect(isClose(shown.affineTransform().a, 1 + 2 * part, within: 0.01), "at \(time)")
            #expect(isClose(CGFloat(shown.opacity), 1 - part, within: 0.01))
            #expect(isClose(shown.backgroundColor?.components?.first, part, within: 0.01))
            #expect(isClose(shown.cornerRadius, 40 * part, within: 0.01))
        }
    }

    @Test("R-ANI-1 A background colour fades in from none, and out to none", arguments: [false, true])
    func colorFromNothing(byKeyframes: Bool) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.backgroundColor = nil
        stage.turn()
        func animate(_ color: UIColor?) {
            if byKeyframes {
                UIView.animateKeyframes(withDuration: 1, animations: { view.backgroundColor = color })
            } else {
                UIView.animate(withDuration: 1) { view.backgroundColor = color }
            }
            stage.turn()
        }
        animate(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stage.advance(to: 0.5)
        #expect(isClose(view.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        #expect(isClose(view.shown.backgroundColor?.components?.first, 1, within: 0.01))
        stage.advance(to: 2)
        #expect(view.shown.backgroundColor?.alpha == 1)
        animate(nil)
        stage.advance(to: 2.5)
        #expect(isClose(view.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        stage.advance(to: 4)
        #expect(view.shown.backgroundColor == nil && view.backgroundColor == nil)
    }

    @Test("R-ANI-1 A frame animates its place and its size")
    func frame() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(isClose(view.shown.frame, CGRect(x: 50, y: 0, width: 150, height: 100), within: 0.01))
    }

    @Test("R-ANI-21 The animations of a block have the names of what they animate, and those that are added to them numbers")
    func names() throws {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
            view.alpha = 0.5
        }
        #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size", "opacity"])
        let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.keyPath == "bounds.size" && size.isAdditive && size.duration == 1 && size.fromValue as? CGSize == CGSize(width: -100, height: 0))
        UIView.animate(withDuration: 1) {
            view.center.x += 10
            view.bounds.origin.y = 5
        }
        #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size", "opacity", "position-2", "bounds.origin"])
    }

    @Test("R-ANI-21 A copy of a block's animation moves another layer along, and the block's completion comes once, at its end")
    func copied() throws {
        let stage = Stage.rooted(), view = AnimatedView(on: stage), shape = CAShapeLayer()
        view.layer.addSublayer(shape)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.width = 200 } completion: { ends.append($0) }
        let copy = try #require(view.layer.animation(forKey: "bounds.size")?.copy() as? CABasicAnimation)
        (copy.keyPath, copy.isAdditive, copy.fromValue, copy.toValue) = ("lineWidth", false, 1, 5)
        shape.add(copy, forKey: "lineWidth")
        stage.turn()
        stage.advance(to: 0.5)
        #expect(isClose(view.shown.bounds.width, 150, within: 4) && isClose(shape.presentation()?.lineWidth, 3, within: 0.2))
        shape.removeAllAnimations()
        stage.advance(to: 0.9)
        #expect(ends.isEmpty)
        stage.advance(to: 1.2)
        #expect(ends == [true])
        // The view can be touched again, as after any animation (R-ANI-6).
        #expect(stage.root.hitTest(view.center, with: nil) === view)
    }

    @Test("R-ANI-1 The screen shows the way")
    func pixels() throws {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        let surface = try #require(stage.host.surface)
        stage.root.backgroundColor = .white
        view.backgroundColor = .black
        stage.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 200 }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(surface.pixel(x: 150, y: 50)?.description == "#000000")
        #expect(surface.pixel(x: 50, y: 50)?.description == "#FFFFFF")
        #expect(surface.pixel(x: 250, y: 50)?.description == "#FFFFFF")
        stage.advance(to: 1.1)
        #expect(surface.pixel(x: 250, y: 50)?.description == "#000000")
        #expect(surface.pixel(x: 150, y: 50)?.description == "#FFFFFF")
    }

    @Test("R-ANI-1 Outside a block nothing animates")
    func outside() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.center.x = 250
        stage.turn()
        #expect(view.shownX == 250)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("R-ANI-2 The curves are Apple's", arguments: [
        (UIView.AnimationOptions.curveEaseInOut, 0.42, 0.0, 0.58, 1.0), (.curveEaseIn, 0.42, 0, 1, 1),
        (.curveEaseOut, 0, 0, 0.58, 1), (.curveLinear, 0, 0, 1, 1),
    ])
    func curves(_ options: UIView.AnimationOptions, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 200 }
        stage.turn()
        for time in [0.1, 0.25, 0.5, 0.8] {
            stage.advance(to: time)
            #expect(isClose(view.shownX, 50 + 200 * timing(x1, y1, x2, y2, at: time), within: 0.05), "at \(time)")
        }
    }

    @Test("R-ANI-2 The default curve is ease-in-out")
    func defaultCurve() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1) { view.center.x += 200 }
        stage.turn()
        stage.advance(to: 0.2)
        #expect(isClose(view.shownX, 50 + 200 * timing(0.42, 0, 0.58, 1, at: 0.2), within: 0.05))
    }

    @Test("R-ANI-2 Options have Apple's bits")
    func bits() {
        typealias Options = UIView.AnimationOptions
        #expect(Options.allowUserInteraction.rawValue == 1 << 1 && Options.beginFromCurrentState.rawValue == 1 << 2)
        #expect(Options.repeat.rawValue == 1 << 3 && Options.autoreverse.rawValue == 1 << 4)
        #expect(Options.overrideInheritedDuration.rawValue == 1 << 5 && Options.overrideInheritedCurve.rawValue == 1 << 6)
        #expect(Options.curveEaseInOut.rawValue == 0 && Options.curveEaseIn.rawValue == 1 << 16)
        #expect(Options.curveEaseOut.rawValue == 2 << 16 && Options.curveLinear.rawValue == 3 << 16)
    }

    @Test("R-ANI-2 Autoreverse without repeat goes there and back once, and then the final value is shown")
    func thereAndBack() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x += 200 }, completion: view.completion())
        stage.turn()
        stage.advance(to: 0.5)
        #expect(isClose(view.shownX, 150, within: 0.5))
        stage.advance(to: 1.5)
        #expect(isClose(view.shownX, 150, within: 0.5) && view.completions.isEmpty)
        stage.advance(to: 2.1)
        #expect(view.shownX == 250 && view.completions.first?.hasPrefix("done true") == true)
    }

    @Test("R-ANI-2 repeat starts over; with autoreverse it comes back")
    func repeating() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { view.center.x += 200 }
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.root.addSubview(other)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { other.center.x += 200 }
        stage.turn()
        stage.advance(to: 2.25)
        #expect(isClose(view.shownX, 100, within: 0.05))
        #expect(isClose(other.layer.presentation()?.position.x, 100, within: 0.05))
        stage.advance(to: 3.25)
        #expect(isClose(view.shownX, 100, within: 0.05))
        #expect(isClose(other.layer.presentation()?.position.x, 200, within: 0.05))
    }

    @Test("R-ANI-4 Frame and center read the model while the presentation is on its way")
    func modelAndPresentation() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { view.center.x += 200 }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(view.center.x == 250 && view.frame.minX == 200)
        #expect(isClose(view.shownX, 150, within: 0.05))
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 200, y: 0))
        // Touches hit where the view is going, not where it is seen.
        let root = stage.root
        #expect(root.hitTest(CGPoint(x: 290, y: 50), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) === root)
    }

    @Test("R-ANI-4 A touch's location in an animated view is the model's")
    func location() throws {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1) { view.center.x += 200 }
        stage.turn()
        stage.down(290, 150, at: 0.5)
        #expect(stage.root.touches.first?.location(in: view) == CGPoint(x: 90, y: 150))
    }

    @Test("R-ANI-5 A second animation of a property leaves the presentation continuous and ends at the new value")
    func additive() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        stage.turn()
        stage.advance(to: 0.5)
        let before = view.shownX
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        stage.turn()
        #expect(isClose(view.shownX, before, within: 0.5))
        stage.advance(to: 0.6)
        // It goes on for a moment, as what has momentum does, or turns: but it does not jump.
        #expect(abs(view.shownX - before) < 45)
        stage.advance(to: 1.6)
        #expect(isClose(view.shownX, 50, within: 0.5))
    }

    @Test("R-ANI-5 So does a second animation of a transform, and of a corner radius", arguments: [[], UIView.AnimationOptions.beginFromCurrentState])
    func continuity(options: UIView.AnimationOptions) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        func animate(_ scale: CGFloat, _ radius: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
                view.layer.cornerRadius = radius
            }
            stage.turn()
        }
        animate(3, 10)
        stage.advance(to: 0.5)
        animate(1, 0)
        #expect(isClose(view.shown.affineTransform().a, 2, within: 0.05))
        #expect(isClose(view.shown.cornerRadius, 5, within: 0.1))
        stage.advance(to: 2)
        #expect(isClose(view.shown.affineTransform().a, 1, within: 0.001) && view.shown.cornerRadius == 0)
    }

    @Test("R-ANI-5 A second animation of an alpha, a colour, a shadow's opacity begins at the model's value, or at what is shown",
          arguments: [(UIView.AnimationOptions(), 0.0), (.beginFromCurrentState, 0.5)])
    func replaced(options: UIView.AnimationOptions, start: Double) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.shadowOpacity = 1
        stage.turn()
        func animate(_ value: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options], animations: {
                view.alpha = value
                view.backgroundColor = UIColor(red: value, green: 0, blue: 0, alpha: 1)
                view.layer.shadowOpacity = Float(value)
            }, completion: view.completion("to \(value)"))
            stage.turn()
        }
        var shown: [Double] { [Double(view.shown.opacity), Double(view.shown.backgroundColor?.components?.first ?? -1), Double(view.shown.shadowOpacity)] }
        animate(0)
        stage.advance(to: 0.5)
        #expect(shown.allSatisfy { abs($0 - 0.5) < 0.02 }, "\(shown)")
        animate(1)
        #expect(shown.allSatisfy { abs($0 - start) < 0.02 }, "\(shown)")
        #expect(view.completions == ["to 0.0 false at 0.50"])
        stage.advance(to: 2)
        #expect(shown == [1, 1, 1] && view.completions.count == 2)
    }

    @Test("R-ANI-5 Continuous too after one that began from the current state, and after keyframes", arguments: [true, false])
    func additiveToReplaced(byKeyframes: Bool) {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        if byKeyframes {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) { view.center.x = 250 }
        } else {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 250 }
        }
        stage.turn()
        stage.advance(to: 0.5)
        let before = view.shownX
        #expect(before > 100 && before < 200)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        stage.turn()
        #expect(isClose(view.shownX, before, within: 0.5))
        stage.advance(to: 1.6)
        #expect(isClose(view.shownX, 50, within: 0.5))
    }

    @Test("R-ANI-5 A place is animated additively with beginFromCurrentState, too")
    func fromCurrentState() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 }, completion: view.completion("first"))
        stage.turn()
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 50 }
        stage.turn()
        #expect(isClose(view.shownX, 150, within: 0.5))
        // The rests of both ways are added.
        stage.advance(to: 0.75)
        #expect(isClose(view.shownX, 50 - 50 + 150, within: 0.5) && view.completions.isEmpty)
        stage.advance(to: 1.6)
        #expect(isClose(view.shownX, 50, within: 0.5) && view.completions.first?.hasPrefix("first true") == true)
    }

    @Test("R-ANI-1 An anchor point is animated with the view")
    func anchorPoint() {
        let stage = Stage.rooted(), view = AnimatedView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.anchorPoint = .zero }
        stage.turn()
        stage.advance(to: 0.5)
        #expect(view.layer.anchorPoint == .zero && isClose(view.shown.anchorPoint.x, 0.25, within: 0.01))
    }
}
