/// Area, centre and moment of inertia of a shape, per unit of density.
struct HullMass {
    var area = 0.0
    var center = Vector.zero
    /// About the origin.
    var inertia = 0.0

    /// Of several shapes together. Where they overlap they count twice.
    init(_ hulls: [Hull]) {
        for mass in hulls.map(\.mass) {
            area += mass.area
            center += mass.center * mass.area
            inertia += mass.inertia
        }
        center = area > 0 ? center * (1 / area) : .zero
    }

    fileprivate init(area: Double, center: Vector, inertia: Double) {
        self.area = area
        self.center = center
        self.inertia = inertia
    }

    /// About the centre.
    var centralInertia: Double { max(inertia - area * center.dot(center), 0) }
}

extension Hull {
    var mass: HullMass { isCircle ? circleMass : polygonMass }

    private var circleMass: HullMass {
        let area = Double.pi * radius * radius
        return HullMass(area: area, center: corners[0], inertia: area * (radius * radius / 2 + corners[0].dot(corners[0])))
    }

    /// Of the triangles between the first corner and the others.
    private var polygonMass: HullMass {
        var area = 0.0, center = Vector.zero, inertia = 0.0
        let origin = corners[0]
        for index in 1..<corners.count - 1 {
            let a = corners[index] - origin, b = corners[index + 1] - origin
            let double = a.cross(b)
            area += double / 2
            center += (a + b) * (double / 6)
            inertia += double / 12 * (a.dot(a) + a.dot(b) + b.dot(b))
        }
        guard area > 1e-9 else { return HullMass(area: 0, center: origin, inertia: 0) }
        center = center * (1 / area)
        let place = origin + center
        return HullMass(area: area, center: place, inertia: inertia + area * (place.dot(place) - center.dot(center)))
    }
}
