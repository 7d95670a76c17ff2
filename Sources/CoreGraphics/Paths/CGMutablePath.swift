/// A path that can grow. Coordinates that are not finite are not added.
public final class CGMutablePath: CGPath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.move(to: point.applying(transform))
    }

    /// Adds a line. Without a current point it starts a subpath there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addLine(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addCurve(to: end.applying(transform), control1: control1.applying(transform),
                          control2: control2.applying(transform))
    }

    public func closeSubpath() {
        geometry.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { geometry.addRect(rect, transform: transform) }
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        geometry.move(to: first.applying(transform))
        for point in points.dropFirst() { geometry.addLine(to: point.applying(transform)) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        geometry.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
                               transform: CGAffineTransform = .identity) {
        geometry.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Adds part of a circle, with a line to its start when there is a current point.
    ///
    /// The angles are in radians from the x axis towards the y axis. `clockwise` means falling angles: where y points down, as in
    /// a view, the arc then looks counterclockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
                       transform: CGAffineTransform = .identity) {
        geometry.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                        transform: transform)
    }

    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
                               transform: CGAffineTransform = .identity) {
        geometry.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds the arc of `radius` that touches the lines from the current point to the first point, and from there to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        geometry.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        geometry.append(path.geometry, transform: transform)
    }
}
