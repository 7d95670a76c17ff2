import Testing
import UIKit

@MainActor @Suite(.leavesNothing) struct UIBezierPathTests {
    @Test func clockwiseIsAsItLooks() {
        let path = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.contains(CGPoint(x: 10, y: 15)) && !path.contains(CGPoint(x: 10, y: 5)))
        let other = UIBezierPath(arcCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(other.contains(CGPoint(x: 10, y: 5)) && !other.contains(CGPoint(x: 10, y: 15)))
    }

    @Test func someCornersAreRound() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
                                cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)) && path.contains(CGPoint(x: 1, y: 39)))
        #expect(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), cornerRadius: 1).isEmpty)
    }

    @Test("Of two radii one of which is 0 the other counts for both", arguments: [CGSize(width: 10, height: 0), CGSize(width: 0, height: 10)])
    func oneRadius(_ radii: CGSize) {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii)
        #expect(path.cgPath == UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10)).cgPath)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 38, y: 20)))
    }

    @Test func fillAndStrokePaint() {
        let canvas = Canvas(40, 40)
        canvas.draw {
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
            path.append(UIBezierPath(rect: CGRect(x: 16, y: 16, width: 8, height: 8)))
            path.usesEvenOddFillRule = true
            path.lineWidth = 2
            path.fill()
            path.stroke()
        }
        #expect(canvas.pixel(13, 13) == Canvas.red && canvas.pixel(20, 20) == Canvas.clear)
        #expect(canvas.pixel(9, 20) == Canvas.blue && canvas.pixel(10, 20) == Canvas.blue && canvas.pixel(8, 20) == Canvas.clear)
    }

    @Test func theClipKeepsToThePath() {
        let canvas = Canvas(20, 20)
        canvas.draw {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(canvas.pixel(10, 10) == Canvas.green && canvas.pixel(0, 0) == Canvas.clear && canvas.pixel(10, 0)[3] > 200)
    }

    @Test func alphaIsForOneFillOnly() {
        let canvas = Canvas(4, 4)
        canvas.draw {
            UIColor.black.setFill()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4))
            path.fill(with: .normal, alpha: 0.5)
            path.apply(CGAffineTransform(translationX: 2, y: 0))
            path.fill()
        }
        #expect(abs(canvas.pixel(0, 0)[3] - 128) <= 1 && canvas.pixel(3, 0) == Canvas.black)
    }

    @Test func reversingTurnsTheWindingRound() {
        let outer = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = UIBezierPath(rect: CGRect(x: 8, y: 8, width: 4, height: 4))
        outer.append(inner)
        #expect(outer.contains(CGPoint(x: 10, y: 10)))
        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(inner.reversing())
        #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 4, y: 10)))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 1, y: 2))
        line.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 3, y: 4))
        line.addCurve(to: CGPoint(x: 11, y: 12), controlPoint1: CGPoint(x: 7, y: 8), controlPoint2: CGPoint(x: 9, y: 10))
        #expect(line.reversing().currentPoint == CGPoint(x: 1, y: 2))
        #expect(line.reversing().reversing().cgPath == line.cgPath)
    }

    @Test("addLine(to:), addCurve, addQuadCurve: if the path is empty, they do nothing")
    func anEmptyPathHasNothingToGoOnFrom() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 3, y: 4), controlPoint1: .zero, controlPoint2: .zero)
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: .zero)
        path.close()
        #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .zero)
        path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
        path.addLine(to: CGPoint(x: 7, y: 8))
        #expect(path.currentPoint == CGPoint(x: 7, y: 8))
        path.removeAllPoints()
        path.addLine(to: CGPoint(x: 1, y: 2))
        #expect(path.isEmpty)
    }

    @Test func archivesAndCopiesKeepEverything() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0.1, y: -3, width: 1 / 3, height: 40))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 3, y: 4))
        path.lineWidth = 3.5
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        path.setLineDash([1, 2, 3], count: 3, phase: 0.5)
        for other in [try #require(try roundTrip(path)), try #require(path.copy() as? UIBezierPath)] {
            #expect(other.cgPath == path.cgPath)
            #expect(other.lineWidth == 3.5 && other.lineCapStyle == .round && other.usesEvenOddFillRule)
            var count = 0, phase: CGFloat = 0
            other.getLineDash(nil, count: &count, phase: &phase)
            #expect(count == 3 && phase == 0.5)
        }
        #expect(UIBezierPath().bounds == .zero && UIBezierPath().currentPoint == .zero)
    }
}
