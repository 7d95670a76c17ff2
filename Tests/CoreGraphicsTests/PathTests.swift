import CoreGraphics
import Testing

@MainActor @Suite struct PathTests {
    @Test func boundsAreTight() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.maxY - 7.5) < 1e-9)
        let quadratic = CGMutablePath()
        quadratic.move(to: .zero)
        quadratic.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(abs(quadratic.boundingBoxOfPath.maxY - 5) < 1e-9)
        #expect(CGPath().boundingBox.isNull && CGPath().boundingBoxOfPath.isNull)
        let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil).boundingBoxOfPath
        #expect(abs(circle.minX - 10) < 1e-9 && abs(circle.maxX - 40) < 1e-9 && abs(circle.minY - 20) < 1e-9 && abs(circle.maxY - 60) < 1e-9)
    }

    @Test(arguments: [1, 1e-4, 1e6] as [CGFloat])
    func containsKnowsACircleAtEverySize(size: CGFloat) {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
        for step in 0..<64 {
            let angle = CGFloat(step) / 64 * 2 * .pi + 0.01
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: size / 2 * (1 + radius * cos(angle)), y: size / 2 * (1 + radius * sin(angle)))
            }
            #expect(path.contains(point(0.999)))
            #expect(!path.contains(point(1.001)))
        }
    }

    @Test func theFillRuleDecidesAboutHoles() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 105, y: 15), transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    @Test func arcsTurnTheWayTheyAreTold() {
        let rising = CGMutablePath()
        rising.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rising.contains(CGPoint(x: 5, y: 6)) && !rising.contains(CGPoint(x: -5, y: -5)))
        let falling = CGMutablePath()
        falling.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(falling.contains(CGPoint(x: -5, y: -5)) && !falling.contains(CGPoint(x: 6, y: 6)))
        #expect(abs(falling.currentPoint.x) < 1e-9 && abs(falling.currentPoint.y - 10) < 1e-9)
        let whole = CGMutablePath()
        whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        #expect(whole.contains(CGPoint(x: -7, y: -7)) && whole.contains(CGPoint(x: 7, y: -7)))
    }

    @Test func anArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        #expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)
        path.addArc(tangent1End: CGPoint(x: 10, y: 30), tangent2End: CGPoint(x: 10, y: 50), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 30))
    }

    @Test func roundedRectanglesLeaveTheirCornersOut() {
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 10, cornerHeight: 10, transform: nil)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 50, y: 0.5)))
        let pill = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(abs(pill.boundingBoxOfPath.width - 100) < 1e-9)
        #expect(CGPath(roundedRect: .null, cornerWidth: 5, cornerHeight: 5, transform: nil).isEmpty)
    }

    @Test func elementsComeInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 2, y: 2))
        path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        var seen: [String] = []
        path.applyWithBlock { element in
            let count = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3][element.pointee.type] ?? 0
            seen.append("\(element.pointee.type)" + (0..<count).map { " \(element.pointee.points[$0].x)" }.joined())
        }
        #expect(seen == ["moveToPoint 1.0", "addLineToPoint 2.0", "addQuadCurveToPoint 3.0 4.0", "closeSubpath", "moveToPoint 1.0",
                         "addLineToPoint 9.0"])
    }

    @Test func badNumbersAreLeftOut() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addRect(.infinite.offsetBy(dx: .infinity, dy: 0))
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    @Test func equalityIsByElements() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
        #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let copy = CGPath(rect: rect, transform: nil).mutableCopy()
        copy?.addLine(to: .zero)
        #expect(copy != CGPath(rect: rect, transform: nil))
    }
}
