import Testing
@testable import UIKit

@MainActor @Suite("Conversion", .leavesNothing)
final class ConversionTests {
    private lazy var stage = Stage.rooted()
    private lazy var left = add(CGRect(x: 10, y: 10, width: 100, height: 100), to: stage.root)
    private lazy var right = add(CGRect(x: 200, y: 50, width: 100, height: 100), to: stage.root)
    private lazy var deep = add(CGRect(x: 5, y: 6, width: 20, height: 20), to: left)

    private func add(_ frame: CGRect, to superview: UIView) -> UIView {
        let view = UIView(frame: frame)
        superview.addSubview(view)
        return view
    }

    @Test("R-GEO-9 Between views of one window, by way of their common ancestor, both ways")
    func points() {
        #expect(deep.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -184, y: -32))
        #expect(right.convert(CGPoint(x: 1, y: 2), from: deep) == CGPoint(x: -184, y: -32))
        #expect(right.convert(CGPoint(x: -184, y: -32), to: deep) == CGPoint(x: 1, y: 2))
        #expect(deep.convert(CGPoint(x: 1, y: 2), to: deep) == CGPoint(x: 1, y: 2))
        #expect(deep.convert(CGPoint(x: 1, y: 2), to: left) == CGPoint(x: 6, y: 8))
        #expect(left.convert(CGPoint(x: 6, y: 8), to: deep) == CGPoint(x: 1, y: 2))
    }

    @Test("R-GEO-9 Nil stands for the window")
    func windowCoordinates() {
        stage.window.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(deep.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 15, y: 16))
        #expect(deep.convert(CGPoint(x: 15, y: 16), from: nil as UIView?) == .zero)
        #expect(deep.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 15, y: 16))
        #expect(deep.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: nil as UIView?) == CGRect(x: 15, y: 16, width: 2, height: 3))
    }

    @Test("R-GEO-9 Transforms and bounds origins on the way count")
    func transforms() {
        left.bounds.origin = CGPoint(x: 0, y: 100)
        left.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // In left's coordinates (5, 6); from its anchor (50, 150): (-45, -144); turned: (144, -45); from its center (60, 60).
        #expect(isClose(deep.convert(CGPoint.zero, to: stage.root), CGPoint(x: 204, y: 15)))
        #expect(isClose(deep.convert(CGPoint(x: 204, y: 15), from: stage.root), .zero))
    }

    @Test("R-GEO-9 Between windows by way of the screen")
    func windows() {
        let other = UIWindow(windowScene: stage.scene)
        other.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
        let inOther = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        other.addSubview(inOther)
        #expect(deep.convert(CGPoint.zero, to: inOther) == CGPoint(x: -95, y: -44))
        #expect(inOther.convert(CGPoint.zero, to: deep) == CGPoint(x: 95, y: 44))
        #expect(stage.window.convert(CGPoint(x: 120, y: 60), to: other) == CGPoint(x: 20, y: 10))
        #expect(stage.window.convert(CGPoint(x: 20, y: 10), from: other) == CGPoint(x: 120, y: 60))
        #expect(other.convert(CGPoint(x: 20, y: 10), to: nil as UIWindow?) == CGPoint(x: 120, y: 60))
        #expect(other.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: stage.window) == CGRect(x: 100, y: 50, width: 5, height: 6))
    }

    @Test("R-GEO-9 A rectangle becomes the box around its corners")
    func rectangles() {
        right.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(right.convert(CGRect(x: 0, y: 0, width: 100, height: 50), to: stage.root),
                        CGRect(x: 250, y: 50, width: 50, height: 100)))
        #expect(isClose(stage.root.convert(CGRect(x: 0, y: 0, width: 100, height: 50), from: right),
                        CGRect(x: 250, y: 50, width: 50, height: 100)))
        right.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let side = 100 * 2.0.squareRoot()
        #expect(isClose(right.convert(right.bounds, to: stage.root),
                        CGRect(x: 250 - side / 2, y: 100 - side / 2, width: side, height: side)))
    }

    @Test("R-GEO-9 Outside a window the top view's coordinates take the window's place")
    func detached() {
        left.removeFromSuperview()
        #expect(deep.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 5, y: 6))
        #expect(deep.convert(CGPoint.zero, to: left) == CGPoint(x: 5, y: 6))
    }
}
