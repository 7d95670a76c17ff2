import CoreGraphics
import Testing

@MainActor @Suite struct AffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test func translatingScalingAndRotatingComeBeforeTheReceiver() {
        let base = CGAffineTransform(rotationAngle: .pi / 2)
        let moved = CGPoint(x: 0, y: 0).applying(base.translatedBy(x: 5, y: 0))
        #expect(abs(moved.x) < 1e-12 && abs(moved.y - 5) < 1e-12)
        #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 7, y: 0).scaledBy(x: 2, y: 2)) == CGPoint(x: 9, y: 0))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 7, y: 0).rotated(by: .pi / 2))
        #expect(abs(turned.x - 7) < 1e-12 && abs(turned.y - 1) < 1e-12)
    }

    @Test func theInverseUndoes() {
        let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 11, ty: -7)
        let product = transform.concatenating(transform.inverted())
        for (found, expected) in zip([product.a, product.b, product.c, product.d, product.tx, product.ty], [1, 0, 0, 1, 0, 0] as [CGFloat]) {
            #expect(abs(found - expected) < 1e-12)
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().isIdentity == false)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func aRectangleBecomesTheBoxAroundItsCorners() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned == CGRect(x: -6, y: 1, width: 4, height: 3))
        #expect(rect.applying(CGAffineTransform(scaleX: -2, y: 1)) == CGRect(x: -8, y: 2, width: 6, height: 4))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func stringsReadBack() {
        #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        let rect = CGRect(x: -0.1, y: 1e-7, width: 1 / 3, height: 4e9)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        let transform = CGAffineTransform(a: 1, b: 0.1, c: -2, d: 3, tx: 4, ty: 5)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(transform)) == transform)
        #expect(CGPointFromString("nonsense") == .zero)
        #expect(CGRectFromString("{{1, 2}, {3, x}}") == .zero)
    }

    @Test("R-GEO-13 Rectangles that only touch do not intersect")
    func touchingRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect._intersects(CGRect(x: 9, y: 9, width: 5, height: 5)) && rect._intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!rect._intersects(CGRect(x: 10, y: 0, width: 10, height: 10)) && !rect._intersects(CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(!rect._intersects(.null) && rect._intersects(.infinite))
    }
}
