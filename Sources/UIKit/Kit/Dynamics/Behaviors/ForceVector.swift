/// A force by its direction and its size, which are one value with two faces.
struct ForceVector {
    /// In units of the behavior.
    var direction: CGVector

    init(_ direction: CGVector) { self.direction = direction }
    init(angle: CGFloat, magnitude: CGFloat) { direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }

    /// Radians clockwise from the x axis; 0 without a size.
    var angle: CGFloat {
        get { direction == .zero ? 0 : atan2(direction.dy, direction.dx) }
        set { self = ForceVector(angle: newValue, magnitude: magnitude) }
    }

    var magnitude: CGFloat { hypot(direction.dx, direction.dy) }
}
