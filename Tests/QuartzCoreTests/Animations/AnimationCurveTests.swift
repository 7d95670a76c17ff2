import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct AnimationCurveTests {
        let clock = ManualClock(at: 100)

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
    }
}
