import Testing
@testable import UIKit

@MainActor @Suite("Field behaviors", .leavesNothing)
struct FieldTests {
    /// What a field makes of the velocity of an item that flies at (100, 0) from (300, 200), with the middle at (200, 200), in a tenth of a second.
    private func change(_ field: UIFieldBehavior, _ set: (UIFieldBehavior) -> Void = { _ in }) -> CGPoint {
        let dynamics = LoggingAnimatorDelegate(), view = dynamics.add("A", 300, 200, side: 20), properties = UIDynamicItemBehavior(items: [view])
        field.position = CGPoint(x: 200, y: 200)
        set(field)
        field.addItem(view)
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        dynamics.add(field, properties)
        dynamics.animator.refreshes.stop()
        dynamics.animator.frame(at: 0)
        dynamics.animator.frame(at: 0.1)
        let velocity = properties.linearVelocity(for: view)
        dynamics.animator.removeAllBehaviors()
        dynamics.animator.frame(at: 0.2)
        return CGPoint(x: velocity.x - 100, y: velocity.y)
    }

    @Test("R-DYN-27 Fields: drag, velocity, gravity to a side and to a point, a spring, a vortex")
    func kinds() {
        #expect(isClose(change(.dragField()), CGPoint(x: -9.5, y: 0), within: 0.1))
        #expect(isClose(change(.velocityField(direction: CGVector(dx: 100, dy: 50))), CGPoint(x: 0, y: 4.75), within: 0.1))
        #expect(isClose(change(.linearGravityField(direction: CGVector(dx: 0, dy: 7))), CGPoint(x: 0, y: 100), within: 0.1))
        #expect(isClose(change(.radialGravityField(position: .zero)), CGPoint(x: -100, y: 0), within: 0.1))
        #expect(isClose(change(.radialGravityField(position: .zero)) { $0.falloff = 2 }, CGPoint(x: -95, y: 0), within: 5))
        let spring = change(.springField())
        #expect(spring.x < -370 && spring.x > -420, "\(spring)")
        let vortex = change(.vortexField())
        #expect(vortex.y < -90 && abs(vortex.x) < 10, "\(vortex)")
        #expect(isClose(change(.linearGravityField(direction: CGVector(dx: 0, dy: 7))) { $0.strength = -0.5 }, CGPoint(x: 0, y: -50), within: 0.1))
    }

    @Test("R-DYN-27 A closure says the acceleration; numbers that are not finite do nothing")
    func block() {
        var times: [Double] = []
        let answer = change(.field { field, position, velocity, mass, charge, time in
            times.append(time)
            #expect(position.x >= 300 && velocity.dx >= 100 && isClose(mass, 0.04) && charge == 0)
            return CGVector(dx: 10, dy: 0)
        })
        #expect(isClose(answer, CGPoint(x: 1, y: 0)) && times == Array(repeating: 1.0 / 240, count: 24))
        #expect(change(.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: .infinity) }) == .zero)
    }

    @Test("R-DYN-28 Regions: a circle, a rectangle, and what is made of them; a field acts inside alone")
    func regions() {
        let circle = UIRegion(radius: 50), square = UIRegion(size: CGSize(width: 60, height: 200))
        let a = CGPoint(x: 0, y: 0), b = CGPoint(x: 45, y: 0), c = CGPoint(x: 0, y: 90), d = CGPoint(x: 200, y: 0)
        func inside(_ region: UIRegion) -> [Bool] { [a, b, c, d].map { region.contains($0) } }
        #expect(inside(circle) == [true, true, false, false] && inside(square) == [true, false, true, false])
        #expect(inside(circle.byUnion(with: square)) == [true, true, true, false] && inside(circle.byIntersection(with: square)) == [true, false, false, false])
        #expect(inside(circle.byDifference(from: square)) == [false, true, false, false] && inside(circle.inverse()) == [false, false, true, true])
        #expect(inside(.infinite) == [true, true, true, true] && inside(.infinite.inverse()) == [false, false, false, false])
        #expect(change(.dragField()) { $0.region = circle } == .zero)
        #expect(change(.dragField()) { $0.region = circle.inverse() }.x < -9)
    }
}
