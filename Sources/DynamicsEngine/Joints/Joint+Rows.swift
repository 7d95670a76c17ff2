import Foundation

extension Joint {
    /// What the rows are made of.
    private struct Pose {
        let firstArm: Vector
        let secondArm: Vector
        /// From the first point to the second.
        let between: Vector
        /// How much farther the second body has turned than the first since the beginning.
        let turn: Double
        let firstRotation: Rotation
        /// Points a second of the first point, by itself.
        let drift: Vector
    }

    private func pose(_ a: Body, _ b: Body) -> Pose {
        let firstArm = a.id == .ground ? firstPoint - a.position : a.rotation(firstPoint + a.origin)
        let secondArm = b.rotation(secondPoint + b.origin)
        return Pose(firstArm: firstArm, secondArm: secondArm, between: b.position + secondArm - a.position - firstArm,
                    turn: b.angle - a.angle - angle, firstRotation: a.rotation, drift: drift)
    }

    private var drift: Vector {
        travel.map { ($0.target - firstPoint) * (1 / (Double(max($0.stepsLeft, 1)) * Limits.step)) }.map { $0.shortened(to: Limits.speed) } ?? .zero
    }

    /// Brings an anchor that is moved to where it is after the step.
    mutating func moveAnchor() {
        guard let way = travel else { return }
        firstPoint = way.stepsLeft > 1 ? firstPoint + (way.target - firstPoint) * (1 / Double(way.stepsLeft)) : way.target
        travel = way.stepsLeft > 1 ? (way.target, way.stepsLeft - 1) : nil
    }

    /// Sets up the rows for a step, with the impulses of the step before.
    mutating func prepare(_ a: Body, _ b: Body) {
        rows = makeRows(pose(a, b), a.id == .ground)
        if impulses.count != rows.count { impulses = Array(repeating: 0, count: rows.count) }
        for index in rows.indices {
            rows[index].prepare(a, b)
            rows[index].impulse = min(max(impulses[index], rows[index].low), rows[index].high)
        }
    }

    private func makeRows(_ pose: Pose, _ isOnGround: Bool) -> [JointRow] {
        switch kind {
        case .rod(let length, let spring) where length < 1: point(pose, spring)
        case .rod(let length, let spring): [distance(pose, length, spring)]
        case .rope(let length): [rope(pose, length)]
        case .pin(let friction, let range): point(pose, nil) + self.friction(friction) + turning(pose, range)
        case .weld: point(pose, nil) + [JointRow(turning: pose.turn)]
        case .slider(let axis, let range): slider(pose, axis, range)
        case .snap(let spring): point(pose, spring) + [upright(pose, spring)]
        }
    }

    /// Two points are one.
    private func point(_ pose: Pose, _ spring: Spring?) -> [JointRow] {
        [Vector(1, 0), Vector(0, 1)].map { axis in
            row(pose, axis, pose.between.dot(axis), spring)
        }
    }

    private func row(_ pose: Pose, _ axis: Vector, _ error: Double, _ spring: Spring? = nil) -> JointRow {
        var row = JointRow(along: axis, pose.firstArm, pose.secondArm, error: error)
        row.drift = pose.drift.dot(axis)
        row.spring = spring.map(Softness.init)
        return row
    }

    private func distance(_ pose: Pose, _ length: Double, _ spring: Spring?) -> JointRow {
        let axis = pose.between.direction ?? Vector(0, 1)
        return row(pose, axis, pose.between.dot(axis) - length, spring)
    }

    /// Pulls, and does not push.
    private func rope(_ pose: Pose, _ length: Double) -> JointRow {
        var row = distance(pose, length, nil)
        row.high = 0
        return row
    }

    private func friction(_ torque: Double) -> [JointRow] {
        guard torque > 0 else { return [] }
        var row = JointRow(turning: 0)
        row.isFriction = true
        row.low = -torque * Limits.step
        row.high = torque * Limits.step
        return [row]
    }

    private func turning(_ pose: Pose, _ range: ClosedRange<Double>?) -> [JointRow] {
        guard let range else { return [] }
        return Self.bounds(JointRow(turning: 0), value: pose.turn, range)
    }

    /// Two rows that keep a value in a range.
    private static func bounds(_ row: JointRow, value: Double, _ range: ClosedRange<Double>) -> [JointRow] {
        var lower = row, upper = row
        lower.error = value - range.lowerBound
        lower.low = 0
        upper.error = value - range.upperBound
        upper.high = 0
        return [lower, upper]
    }

    private func slider(_ pose: Pose, _ axis: Vector, _ range: ClosedRange<Double>?) -> [JointRow] {
        let axis = pose.firstRotation(axis), across = axis.turned
        var rows = [sliding(pose, across), JointRow(turning: pose.turn)]
        if let range { rows += Self.bounds(sliding(pose, axis), value: pose.between.dot(axis), range) }
        return rows
    }

    /// The first body's arm reaches to the second point, where the axis turns with it.
    private func sliding(_ pose: Pose, _ axis: Vector) -> JointRow {
        var row = JointRow(along: axis, pose.firstArm + pose.between, pose.secondArm, error: pose.between.dot(axis))
        row.drift = pose.drift.dot(axis)
        return row
    }

    private func upright(_ pose: Pose, _ spring: Spring) -> JointRow {
        let turn = pose.turn + angle
        var row = JointRow(turning: turn - (turn / (2 * .pi)).rounded() * 2 * .pi)
        row.spring = Softness(spring)
        return row
    }
}

extension Softness {
    init(_ spring: Spring) { self.init(frequency: spring.frequency, damping: spring.damping) }
}
