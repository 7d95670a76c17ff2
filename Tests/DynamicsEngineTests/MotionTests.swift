import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Bodies that move alone") struct MotionTests {
    @Test("R-DYN-16 A body falls by its acceleration, whatever its mass")
    func falls() {
        let rig = Rig(), light = rig.box(0, 0, side: 20), heavy = rig.box(500, 0) { $0.density = 50 }
        rig.fall(light, heavy)
        rig.run(1)
        for id in [light, heavy] {
            #expect(abs(rig.velocity(id).y - 1000) < 1e-6)
            #expect(abs(rig.center(id).y - 500) < 3, "\(rig.center(id))")
        }
    }

    @Test("R-DYN-19 Mass is density by area: 100 × 100 at density 1 has mass 1")
    func mass() throws {
        let rig = Rig()
        #expect(abs(try #require(rig.world.mass(of: rig.box(0, 0))) - 1) < 1e-9)
        #expect(abs(try #require(rig.world.mass(of: rig.box(0, 0, side: 50) { $0.density = 2 })) - 0.5) < 1e-9)
        #expect(abs(try #require(rig.world.mass(of: rig.ball(0, 0))) - .pi / 4) < 1e-9)
    }

    @Test("R-DYN-17 A force of 100 accelerates mass 1 by 100 points a second squared; an impulse of 100 gives it 100 points a second")
    func pushes() {
        let rig = Rig(), pushed = rig.box(0, 0), hit = rig.box(500, 0)
        rig.world.setForces(.zero, [BodyForce(force: Vector(100, 0))], of: pushed)
        rig.world.push(Vector(0, 100), at: .zero, hit)
        rig.run(2)
        #expect(abs(rig.velocity(pushed).x - 200) < 1e-6)
        #expect(abs(rig.velocity(hit).y - 100) < 1e-6)
    }

    @Test("R-DYN-17 A force beside the centre turns the body too, unless it may not turn")
    func turns() {
        let rig = Rig(), free = rig.box(0, 0), stiff = rig.box(500, 0) { $0.allowsRotation = false }
        for id in [free, stiff] { rig.world.push(Vector(0, 100), at: Vector(50, 0), id) }
        // The moment of inertia of a square is m · a² / 6.
        #expect(abs(rig.spin(free) - 100 * 50 / (10_000.0 / 6)) < 1e-9)
        #expect(rig.spin(stiff) == 0)
        #expect(rig.velocity(free).y == rig.velocity(stiff).y)
    }

    @Test("R-DYN-21 Resistance slows by a share of the velocity")
    func resistance() {
        let rig = Rig(), slow = rig.box(0, 0, velocity: Vector(1000, 0), spin: 10) { ($0.resistance, $0.angularResistance) = (2, 1) }
        rig.run(1)
        #expect(abs(rig.velocity(slow).x - 1000 * exp(-2)) < 2)
        #expect(abs(rig.spin(slow) - 10 * exp(-1)) < 0.02)
        let stuck = rig.box(0, 500, velocity: Vector(1000, 0)) { $0.resistance = .greatestFiniteMagnitude }
        rig.run(1)
        #expect(rig.velocity(stuck).length < 1e-6)
    }

    @Test("R-DYN-22 Nothing moves an anchored body")
    func anchored() {
        let rig = Rig(), wall = rig.box(0, 0) { $0.isAnchored = true }
        rig.fall(wall)
        rig.world.addVelocity(Vector(100, 0), angular: 1, to: wall)
        rig.world.push(Vector(1000, 0), at: Vector(0, 50), wall)
        let ball = rig.ball(-300, 0, velocity: Vector(800, 0))
        rig.run(1)
        #expect(rig.center(wall) == .zero && rig.angle(wall) == 0)
        #expect(rig.center(ball).x < -99)
    }

    @Test("R-DYN-4 A body that does not move falls asleep, one that a small force moves does not, and a change wakes it")
    func sleeps() {
        let rig = Rig(), still = rig.box(0, 0), drifting = rig.box(500, 0)
        rig.world.setForces(.zero, [BodyForce(force: Vector(2, 0))], of: drifting)
        rig.run(1)
        #expect(rig.world.isAsleep(still) && !rig.world.isAsleep(drifting) && !rig.world.isAtRest)
        rig.world.setForces(.zero, [], of: drifting)
        #expect(!rig.world.isAsleep(still))
    }

    @Test("R-DYN-2 Between two steps places are between theirs")
    func between() throws {
        let rig = Rig(), id = rig.box(0, 0, velocity: Vector(240, 0), spin: 2.4)
        rig.world.step()
        #expect(try #require(rig.world.pose(of: id, at: 0)).center.x == 0)
        #expect(abs(try #require(rig.world.pose(of: id, at: 0.25)).center.x - 0.25) < 1e-9)
        #expect(abs(try #require(rig.world.pose(of: id, at: 0.5)).angle - 0.005) < 1e-9)
        #expect(abs(try #require(rig.world.pose(of: id, at: 1)).center.x - 1) < 1e-9)
    }

    @Test("R-DYN-26 A shape whose middle of mass is elsewhere turns about that")
    func aside() throws {
        let rig = Rig(), hull = try #require(Hull.around([Vector(0, 0), Vector(90, 0), Vector(0, 90)]))
        let id = rig.add(hull, 200, 200, spin: .pi)
        #expect((rig.center(id) - Vector(200, 200)).length < 1e-9)
        rig.run(1)
        // Half a turn about (230, 230).
        #expect((rig.center(id) - Vector(260, 260)).length < 1e-6, "\(rig.center(id))")
    }
}
