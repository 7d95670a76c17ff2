import Testing
@testable import UIKit

@MainActor @Suite("Animation: values and curves", .leavesNothing)
struct AnimationTests {
    @Test("R-ANI-1 The block runs at once and the model has the final values")
    func model() {
        let stand = AnimationRig(), view = stand.view
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
        let stand = AnimationRig(), view = stand.view
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stand.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center = CGPoint(x: 150, y: 250)
            view.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.alpha = 0
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.layer.cornerRadius = 40
        }
        stand.turn()
        for (time, part) in [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1.1, 1)] as [(Double, CGFloat)] {
            stand.advance(to: time)
            let shown = stand.shown
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
        let stand = AnimationRig(), view = stand.view
        view.backgroundColor = nil
        stand.turn()
        func animate(_ color: UIColor?) {
            if byKeyframes {
                UIView.animateKeyframes(withDuration: 1, animations: { view.backgroundColor = color })
            } else {
                UIView.animate(withDuration: 1) { view.backgroundColor = color }
            }
            stand.turn()
        }
        animate(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stand.advance(to: 0.5)
        #expect(isClose(stand.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        #expect(isClose(stand.shown.backgroundColor?.components?.first, 1, within: 0.01))
        stand.advance(to: 2)
        #expect(stand.shown.backgroundColor?.alpha == 1)
        animate(nil)
        stand.advance(to: 2.5)
        #expect(isClose(stand.shown.backgroundColor?.alpha, 0.5, within: 0.05))
        stand.advance(to: 4)
        #expect(stand.shown.backgroundColor == nil && view.backgroundColor == nil)
    }

    @Test("R-ANI-1 A frame animates its place and its size")
    func frame() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        }
        stand.turn()
        stand.advance(to: 0.5)
        #expect(isClose(stand.shown.frame, CGRect(x: 50, y: 0, width: 150, height: 100), within: 0.01))
    }

    @Test("R-ANI-21 The animations of a block have the names of what they animate, and those that are added to them numbers")
    func names() throws {
        let stand = AnimationRig(), view = stand.view
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
        let stand = AnimationRig(), view = stand.view, shape = CAShapeLayer()
        view.layer.addSublayer(shape)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.width = 200 } completion: { ends.append($0) }
        let copy = try #require(view.layer.animation(forKey: "bounds.size")?.copy() as? CABasicAnimation)
        (copy.keyPath, copy.isAdditive, copy.fromValue, copy.toValue) = ("lineWidth", false, 1, 5)
        shape.add(copy, forKey: "lineWidth")
        stand.turn()
        stand.advance(to: 0.5)
        #expect(isClose(stand.shown.bounds.width, 150, within: 4) && isClose(shape.presentation()?.lineWidth, 3, within: 0.2))
        shape.removeAllAnimations()
        stand.advance(to: 0.9)
        #expect(ends.isEmpty)
        stand.advance(to: 1.2)
        #expect(ends == [true])
        // The view can be touched again, as after any animation (R-ANI-6).
        #expect(stand.rig.root.hitTest(view.center, with: nil) === view)
    }

    @Test("R-ANI-1 The screen shows the way")
    func pixels() throws {
        let stand = AnimationRig(), view = stand.view
        let surface = try #require(stand.rig.host.surface)
        stand.rig.root.backgroundColor = .white
        view.backgroundColor = .black
        stand.turn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 200 }
        stand.turn()
        stand.advance(to: 0.5)
        #expect(surface.pixel(x: 150, y: 50)?.description == "#000000")
        #expect(surface.pixel(x: 50, y: 50)?.description == "#FFFFFF")
        #expect(surface.pixel(x: 250, y: 50)?.description == "#FFFFFF")
        stand.advance(to: 1.1)
        #expect(surface.pixel(x: 250, y: 50)?.description == "#000000")
        #expect(surface.pixel(x: 150, y: 50)?.description == "#FFFFFF")
    }

    @Test("R-ANI-1 Outside a block nothing animates")
    func outside() {
        let stand = AnimationRig(), view = stand.view
        view.center.x = 250
        stand.turn()
        #expect(stand.shownX == 250)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("R-ANI-2 The curves are Apple's", arguments: [
        (UIView.AnimationOptions.curveEaseInOut, 0.42, 0.0, 0.58, 1.0), (.curveEaseIn, 0.42, 0, 1, 1),
        (.curveEaseOut, 0, 0, 0.58, 1), (.curveLinear, 0, 0, 1, 1),
    ])
    func curves(_ options: UIView.AnimationOptions, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 200 }
        stand.turn()
        for time in [0.1, 0.25, 0.5, 0.8] {
            stand.advance(to: time)
            #expect(isClose(stand.shownX, 50 + 200 * timing(x1, y1, x2, y2, at: time), within: 0.05), "at \(time)")
        }
    }

    @Test("R-ANI-2 The default curve is ease-in-out")
    func defaultCurve() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1) { view.center.x += 200 }
        stand.turn()
        stand.advance(to: 0.2)
        #expect(isClose(stand.shownX, 50 + 200 * timing(0.42, 0, 0.58, 1, at: 0.2), within: 0.05))
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
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x += 200 }, completion: stand.completion())
        stand.turn()
        stand.advance(to: 0.5)
        #expect(isClose(stand.shownX, 150, within: 0.5))
        stand.advance(to: 1.5)
        #expect(isClose(stand.shownX, 150, within: 0.5) && stand.completions.isEmpty)
        stand.advance(to: 2.1)
        #expect(stand.shownX == 250 && stand.completions.first?.hasPrefix("done true") == true)
    }

    @Test("R-ANI-2 repeat starts over; with autoreverse it comes back")
    func repeating() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { view.center.x += 200 }
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stand.rig.root.addSubview(other)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { other.center.x += 200 }
        stand.turn()
        stand.advance(to: 2.25)
        #expect(isClose(stand.shownX, 100, within: 0.05))
        #expect(isClose(other.layer.presentation()?.position.x, 100, within: 0.05))
        stand.advance(to: 3.25)
        #expect(isClose(stand.shownX, 100, within: 0.05))
        #expect(isClose(other.layer.presentation()?.position.x, 200, within: 0.05))
    }

    @Test("R-ANI-4 Frame and center read the model while the presentation is on its way")
    func modelAndPresentation() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { view.center.x += 200 }
        stand.turn()
        stand.advance(to: 0.5)
        #expect(view.center.x == 250 && view.frame.minX == 200)
        #expect(isClose(stand.shownX, 150, within: 0.05))
        #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 200, y: 0))
        // Touches hit where the view is going, not where it is seen.
        let root = stand.rig.root
        #expect(root.hitTest(CGPoint(x: 290, y: 50), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) === root)
    }

    @Test("R-ANI-4 A touch's location in an animated view is the model's")
    func location() throws {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1) { view.center.x += 200 }
        stand.turn()
        stand.rig.down(290, 150, at: 0.5)
        #expect(stand.rig.root.touches.first?.location(in: view) == CGPoint(x: 90, y: 150))
    }

    @Test("R-ANI-5 A second animation of a property leaves the presentation continuous and ends at the new value")
    func additive() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
        stand.turn()
        stand.advance(to: 0.5)
        let before = stand.shownX
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        stand.turn()
        #expect(isClose(stand.shownX, before, within: 0.5))
        stand.advance(to: 0.6)
        // It goes on for a moment, as what has momentum does, or turns: but it does not jump.
        #expect(abs(stand.shownX - before) < 45)
        stand.advance(to: 1.6)
        #expect(isClose(stand.shownX, 50, within: 0.5))
    }

    @Test("R-ANI-5 So does a second animation of a transform, and of a corner radius", arguments: [[], UIView.AnimationOptions.beginFromCurrentState])
    func continuity(options: UIView.AnimationOptions) {
        let stand = AnimationRig(), view = stand.view
        func animate(_ scale: CGFloat, _ radius: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
                view.layer.cornerRadius = radius
            }
            stand.turn()
        }
        animate(3, 10)
        stand.advance(to: 0.5)
        animate(1, 0)
        #expect(isClose(stand.shown.affineTransform().a, 2, within: 0.05))
        #expect(isClose(stand.shown.cornerRadius, 5, within: 0.1))
        stand.advance(to: 2)
        #expect(isClose(stand.shown.affineTransform().a, 1, within: 0.001) && stand.shown.cornerRadius == 0)
    }

    @Test("R-ANI-5 A second animation of an alpha, a colour, a shadow's opacity begins at the model's value, or at what is shown",
          arguments: [(UIView.AnimationOptions(), 0.0), (.beginFromCurrentState, 0.5)])
    func replaced(options: UIView.AnimationOptions, start: Double) {
        let stand = AnimationRig(), view = stand.view
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.shadowOpacity = 1
        stand.turn()
        func animate(_ value: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options], animations: {
                view.alpha = value
                view.backgroundColor = UIColor(red: value, green: 0, blue: 0, alpha: 1)
                view.layer.shadowOpacity = Float(value)
            }, completion: stand.completion("to \(value)"))
            stand.turn()
        }
        var shown: [Double] { [Double(stand.shown.opacity), Double(stand.shown.backgroundColor?.components?.first ?? -1), Double(stand.shown.shadowOpacity)] }
        animate(0)
        stand.advance(to: 0.5)
        #expect(shown.allSatisfy { abs($0 - 0.5) < 0.02 }, "\(shown)")
        animate(1)
        #expect(shown.allSatisfy { abs($0 - start) < 0.02 }, "\(shown)")
        #expect(stand.completions == ["to 0.0 false at 0.50"])
        stand.advance(to: 2)
        #expect(shown == [1, 1, 1] && stand.completions.count == 2)
    }

    @Test("R-ANI-5 Continuous too after one that began from the current state, and after keyframes", arguments: [true, false])
    func additiveToReplaced(byKeyframes: Bool) {
        let stand = AnimationRig(), view = stand.view
        if byKeyframes {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) { view.center.x = 250 }
        } else {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 250 }
        }
        stand.turn()
        stand.advance(to: 0.5)
        let before = stand.shownX
        #expect(before > 100 && before < 200)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        stand.turn()
        #expect(isClose(stand.shownX, before, within: 0.5))
        stand.advance(to: 1.6)
        #expect(isClose(stand.shownX, 50, within: 0.5))
    }

    @Test("R-ANI-5 A place is animated additively with beginFromCurrentState, too")
    func fromCurrentState() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 }, completion: stand.completion("first"))
        stand.turn()
        stand.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { view.center.x = 50 }
        stand.turn()
        #expect(isClose(stand.shownX, 150, within: 0.5))
        // The rests of both ways are added.
        stand.advance(to: 0.75)
        #expect(isClose(stand.shownX, 50 - 50 + 150, within: 0.5) && stand.completions.isEmpty)
        stand.advance(to: 1.6)
        #expect(isClose(stand.shownX, 50, within: 0.5) && stand.completions.first?.hasPrefix("first true") == true)
    }

    @Test("R-ANI-1 An anchor point is animated with the view")
    func anchorPoint() {
        let stand = AnimationRig(), view = stand.view
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.anchorPoint = .zero }
        stand.turn()
        stand.advance(to: 0.5)
        #expect(view.layer.anchorPoint == .zero && isClose(stand.shown.anchorPoint.x, 0.25, within: 0.01))
    }
}
