import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Bodies that are joined") struct JointTests {
    @Test("R-DYN-30 A rod keeps its length, and what hangs on it swings for as long as a pendulum")
    func pendulum() {
        let world = World(), ball = world.ball(300, 100, radius: 10) { $0.allowsRotation = false }
        _ = world.addJoint(Joint(.rod(length: 200, spring: nil), at: Vector(100, 100), second: ball, at: .zero))
        world.move(ball, center: Vector(100 + 200 * sin(0.2), 100 + 200 * cos(0.2)), angle: 0)
        world.fall(ball)
        var crossings: [Double] = [], last = world.center(ball).x
        for step in 0..<1200 {
            world.step()
            let place = world.center(ball)
            #expect(abs((place - Vector(100, 100)).length - 200) < 0.5)
            if (place.x - 100).sign != (last - 100).sign { crossings.append(Double(step) / 240) }
            last = place.x
        }
        let period = 2 * (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        #expect(abs(period - 2 * .pi * (200.0 / 1000).squareRoot() * 1.0025) < 0.02, "\(period) s")
    }

    @Test("R-DYN-31 A spring swings with its frequency, and damping takes the swinging away")
    func spring() {
        let world = World(), free = world.box(0, 150), damped = world.box(500, 150)
        _ = world.addJoint(Joint(.rod(length: 100, spring: Spring(frequency: 2, damping: 0)), at: .zero, second: free, at: .zero))
        _ = world.addJoint(Joint(.rod(length: 100, spring: Spring(frequency: 2, damping: 1)), at: Vector(500, 0), second: damped, at: .zero))
        var crossings = 0, last = 50.0, lowest = 50.0
        for _ in 0..<480 {
            world.step()
            let now = world.center(free).y - 100
            if now.sign != last.sign { crossings += 1 }
            last = now
            lowest = min(lowest, world.center(damped).y - 100)
        }
        #expect((7...8).contains(crossings), "\(crossings) in 2 s")
        #expect(lowest > -0.5, "went beyond by \(lowest)")
        #expect(abs(world.center(damped).y - 100) < 0.5)
    }

    @Test("R-DYN-32 What hangs on an anchor that moves gets its velocity")
    func anchor() {
        let world = World(), box = world.box(0, 0)
        let joint = world.addJoint(Joint(.rod(length: 0, spring: nil), at: Vector(30, 0), second: box, at: Vector(30, 0)))
        for frame in 1...12 {
            world.moveAnchor(of: joint, to: Vector(30, Double(frame) * 10), steps: 4)
            for _ in 0..<4 { world.step() }
        }
        #expect((world.center(box) + Rotation(world.angle(box))(Vector(30, 0)) - Vector(30, 120)).length < 1)
        #expect(world.velocity(box).y > 300 && abs(world.angle(box)) > 0.05, "\(world.velocity(box)), \(world.angle(box))")
        world.removeJoint(joint)
        world.run(0.1)
        #expect(world.center(box).y > 140)
    }

    @Test("R-DYN-33 A rope holds at its length, and does not push")
    func rope() {
        let world = World(), wall = world.box(0, 0) { $0.isAnchored = true }, ball = world.ball(0, 80, radius: 10)
        world.setGroups(items: [], boundaries: [], of: wall)
        _ = world.addJoint(Joint(.rope(length: 200), first: wall, at: .zero, second: ball, at: .zero))
        world.fall(ball)
        world.run(0.2)
        #expect(abs(world.center(ball).y - 100) < 1, "it falls freely: \(world.center(ball))")
        #expect(world.runToRest() < 4)
        #expect(abs(world.center(ball).y - 200) < 0.5, "\(world.center(ball))")
    }

    @Test("R-DYN-33 Fixed bodies move as one")
    func weld() {
        let world = World(), a = world.box(0, 0), b = world.box(100, 0)
        _ = world.addJoint(Joint(.weld, first: a, at: Vector(50, 0), second: b, at: Vector(-50, 0)))
        world.push(Vector(0, 300), at: .zero, b)
        world.run(2)
        #expect(abs((world.center(b) - world.center(a)).length - 100) < 0.5)
        #expect(abs(world.angle(a) - world.angle(b)) < 0.01 && abs(world.angle(a)) > 0.5)
    }

    @Test("R-DYN-33, R-DYN-34 A pin lets turn, in its range; friction stops what is slow")
    func pin() {
        let world = World(), wall = world.box(0, 0) { $0.isAnchored = true }, arm = world.box(100, 0) 
        world.setGroups(items: [], boundaries: [], of: wall)
        let joint = world.addJoint(Joint(.pin(friction: 0, range: -1...0.5), first: wall, at: .zero, second: arm, at: Vector(-100, 0)))
        world.fall(arm)
        world.run(2)
        #expect(abs(world.angle(arm) - 0.5) < 0.02, "\(world.angle(arm))")
        #expect(abs(world.center(arm).length - 100) < 0.5)
        world.setKind(.pin(friction: 1e9, range: nil), of: joint)
        world.setForces(.zero, [], of: arm)
        world.addVelocity(.zero, angular: 3, to: arm)
        world.run(1)
        #expect(abs(world.spin(arm)) < 1e-3)
    }

    @Test("R-DYN-33, R-DYN-34 A slider moves along its axis alone, in its range, and does not turn")
    func slider() {
        let world = World(), box = world.box(0, 0)
        _ = world.addJoint(Joint(.slider(axis: Vector(0.6, 0.8), range: -20...50), at: .zero, second: box, at: .zero))
        world.fall(box)
        world.push(Vector(100, 0), at: Vector(0, 40), box)
        world.run(2)
        #expect((world.center(box) - Vector(30, 40)).length < 0.5, "\(world.center(box))")
        #expect(abs(world.angle(box)) < 0.01)
        world.setForces(Vector(0, -1000), [], of: box)
        world.run(2)
        #expect((world.center(box) - Vector(-12, -16)).length < 0.5, "\(world.center(box))")
    }

    @Test("R-DYN-35 A snap brings a body to its place, upright, and to rest")
    func snap() {
        let world = World(), box = world.box(0, 0, angle: 2, velocity: Vector(0, 2000), spin: 8)
        _ = world.addJoint(Joint(.snap(Spring(frequency: 4, damping: 0.6)), at: Vector(200, 300), second: box, at: .zero))
        #expect(world.runToRest() < 2.5)
        #expect((world.center(box) - Vector(200, 300)).length < 0.1, "\(world.center(box))")
        #expect(abs(world.angle(box).remainder(dividingBy: 2 * .pi)) < 0.002)
    }

    @Test("R-DYN-33 A chain of twelve hangs and comes to rest")
    func chain() {
        let world = World()
        var last = BodyID.ground, ids: [BodyID] = []
        for link in 0..<12 {
            let id = world.box(Double(link) * 20 + 10, 0, side: 16) { ($0.angularResistance, $0.resistance) = (1, 1) }
            world.setGroups(items: [], boundaries: [], of: id)
            _ = world.addJoint(Joint(.pin(friction: 0, range: nil), first: last, at: last == .ground ? .zero : Vector(10, 0), second: id, at: Vector(-10, 0)))
            ids.append(id)
            last = id
        }
        world.fall(ids)
        world.run(15)
        #expect((world.center(ids[11]) - Vector(0, 230)).length < 3, "\(world.center(ids[11]))")
    }
}
