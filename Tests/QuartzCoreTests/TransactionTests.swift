import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct TransactionTests {
        let clock = ManualClock(at: 100)

        @Test func completionWaitsForAllAnimations() {
            clock.use()
            var log: [String] = []
            let layer = CALayer()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer \(CACurrentMediaTime())") }
            layer.add(linear("opacity", 0.0, 1.0, 0.5), forKey: "a")
            layer.add(linear("position.x", 0.0, 1.0, 0.75), forKey: "b")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("empty") }
            CATransaction.commit()
            #expect(log == ["empty"])
            clock.advance(to: 102)
            #expect(log == ["empty", "outer 100.75"])
        }

        @Test("setCompletionBlock: what is held counts until it is removed, and asks for no frames")
        func completionWaitsForWhatIsHeld() {
            clock.use()
            let stage = Stage(10, 10)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            stage.root.addSublayer(layer)
            var ends = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { ends += 1 }
            layer.hold("opacity", from: 0.0, to: 1.0, forKey: "held")
            CATransaction.commit()
            stage.update()
            clock.frameRequests = 0
            layer.showHeld(0.5, forKey: "held")
            stage.update()
            stage.update()
            #expect(ends == 0 && clock.frameRequests == 0 && layer.presentation()!.opacity == 0.5)
            layer.removeAnimation(forKey: "held")
            #expect(ends == 1)
        }

        @Test("CAShapeLayer.path: no implicit animation is made when it changes, unlike the layer's other properties")
        func pathsChangeAtOnce() {
            clock.use()
            let stage = Stage(40, 20)
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            stage.root.addSublayer(shape)
            stage.update()
            shape.path = CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10), transform: nil)
            #expect(shape.animationKeys() == nil)
            stage.update()
            #expect(stage[25, 5] == 0xFF00_0000 && stage[5, 5] == 0xFFFF_FFFF)
            // Actions of the layer's own are asked for all the same.
            shape.actions = ["path": linear("path", nil, nil)]
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            shape.strokeEnd = 0.5
            #expect(shape.animationKeys() == ["path", "strokeEnd"])
            shape.removeAllAnimations()
        }

        @Test func implicitAnimations() {
            clock.use()
            let stage = Stage(100, 100)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            layer.isViewBacked = false
            stage.root.addSublayer(layer)
            layer.position = CGPoint(x: 5, y: 5)
            #expect(layer.animationKeys() == nil, "a layer that was never shown has nothing to move from")
            stage.update()
            layer.position = CGPoint(x: 15, y: 5)
            #expect(layer.animationKeys() == ["position"])
            #expect(layer.presentation()!.position == CGPoint(x: 5, y: 5))
            clock.advance(to: 100.125)
            let middle = layer.presentation()!.position.x
            #expect(middle > 10 && middle < 15)
            clock.advance(to: 100.25)
            #expect(layer.presentation()!.position == CGPoint(x: 15, y: 5) && layer.animationKeys() == nil)

            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 1
            CATransaction.commit()
            clock.advance(to: 101.25)
            #expect(abs(layer.presentation()!.opacity - 0.75) < 1e-6)
            layer.actions = ["bounds": NSNull()]
            layer.bounds.size.width = 20
            #expect(layer.animation(forKey: "bounds") == nil)
            // A property that moves and is set again starts where it is.
            layer.opacity = 0
            #expect(abs(layer.presentation()!.opacity - 0.75) < 1e-6)
        }

        @Test func layersOfViewsAskOnlyInsideAnimations() {
            clock.use()
            @MainActor final class View: NSObject, CALayerDelegate {
                var asked: [String] = []
                func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                    asked.append("\(event) \(layer.position.x)")
                    return NSNull()
                }
            }
            let stage = Stage(10, 10)
            let view = View()
            let layer = CALayer()
            layer.delegate = view
            layer.isViewBacked = true
            stage.root.addSublayer(layer)
            stage.update()
            layer.position.x = 1
            #expect(view.asked.isEmpty && layer.animationKeys() == nil)
            CALayer.asksViewsForActions = true
            layer.position.x = 2
            CALayer.asksViewsForActions = false
            #expect(view.asked == ["position 1.0"] && layer.animationKeys() == nil)
        }

        @Test func keyPaths() {
            clock.use()
            let layer = CALayer()
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
            layer.setValue(3, forKeyPath: "transform.scale")
            layer.setValue(5.0, forKeyPath: "position.y")
            layer.setValue("mine", forKey: "tag")
            layer.setValue(color(1, 0, 0), forKey: "backgroundColor")
            layer.setValue("wrong", forKey: "opacity")
            #expect(abs(layer.affineTransform().b - 3) < 1e-9 && layer.position.y == 5)
            #expect(layer.value(forKey: "tag") as? String == "mine")
            #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 5)
            #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2) < 1e-9)
            #expect(layer.backgroundColor == color(1, 0, 0) && layer.opacity == 1)
            layer.setValue(nil, forKey: "backgroundColor")
            #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
        }

        @Test("R-ANI-22 an animation keeps values under any key, beside its properties, and so does the copy that runs")
        func animationKeys() {
            clock.use()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.setValue("fade", forKey: "name")
            animation.setValue(2, forKey: "duration")
            animation.setValue(HUGE, forKey: "repeatCount")
            animation.setValue(0.5, forKey: "fromValue")
            animation.setValue(false, forKey: "removedOnCompletion")
            animation.setValue("wrong", forKey: "speed")
            #expect(animation.value(forKey: "name") as? String == "fade" && animation.value(forKey: "keyPath") as? String == "opacity")
            #expect(animation.duration == 2 && animation.repeatCount == HUGE && animation.fromValue as? Double == 0.5 && animation.speed == 1)
            #expect(!animation.isRemovedOnCompletion && animation.value(forKey: "nothing") == nil)
            let layer = CALayer()
            layer.add(animation, forKey: "a")
            #expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "fade")
            animation.setValue(nil, forKey: "name")
            #expect(animation.value(forKey: "name") == nil && layer.animation(forKey: "a")?.value(forKey: "name") != nil)
        }

        @Test func framesAreAskedForWhileSomethingMoves() {
            clock.use()
            let stage = Stage(20, 20)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
            stage.root.addSublayer(layer)
            stage.update()
            clock.frameRequests = 0
            let animation = linear("position.x", 2, 12)
            animation.beginTime = 100.5
            layer.add(animation, forKey: "x")
            stage.update()
            #expect(clock.frameRequests == 0)
            clock.advance(to: 100.5)
            let requests = clock.updateRequests
            stage.update()
            #expect(clock.frameRequests == 1 && clock.updateRequests == requests)
            clock.advance(to: 101)
            stage.update()
            #expect(clock.frameRequests == 2 && stage[8, 2] == 0xFF00_0000 && stage[1, 2] == 0xFFFF_FFFF)
            clock.advance(to: 102)
            stage.update()
            #expect(clock.frameRequests == 2 && stage[1, 2] == 0xFF00_0000 && stage[8, 2] == 0xFFFF_FFFF)
            #expect(stage.update().isEmpty)
        }

        @Test func displayLinkCallsAMethod() {
            clock.use()
            @MainActor final class Target {
                var calls = 0
                func step(_ link: CADisplayLink) { calls += 1 }
            }
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("step:", Target.step(_:)))
            link.add(to: .main, forMode: .common)
            DisplayLinks.tick(timestamp: 1, targetTimestamp: 2)
            #expect(target.calls == 1 && link.timestamp == 1 && link.targetTimestamp == 2)
            link.invalidate()
            CADisplayLink(target: target, selector: "missing").add(to: .main, forMode: .common)
            DisplayLinks.tick(timestamp: 2, targetTimestamp: 3)
            #expect(target.calls == 1)
        }

        @Test func displayLinks() {
            clock.use()
            var calls: [Double] = []
            let link = CADisplayLink { calls.append($0.targetTimestamp) }
            func tick(_ time: Double) { DisplayLinks.tick(timestamp: time, targetTimestamp: time + 1 / 60) }
            tick(1)
            #expect(calls.isEmpty)
            clock.frameRequests = 0
            link.add(to: .main, forMode: .common)
            #expect(clock.frameRequests == 1)
            tick(2)
            #expect(calls.count == 1 && clock.frameRequests == 2)
            link.isPaused = true
            tick(3)
            #expect(calls.count == 1 && clock.frameRequests == 2)
            link.isPaused = false
            link.preferredFramesPerSecond = 30
            calls = []
            for step in 0..<60 { tick(4 + Double(step) / 60) }
            #expect(calls.count == 30)
            link.preferredFramesPerSecond = 45
            calls = []
            for step in 0..<60 { tick(6 + Double(step) / 60) }
            #expect((44...46).contains(calls.count))
            for rate in [Float.infinity, .nan, 1e30] {
                link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 120, preferred: rate)
                #expect(link.preferredFramesPerSecond == 0)
            }
            link.invalidate()
            calls = []
            tick(9)
            #expect(calls.isEmpty)
        }
    }
}
