@testable import DynamicsEngine

/// What tests ask of a world.
extension World {
    /// The group in which all meet.
    static let group = 1

    /// A square that meets all others.
    @discardableResult
    func box(_ x: Double, _ y: Double, side: Double = 100, angle: Double = 0, velocity: Vector = .zero, spin: Double = 0,
             _ change: (inout BodyTraits) -> Void = { _ in }) -> BodyID {
        add(.rectangle(width: side, height: side), x, y, angle: angle, velocity: velocity, spin: spin, change)
    }

    @discardableResult
    func ball(_ x: Double, _ y: Double, radius: Double = 50, velocity: Vector = .zero, _ change: (inout BodyTraits) -> Void = { _ in }) -> BodyID {
        add(.circle(radius: radius), x, y, velocity: velocity, change)
    }

    @discardableResult
    func add(_ hull: Hull, _ x: Double, _ y: Double, angle: Double = 0, velocity: Vector = .zero, spin: Double = 0,
             _ change: (inout BodyTraits) -> Void = { _ in }) -> BodyID {
        let id = addBody([hull], center: Vector(x, y), angle: angle)
        var traits = BodyTraits()
        change(&traits)
        setTraits(traits, of: id)
        setGroups(items: [Self.group], boundaries: [Self.group], of: id)
        addVelocity(velocity, angular: spin, to: id)
        return id
    }

    func fall(_ ids: BodyID...) { fall(ids) }
    func fall(_ ids: [BodyID]) { for id in ids { setForces(Vector(0, 1000), [], of: id) } }

    func line(_ corners: [Vector], isClosed: Bool = false, id: BoundaryID = 0) {
        boundaries.append(Boundary(id: id, group: Self.group, lines: [(corners, isClosed)]))
    }

    /// A closed rectangle from the origin.
    func walls(_ width: Double, _ height: Double) {
        line([Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height)], isClosed: true)
    }

    func run(_ seconds: Double) { for _ in 0..<Int((seconds * 240).rounded()) { step() } }

    /// Runs until all rests, at most so many seconds; the seconds that it took.
    func runToRest(_ most: Double = 20) -> Double {
        for count in 0..<Int(most * 240) {
            if isAtRest { return Double(count) / 240 }
            step()
        }
        return most
    }

    func center(_ id: BodyID) -> Vector { pose(of: id)?.center ?? Vector(.nan, .nan) }
    func angle(_ id: BodyID) -> Double { pose(of: id)?.angle ?? .nan }
    func velocity(_ id: BodyID) -> Vector { velocity(of: id)?.linear ?? Vector(.nan, .nan) }
    func spin(_ id: BodyID) -> Double { velocity(of: id)?.angular ?? .nan }

    var momentum: Vector {
        bodies.reduce(.zero) { $0 + ($1.isMovable ? $1.velocity * $1.mass : .zero) }
    }
}

/// Numbers that look random and are the same in each run: SplitMix64.
struct Seed {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * Double(next() >> 11) / Double(1 << 53) }
    mutating func whole(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
