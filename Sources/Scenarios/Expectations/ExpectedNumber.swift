import Foundation

/// A number as an expectation gives it: exact to 1e-6, or within a range.
struct ExpectedNumber: Sendable, CustomStringConvertible {
    static let tolerance = 1e-6
    private static let limits = -1e12...1e12

    let lower: Double
    let upper: Double

    init(_ node: ScenarioNode) throws(ScenarioError) {
        if case .array = node.value {
            (lower, upper) = try Self.range(node)
        } else {
            lower = try node.number(in: Self.limits)
            upper = lower
        }
    }

    private init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper
    }

    /// Whatever it may be.
    static let any = ExpectedNumber(lower: -.infinity, upper: .infinity)

    private static func range(_ node: ScenarioNode) throws(ScenarioError) -> (Double, Double) {
        let bounds = try node.numbers(2, in: limits)
        guard bounds[0] <= bounds[1] else { throw node.error("a range is [low, high]") }
        return (bounds[0], bounds[1])
    }

    func contains(_ value: Double) -> Bool { value >= lower - Self.tolerance && value <= upper + Self.tolerance }

    var description: String { self.lower == -.infinity ? "anything" : lower == upper ? lower.text : "\(lower.text) … \(upper.text)" }
}

/// A point as an expectation gives it: two numbers, each exact or a range.
struct ExpectedPoint: Sendable, CustomStringConvertible {
    let x: ExpectedNumber
    let y: ExpectedNumber

    init(_ node: ScenarioNode) throws(ScenarioError) {
        let elements = try node.elements(atMost: 2)
        guard elements.count == 2 else { throw node.error("a point is [x, y]") }
        x = try ExpectedNumber(elements[0])
        y = try ExpectedNumber(elements[1])
    }

    init(x: ExpectedNumber, y: ExpectedNumber) {
        self.x = x
        self.y = y
    }

    static func list(_ node: ScenarioNode) throws(ScenarioError) -> [ExpectedPoint] {
        var points: [ExpectedPoint] = []
        for element in try node.elements(atMost: 10_000) { points.append(try ExpectedPoint(element)) }
        return points
    }

    func contains(_ point: CGPoint) -> Bool { x.contains(point.x) && y.contains(point.y) }

    var description: String { "(\(x), \(y))" }
}

extension CGPoint {
    var text: String { "(\(Double(x).text), \(Double(y).text))" }
}
