internal import DynamicsEngine

/// The boundaries of a collision behavior.
@MainActor
struct CollisionEdges {
    struct Edge {
        /// `nil` for the reference's bounds.
        let identifier: (any NSCopying)?
        let path: UIBezierPath
        let number: BoundaryID
    }

    private var added: [Edge] = []
    private let own: BoundaryID
    /// Of the reference's bounds; `nil` where these are not a boundary.
    var insets: UIEdgeInsets?
    private static var lastNumber = 0

    init() { own = Self.newNumber() }

    private static func newNumber() -> BoundaryID {
        lastNumber += 1
        return lastNumber
    }

    var identifiers: [any NSCopying]? { added.isEmpty ? nil : added.compactMap(\.identifier) }
    func path(_ identifier: any NSCopying) -> UIBezierPath? { added.first { Self.isSame($0.identifier, identifier) }?.path.copy() as? UIBezierPath }

    mutating func set(_ identifier: any NSCopying, _ path: UIBezierPath) {
        remove(identifier)
        let identifier = identifier.copy(with: nil) as? any NSCopying ?? identifier
        added.append(Edge(identifier: identifier, path: path.copy() as? UIBezierPath ?? path, number: Self.newNumber()))
    }

    mutating func remove(_ identifier: any NSCopying) { added.removeAll { Self.isSame($0.identifier, identifier) } }
    mutating func removeAll() { added = [] }

    private static func isSame(_ a: (any NSCopying)?, _ b: any NSCopying) -> Bool {
        guard let first = a as? AnyHashable, let second = b as? AnyHashable else { return (a as AnyObject) === (b as AnyObject) }
        return first == second
    }

    func edge(_ number: BoundaryID) -> Edge? {
        number == own ? Edge(identifier: nil, path: UIBezierPath(), number: own) : added.first { $0.number == number }
    }

    /// - Parameter bounds: The reference's; `nil` where it has none.
    func boundaries(in bounds: CGRect?, group: Int) -> [Boundary] {
        var result = added.map { Boundary(id: $0.number, group: group, lines: $0.path.straightParts) }
        if let insets, let bounds {
            let rect = bounds.inset(by: insets).standardized
            let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map { Vector($0.0.native, $0.1.native) }
            result.append(Boundary(id: own, group: group, lines: [(corners, true)]))
        }
        return result
    }
}

/// Text identifies boundaries, as it does on iOS, where it is an object.
extension String: @retroactive NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
