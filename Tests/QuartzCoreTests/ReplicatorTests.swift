import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    /// Copies of layers, against the compositor and against Cairo alone.
    @MainActor @Suite struct ReplicatorTests {
        let clock = ManualClock(at: 100)

        private func save(_ stage: Stage, _ name: String) {
            if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] { stage.save("\(folder)/\(name).png") }
        }

        private func replicator(_ frame: CGRect, _ count: Int, _ transform: CATransform3D) -> CAReplicatorLayer {
            let layer = CAReplicatorLayer()
            layer.frame = frame
            layer.instanceCount = count
            layer.instanceTransform = transform
            return layer
        }

        /// Compares the pixels with a full repaint, and with Cairo alone.
        private func check(_ stage: Stage, _ what: String, by tolerance: Int = 2, sourceLocation: SourceLocation = #_sourceLocation) {
            let isRepainted = stage.pixels == stage.repainted()
            #expect(isRepainted, "\(what): a full repaint", sourceLocation: sourceLocation)
            let different = difference(stage.pixels, stage.plain())
            #expect(different <= tolerance, "\(what): Cairo alone", sourceLocation: sourceLocation)
        }

        @Test("R-DRW-19 Each copy is where the transform takes the one before")
        func places() {
            clock.use()
            let stage = Stage(80, 20)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 80, height: 20), 3, CATransform3DMakeTranslation(20, 2, 0))
            replicator.addSublayer(makeLayer(CGRect(x: 2, y: 2, width: 10, height: 10), color(1, 0, 0)))
            stage.root.addSublayer(replicator)
            stage.update()
            for copy in 0..<3 {
                #expect(stage[2 + copy * 20, 2 + copy * 2] == 0xFFFF_0000 && stage[11 + copy * 20, 11 + copy * 2] == 0xFFFF_0000)
                #expect(stage[12 + copy * 20, 5 + copy * 2] == 0xFFFF_FFFF)
            }
            #expect(stage[64, 10] == 0xFFFF_FFFF && stage[22, 3] == 0xFFFF_FFFF)
            check(stage, "three")
            replicator.instanceCount = 4
            CATransaction.flush()
            replicator.removeAllAnimations()
            stage.update()
            #expect(stage[64, 10] == 0xFFFF_0000)
            check(stage, "four")
            replicator.instanceCount = 0
            replicator.removeAllAnimations()
            stage.update()
            #expect(Set(stage.pixels) == [0xFFFF_FFFF])
            replicator.instanceCount = 1
            replicator.removeAllAnimations()
            stage.update()
            #expect(stage[2, 2] == 0xFFFF_0000 && stage[22, 4] == 0xFFFF_FFFF)
            check(stage, "one")
        }

        @Test("R-DRW-19 The transform turns about the middle of the bounds, wherever the anchor point is")
        func middle() {
            clock.use()
            let stage = Stage(40, 40)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 40, height: 40), 4, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
            replicator.anchorPoint = .zero
            replicator.position = .zero
            replicator.addSublayer(makeLayer(CGRect(x: 18, y: 2, width: 4, height: 6), .black))
            stage.root.addSublayer(replicator)
            stage.update()
            for (x, y) in [(20, 5), (35, 20), (20, 35), (5, 20)] { #expect(stage[x, y] == 0xFF00_0000, "\(x), \(y)") }
            #expect(stage[20, 20] == 0xFFFF_FFFF && stage[10, 10] == 0xFFFF_FFFF)
            check(stage, "turned")
        }

        @Test("R-DRW-19 Later copies are in front, and the sublayers of a copy keep their order")
        func order() {
            clock.use()
            let stage = Stage(40, 20)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 40, height: 20), 2, CATransform3DMakeTranslation(8, 0, 0))
            let front = makeLayer(CGRect(x: 12, y: 0, width: 4, height: 20), color(0, 0, 1)), back = makeLayer(CGRect(x: 0, y: 0, width: 16, height: 20), color(1, 0, 0))
            front.zPosition = 1
            replicator.addSublayer(front)
            replicator.addSublayer(back)
            stage.root.addSublayer(replicator)
            stage.update()
            #expect(stage[4, 5] == 0xFFFF_0000 && stage[13, 5] == 0xFFFF_0000 && stage[21, 5] == 0xFF00_00FF && stage[24, 5] == 0xFFFF_FFFF)
            check(stage, "order")
        }

        @Test("R-DRW-19 The sublayers themselves alone are hit and have coordinates")
        func hits() {
            clock.use()
            let replicator = replicator(CGRect(x: 0, y: 0, width: 80, height: 20), 3, CATransform3DMakeTranslation(20, 0, 0))
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            replicator.addSublayer(layer)
            #expect(replicator.hitTest(CGPoint(x: 5, y: 5)) === layer && replicator.hitTest(CGPoint(x: 25, y: 5)) === replicator)
        }

        @Test("R-DRW-19 A picture of the tree leaves the copies on the screen as they are")
        func rendered() {
            clock.use()
            let stage = Stage(80, 20)
            let behind = makeLayer(CGRect(x: 0, y: 0, width: 80, height: 20), color(0, 0, 1))
            let replicator = replicator(CGRect(x: 0, y: 0, width: 80, height: 20), 3, CATransform3DMakeTranslation(20, 0, 0))
            replicator.addSublayer(makeLayer(CGRect(x: 2, y: 2, width: 10, height: 10), color(1, 0, 0)))
            stage.root.addSublayer(behind)
            stage.root.addSublayer(replicator)
            stage.update()
            _ = stage.plain()
            behind.backgroundColor = color(0, 1, 0)
            stage.update()
            for copy in 0..<3 { #expect(stage[5 + copy * 20, 5] == 0xFFFF_0000, "\(copy)") }
            #expect(stage[15, 5] == 0xFF00_FF00)
        }

        @Test("R-DRW-20 A copy has the source's colours times its own, which changes by the offsets from copy to copy")
        func colors() {
            clock.use()
            let stage = Stage(60, 10)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 60, height: 10), 3, CATransform3DMakeTranslation(20, 0, 0))
            replicator.instanceColor = color(1, 0.8, 0.5)
            (replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset) = (-0.25, -0.2, 0.4)
            replicator.instanceAlphaOffset = -0.5
            replicator.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .white))
            let half = makeLayer(CGRect(x: 10, y: 0, width: 10, height: 10), color(1, 1, 0))
            replicator.addSublayer(half)
            stage.root.addSublayer(replicator)
            stage.update()
            save(stage, "replicator-colors")
            #expect(difference(stage[5, 5], 0xFFFF_CC80) <= 2 && difference(stage[15, 5], 0xFFFF_CC00) <= 2)
            // Half of (0.75, 0.6, 0.9) on white; the blue of yellow stays nothing.
            #expect(difference(stage[25, 5], 0xFFDF_CCF2) <= 2 && difference(stage[35, 5], 0xFFDF_CC80) <= 2)
            #expect(stage[45, 5] == 0xFFFF_FFFF && stage[55, 5] == 0xFFFF_FFFF)
            check(stage, "colours")
            replicator.instanceColor = nil
            replicator.removeAllAnimations()
            stage.update()
            #expect(Set(stage.pixels) == [0xFFFF_FFFF])
        }

        @Test("R-DRW-21 Each copy's animations run behind those of the one before, and show nothing before they begin")
        func delay() {
            clock.use()
            let stage = Stage(80, 10)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 80, height: 10), 4, CATransform3DMakeTranslation(20, 0, 0))
            replicator.instanceDelay = 0.25
            let dot = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            replicator.addSublayer(dot)
            stage.root.addSublayer(replicator)
            let fade = linear("opacity", 1, 0)
            fade.repeatCount = .infinity
            dot.add(fade, forKey: "fade")
            func levels(_ time: Double) -> [Int] {
                clock.advance(to: time)
                stage.update()
                check(stage, "at \(time)")
                return (0..<4).map { Int(stage[5 + $0 * 20, 5] & 0xFF) }
            }
            func isClose(_ levels: [Int], _ opacities: [Double]) -> Bool { zip(levels, opacities).allSatisfy { abs(Double($0) - 255 * (1 - $1)) <= 2 } }
            #expect(isClose(levels(100), [1, 1, 1, 1]))
            #expect(isClose(levels(100.1), [0.9, 1, 1, 1]))
            #expect(isClose(levels(100.5), [0.5, 0.75, 1, 1]))
            #expect(isClose(levels(101.25), [0.75, 1, 0.25, 0.5]))
            #expect(dot.presentation()?.opacity == 0.75)
            // What the copies show follows changes of the model, too.
            dot.backgroundColor = color(0, 0, 1)
            stage.update()
            check(stage, "blue")
            replicator.instanceDelay = 0
            replicator.removeAllAnimations()
            clock.advance(to: 101.5)
            stage.update()
            #expect((0..<4).allSatisfy { difference(stage[5 + $0 * 20, 5], 0xFF80_80FF) <= 2 })
            dot.removeAllAnimations()
        }

        @Test("R-DRW-21 What is animated outside of a replicator is not timed with its copies, nor the replicator itself")
        func delayed() {
            clock.use()
            let stage = Stage(80, 10)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 80, height: 10), 4, CATransform3DMakeTranslation(20, 0, 0))
            let dot = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black), other = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            replicator.addSublayer(dot)
            stage.root.addSublayer(replicator)
            stage.root.addSublayer(other)
            for layer in [dot, other, replicator] { layer.add(linear("opacity", 1, 0), forKey: "fade") }
            #expect(replicator.findDelayed().isEmpty)
            replicator.instanceDelay = 0.25
            replicator.removeAllAnimations()
            #expect(replicator.findDelayed().elementsEqual([dot], by: ===))
            for layer in [dot, other] { layer.removeAllAnimations() }
        }

        @Test("R-DRW-21 An animation that stays when it is over still runs in later copies; a removed animation is removed from all")
        func ends() {
            clock.use()
            let stage = Stage(60, 10)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 60, height: 10), 2, CATransform3DMakeTranslation(30, 0, 0))
            replicator.instanceDelay = 0.5
            let dot = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            replicator.addSublayer(dot)
            stage.root.addSublayer(replicator)
            let move = linear("position.x", 5, 25)
            move.fillMode = .both
            move.isRemovedOnCompletion = false
            dot.add(move, forKey: "move")
            stage.update()
            clock.advance(to: 101.25)
            clock.frameRequests = 0
            stage.update()
            #expect(clock.frameRequests > 0)
            #expect(stage[25, 5] == 0xFF00_0000 && stage[50, 5] == 0xFF00_0000 && stage[42, 5] == 0xFFFF_FFFF)
            clock.advance(to: 101.75)
            stage.update()
            clock.frameRequests = 0
            stage.update()
            #expect(clock.frameRequests == 0 && stage[55, 5] == 0xFF00_0000 && stage[44, 5] == 0xFFFF_FFFF)
            check(stage, "the end")
            move.isRemovedOnCompletion = true
            dot.add(move, forKey: "move")
            clock.advance(to: 102.8)
            stage.update()
            #expect(stage[5, 5] == 0xFF00_0000 && stage[35, 5] == 0xFF00_0000)
        }

        @Test("R-DRW-21 Delays of replicators in each other add up, in the time of the layers between")
        func nested() {
            clock.use()
            let stage = Stage(40, 40)
            let rows = replicator(CGRect(x: 0, y: 0, width: 40, height: 40), 2, CATransform3DMakeTranslation(0, 20, 0))
            let columns = replicator(CGRect(x: 0, y: 0, width: 40, height: 40), 2, CATransform3DMakeTranslation(20, 0, 0))
            rows.instanceDelay = 0.25
            columns.instanceDelay = 0.5
            columns.speed = 2
            columns.beginTime = 100
            columns.timeOffset = 100
            let dot = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
            columns.addSublayer(dot)
            rows.addSublayer(columns)
            stage.root.addSublayer(rows)
            let fade = linear("opacity", 1, 0, 4)
            dot.add(fade, forKey: "fade")
            stage.update()
            clock.advance(to: 101)
            stage.update()
            // 2 s of the layer are over; a row is 0.5 s behind, a column 0.5 s.
            let levels = [stage[5, 5], stage[25, 5], stage[5, 25], stage[25, 25]].map { Int($0 & 0xFF) }
            for (level, seconds) in zip(levels, [2, 1.5, 1.5, 1]) { #expect(abs(Double(level) - 255 * seconds / 4) <= 2, "\(level), \(seconds) s") }
            check(stage, "nested")
            dot.removeAllAnimations()
        }

        @Test("R-DRW-22 All of it is animatable, by animations and by itself")
        func animated() {
            clock.use()
            let stage = Stage(60, 10)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 60, height: 10), 2, CATransform3DMakeTranslation(20, 0, 0))
            replicator.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
            stage.root.addSublayer(replicator)
            stage.update()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
            CATransaction.flush()
            clock.advance(to: 100.125)
            stage.update()
            #expect(stage[35, 5] == 0xFF00_0000 && stage[25, 5] == 0xFFFF_FFFF && stage[45, 5] == 0xFFFF_FFFF)
            #expect(replicator.presentation()?.instanceTransform.m41 == 30 && replicator.instanceTransform.m41 == 40)
            clock.advance(to: 101)
            for (key, value) in [("instanceRedOffset", 0.5), ("instanceGreenOffset", 0.25), ("instanceBlueOffset", 0.125), ("instanceAlphaOffset", -0.25), ("instanceDelay", 2)] as [(String, Float)] {
                replicator.setValue(value, forKeyPath: key)
                #expect(replicator.value(forKeyPath: key) as? CGFloat == CGFloat(value))
            }
            #expect(replicator.instanceDelay == 2 && replicator.instanceAlphaOffset == -0.25)
            replicator.add(linear("instanceCount", 1, 4), forKey: "count")
            clock.advance(to: 101.5)
            #expect(replicator.presentation()?.instanceCount == 3)
            replicator.removeAllAnimations()
            let copy = CAReplicatorLayer(layer: replicator)
            #expect(copy.instanceCount == 2 && copy.instanceBlueOffset == 0.125 && CATransform3DEqualToTransform(copy.instanceTransform, replicator.instanceTransform))
        }

        @Test("R-DRW-19 Numbers that make no sense show what is left of them", arguments: [Int.min, -1, 3])
        func senseless(_ count: Int) {
            clock.use()
            let stage = Stage(20, 20)
            let replicator = replicator(CGRect(x: 0, y: 0, width: 20, height: 20), count, CATransform3DMakeScale(0, .nan, 1))
            replicator.instanceDelay = .infinity
            replicator.instanceRedOffset = .nan
            replicator.instanceAlphaOffset = -.infinity
            replicator.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
            stage.root.addSublayer(replicator)
            stage.update()
            check(stage, "\(count)")
            #expect((stage[5, 5] == 0xFFFF_FFFF) == (count < 1))
        }

        @Test("R-DRW-19 No more than 10,000 copies are shown, in replicators in each other too")
        func limit() {
            clock.use()
            let stage = Stage(20, 20)
            let outer = replicator(CGRect(x: 0, y: 0, width: 20, height: 20), 5000, CATransform3DIdentity)
            let inner = replicator(CGRect(x: 0, y: 0, width: 20, height: 20), .max, CATransform3DIdentity)
            let innermost = replicator(CGRect(x: 0, y: 0, width: 20, height: 20), 3, CATransform3DIdentity)
            innermost.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
            inner.addSublayer(innermost)
            outer.addSublayer(inner)
            stage.root.addSublayer(outer)
            stage.update()
            #expect(outer.copies.count == 5000 && inner.copies.count == 2 && innermost.copies.count == 1)
            #expect(stage[5, 5] == 0xFF00_0000)
        }

        @Test("R-DRW-19 Twelve bars in a ring that fade one after the other, as public code makes a spinner")
        func spinner() {
            clock.use()
            let stage = Stage(120, 120, scale: 2)
            let replicator = replicator(CGRect(x: 10, y: 10, width: 40, height: 40), 12, CATransform3DMakeRotation(.pi / 6, 0, 0, 1))
            replicator.instanceDelay = 1.0 / 12
            let bar = makeLayer(CGRect(x: 18.5, y: 2, width: 3, height: 10), color(0.2, 0.2, 0.2), radius: 1.5)
            replicator.addSublayer(bar)
            stage.root.addSublayer(replicator)
            let fade = linear("opacity", 1, 0.1)
            fade.repeatCount = .greatestFiniteMagnitude
            bar.add(fade, forKey: nil)
            stage.update()
            clock.advance(to: 102.04)
            stage.update()
            save(stage, "replicator-spinner")
            // Round corners of upright bars are not Cairo's.
            check(stage, "a spinner", by: 14)
            // The bar above has just begun again, the next is nearly through, and they fade around the ring.
            func level(_ number: Int) -> Int {
                let angle = Double(number) * .pi / 6
                return Int(stage[Int(60 + 26 * sin(angle)), Int(60 - 26 * cos(angle))] & 0xFF)
            }
            let levels = (0..<12).map(level)
            #expect(levels[0] < 70 && levels[1] > 200 && zip(levels[1...], levels[2...]).allSatisfy { $0 > $1 }, "\(levels)")
            bar.removeAllAnimations()
        }
    }
}
