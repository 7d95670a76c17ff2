import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct GeometryTests {
        private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
            abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
        }

        @Test("R-GEO-1: the anchor point is in the middle")
        func defaults() {
            let layer = CALayer()
            #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
            #expect(layer.bounds == .zero && layer.position == .zero && layer.opacity == 1)
        }

        @Test("R-GEO-2: the frame is the box of the transformed bounds")
        func frameOfRotated() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.position = CGPoint(x: 100, y: 100)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
            let half = 50 * 2.0.squareRoot()
            #expect(isClose(layer.frame, CGRect(x: 100 - half, y: 100 - half, width: 2 * half, height: 2 * half)))
        }

        @Test("R-GEO-3: own coordinates go to the superlayer's about the anchor, and back")
        func mapping() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 10, y: 100, width: 40, height: 20)
            layer.position = CGPoint(x: 200, y: 300)
            layer.anchorPoint = CGPoint(x: 0.25, y: 1)
            layer.setAffineTransform(CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 7, ty: 9))
            // a = (20, 120); T(c - a) for c = (30, 110): (10, -10) -> (20, 20) + (7, 9)
            #expect(layer.pointToSuperlayer(CGPoint(x: 30, y: 110)) == CGPoint(x: 227, y: 329))
            #expect(layer.pointFromSuperlayer(CGPoint(x: 227, y: 329)) == CGPoint(x: 30, y: 110))
        }

        @Test("R-GEO-3: a bounds origin shifts the content and leaves the frame")
        func scrolling() {
            let layer = makeLayer(CGRect(x: 5, y: 6, width: 40, height: 20), nil)
            layer.bounds.origin = CGPoint(x: 0, y: 100)
            #expect(layer.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
            #expect(layer.pointToSuperlayer(CGPoint(x: 0, y: 100)) == CGPoint(x: 5, y: 6))
        }

        @Test("R-GEO-4: setting the frame sets size and position, keeps the bounds' origin")
        func setFrame() {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: 0, y: 1)
            layer.bounds.origin = CGPoint(x: 3, y: 4)
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
            #expect(layer.position == CGPoint(x: 10, y: 60))
        }

        @Test("R-GEO-4: a scaled layer takes the frame that was set")
        func setFrameScaled() {
            let layer = CALayer()
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: -4))
            layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            #expect(isClose(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
            #expect(layer.bounds.size == CGSize(width: 15, height: 10))
        }

        @Test("R-GEO-5: bounds, position and transform leave each other alone")
        func independence() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            layer.bounds.size = CGSize(width: 20, height: 10)
            #expect(layer.position == CGPoint(x: 50, y: 50) && layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
            layer.position = CGPoint(x: 1, y: 2)
            #expect(layer.bounds.size == CGSize(width: 20, height: 10))
            layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            #expect(layer.position == CGPoint(x: 1, y: 2) && layer.bounds.size == CGSize(width: 20, height: 10))
        }

        @Test("R-GEO-6: a new anchor point keeps the position and moves the layer")
        func anchor() {
            let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            layer.anchorPoint = .zero
            #expect(layer.position == CGPoint(x: 50, y: 50) && layer.frame.origin == CGPoint(x: 50, y: 50))
        }

        @Test("R-GEO-8: a negative size is made positive when the frame is read; numbers that are not finite do not trap")
        func oddSizes() {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: -20, height: 10)
            #expect(layer.frame.size == CGSize(width: 20, height: 10))
            let stage = Stage(20, 20)
            for number in [Double.nan, .infinity, -.infinity, 1e300] {
                let child = CALayer()
                child.backgroundColor = .black
                child.cornerRadius = number
                child.borderWidth = number
                child.bounds = CGRect(x: number, y: 0, width: number, height: 10)
                child.position = CGPoint(x: number, y: 5)
                child.zPosition = number
                stage.root.addSublayer(child)
                let second = CALayer()
                second.backgroundColor = .black
                second.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
                second.setAffineTransform(CGAffineTransform(scaleX: number, y: 1))
                second.shadowOpacity = 1
                second.shadowRadius = number
                second.opacity = Float(number)
                stage.root.addSublayer(second)
            }
            stage.root.addSublayer(makeLayer(CGRect(x: 8, y: 12, width: 6, height: 6), color(1, 0, 0)))
            stage.update()
            #expect(stage[10, 15] == 0xFFFF_0000)
        }

        @Test("R-GEO-9: converting goes by the common ancestor; rectangles become bounding boxes")
        func converting() {
            let root = CALayer(), a = makeLayer(CGRect(x: 10, y: 10, width: 50, height: 50), nil)
            let b = makeLayer(CGRect(x: 100, y: 0, width: 50, height: 50), nil), inner = makeLayer(CGRect(x: 5, y: 5, width: 10, height: 10), nil)
            root.addSublayer(a)
            root.addSublayer(b)
            a.addSublayer(inner)
            b.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 17))
            #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 17))
            let inB = inner.convert(CGPoint(x: 1, y: 2), to: b)
            #expect(abs(inB.x - 17) < 1e-9 && abs(inB.y - 134) < 1e-9)
            #expect(b.convert(inB, to: inner).x.rounded() == 1)
            #expect(inner.convert(CGPoint(x: 16, y: 17), from: nil) == CGPoint(x: 1, y: 2))
            let box = b.convert(CGRect(x: 0, y: 0, width: 50, height: 10), to: root)
            #expect(isClose(box, CGRect(x: 140, y: 0, width: 10, height: 50)))
        }

        @Test("R-HIT-8: hit testing goes by the model and by z position; what is cut off is not hit")
        func hitTesting() {
            let root = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200), nil)
            let back = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil), front = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            root.addSublayer(back)
            root.addSublayer(front)
            #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
            back.zPosition = 1
            #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
            back.isHidden = true
            #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
            #expect(root.hitTest(CGPoint(x: 100, y: 50)) === root)
            let outside = makeLayer(CGRect(x: 90, y: 0, width: 50, height: 50), nil)
            front.addSublayer(outside)
            #expect(root.hitTest(CGPoint(x: 120, y: 10)) === outside)
            front.masksToBounds = true
            #expect(root.hitTest(CGPoint(x: 120, y: 10)) === root)
        }
    }
}
