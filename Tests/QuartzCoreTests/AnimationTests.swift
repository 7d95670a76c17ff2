import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct AnimationTests {
        let clock = ManualClock(at: 100)

        // MARK: Timing

        @Test("R-ANI-2: the named curves", arguments: [
            (CAMediaTimingFunctionName.linear, 0.25, 0.25), (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.25, 0.12916),
            (.easeIn, 0.5, 0.31536), (.easeOut, 0.5, 0.68464), (.default, 0.5, 0.80240), (.easeIn, 0, 0), (.easeOut, 1, 1),
        ])
        func curves(_ name: CAMediaTimingFunctionName, _ time: Double, _ value: Double) {
            clock.use()
            #expect(abs(CAMediaTimingFunction(name: name).value(at: time) - value) < 2e-5)
        }

        @Test func curveSolverIsExactForSteepCurves() {
            clock.use()
            let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
            for step in 1..<100 {
                let t = Double(step) / 100
                let x = 3 * (1 - t) * (1 - t) * t + t * t * t, y = 3 * (1 - t) * t * t + t * t * t
                // At its middle the curve is vertical.
                if abs(t - 0.5) > 0.02 { #expect(abs(function.value(at: x) - y) < 1e-6) }
            }
            #expect(CAMediaTimingFunction(controlPoints: .nan, .nan, 2, .infinity).value(at: 0.5).isFinite)
        }

        @Test func repeatsAndReversals() {
            clock.use()
            let layer = CALayer()
            let animation = linear("opacity", 0.0, 1.0)
            animation.repeatCount = 2.5
            animation.autoreverses = true
            layer.add(animation, forKey: "a")
            func opacity(_ time: Double) -> Float {
                clock.advance(to: 100 + time)
                return layer.presentation()!.opacity
            }
            #expect(opacity(0.25) == 0.25)
            #expect(opacity(1.25) == 0.75)
            #expect(opacity(2.25) == 0.25)
            #expect(opacity(4.75) == 0.75)
            #expect(layer.animationKeys() == ["a"])
            #expect(opacity(5) == 1)
            #expect(layer.animationKeys() == nil)
        }

        @Test func speedOffsetAndFill() {
            clock.use()
            let layer = CALayer()
            layer.position.x = 7
            let animation = linear("position.x", 0, 10)
            animation.beginTime = 101
            animation.speed = 2
            animation.timeOffset = 0.25
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            func x(_ time: Double) -> CGFloat {
                clock.advance(to: time)
                return layer.presentation()!.position.x
            }
            #expect(x(100.5) == 0)
            #expect(abs(x(101.125) - 5) < 1e-9)
            #expect(x(103) == 10)
            #expect(layer.position.x == 7)
            layer.removeAllAnimations()
            #expect(x(103) == 7)
        }

        @Test("fillMode: the last run's end is shown on, whatever the duration is as a binary fraction", arguments: [
            (0.1, 3), (0.2, 6), (0.05, 3), (0.3, 7), (0.35, 3), (0.25, 4), (0.1, 1),
        ] as [(Double, Float)])
        func endOfRepetitions(_ duration: Double, _ count: Float) {
            clock.use()
            let layer = CALayer()
            let animation = linear("position.x", 0, 10, duration)
            animation.repeatCount = count
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            clock.advance(to: 110)
            #expect(abs(layer.presentation()!.position.x - 10) < 1e-6)
            layer.removeAllAnimations()
            animation.autoreverses = true
            animation.isCumulative = true
            layer.add(animation, forKey: nil)
            clock.advance(to: 130)
            // Back at its start, in the last of the runs and not in one more.
            #expect(abs(layer.presentation()!.position.x - 10 * CGFloat(count - 1)) < 1e-6)
            layer.removeAllAnimations()
        }

        @Test func pausedLayerStandsStillAndGoesOn() {
            clock.use()
            let stage = Stage(10, 10)
            let recorder = Recorder()
            let animation = linear("position.x", 0, 10)
            animation.delegate = recorder
            stage.root.add(animation, forKey: nil)
            clock.advance(to: 100.5)
            let time = stage.root.convertTime(CACurrentMediaTime(), from: nil)
            stage.root.speed = 0
            stage.root.timeOffset = time
            clock.advance(to: 200)
            #expect(stage.root.presentation()!.position.x == 5)
            stage.update()
            clock.frameRequests = 0
            stage.update()
            #expect(clock.frameRequests == 0)
            stage.root.speed = 1
            stage.root.timeOffset = 0
            stage.root.beginTime = stage.root.convertTime(CACurrentMediaTime(), from: nil) - time
            clock.advance(to: 200.25)
            #expect(abs(stage.root.presentation()!.position.x - 7.5) < 1e-9)
            clock.advance(to: 201)
            #expect(recorder.log == ["start position.x", "position.x true 200.5"])
        }

        @Test("CAMediaTiming: a layer that moves while it is animated goes on, and ends, in the time of its new superlayer")
        func movingToAnotherTime() {
            clock.use()
            let still = CALayer(), slow = CALayer(), plain = CALayer(), layer = CALayer()
            still.speed = 0
            still.timeOffset = 100
            slow.speed = 0.5
            slow.beginTime = 100
            slow.timeOffset = 100
            still.addSublayer(layer)
            let recorder = Recorder()
            let animation = linear("position.x", 0, 10)
            animation.delegate = recorder
            layer.add(animation, forKey: nil)
            clock.advance(to: 100.5)
            #expect(layer.presentation()!.position.x == 0)
            // It ends though it never would have where it began.
            plain.addSublayer(layer)
            #expect(layer.presentation()!.position.x == 5)
            clock.advance(to: 103)
            #expect(recorder.log.last == "position.x true 101.0")
            recorder.log = []
            animation.beginTime = 103
            layer.add(animation, forKey: nil)
            // There it is 101.5, and 103 at 106.
            slow.mask = layer
            clock.advance(to: 105)
            #expect(layer.presentation()!.position.x == 0 && !recorder.log.contains { $0.hasPrefix("position.x") })
            clock.advance(to: 107)
            #expect(layer.presentation()!.position.x == 5)
            slow.mask = nil
            clock.advance(to: 107.5)
            #expect(recorder.log.last == "position.x true 107.0")
        }

        // MARK: Values

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

        @Test func springs() {
            clock.use()
            let spring = CASpringAnimation(keyPath: "position.x", dampingRatio: 0.5, duration: 0.8, initialVelocity: 0)
            #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
            for ratio in [0.1, 0.5, 0.999_999_9, 1, 1.5, 20] {
                for velocity in [-5.0, 0, 10] {
                    let spring = DampedSpring(dampingRatio: ratio, settlingDuration: 2, initialVelocity: velocity)
                    #expect(abs(spring.settlingDuration - 2) < 0.01, "ratio \(ratio), velocity \(velocity)")
                    #expect(abs(spring.position(at: 0)) < 1e-9)
                    let start = spring.position(at: 1e-6) / 1e-6
                    #expect(abs(start - velocity) < 0.2 + abs(velocity) * 0.1, "ratio \(ratio), velocity \(velocity): \(start)")
                    for step in 0..<20 { #expect(abs(1 - spring.position(at: 2 + Double(step) / 5)) < 0.0015, "ratio \(ratio)") }
                }
            }
            // It goes beyond the end only when it is damped little.
            let loose = DampedSpring(dampingRatio: 0.3, settlingDuration: 1, initialVelocity: 0)
            let tight = DampedSpring(dampingRatio: 1, settlingDuration: 1, initialVelocity: 0)
            #expect((0...100).contains { loose.position(at: Double($0) / 100) > 1.1 })
            #expect(!(0...100).contains { tight.position(at: Double($0) / 100) > 1 })
            let free = CASpringAnimation(keyPath: "opacity")
            free.damping = 0
            #expect(free.settlingDuration == .infinity)
        }

        @Test func keyframes() {
            clock.use()
            let layer = CALayer()
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 30]
            animation.keyTimes = [0, 0.8, 1]
            animation.duration = 1
            layer.add(animation, forKey: "k")
            func x(_ time: Double) -> CGFloat {
                clock.advance(to: 100 + time)
                return layer.presentation()!.position.x
            }
            #expect(abs(x(0.4) - 5) < 1e-9)
            #expect(abs(x(0.9) - 20) < 1e-9)
            animation.beginTime = 100
            animation.calculationMode = .discrete
            animation.keyTimes = nil
            layer.add(animation, forKey: "k")
            #expect(x(0.95) == 30)
            animation.calculationMode = .paced
            animation.beginTime = 100.95 - 0.5
            layer.add(animation, forKey: "k")
            #expect(abs(x(0.95) - 15) < 1e-9)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 30))
            let along = CAKeyframeAnimation(keyPath: "position")
            along.path = path
            along.duration = 1
            along.beginTime = 100.95 - 0.5
            layer.add(along, forKey: "k")
            #expect(layer.presentation()!.position == CGPoint(x: 10, y: 0))
            along.calculationMode = .paced
            layer.add(along, forKey: "k")
            let p = layer.presentation()!.position
            #expect(abs(p.x - 10) < 1e-6 && abs(p.y - 10) < 1e-6)
        }

        @Test("R-ANI-16 A smooth curve passes each value in the direction from the one before to the one after; at an even pace its length counts")
        func cubicKeyframes() {
            clock.use()
            let layer = CALayer(), animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 10, 0]
            animation.duration = 3
            animation.calculationMode = .cubic
            layer.add(animation, forKey: "k")
            func x(_ time: Double) -> CGFloat {
                clock.advance(to: 100 + time)
                return layer.presentation()!.position.x
            }
            // Catmull and Rom: (−P0 + 9 P1 + 9 P2 − P3) / 16 in the middle of a step; beyond the ends it continues straight.
            #expect(abs(x(0.5) - (10 + 0 + 90 - 10) / 16.0) < 1e-9 && abs(x(1) - 10) < 1e-9)
            #expect(abs(x(1.5) - 180 / 16.0) < 1e-9 && abs(x(2) - 10) < 1e-9)
            let even = CAKeyframeAnimation(keyPath: "position.x")
            even.values = [0, 10, 40]
            even.keyTimes = [0, 0.9, 1]
            even.duration = 1
            even.beginTime = 102 - 0.5
            even.calculationMode = .cubicPaced
            layer.add(even, forKey: "k")
            #expect(abs(x(2) - 20) < 0.5)
            let turning = CAKeyframeAnimation(keyPath: "transform")
            turning.values = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1), CATransform3DMakeScale(5, 5, 1)].map { NSValue(caTransform3D: $0) }
            turning.duration = 2
            turning.beginTime = 102 - 1
            turning.calculationMode = .cubic
            layer.add(turning, forKey: "t")
            #expect(layer.presentation()!.transform.m11 == 3)
            let bent = CAKeyframeAnimation(keyPath: "position")
            bent.values = [CGPoint.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]
            (bent.duration, bent.beginTime, bent.calculationMode) = (4, 101, .cubicPaced)
            layer.removeAllAnimations()
            layer.add(bent, forKey: "b")
            let place = layer.presentation()!.position
            #expect(place.y - place.x > 0.8, "straight lines have equal coordinates here")
        }

        @Test func transformValues() {
            let transform = CATransform3D(m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
            #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
            #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
            #expect(NSValue(caTransform3D: transform) == NSValue(caTransform3D: transform) && NSValue(caTransform3D: transform) != NSValue(caTransform3D: CATransform3DIdentity))
        }

        @Test func groupsAndCumulativeRuns() {
            clock.use()
            let layer = CALayer()
            let group = CAAnimationGroup()
            let late = linear("opacity", 0.0, 1.0)
            late.beginTime = 1
            group.animations = [linear("position.x", 0, 10, 4), late]
            group.duration = 2
            layer.add(group, forKey: "g")
            clock.advance(to: 100.5)
            #expect(layer.presentation()!.position.x == 1.25 && layer.presentation()!.opacity == 1)
            clock.advance(to: 101.5)
            #expect(layer.presentation()!.opacity == 0.5)
            clock.advance(to: 102)
            #expect(layer.presentation()!.position.x == 0)
            let turn = linear("transform.rotation", 0, 1)
            turn.isCumulative = true
            turn.repeatCount = 3
            layer.add(turn, forKey: "t")
            clock.advance(to: 104.5)
            let t = layer.presentation()!.affineTransform()
            #expect(abs(atan2(t.b, t.a) - 2.5) < 1e-9)
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

        // MARK: Ends

        @Test("R-ANI-3: ends come at their deadlines and in that order, without frames")
        func ends() {
            clock.use()
            let recorder = Recorder()
            let layers = (0..<3).map { _ in CALayer() }
            for (layer, (key, duration)) in zip(layers, [("opacity", 0.3), ("position", 0.2), ("bounds", 0.3)]) {
                let animation = linear(key, nil, nil, duration)
                animation.delegate = recorder
                layer.add(animation, forKey: key)
            }
            clock.advance(to: 100)
            #expect(recorder.log == ["start opacity", "start position", "start bounds"])
            recorder.log = []
            clock.advance(to: 101)
            #expect(recorder.log == ["position true 100.2", "opacity true 100.3", "bounds true 100.3"])
        }

        @Test("R-ANI-3: removed and replaced animations did not finish")
        func removed() {
            clock.use()
            let recorder = Recorder()
            let layer = CALayer()
            for key in ["a", "b", "a"] {
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: key)
            }
            #expect(recorder.log == ["opacity false 100.0"])
            layer.removeAnimation(forKey: "b")
            layer.removeAllAnimations()
            #expect(recorder.log == Array(repeating: "opacity false 100.0", count: 3))
            clock.advance(to: 102)
            #expect(recorder.log.count == 3 && layer.animationKeys() == nil)
        }

        @Test func vanishedLayersTellToo() {
            clock.use()
            let recorder = Recorder()
            do {
                let layer = CALayer()
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: nil)
            }
            clock.advance(to: 102)
            #expect(recorder.log.last == "opacity false 101.0")
        }

        @Test("R-ANI-3: animations of a layer that is gone end though another layer's time changes meanwhile")
        func vanishedLayersTellWhenTimesChange() {
            clock.use()
            let recorder = Recorder()
            let other = CALayer()
            do {
                let layer = CALayer()
                let animation = linear("opacity", 0.0, 1.0)
                animation.delegate = recorder
                layer.add(animation, forKey: nil)
            }
            clock.advance(to: 100.5)
            other.speed = 2
            clock.advance(to: 102)
            #expect(recorder.log.last == "opacity false 101.0")
        }
    }
}
