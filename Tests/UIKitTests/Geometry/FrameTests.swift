import Testing
@testable import UIKit

/// A view that counts the calls of its overridden geometry.
private final class Counting: UIView {
    var boundsReads = 0, boundsWrites = 0, centerWrites = 0, frameWrites = 0

    override var bounds: CGRect {
        get {
            boundsReads += 1
            return super.bounds
        }
        set {
            boundsWrites += 1
            super.bounds = newValue
        }
    }
    override var center: CGPoint {
        get { super.center }
        set {
            centerWrites += 1
            super.center = newValue
        }
    }
    override var frame: CGRect {
        get { super.frame }
        set {
            frameWrites += 1
            super.frame = newValue
        }
    }
}

@MainActor @Suite("Frame, bounds, center and transform", .leavesNothing)
struct FrameTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

    @Test("R-GEO-1 The layer has the view's values; the anchor is the middle by default")
    func layer() {
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.center = CGPoint(x: 7, y: 8)
        view.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(view.layer.position == CGPoint(x: 7, y: 8))
        #expect(view.layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
        view.layer.position = CGPoint(x: 70, y: 80)
        #expect(view.center == CGPoint(x: 70, y: 80))
        #expect(view.transform == .identity)
    }

    @Test("R-GEO-2 The frame follows from center, bounds and anchor")
    func derivedFrame() {
        view.center = CGPoint(x: 200, y: 100)
        view.bounds = CGRect(x: 5, y: -5, width: 40, height: 20)
        #expect(view.frame == CGRect(x: 180, y: 90, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        #expect(view.frame == CGRect(x: 190, y: 80, width: 40, height: 20))
    }

    @Test("R-GEO-2 The frame of a transformed view is the smallest box around its corners")
    func transformedFrame() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(view.frame, CGRect(x: 30, y: 0, width: 60, height: 100)))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let side = 160 / 2.0.squareRoot()
        #expect(isClose(view.frame, CGRect(x: 60 - side / 2, y: 50 - side / 2, width: side, height: side)))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 10, y: 10)
        #expect(isClose(view.frame, CGRect(x: -20, y: 40, width: 200, height: 30)))
    }

    @Test("R-GEO-3 Points map through center, transform and anchor, and back")
    func mapping() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        parent.addSubview(view)
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -9)
        let anchor = CGPoint(x: 3, y: 64)
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 13, y: -5), CGPoint(x: 103, y: 64)] {
            let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(view.transform)
            let expected = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
            #expect(isClose(view.convert(point, to: parent), expected))
            #expect(isClose(view.convert(expected, from: parent), point))
        }
    }

    @Test("R-GEO-3 A bounds origin shifts the content and leaves the view where it is")
    func scrolling() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        let frame = view.frame
        view.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(view.frame == frame)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 0))
        let parent = UIView()
        parent.addSubview(view)
        #expect(inner.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: -10))
    }

    @Test("R-GEO-4 Setting the frame keeps the bounds' origin and places the center by the anchor")
    func settingFrame() {
        view.bounds.origin = CGPoint(x: 11, y: 12)
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        view.frame = CGRect(x: 100, y: 200, width: 40, height: 80)
        #expect(view.bounds == CGRect(x: 11, y: 12, width: 40, height: 80))
        #expect(view.center == CGPoint(x: 110, y: 260))
        #expect(view.frame == CGRect(x: 100, y: 200, width: 40, height: 80))
    }

    @Test("R-GEO-5 A new bounds size keeps the center, a new center the bounds, a new transform both")
    func independence() {
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.center == CGPoint(x: 60, y: 50))
        #expect(view.frame == CGRect(x: 55, y: 45, width: 10, height: 10))
        view.center = CGPoint(x: 5, y: 5)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(view.center == CGPoint(x: 5, y: 5))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isClose(view.frame, CGRect(x: -10, y: -10, width: 30, height: 30)))
    }

    @Test("R-GEO-6 A new anchor keeps the center and so moves the view", arguments: [true, false])
    func anchor(throughLayer: Bool) {
        if throughLayer { view.layer.anchorPoint = .zero } else { view.anchorPoint = .zero }
        #expect(view.center == CGPoint(x: 60, y: 50))
        #expect(view.frame == CGRect(x: 60, y: 50, width: 100, height: 60))
    }

    @Test("R-GEO-7 The setters of frame, bounds and center do not call one another")
    func setters() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.boundsWrites == 0 && view.centerWrites == 0 && view.frameWrites == 0)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.boundsWrites == 0 && view.centerWrites == 0 && view.frameWrites == 1)
        view.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(view.boundsWrites == 1 && view.centerWrites == 0 && view.frameWrites == 1)
        view.center = CGPoint(x: 9, y: 9)
        #expect(view.boundsWrites == 1 && view.centerWrites == 1 && view.frameWrites == 1)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.boundsWrites == 1 && view.centerWrites == 1 && view.frameWrites == 1)
    }

    @Test("R-GEO-7 bounds.size = s reads and writes an overridden bounds once")
    func sizeThroughBounds() {
        let view = Counting(frame: .zero)
        view.boundsReads = 0
        view.bounds.size = CGSize(width: 4, height: 5)
        #expect(view.boundsReads == 1 && view.boundsWrites == 1)
        #expect(view.layer.bounds.size == CGSize(width: 4, height: 5))
    }

    @Test("R-GEO-8 Negative sizes read as the standard rectangle")
    func negative() {
        view.frame = CGRect(x: 10, y: 20, width: -5, height: -8)
        #expect(view.frame == CGRect(x: 5, y: 12, width: 5, height: 8))
        view.frame = .zero
        view.bounds.size = CGSize(width: -6, height: 4)
        #expect(view.frame.size.width >= 0 && view.frame.width == 6 && view.frame.height == 4)
    }

    @Test("A frame or bounds that is no number changes nothing")
    func notANumber() {
        let frame = view.frame
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        view.frame.size.width = .infinity
        view.bounds.size.height = .nan
        #expect(view.frame == frame)
    }

    @Test("A view whose place is no number is not hit, and the rest is shown as ever")
    func nowhere() throws {
        let stage = Stage.rooted()
        let surface = try #require(stage.host.surface)
        stage.root.backgroundColor = .blue
        let view = stage.add("view")
        view.backgroundColor = .red
        stage.turn()
        view.center.x = .nan
        view.transform = CGAffineTransform(scaleX: .nan, y: 1)
        stage.turn()
        #expect(surface.pixel(x: 200, y: 200)?.description == "#0000FF")
        #expect(stage.root.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.root)
    }
}
