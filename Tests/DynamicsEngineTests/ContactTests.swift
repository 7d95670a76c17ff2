import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Bodies that meet") struct ContactTests {
    @Test("R-DYN-20 Balls of equal mass exchange their velocities where they are elastic, and share them where they are not", arguments: [1, 0.5, 0])
    func exchange(elasticity: Double) {
        let world = World(), moving = world.ball(0, 0, velocity: Vector(400, 0)) { $0.elasticity = elasticity }, still = world.ball(200, 0)
        world.run(1)
        #expect(abs(world.velocity(still).x - 200 * (1 + elasticity)) < 1, "\(world.velocity(still))")
        #expect(abs(world.velocity(moving).x - 200 * (1 - elasticity)) < 1, "\(world.velocity(moving))")
    }

    @Test("R-DYN-3 Momentum is conserved, and energy does not grow", arguments: 0..<20)
    func conservation(seed: Int) {
        var seed = Seed(seed)
        let world = World()
        for index in 0..<12 {
            let velocity = Vector(seed.number(-600, 600), seed.number(-600, 600)), place = Vector(Double(index % 4) * 120, Double(index / 4) * 120)
            let elasticity = seed.number(0, 1), friction = seed.number(0, 1)
            if index.isMultiple(of: 2) {
                world.box(place.x, place.y, side: seed.number(30, 100), angle: seed.number(0, 3), velocity: velocity, spin: seed.number(-5, 5)) { ($0.elasticity, $0.friction) = (elasticity, friction) }
            } else {
                world.ball(place.x, place.y, radius: seed.number(15, 50), velocity: velocity) { ($0.elasticity, $0.friction) = (elasticity, friction) }
            }
        }
        let momentum = world.momentum
        var energy = world.kineticEnergy
        let first = energy
        for _ in 0..<480 {
            world.step()
            #expect((world.momentum - momentum).length < 1e-6)
            #expect(world.kineticEnergy <= energy + first * 0.005, "energy \(energy) grew to \(world.kineticEnergy)")
            energy = min(energy, world.kineticEnergy)
        }
    }

    @Test("R-DYN-20 A ball bounces off a line to the share of its speed, at the line", arguments: [1, 0.7, 0.3])
    func bounces(elasticity: Double) {
        let world = World(), ball = world.ball(0, -200, radius: 20) { $0.elasticity = elasticity }
        world.line([Vector(-500, 0), Vector(500, 0)])
        world.fall(ball)
        var last = 0.0, lowest = -200.0
        while world.velocity(ball).y >= 0 {
            last = world.velocity(ball).y
            world.step()
            lowest = max(lowest, world.center(ball).y)
        }
        #expect(abs(world.velocity(ball).y + last * elasticity) < 10, "from \(last) to \(world.velocity(ball).y)")
        #expect(abs(lowest + 20) < 0.5, "its lowest is \(lowest)")
    }

    @Test("R-DYN-4 A stack of boxes comes to rest, where it stands, and sleeps", arguments: [3, 8])
    func stack(count: Int) {
        let world = World()
        world.line([Vector(-500, 0), Vector(500, 0)])
        let ids = (0..<count).map { world.box(0, -25 - 55 * Double($0), side: 50) { $0.friction = 0.3 } }
        world.fall(ids)
        #expect(world.runToRest() < 4)
        for (index, id) in ids.enumerated() {
            #expect((world.center(id) - Vector(0, -25 - 50 * Double(index))).length < 1, "\(index): \(world.center(id))")
            #expect(abs(world.angle(id)) < 0.01)
        }
    }

    @Test("R-DYN-4 A pyramid comes to rest; what is thrown at it wakes it")
    func pyramid() {
        let world = World()
        world.line([Vector(-1000, 0), Vector(1000, 0)])
        var ids: [BodyID] = []
        for row in 0..<5 {
            for column in 0..<(5 - row) { ids.append(world.box(Double(column) * 44 + Double(row) * 22, -20.5 - 41 * Double(row), side: 40) { $0.friction = 0.4 }) }
        }
        world.fall(ids)
        #expect(world.runToRest() < 4)
        let top = world.center(ids.last!)
        #expect((top - Vector(88, -180)).length < 2, "\(top)")
        let ball = world.ball(-400, -20, radius: 20, velocity: Vector(2000, 0))
        world.run(0.5)
        #expect((world.center(ids[0]) - Vector(0, -20)).length > 5)
        #expect(world.center(ball).x.isFinite)
    }

    @Test("R-DYN-20 Friction holds a box on a slope below its angle, and lets it slide above", arguments: [0.2, 0.8])
    func slope(friction: Double) {
        let world = World(), angle = 0.4
        let along = Vector(cos(angle), sin(angle))
        world.line([along * -2000, along * 2000])
        let box = world.box(0, 0, side: 40, angle: angle) { $0.friction = friction }
        world.move(box, center: Vector(along.y, -along.x) * 20.05, angle: angle)
        world.fall(box)
        world.run(1)
        let way = world.center(box).dot(along)
        if friction > tan(angle) {
            #expect(abs(way) < 1, "slid by \(way)")
        } else {
            #expect(abs(way - 500 * (sin(angle) - friction * cos(angle))) < 10, "slid by \(way)")
        }
    }

    @Test("R-DYN-23 A box slides over the joints of a line as over one line", arguments: [0, 0.5])
    func joints(friction: Double) {
        let world = World()
        world.line((0...40).map { Vector(Double($0) * 25 - 200, 0) })
        let box = world.box(0, -20.02, side: 40, velocity: Vector(400, 0)) { $0.friction = friction }
        world.fall(box)
        var lowest = 0.0
        for _ in 0..<240 {
            world.step()
            lowest = max(lowest, abs(world.center(box).y + 20))
        }
        #expect(lowest < 0.3 && abs(world.angle(box)) < 0.01, "hopped by \(lowest)")
        let way = friction == 0 ? 400 : 400.0 * 400 / (2 * 0.5 * 1000)
        #expect(abs(world.center(box).x - way) < 5, "\(world.center(box))")
    }

    @Test("R-DYN-25 Contacts begin and end once, with a place")
    func events() {
        let world = World(), ball = world.ball(0, -100, radius: 20) { $0.elasticity = 0.8 }
        world.line([Vector(-500, 0), Vector(500, 0)], id: 7)
        world.fall(ball)
        world.run(0.6)
        let events = world.takeEvents()
        #expect(events.map(\.isBegin) == [true, false])
        #expect(events.allSatisfy { $0.body == ball && $0.other == .boundary(7) && abs($0.place.x) < 1e-6 && abs($0.place.y) < 1 })
        _ = world.runToRest()
        #expect(world.takeEvents().last?.isBegin == true, "it rests on the line")
        let above = world.ball(0, -200, radius: 20)
        world.fall(above)
        world.run(1)
        let first = world.takeEvents().first
        #expect(first?.isBegin == true && first?.body == ball && first?.other == .body(above))
    }

    @Test("R-DYN-23 Bodies meet only in a group that both are in")
    func groups() {
        let world = World(), a = world.ball(0, 0, velocity: Vector(300, 0)), b = world.ball(200, 0)
        world.setGroups(items: [2], boundaries: [], of: b)
        world.run(1)
        #expect(abs(world.center(a).x - 300) < 1e-6 && world.center(b) == Vector(200, 0))
    }
}
