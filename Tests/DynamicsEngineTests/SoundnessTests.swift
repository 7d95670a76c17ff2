import Foundation
import Testing
@testable import DynamicsEngine

@Suite("Whatever the engine is given") struct SoundnessTests {
    static let wild: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude, 0, -1, 1e7]

    @Test("R-DYN-9 NaN, infinities and huge numbers leave numbers", arguments: wild)
    func numbers(value: Double) {
        let world = World()
        world.walls(400, 400)
        let sane = world.box(200, 200)
        var ids = [world.add(.rectangle(width: value, height: value), 100, 100), world.add(.circle(radius: value), value, value),
                   world.add(.ellipse(width: value, height: 10), 100, value, angle: value), world.add(.around([Vector(value, 0), Vector(0, 1), Vector(1, value)]) ?? .circle(radius: 3), 50, 50)]
        ids.append(world.box(300, 300, velocity: Vector(value, value), spin: value) {
            ($0.density, $0.elasticity, $0.friction, $0.resistance, $0.angularResistance) = (value, value, value, value, value)
        })
        world.line([Vector(value, value), Vector(0, 0), Vector(value, 3), Vector(0, 0)])
        for id in ids {
            world.setForces(Vector(value, value), [BodyForce(force: Vector(value, 1), offset: Vector(value, value))], of: id)
            world.push(Vector(value, value), at: Vector(value, 0), id)
        }
        let kinds: [JointKind] = [.rod(length: value, spring: Spring(frequency: value, damping: value)), .rope(length: value), .weld, .snap(Spring(frequency: value, damping: value)),
                                  .pin(friction: value, range: nil), .slider(axis: Vector(value, value).direction ?? Vector(1, 0), range: nil)]
        for (index, kind) in kinds.enumerated() {
            let joint = world.addJoint(Joint(kind, first: index.isMultiple(of: 2) ? .ground : sane, at: Vector(value, value), second: ids[index % ids.count], at: Vector(value, 0)))
            world.moveAnchor(of: joint, to: Vector(value, value), steps: index - 1)
        }
        world.run(0.5)
        for id in ids + [sane] {
            #expect(world.center(id).isFinite && world.velocity(id).isFinite && world.angle(id).isFinite && world.spin(id).isFinite)
            #expect(world.center(id).length < 3e6)
        }
    }

    @Test("R-DYN-9 What is removed, or was never there, does nothing")
    func absent() {
        let world = World(), id = world.box(0, 0), other = world.box(50, 0)
        let joint = world.addJoint(Joint(.weld, first: id, at: .zero, second: other, at: .zero))
        world.run(0.1)
        world.removeBody(id)
        world.removeBody(id)
        world.removeJoint(joint)
        world.setKind(.weld, of: joint)
        world.moveAnchor(of: joint, to: .zero, steps: 4)
        world.push(Vector(1, 1), at: .zero, id)
        world.removeBody(.ground)
        _ = world.addJoint(Joint(.weld, first: id, at: .zero, second: id, at: .zero))
        _ = world.addJoint(Joint(.weld, first: other, at: .zero, second: other, at: .zero))
        world.run(0.1)
        #expect(world.pose(of: id) == nil && world.center(other).isFinite)
    }

    @Test("R-DYN-9 Bodies at one place leave each other")
    func crowd() {
        let world = World()
        world.walls(1000, 1000)
        let ids = (0..<20).map { $0.isMultiple(of: 2) ? world.ball(500, 500, radius: 20) : world.box(500, 500, side: 40) }
        world.run(4)
        for (index, a) in ids.enumerated() {
            for b in ids[(index + 1)...] { #expect((world.center(a) - world.center(b)).length > 30, "\(world.center(a)) and \(world.center(b))") }
        }
    }

    @Test("R-DYN-9 A body that flies off stops at the end of the world, and the world comes to rest")
    func away() {
        let world = World(), id = world.box(0, 0, velocity: Vector(40_000, 0))
        #expect(world.runToRest(40) < 30)
        #expect(world.center(id).x == Limits.distance)
    }

    @Test("R-DYN-9 Outlines of points in any order, of doubled ones and of ones in a line")
    func outlines() {
        #expect(Hull.around([]) == nil)
        #expect(Hull.around([Vector(0, 0), Vector(1, 1), Vector(2, 2), Vector(3, 3)]) == nil)
        let square = [Vector(0, 0), Vector(10, 10), Vector(10, 0), Vector(0, 10), Vector(5, 5), Vector(0, 0), Vector(10, 5)]
        let hull = Hull.around(square)
        #expect(hull?.corners.count == 4 && hull.map { abs($0.mass.area - 100) < 1e-9 } == true)
        let round = Hull.around((0..<500).map { Vector(100 * cos(Double($0)), 100 * sin(Double($0))) })
        #expect(round?.corners.count == 32)
    }
}
