import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Bodies that move alone") struct MotionTests {
    @Test("R-DYN-16 A body falls by its acceleration, whatever its mass")
    func falls() {
        let world = World(), light = world.box(0, 0, side: 20), heavy = world.box(500, 0) { $0.density = 50 }
        world.fall(light, heavy)
        world.run(1)
        for id in [light, heavy] {
            #expect(abs(world.velocity(id).y - 1000) < 1e-6)
            #expect(abs(world.center(id).y - 500) < 3, "\(world.center(id))")
        }
    }

    @Test("R-DYN-19 Mass is density by area: 100 × 100 at density 1 has mass 1")
    func mass() throws {
        let world = World()
        #expect(abs(try #require(world.mass(of: world.box(0, 0))) - 1) < 1e-9)
        #expect(abs(try #require(world.mass(of: world.box(0, 0, side: 50) { $0.density = 2 })) - 0.5) < 1e-9)
        #expect(abs(try #require(world.mass(of: world.ball(0, 0))) - .pi / 4) < 1e-9)
    }

    @Test("R-DYN-17 A force of 100 accelerates mass 1 by 100 points a second squared; an impulse of 100 gives it 100 points a second")
    func pushes() {
        let world = World(), pushed = world.box(0, 0), hit = world.box(500, 0)
        world.setForces(.zero, [BodyForce(force: Vector(100, 0))], of: pushed)
        world.push(Vector(0, 100), at: .zero, hit)
        world.run(2)
        #expect(abs(world.velocity(pushed).x - 200) < 1e-6)
        #expect(abs(world.velocity(hit).y - 100) < 1e-6)
    }

    @Test("R-DYN-17 A force beside the centre turns the body too, unless it may not turn")
    func turns() {
        let world = World(), free = world.box(0, 0), stiff = world.box(500, 0) { $0.allowsRotation = false }
        for id in [free, stiff] { world.push(Vector(0, 100), at: Vector(50, 0), id) }
        // The moment of inertia of a square is m · a² / 6.
        #expect(abs(world.spin(free) - 100 * 50 / (10_000.0 / 6)) < 1e-9)
        #expect(world.spin(stiff) == 0)
        #expect(world.velocity(free).y == world.velocity(stiff).y)
    }

    @Test("R-DYN-21 Resistance slows by a share of the velocity")
    func resistance() {
        let world = World(), slow = world.box(0, 0, velocity: Vector(1000, 0), spin: 10) { ($0.resistance, $0.angularResistance) = (2, 1) }
        world.run(1)
        #expect(abs(world.velocity(slow).x - 1000 * exp(-2)) < 2)
        #expect(abs(world.spin(slow) - 10 * exp(-1)) < 0.02)
        let stuck = world.box(0, 500, velocity: Vector(1000, 0)) { $0.resistance = .greatestFiniteMagnitude }
        world.run(1)
        #expect(world.velocity(stuck).length < 1e-6)
    }

    @Test("R-DYN-22 Nothing moves an anchored body")
    func anchored() {
        let world = World(), wall = world.box(0, 0) { $0.isAnchored = true }
        world.fall(wall)
        world.addVelocity(Vector(100, 0), angular: 1, to: wall)
        world.push(Vector(1000, 0), at: Vector(0, 50), wall)
        let ball = world.ball(-300, 0, velocity: Vector(800, 0))
        world.run(1)
        #expect(world.center(wall) == .zero && world.angle(wall) == 0)
        #expect(world.center(ball).x < -99)
    }

    @Test("R-DYN-4 A body that does not move falls asleep, one that a small force moves does not, and a change wakes it")
    func sleeps() {
        let world = World(), still = world.box(0, 0), drifting = world.box(500, 0)
        world.setForces(.zero, [BodyForce(force: Vector(2, 0))], of: drifting)
        world.run(1)
        #expect(world.isAsleep(still) && !world.isAsleep(drifting) && !world.isAtRest)
        world.setForces(.zero, [], of: drifting)
        #expect(!world.isAsleep(still))
    }

    @Test("R-DYN-2 Between two steps places are between theirs")
    func between() throws {
        let world = World(), id = world.box(0, 0, velocity: Vector(240, 0), spin: 2.4)
        world.step()
        #expect(try #require(world.pose(of: id, at: 0)).center.x == 0)
        #expect(abs(try #require(world.pose(of: id, at: 0.25)).center.x - 0.25) < 1e-9)
        #expect(abs(try #require(world.pose(of: id, at: 0.5)).angle - 0.005) < 1e-9)
        #expect(abs(try #require(world.pose(of: id, at: 1)).center.x - 1) < 1e-9)
    }

    @Test("R-DYN-26 A shape whose middle of mass is elsewhere turns about that")
    func aside() throws {
        let world = World(), hull = try #require(Hull.around([Vector(0, 0), Vector(90, 0), Vector(0, 90)]))
        let id = world.add(hull, 200, 200, spin: .pi)
        #expect((world.center(id) - Vector(200, 200)).length < 1e-9)
        world.run(1)
        // Half a turn about (230, 230).
        #expect((world.center(id) - Vector(260, 260)).length < 1e-6, "\(world.center(id))")
    }
}
