internal import FoundationAdditions

/// In which direction a stylus points on the surface, as a view sees it that may be turned or mirrored (R-TCH-20, R-HOV-2, R-PEN-2).
enum StylusDirection {
    /// A vector of length 1.
    /// - Parameters:
    ///   - azimuth: In radians clockwise from the +x axis of the coordinates in which `place` is.
    ///   - convert: From these coordinates to the view's.
    static func vector(_ azimuth: CGFloat, at place: CGPoint, convert: (CGPoint) -> CGPoint) -> CGVector {
        let from = convert(place), to = convert(CGPoint(x: place.x + cos(azimuth), y: place.y + sin(azimuth)))
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    /// The angle of a vector, in radians in (−π, π].
    static func angle(of vector: CGVector) -> CGFloat {
        let angle = atan2(vector.dy, vector.dx)
        return angle == -.pi ? .pi : angle
    }
}
