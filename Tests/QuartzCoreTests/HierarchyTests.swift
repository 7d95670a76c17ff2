import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct HierarchyTests {
        private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

        private func named(_ name: String) -> CALayer {
            let layer = CALayer()
            layer.name = name
            return layer
        }

        @Test func insertingAndMoving() {
            let root = CALayer(), a = named("a"), b = named("b"), c = named("c"), d = named("d")
            #expect(root.sublayers == nil)
            root.addSublayer(a)
            root.addSublayer(b)
            root.insertSublayer(c, at: 0)
            #expect(names(root) == "cab")
            root.insertSublayer(d, below: b)
            #expect(names(root) == "cadb")
            root.insertSublayer(c, above: b)
            #expect(names(root) == "adbc")
            root.insertSublayer(c, below: a)
            #expect(names(root) == "cadb")
            root.insertSublayer(c, above: a)
            #expect(names(root) == "acdb")
            root.addSublayer(a)
            #expect(names(root) == "cdba")
            root.insertSublayer(a, at: 1)
            #expect(names(root) == "cadb")
            root.insertSublayer(a, at: 99)
            #expect(names(root) == "cdba")
            let e = named("e")
            root.replaceSublayer(d, with: e)
            #expect(names(root) == "ceba" && d.superlayer == nil && e.superlayer === root)
            root.sublayers = [b, d]
            #expect(names(root) == "bd" && a.superlayer == nil)
            root.addSublayer(root)
            b.addSublayer(root)
            #expect(names(root) == "bd" && root.superlayer == nil)
        }

        @Test func superlayerIsNotKept() {
            let child = CALayer()
            do {
                let parent = CALayer()
                parent.addSublayer(child)
                parent.mask = CALayer()
                #expect(child.superlayer === parent)
            }
            #expect(child.superlayer == nil)
        }

        @Test("R-LAY-1, R-LAY-4: marked layers are laid out once a pass, outer before inner")
        func layoutOrder() {
            final class Recorder: CALayer {
                static var log = ""
                override func layoutSublayers() {
                    Recorder.log += name ?? "?"
                    super.layoutSublayers()
                }
            }
            let stage = Stage(10, 10)
            let a = Recorder(), b = Recorder(), c = Recorder()
            (a.name, b.name, c.name) = ("a", "b", "c")
            stage.root.addSublayer(a)
            a.addSublayer(b)
            b.addSublayer(c)
            stage.update()
            Recorder.log = ""
            c.setNeedsLayout()
            a.setNeedsLayout()
            a.setNeedsLayout()
            stage.update()
            #expect(Recorder.log == "ac")
            Recorder.log = ""
            c.setNeedsLayout()
            b.setNeedsLayout()
            c.layoutIfNeeded()
            #expect(Recorder.log == "bc")
            stage.update()
            #expect(Recorder.log == "bc")
            // R-LAY-5
            Recorder.log = ""
            b.position = CGPoint(x: 4, y: 4)
            stage.update()
            #expect(Recorder.log == "")
            b.bounds.size.width = 5
            stage.update()
            #expect(Recorder.log == "b")
            b.bounds.origin.x = 5
            stage.update()
            #expect(Recorder.log == "bb")
        }

        @Test("R-LAY-21: a layout that marks its own layer runs once more; layouts that mark each other wait for the next frame")
        func layoutsThatMarkEachOtherEnd() {
            final class Restless: CALayer {
                weak var other: CALayer?
                var count = 0
                override func layoutSublayers() {
                    count += 1
                    (other ?? self).setNeedsLayout()
                }
            }
            let clock = ManualClock()
            let stage = Stage(10, 10)
            let alone = Restless(), first = Restless(), second = Restless()
            for layer in [alone, first, second] { stage.root.addSublayer(layer) }
            alone.setNeedsLayout()
            stage.compositor.layoutPass()
            #expect(alone.count == 2 && !alone.needsLayout())
            (first.other, second.other) = (second, first)
            first.setNeedsLayout()
            let before = clock.updateRequests
            stage.compositor.layoutPass()
            #expect(clock.updateRequests > before && (first.needsLayout() || second.needsLayout()))
            #expect(first.count <= 100 && second.count <= 100)
        }

        @Test("R-LAY-4: a marked layer is drawn once, at its scale")
        func display() {
            final class Drawn: CALayer {
                var times = 0
                override func draw(in ctx: CGContext) {
                    times += 1
                    ctx.setFillColor(color(1, 0, 0))
                    ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
                }
            }
            let stage = Stage(40, 40, scale: 2)
            let layer = Drawn()
            layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            layer.contentsScale = 2
            stage.root.addSublayer(layer)
            stage.update()
            #expect(layer.times == 0 && stage[12, 20] == 0xFFFF_FFFF)
            layer.setNeedsDisplay()
            layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
            stage.update()
            #expect(layer.times == 1)
            #expect(stage[10, 10] == 0xFFFF_0000 && stage[19, 29] == 0xFFFF_0000 && stage[20, 20] == 0xFFFF_FFFF)
            #expect((layer.contents as? CGImage)?.width == 20)
            layer.bounds.size.width = 12
            stage.update()
            #expect(layer.times == 1)
            layer.needsDisplayOnBoundsChange = true
            layer.bounds.size.width = 14
            stage.update()
            #expect(layer.times == 2)
        }
    }
}
