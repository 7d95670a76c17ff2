import Foundation

/// A convex shape: a circle (one corner and a radius) or a polygon of three corners or more, whose corners go round from the x axis to the y axis.
package struct Hull: Sendable {
    /// The corners; of a circle its centre.
    var corners: [Vector]
    /// Of each edge, which begins at the corner with the same index, the direction outwards.
    var normals: [Vector]
    /// 0 for polygons.
    package let radius: Double

    var isCircle: Bool { normals.isEmpty }

    /// A circle about a centre. The radius is at least ``Limits/smallestExtent``.
    package static func circle(at center: Vector = .zero, radius: Double) -> Hull {
        Hull(corners: [Limits.place(center)], normals: [], radius: Limits.extent(radius))
    }

    /// An upright rectangle about a centre.
    package static func rectangle(at center: Vector = .zero, width: Double, height: Double) -> Hull {
        let x = Limits.extent(width / 2), y = Limits.extent(height / 2), center = Limits.place(center)
        return Hull(polygon: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)].map { center + $0 })
    }

    /// An ellipse: a circle where both axes are equal, and otherwise a polygon of 24 corners.
    package static func ellipse(width: Double, height: Double) -> Hull {
        guard abs(width - height) > 1e-9 else { return .circle(radius: width / 2) }
        let x = Limits.extent(width / 2), y = Limits.extent(height / 2)
        return Hull(polygon: (0..<24).map { step in Vector(x * cos(Double(step) * .pi / 12), y * sin(Double(step) * .pi / 12)) })
    }

    /// The smallest convex polygon around the points; `nil` when they have no area.
    package static func around(_ points: [Vector]) -> Hull? {
        let outline = ConvexOutline.corners(of: points.filter(\.isFinite).map { Limits.place($0) })
        guard outline.count > 2 else { return nil }
        let hull = Hull(polygon: outline)
        return hull.mass.area > Limits.smallestExtent * Limits.smallestExtent ? hull : nil
    }

    private init(corners: [Vector], normals: [Vector], radius: Double) {
        self.corners = corners
        self.normals = normals
        self.radius = radius
    }

    private init(polygon corners: [Vector]) {
        self.corners = corners
        radius = 0
        normals = corners.indices.map { index in
            -((corners[(index + 1) % corners.count] - corners[index]).turned.direction ?? Vector(0, 1))
        }
    }

    /// With all points moved.
    func moved(by offset: Vector) -> Hull { Hull(corners: corners.map { $0 + offset }, normals: normals, radius: radius) }

    /// Turned about the origin, and then moved.
    package func turned(by angle: Double, then offset: Vector) -> Hull {
        let rotation = Rotation(Limits.number(angle, limit: 1e6)), offset = Limits.place(offset)
        return Hull(corners: corners.map { offset + rotation($0) }, normals: normals.map { rotation($0) }, radius: radius)
    }

    /// Places this hull in the world, in memory that is there.
    func place(_ rotation: Rotation, _ position: Vector, into placed: inout Hull) {
        for index in corners.indices { placed.corners[index] = position + rotation(corners[index]) }
        for index in normals.indices { placed.normals[index] = rotation(normals[index]) }
    }

    /// Of the corners, the one that is farthest in a direction.
    func support(_ direction: Vector) -> Vector {
        var best = corners[0], reach = best.dot(direction)
        for corner in corners.dropFirst() where corner.dot(direction) > reach {
            best = corner
            reach = corner.dot(direction)
        }
        return best
    }

    /// How far the farthest point is from the origin.
    var reach: Double { (corners.map(\.length).max() ?? 0) + radius }

    /// The radius of a circle about a point of the inside that is inside.
    func room(about point: Vector) -> Double {
        guard !isCircle else { return max(radius - (point - corners[0]).length, 0) }
        return max(normals.indices.map { (corners[$0] - point).dot(normals[$0]) }.min() ?? 0, 0)
    }
}
