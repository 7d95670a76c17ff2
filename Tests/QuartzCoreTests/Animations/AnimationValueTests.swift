import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct AnimationValueTests {
        let clock = ManualClock(at: 100)

        @Test("R-ANI-4: the model has the new value, the presentation what is on the screen")
        func presentation() {
            clock.use()
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), color(1, 0, 0))
            layer.position = CGPoint(x: 100, y: 50)
            layer.add(linear("position", CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)), forKey: "position")
            layer.add(linear("bounds", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 101, height: 101)), forKey: "bounds")
            layer.add(linear("backgroundColor", color(0, 0, 1), color(1, 0, 0, 0)), forKey: "c")
            layer.add(linear("hidden", true, false), forKey: "h")
            clock.advance(to: 100.25)
            let shown = layer.presentation()!
            #expect(shown.position == CGPoint(x: 25, y: 50) && shown.bounds.width == 26)
            #expect(shown.backgroundColor == color(0.25, 0, 0.75, 0.75))
            #expect(shown.isHidden)
            #expect(layer.position == CGPoint(x: 100, y: 50) && layer.bounds.width == 100)
            #expect(shown.model() === layer)
            clock.advance(to: 102)
            #expect(layer.presentation()!.position == CGPoint(x: 100, y: 50))
        }

        @Test func fromToBy() {
            clock.use()
            let layer = CALayer()
            layer.position.x = 10
            func value(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
                let animation = linear("position.x", from, to)
                animation.byValue = by
                animation.beginTime = CACurrentMediaTime() - 0.25
                layer.add(animation, forKey: "x")
                return layer.presentation()!.position.x
            }
            #expect(value(0, 4, nil) == 1)
            #expect(value(0, nil, 8) == 2)
            #expect(value(nil, 8, 4) == 5)
            #expect(value(2, nil, nil) == 4)
            #expect(value(nil, 14, nil) == 11)
            #expect(value(nil, nil, 4) == 11)
            #expect(value("nonsense", CGPoint.zero, nil) == 10)
        }

        @Test func rotationKeepsItsSizeAndTurnsTheShorterWay() {
            clock.use()
            let layer = CALayer()
            layer.add(linear("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi * 0.9, 0, 0, 1)), forKey: "t")
            clock.advance(to: 100.5)
            var t = layer.presentation()!.affineTransform()
            #expect(abs(atan2(t.b, t.a) - .pi * 0.45) < 1e-9 && abs(hypot(t.a, t.b) - 1) < 1e-9)
            layer.add(linear("transform", CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)), forKey: "t")
            clock.advance(to: 101)
            t = layer.presentation()!.affineTransform()
            #expect(abs(hypot(t.a, t.b) - 1) < 1e-9 && abs(atan2(t.b, t.a) - 1) < 1e-9)
            // As a number it turns as far as it says.
            layer.add(linear("transform.rotation", 0, 4 * Double.pi), forKey: "t")
            clock.advance(to: 101.125)
            t = layer.presentation()!.affineTransform()
            #expect(abs(t.b - 1) < 1e-9)
            layer.add(linear("transform", CGAffineTransform.identity, CGAffineTransform(scaleX: -1, y: 1)), forKey: "t")
            clock.advance(to: 101.625)
            t = layer.presentation()!.affineTransform()
            #expect(abs(t.a) < 1e-9 && abs(t.d - 1) < 1e-9 && abs(t.b) < 1e-9)
        }

        @Test("R-ANI-5: additive animations of one property sum up, for every kind of value")
        func additive() {
            clock.use()
            let layer = CALayer()
            layer.position = CGPoint(x: 100, y: 0)
            layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.opacity = 0.5
            layer.backgroundColor = color(0.5, 0.5, 0.5)
            layer.setAffineTransform(CGAffineTransform(translationX: 30, y: 0))
            func add(_ keyPath: String, _ old: Any, _ new: Any, _ key: String) {
                let animation = CABasicAnimation.additive(keyPath: keyPath, from: old, to: new, like: layer)!
                animation.duration = 1
                layer.add(animation, forKey: key)
            }
            add("position", CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), "p1")
            add("bounds", CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 30, height: 30), "b1")
            add("opacity", 1.0, 0.8, "o1")
            add("backgroundColor", color(1, 0.5, 0), color(0.9, 0.5, 0.1), "c1")
            add("transform", CGAffineTransform.identity, CGAffineTransform(translationX: 20, y: 0), "t1")
            clock.advance(to: 100.5)
            // Half of the first is left when the second begins: what is shown must not jump.
            let before = CGPoint(x: 100 - 30, y: 0)
            #expect(layer.presentation()!.position == before)
            layer.position = CGPoint(x: 100, y: 40)
            add("position", CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 40), "p2")
            #expect(layer.presentation()!.position == before)
            add("bounds", CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 0, y: 0, width: 50, height: 50), "b2")
            add("opacity", 0.8, 0.5, "o2")
            add("backgroundColor", color(0.9, 0.5, 0.1), color(0.5, 0.5, 0.5), "c2")
            add("transform", CGAffineTransform(translationX: 20, y: 0), CGAffineTransform(translationX: 30, y: 0), "t2")
            clock.advance(to: 100.75)
            let shown = layer.presentation()!
            #expect(shown.position == CGPoint(x: 100 - 15, y: 40 - 30))
            #expect(abs(shown.bounds.width - (50 - 5 - 15)) < 1e-9)
            #expect(abs(shown.opacity - (0.5 + 0.05 + 0.225)) < 1e-6)
            #expect(abs(shown.backgroundColor!.components![0] - (0.5 + 0.025 + 0.3)) < 1e-6)
            #expect(abs(shown.affineTransform().tx - (30 - 5 - 7.5)) < 1e-9)
            clock.advance(to: 101.5)
            #expect(layer.presentation()!.position == CGPoint(x: 100, y: 40) && layer.animationKeys() == nil)
        }

        @Test func additiveRotationTurns() {
            clock.use()
            let layer = CALayer()
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            let animation = CABasicAnimation.additive(keyPath: "transform", from: CGAffineTransform.identity,
                                                      to: layer.transform, like: layer)!
            animation.duration = 1
            layer.add(animation, forKey: "t")
            #expect(abs(layer.presentation()!.affineTransform().b) < 1e-9)
            clock.advance(to: 100.5)
            let t = layer.presentation()!.affineTransform()
            #expect(abs(atan2(t.b, t.a) - .pi / 4) < 1e-9)
        }

        @Test func transformValues() {
            let transform = CATransform3D(m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
            #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
            #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
            #expect(NSValue(caTransform3D: transform) == NSValue(caTransform3D: transform) && NSValue(caTransform3D: transform) != NSValue(caTransform3D: CATransform3DIdentity))
        }

        @Test("R-ANI-4: what the model gets is shown beside an animation that is over and stays, that waits, or that stands still", arguments: [
            "over", "waiting", "still",
        ])
        func modelChangesBesideAnimations(_ what: String) {
            clock.use()
            let stage = Stage(20, 10)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            stage.root.addSublayer(layer)
            let animation = linear("cornerRadius", 0, 0, 0.5)
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            if what == "waiting" { animation.beginTime = 200 }
            layer.add(animation, forKey: "a")
            if what == "still" { layer.speed = 0 }
            stage.update()
            clock.advance(to: 101)
            stage.update()
            stage.update()
            #expect(stage[5, 5] == 0xFF00_0000 && stage[15, 5] == 0xFFFF_FFFF)
            layer.position.x += 10
            layer.backgroundColor = color(1, 0, 0)
            stage.update()
            #expect(stage[5, 5] == 0xFFFF_FFFF && stage[15, 5] == 0xFFFF_0000)
            layer.isHidden = true
            #expect(stage.plain()[15 + 5 * 20] == 0xFFFF_FFFF, "the plain way shows what the layer has by now, without a frame")
            stage.update()
            #expect(stage[15, 5] == 0xFFFF_FFFF)
            layer.removeAllAnimations()
        }
    }
}
