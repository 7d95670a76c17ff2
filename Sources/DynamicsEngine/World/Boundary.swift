/// The number of a boundary, which its owner chooses.
package typealias BoundaryID = Int

/// A line of edges that bodies of a group do not cross. Both sides count.
package struct Boundary: Sendable {
    package let id: BoundaryID
    /// The group of bodies that meet it.
    package let group: Int
    var edges: [Edge]
    var box: Box

    /// One straight part. The corners before and after it, where there are any, belong to the same line.
    struct Edge: Sendable {
        let start: Vector
        let end: Vector
        let before: Vector?
        let after: Vector?
        let direction: Vector
        let box: Box
    }

    /// - Parameters:
    ///   - lines: Lines of corners. Equal corners that follow each other count once, and corners that are not numbers not at all.
    ///   - isClosed: Whether the last corner of each is joined with the first.
    package init(id: BoundaryID, group: Int, lines: [(corners: [Vector], isClosed: Bool)]) {
        self.id = id
        self.group = group
        edges = lines.flatMap { Self.edges($0.corners, isClosed: $0.isClosed) }
        box = Box()
        for edge in edges {
            box.include(edge.start)
            box.include(edge.end)
        }
    }

    private static func edges(_ corners: [Vector], isClosed: Bool) -> [Edge] {
        var line: [Vector] = []
        for corner in corners.filter(\.isFinite).map({ Limits.place($0) }) where line.last.map({ ($0 - corner).length > 1e-6 }) ?? true { line.append(corner) }
        var isClosed = isClosed
        if line.count > 2, let first = line.first, let last = line.last, (first - last).length <= 1e-6 {
            line.removeLast()
            isClosed = true
        }
        guard line.count > 1 else { return [] }
        isClosed = isClosed && line.count > 2
        let count = line.count
        return (0..<(isClosed ? count : count - 1)).compactMap { index in
            edge(line[index], line[(index + 1) % count], before: isClosed || index > 0 ? line[(index + count - 1) % count] : nil,
                 after: isClosed || index + 2 < count ? line[(index + 2) % count] : nil)
        }
    }

    private static func edge(_ start: Vector, _ end: Vector, before: Vector?, after: Vector?) -> Edge? {
        guard let direction = (end - start).direction else { return nil }
        var box = Box()
        box.include(start)
        box.include(end)
        return Edge(start: start, end: end, before: before, after: after, direction: direction, box: box)
    }
}
