import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct PatternTests {
        /// Two points of red and two of blue, four high.
        private var pattern: CGColor {
            let context = CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)!
            context.setFillColor(color(1, 0, 0))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            context.setFillColor(color(0, 0, 1))
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
            return CGColor(ColorPattern(context.makeImage()!, size: CGSize(width: 4, height: 4)))
        }

        /// r, b, w and another letter for pixels of a row.
        private func row(_ y: Int, _ xs: Range<Int>, _ stage: Stage) -> String {
            stage.update()
            #expect(stage.pixels == stage.repainted())
            return xs.map { x in
                switch stage[x, y] & 0xFFFFFF {
                case 0xFF0000: "r"
                case 0x0000FF: "b"
                case 0xFFFFFF: "w"
                default: "?"
                }
            }.joined()
        }

        @Test("R-DRW-32 Copies of a picture fill a layer's shape from the origin of its coordinates on, as Cairo alone paints them")
        func shapes() {
            _ = ManualClock()
            let stage = Stage(32, 24), layer = makeLayer(CGRect(x: 11, y: 10, width: 10, height: 10), pattern)
            stage.root.addSublayer(layer)
            #expect(row(12, 9..<23, stage) == "wwrrbbrrbbrrww" && stage.pixels == stage.plain())
            layer.bounds.origin.x = 1
            #expect(row(12, 9..<23, stage) == "wwrbbrrbbrrbww" && stage.pixels == stage.plain())
            layer.bounds.origin.x = 0
            layer.cornerRadius = 5
            #expect(row(10, 9..<13, stage) == "wwww" && row(15, 9..<23, stage) == "ww?rbbrrbbr?ww" && stage.pixels == stage.plain())
            layer.cornerRadius = 0
            let inner = makeLayer(CGRect(x: 2, y: 0, width: 4, height: 10), color(1, 1, 1))
            layer.addSublayer(inner)
            layer.opacity = 0.5
            #expect(row(12, 9..<23, stage) == "ww??wwww????ww" && stage.pixels == stage.plain())
            inner.removeFromSuperlayer()
            #expect(row(12, 9..<23, stage) == "ww??????????ww" && stage.pixels == stage.plain())
            layer.opacity = 1
            layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            stage.update()
            #expect(stage.pixels == stage.repainted() && stage.pixels == stage.plain())
            layer.transform = CATransform3DIdentity
            layer.backgroundColor = color(1, 0, 0)
            #expect(row(12, 9..<23, stage) == "wwrrrrrrrrrrww")
            layer.backgroundColor = nil
            #expect(row(12, 9..<23, stage) == "wwwwwwwwwwwwww")
        }

        @Test("R-DRW-32 What scrolls over copies of a picture, and copies that are scrolled, are painted where they are", arguments: [1.0, 2])
        func scrolling(_ scale: Double) {
            _ = ManualClock()
            let stage = Stage(64, 64, scale: scale), list = makeLayer(CGRect(x: 4, y: 4, width: 24, height: 24), pattern)
            list.masksToBounds = true
            for number in 0..<6 { list.addSublayer(makeLayer(CGRect(x: 3, y: 8 * number, width: 6, height: 4), color(0, 0, 0))) }
            stage.root.addSublayer(list)
            stage.update()
            for offset in [1, 2, 5, 5.5, 11] {
                list.bounds.origin = CGPoint(x: offset / 2, y: offset)
                stage.update()
                #expect(stage.pixels == stage.repainted())
            }
            list.addSublayer(makeLayer(CGRect(x: 8, y: 0, width: 6, height: 40), pattern))
            list.backgroundColor = color(1, 1, 1)
            stage.update()
            for offset in [3.0, 4, 9] {
                list.bounds.origin = CGPoint(x: 0, y: offset)
                stage.update()
                #expect(stage.pixels == stage.repainted())
            }
        }

        @Test("R-DRW-32 Changing to copies of a picture is not blended, and other properties take the middle of its colours")
        func changes() {
            let clock = ManualClock(), stage = Stage(16, 16), layer = makeLayer(CGRect(x: 0, y: 0, width: 8, height: 8), color(1, 1, 1)), pattern = pattern
            layer.isViewBacked = false
            stage.root.addSublayer(layer)
            stage.update()
            layer.backgroundColor = pattern
            clock.advance(to: 0.05)
            #expect(row(2, 0..<8, stage) == "rrbbrrbb" && layer.backgroundColor == pattern)
            layer.borderColor = pattern
            #expect(layer.values.border.rgba == SIMD4<Double>(0.5, 0, 0.5, 1) && layer.values.background.rgba == SIMD4<Double>(repeating: 0))
        }
    }
}
