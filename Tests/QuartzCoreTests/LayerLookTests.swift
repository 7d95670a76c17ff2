import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    /// Looks that few layers have, against the compositor and against Cairo alone.
    @MainActor @Suite struct LayerLookTests {
        private func save(_ stage: Stage, _ name: String) {
            if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] { stage.save("\(folder)/\(name).png") }
        }

        /// A picture of 3 by 3 pixels: red corners, green sides, a blue middle.
        private func tile() -> CGImage {
            let context = CGContext(pixelWidth: 3, pixelHeight: 3, scale: 1)!
            for y in 0..<3 {
                for x in 0..<3 {
                    let (corner, middle) = (x != 1 && y != 1, x == 1 && y == 1)
                    context.setFillColor(red: corner ? 1 : 0, green: corner || middle ? 0 : 1, blue: middle ? 1 : 0, alpha: 1)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return context.makeImage()!
        }

        @Test("R-DRW-5 the middle of a picture is stretched, corners keep their size")
        func center() {
            let stage = Stage(40, 30)
            let layer = makeLayer(CGRect(x: 5, y: 5, width: 30, height: 20), nil)
            layer.contents = tile()
            layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
            stage.root.addSublayer(layer)
            stage.update()
            save(stage, "contents-center")
            #expect(stage[5, 5] == 0xFFFF_0000 && stage[34, 24] == 0xFFFF_0000 && stage[34, 5] == 0xFFFF_0000)
            #expect(stage[20, 5] == 0xFF00_FF00 && stage[5, 15] == 0xFF00_FF00 && stage[6, 6] == 0xFF00_00FF && stage[33, 23] == 0xFF00_00FF)
            #expect(difference(stage.pixels, stage.plain()) <= 2)
        }

        @Test("R-DRW-5 enlarged by the nearest pixel, a picture has no mixed colours")
        func nearest() {
            let stage = Stage(40, 40)
            let layer = makeLayer(CGRect(x: 5, y: 5, width: 30, height: 30), nil)
            layer.contents = tile()
            stage.root.addSublayer(layer)
            stage.update()
            let pure: Set<UInt32> = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
            #expect(!Set(stage.pixels).isSubset(of: pure))
            layer.minificationFilter = .nearest
            stage.update()
            #expect(!Set(stage.pixels).isSubset(of: pure))
            layer.magnificationFilter = .nearest
            stage.update()
            save(stage, "nearest")
            #expect(Set(stage.pixels).isSubset(of: pure) && stage[14, 14] == 0xFFFF_0000 && stage[15, 14] == 0xFF00_FF00)
        }

        @Test("R-DRW-6 a continuous corner bends earlier, and as a circle where there is no room")
        func continuous() {
            let stage = Stage(100, 100)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), .black, radius: 30)
            stage.root.addSublayer(layer)
            stage.update()
            let circle = stage.pixels
            layer.cornerCurve = .continuous
            stage.update()
            save(stage, "continuous")
            // At 35 points from the corner a circle of 30 has ended.
            #expect(circle[35] == 0xFF00_0000 && stage[35, 0] != 0xFF00_0000 && stage[60, 0] == 0xFF00_0000 && stage[50, 50] == 0xFF00_0000)
            #expect(difference(stage.pixels, stage.plain()) <= 2 && stage.pixels == stage.repainted())
            layer.cornerRadius = 50
            stage.update()
            let round = stage.pixels
            layer.cornerCurve = .circular
            stage.update()
            #expect(difference(round, stage.pixels) <= 40)
            #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-6 && CALayer.cornerCurveExpansionFactor(.circular) == 1)
        }

        @Test("R-DRW-7 a layer that is not double-sided is gone when it is turned away, with what is in it")
        func sides() {
            let stage = Stage(20, 20)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
            layer.addSublayer(makeLayer(CGRect(x: 5, y: 5, width: 5, height: 5), color(1, 0, 0)))
            stage.root.addSublayer(layer)
            layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            stage.update()
            #expect(stage[12, 7] == 0xFFFF_0000)
            layer.isDoubleSided = false
            stage.update()
            #expect(stage[12, 7] == 0xFFFF_FFFF && stage[2, 2] == 0xFFFF_FFFF && stage.plain()[7 * 20 + 12] == 0xFFFF_FFFF)
            layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            stage.update()
            #expect(stage[10, 15] == 0xFF00_0000)
        }

        @Test("R-DRW-8 without group opacity each layer shows what is behind it")
        func opacity() {
            let stage = Stage(30, 30)
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 30, height: 30), color(0, 0, 0))
            let inner = makeLayer(CGRect(x: 10, y: 10, width: 10, height: 10), color(1, 1, 1))
            layer.addSublayer(inner)
            stage.root.addSublayer(layer)
            layer.opacity = 0.5
            stage.update()
            #expect(abs(Int(stage[15, 15] & 0xFF) - 255) <= 1 && abs(Int(stage[2, 2] & 0xFF) - 128) <= 1)
            layer.allowsGroupOpacity = false
            stage.update()
            // Half of white on half of black on white.
            #expect(abs(Int(stage[15, 15] & 0xFF) - 191) <= 2 && abs(Int(stage[2, 2] & 0xFF) - 128) <= 1)
            // So it is within rounded corners, and with a deeper layer.
            layer.cornerRadius = 5
            layer.masksToBounds = true
            inner.addSublayer(makeLayer(CGRect(x: 4, y: 4, width: 4, height: 4), color(0, 0, 0)))
            stage.update()
            #expect(abs(Int(stage[12, 12] & 0xFF) - 191) <= 2 && abs(Int(stage[15, 15] & 0xFF) - 96) <= 2)
            #expect(stage.pixels == stage.repainted())
        }

        @Test("hard edges: a layer that is turned has no half-covered pixels")
        func edges() {
            let stage = Stage(40, 40)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
            layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            stage.root.addSublayer(layer)
            stage.update()
            #expect(Set(stage.pixels).count > 2)
            layer.allowsEdgeAntialiasing = false
            stage.update()
            #expect(Set(stage.pixels).count == 2)
        }

        @Test("R-DRW-10 a rasterized layer is a picture of its scale, drawn again when something in it changes")
        func raster() throws {
            let stage = Stage(40, 40, scale: 2)
            let layer = makeLayer(CGRect(x: 2, y: 2, width: 10, height: 10), .black)
            let inner = makeLayer(CGRect(x: 0.5, y: 0, width: 3.5, height: 10), color(1, 0, 0))
            layer.addSublayer(inner)
            stage.root.addSublayer(layer)
            stage.update()
            let sharp = stage.pixels
            layer.shouldRasterize = true
            layer.rasterizationScale = 2
            stage.update()
            #expect(difference(sharp, stage.pixels) <= 1)
            layer.rasterizationScale = 1
            stage.update()
            save(stage, "raster")
            #expect(difference(sharp, stage.pixels) > 20)
            let raster = try #require(layer.extras?.values.raster)
            // The layer around it moves: the same picture elsewhere.
            stage.root.bounds.origin.y = 3
            stage.update()
            #expect(layer.extras?.values.raster === raster)
            inner.backgroundColor = color(0, 0, 1)
            stage.update()
            #expect(layer.extras?.values.raster !== raster && stage[8, 8] & 0xFF > 200 && stage[8, 8] >> 16 & 0xFF < 20)
            #expect(stage.pixels == stage.repainted())
            // A shadow inside is not left out.
            inner.shadowOpacity = 1
            stage.update()
            #expect(layer.extras?.values.raster == nil)
        }

        @Test("R-DRW-10 what is painted again of a rasterized layer is what it would be as a whole", arguments: 1...12 as ClosedRange<UInt64>)
        func rasterInParts(_ seed: UInt64) {
            var random = Sequence64(state: seed)
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            let stage = Stage(120, 120, scale: seed % 3 == 0 ? 1.5 : 1)
            let layer = makeLayer(CGRect(x: 10, y: 10, width: 60, height: 60), color(0.3, 0.5, 0.7, 0.9))
            layer.shouldRasterize = true
            layer.rasterizationScale = [1, 2, 0.7].randomElement(using: &random)!
            layer.setAffineTransform(CGAffineTransform(rotationAngle: number(0.1...1.4)))
            for _ in 0..<12 {
                let frame = CGRect(x: number(0...50), y: number(0...50), width: number(3...20), height: number(3...20))
                layer.addSublayer(makeLayer(frame, color(number(0...1), number(0...1), number(0...1), number(0.3...1)), radius: number(0...6)))
            }
            let front = makeLayer(CGRect(x: 0, y: 0, width: 7, height: 9), color(1, 0, 0, 0.5))
            stage.root.addSublayer(layer)
            stage.root.addSublayer(front)
            stage.update()
            for _ in 0..<15 {
                front.position = CGPoint(x: number(0...80), y: number(0...80))
                stage.update()
            }
            front.isHidden = true
            stage.update()
            #expect(stage.pixels == stage.repainted())
        }

        @Test("R-DRW-9 a scroll layer shows a rectangle of what is in it; what is seen of a layer")
        func scrolling() {
            let stage = Stage(50, 50)
            let scroller = CAScrollLayer()
            scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            let content = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200), .black)
            let spot = makeLayer(CGRect(x: 120, y: 20, width: 10, height: 10), color(1, 0, 0))
            content.addSublayer(spot)
            scroller.addSublayer(content)
            stage.root.addSublayer(scroller)
            #expect(spot.visibleRect == .zero && content.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 50))
            spot.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(scroller.bounds.origin == CGPoint(x: 80, y: 0) && spot.visibleRect == spot.bounds)
            stage.update()
            #expect(stage[45, 25] == 0xFFFF_0000)
            content.scroll(CGPoint(x: 10, y: 30))
            #expect(scroller.bounds.origin == CGPoint(x: 10, y: 30))
            scroller.scrollMode = .vertically
            content.scroll(CGPoint(x: 40, y: 50))
            #expect(scroller.bounds.origin == CGPoint(x: 10, y: 50))
        }

        @Test func copiesAndDefaults() {
            let layer = CALayer()
            layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            layer.cornerCurve = .continuous
            let copy = CALayer(layer: layer)
            copy.cornerCurve = .circular
            #expect(copy.contentsCenter == layer.contentsCenter && layer.cornerCurve == .continuous)
            #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3 || CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
            #expect(CALayer.defaultValue(forKey: "nothing") == nil)
            layer.bounds.size = CGSize(width: 7, height: 8)
            #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8))
        }
    }
}
