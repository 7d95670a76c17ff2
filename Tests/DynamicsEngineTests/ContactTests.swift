import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Bodies that meet") struct ContactTests {
    @Test("R-DYN-20 Balls of equal mass exchange their velocities where they are elastic, and share them where they are not", arguments: [1, 0.5, 0])
    func exchange(elasticity: Double) {
        let rig = Rig(), moving = rig.ball(0, 0, velocity: Vector(400, 0)) { $0.elasticity = elasticity }, still = rig.ball(200, 0)
        rig.run(1)
        #expect(abs(rig.velocity(still).x - 200 * (1 + elasticity)) < 1, "\(rig.velocity(still))")
        #expect(abs(rig.velocity(moving).x - 200 * (1 - elasticity)) < 1, "\(rig.velocity(moving))")
    }

    @Test("R-DYN-3 Momentum is conserved, and energy does not grow", arguments: 0..<20)
    func conservation(seed: Int) {
        var seed = Seed(seed)
        let rig = Rig()
        for index in 0..<12 {
            let velocity = Vector(seed.number(-600, 600), seed.number(-600, 600)), place = Vector(Double(index % 4) * 120, Double(index / 4) * 120)
            let elasticity = seed.number(0, 1), friction = seed.number(0, 1)
            if index.isMultiple(of: 2) {
                rig.box(place.x, place.y, side: seed.number(30, 100), angle: seed.number(0, 3), velocity: velocity, spin: seed.number(-5, 5)) { ($0.elasticity, $0.friction) = (elasticity, friction) }
            } else {
                rig.ball(place.x, place.y, radius: seed.number(15, 50), velocity: velocity) { ($0.elasticity, $0.friction) = (elasticity, friction) }
            }
        }
        let momentum = rig.momentum
        var energy = rig.world.kineticEnergy
        let first = energy
        for _ in 0..<480 {
            rig.world.step()
            #expect((rig.momentum - momentum).length < 1e-6)
            #expect(rig.world.kineticEnergy <= energy + first * 0.005, "energy \(energy) grew to \(rig.world.kineticEnergy)")
            energy = min(energy, rig.world.kineticEnergy)
        }
    }

    @Test("R-DYN-20 A ball bounces off a line to the share of its speed, at the line", arguments: [1, 0.7, 0.3])
    func bounces(elasticity: Double) {
        let rig = Rig(), ball = rig.ball(0, -200, radius: 20) { $0.elasticity = elasticity }
        rig.line([Vector(-500, 0), Vector(500, 0)])
        rig.fall(ball)
        var last = 0.0, lowest = -200.0
        while rig.velocity(ball).y >= 0 {
            last = rig.velocity(ball).y
            rig.world.step()
            lowest = max(lowest, rig.center(ball).y)
        }
        #expect(abs(rig.velocity(ball).y + last * elasticity) < 10, "from \(last) to \(rig.velocity(ball).y)")
        #expect(abs(lowest + 20) < 0.5, "its lowest is \(lowest)")
    }

    @Test("R-DYN-4 A stack of boxes comes to rest, where it stands, and sleeps", arguments: [3, 8])
    func stack(count: Int) {
        let rig = Rig()
        rig.line([Vector(-500, 0), Vector(500, 0)])
        let ids = (0..<count).map { rig.box(0, -25 - 55 * Double($0), side: 50) { $0.friction = 0.3 } }
        rig.fall(ids)
        #expect(rig.runToRest() < 4)
        for (index, id) in ids.enumerated() {
            #expect((rig.center(id) - Vector(0, -25 - 50 * Double(index))).length < 1, "\(index): \(rig.center(id))")
            #expect(abs(rig.angle(id)) < 0.01)
        }
    }

    @Test("R-DYN-4 A pyramid comes to rest; what is thrown at it wakes it")
    func pyramid() {
        let rig = Rig()
        rig.line([Vector(-1000, 0), Vector(1000, 0)])
        var ids: [BodyID] = []
        for row in 0..<5 {
            for column in 0..<(5 - row) { ids.append(rig.box(Double(column) * 44 + Double(row) * 22, -20.5 - 41 * Double(row), side: 40) { $0.friction = 0.4 }) }
        }
        rig.fall(ids)
        #expect(rig.runToRest() < 4)
        let top = rig.center(ids.last!)
        #expect((top - Vector(88, -180)).length < 2, "\(top)")
        let ball = rig.ball(-400, -20, radius: 20, velocity: Vector(2000, 0))
        rig.run(0.5)
        #expect((rig.center(ids[0]) - Vector(0, -20)).length > 5)
        #expect(rig.center(ball).x.isFinite)
    }

    @Test("R-DYN-20 Friction holds a box on a slope below its angle, and lets it slide above", arguments: [0.2, 0.8])
    func slope(friction: Double) {
        let rig = Rig(), angle = 0.4
        let along = Vector(cos(angle), sin(angle))
        rig.line([along * -2000, along * 2000])
        let box = rig.box(0, 0, side: 40, angle: angle) { $0.friction = friction }
        rig.world.move(box, center: Vector(along.y, -along.x) * 20.05, angle: angle)
        rig.fall(box)
        rig.run(1)
        let way = rig.center(box).dot(along)
        if friction > tan(angle) {
            #expect(abs(way) < 1, "slid by \(way)")
        } else {
            #expect(abs(way - 500 * (sin(angle) - friction * cos(angle))) < 10, "slid by \(way)")
        }
    }

    @Test("R-DYN-23 A box slides over the joints of a line as over one line", arguments: [0, 0.5])
    func joints(friction: Double) {
        let rig = Rig()
        rig.line((0...40).map { Vector(Double($0) * 25 - 200, 0) })
        let box = rig.box(0, -20.02, side: 40, velocity: Vector(400, 0)) { $0.friction = friction }
        rig.fall(box)
        var lowest = 0.0
        for _ in 0..<240 {
            rig.world.step()
            lowest = max(lowest, abs(rig.center(box).y + 20))
        }
        #expect(lowest < 0.3 && abs(rig.angle(box)) < 0.01, "hopped by \(lowest)")
        let way = friction == 0 ? 400 : 400.0 * 400 / (2 * 0.5 * 1000)
        #expect(abs(rig.center(box).x - way) < 5, "\(rig.center(box))")
    }

    @Test("R-DYN-25 Contacts begin and end once, with a place")
    func events() {
        let rig = Rig(), ball = rig.ball(0, -100, radius: 20) { $0.elasticity = 0.8 }
        rig.line([Vector(-500, 0), Vector(500, 0)], id: 7)
        rig.fall(ball)
        rig.run(0.6)
        let events = rig.world.takeEvents()
        #expect(events.map(\.isBegin) == [true, false])
        #expect(events.allSatisfy { $0.body == ball && $0.other == .boundary(7) && abs($0.place.x) < 1e-6 && abs($0.place.y) < 1 })
        _ = rig.runToRest()
        #expect(rig.world.takeEvents().last?.isBegin == true, "it rests on the line")
        let above = rig.ball(0, -200, radius: 20)
        rig.fall(above)
        rig.run(1)
        let first = rig.world.takeEvents().first
        #expect(first?.isBegin == true && first?.body == ball && first?.other == .body(above))
    }

    @Test("R-DYN-23 Bodies meet only in a group that both are in")
    func groups() {
        let rig = Rig(), a = rig.ball(0, 0, velocity: Vector(300, 0)), b = rig.ball(200, 0)
        rig.world.setGroups(items: [2], boundaries: [], of: b)
        rig.run(1)
        #expect(abs(rig.center(a).x - 300) < 1e-6 && rig.center(b) == Vector(200, 0))
    }
}
