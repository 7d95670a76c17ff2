import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct AnimationTimingTests {
        let clock = ManualClock(at: 100)

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
    }
}
