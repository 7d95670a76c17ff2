import Testing
@testable import UIKit

@MainActor @Suite("Collision behaviors", .leavesNothing)
struct CollisionTests {
    @Test("R-DYN-13, R-DYN-25 The reference's bounds hold items, less insets, and follow the view")
    func bounds() {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 200, 200), collision = UICollisionBehavior(items: [view])
        collision.collisionDelegate = dynamics
        #expect(!collision.translatesReferenceBoundsIntoBoundary && collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        #expect(collision.translatesReferenceBoundsIntoBoundary)
        dynamics.add(collision, UIGravityBehavior(items: [view]))
        dynamics.run(3)
        #expect(isClose(view.center.y, 320, within: 0.3) && dynamics.journal.take().contains("A meets the bounds"))
        dynamics.stage.root.bounds.size.height = 500
        collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
        dynamics.run(3)
        #expect(isClose(view.center.y, 450, within: 0.3), "\(view.center)")
        collision.translatesReferenceBoundsIntoBoundary = false
        dynamics.run(1)
        #expect(view.center.y > 600)
        dynamics.animator.removeAllBehaviors()
        dynamics.run(0.1)
    }

    @Test("R-DYN-14 Boundaries have names, by which they are found, exchanged and removed")
    func names() {
        let collision = UICollisionBehavior()
        collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 10), to: CGPoint(x: 50, y: 10))
        collision.addBoundary(withIdentifier: "ramp" as NSCopying, for: UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        collision.addBoundary(withIdentifier: NSNumber(value: 7), from: .zero, to: CGPoint(x: 1, y: 1))
        #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["floor", "ramp", "7"])
        #expect(collision.boundary(withIdentifier: "ramp")?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 20), to: CGPoint(x: 50, y: 20))
        #expect(collision.boundaryIdentifiers?.count == 3 && collision.boundary(withIdentifier: "floor")?.bounds.minY == 20)
        collision.removeBoundary(withIdentifier: NSNumber(value: 7))
        collision.removeBoundary(withIdentifier: "ceiling")
        #expect(collision.boundaryIdentifiers?.count == 2 && collision.boundary(withIdentifier: "ceiling") == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test("R-DYN-23, R-DYN-24 Items meet lines and paths of their behavior, also when they are thrown")
    func lines() {
        let dynamics = LoggingAnimatorDelegate(), thrown = dynamics.add("A", 50, 200, side: 30), sliding = dynamics.add("B", 100, 30, side: 30), free = dynamics.add("C", 300, 30, side: 30)
        let collision = UICollisionBehavior(items: [thrown, sliding]), properties = UIDynamicItemBehavior(items: [thrown])
        collision.collisionDelegate = dynamics
        collision.addBoundary(withIdentifier: "wall", from: CGPoint(x: 200, y: -1000), to: CGPoint(x: 200, y: 1000))
        let slope = UIBezierPath()
        slope.move(to: CGPoint(x: 0, y: 50))
        slope.addQuadCurve(to: CGPoint(x: 180, y: 120), controlPoint: CGPoint(x: 90, y: 50))
        collision.addBoundary(withIdentifier: "slope", for: slope)
        properties.addLinearVelocity(CGPoint(x: 20_000, y: 0), for: thrown)
        dynamics.add(collision, properties, UIGravityBehavior(items: [sliding, free]))
        dynamics.run(0.3)
        #expect(thrown.center.x < 200 && free.center.y > 60)
        #expect(dynamics.journal.take().contains("A meets wall"))
        dynamics.run(0.5)
        #expect(dynamics.journal.take().contains("B meets slope") || sliding.center.x > 100)
        #expect(sliding.center.x > 101, "it slides down: \(sliding.center)")
        dynamics.animator.removeAllBehaviors()
        dynamics.run(0.1)
    }

    @Test("R-DYN-23, R-DYN-25 Items meet by the mode of a behavior that has both; contacts begin and end once")
    func items() {
        for mode in [UICollisionBehavior.Mode.items, .boundaries, .everything] {
            let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 50, 200, side: 40), b = dynamics.add("B", 250, 200, side: 40)
            let collision = UICollisionBehavior(items: [a, b]), properties = UIDynamicItemBehavior(items: [a, b])
            collision.collisionMode = mode
            collision.collisionDelegate = dynamics
            properties.elasticity = 1
            properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
            dynamics.add(collision, properties)
            dynamics.run(0.8)
            let meets = mode != .boundaries
            #expect(dynamics.journal.take().filter { $0 != "resume" } == (meets ? ["A meets B", "A leaves B"] : []))
            #expect(isClose(properties.linearVelocity(for: b).x, meets ? 400 : 0, within: 2) && isClose(properties.linearVelocity(for: a).x, meets ? 0 : 400, within: 2))
            dynamics.animator.removeAllBehaviors()
            dynamics.run(0.1)
        }
        let dynamics = LoggingAnimatorDelegate(), a = dynamics.add("A", 50, 200, side: 40), b = dynamics.add("B", 250, 200, side: 40)
        let properties = UIDynamicItemBehavior(items: [a])
        properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
        dynamics.add(UICollisionBehavior(items: [a]), UICollisionBehavior(items: [b]), properties)
        dynamics.run(0.8)
        #expect(a.center.x > 300 && b.center.x == 250, "no behavior has both")
    }

    private final class PathView: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -50, y: -50))
            path.addLine(to: CGPoint(x: 50, y: -50))
            path.addLine(to: CGPoint(x: 20, y: 50))
            path.close()
            return path
        }
    }

    @Test("R-DYN-26 Shapes: the bounds, the ellipse in them, a path about the middle")
    func shapes() {
        let dynamics = LoggingAnimatorDelegate(), square = dynamics.add("A", 60, 60, side: 40), round = dynamics.add("B", 120, 60, side: 40, RoundView()), path = dynamics.add("C", 250, 60, side: 100, PathView())
        #expect(square.collisionBoundsType == .rectangle && square.collisionBoundingPath.isEmpty)
        for view in [square, round] { view.transform = CGAffineTransform(rotationAngle: .pi / 4) }
        let collision = UICollisionBehavior(items: [square, round, path]), properties = UIDynamicItemBehavior(items: [square, round, path])
        properties.friction = 1
        collision.translatesReferenceBoundsIntoBoundary = true
        dynamics.add(collision, properties, UIGravityBehavior(items: [square, round, path]))
        dynamics.run(0.85)
        #expect(isClose(round.center.y, 380, within: 0.5), "\(round.center)")
        dynamics.run(6)
        #expect(isClose(square.center.y, 380, within: 0.5) || isClose(square.center.y, 400 - 20 * 2.0.squareRoot(), within: 0.5), "\(square.center)")
        #expect(abs(path.transform.b) > 0.3, "the triangle has fallen over")
    }
}
