/// The edges of a key and of what is shown above it, in one line.
@MainActor
enum KeyOutline {
    private static let radius: CGFloat = 9, foot: CGFloat = 5

    /// - Parameters:
    ///   - top: What is above the key.
    ///   - key: The key, a little below.
    static func path(around top: CGRect, above key: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: top.minX + radius, y: top.minY))
        path.addLine(to: CGPoint(x: top.maxX - radius, y: top.minY))
        turn(path, at: CGPoint(x: top.maxX, y: top.minY), to: CGPoint(x: top.maxX, y: top.minY + radius))
        goDown(path, top, key)
        path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - foot))
        turn(path, at: CGPoint(x: key.maxX, y: key.maxY), to: CGPoint(x: key.maxX - foot, y: key.maxY))
        path.addLine(to: CGPoint(x: key.minX + foot, y: key.maxY))
        turn(path, at: CGPoint(x: key.minX, y: key.maxY), to: CGPoint(x: key.minX, y: key.maxY - foot))
        goUp(path, top, key)
        path.addLine(to: CGPoint(x: top.minX, y: top.minY + radius))
        turn(path, at: CGPoint(x: top.minX, y: top.minY), to: CGPoint(x: top.minX + radius, y: top.minY))
        path.close()
        return path
    }

    private static func turn(_ path: UIBezierPath, at corner: CGPoint, to end: CGPoint) { path.addQuadCurve(to: end, controlPoint: corner) }

    /// The right side, from above to the key. What reaches far beyond the key has a lower edge, other things narrow to the key.
    private static func goDown(_ path: UIBezierPath, _ top: CGRect, _ key: CGRect) {
        let neck = key.minY - top.maxY
        guard top.maxX - key.maxX > radius + neck else {
            path.addLine(to: CGPoint(x: top.maxX, y: top.maxY - neck))
            return path.addCurve(to: CGPoint(x: key.maxX, y: key.minY + neck), controlPoint1: CGPoint(x: top.maxX, y: key.minY),
                                 controlPoint2: CGPoint(x: key.maxX, y: top.maxY))
        }
        path.addLine(to: CGPoint(x: top.maxX, y: top.maxY - radius))
        turn(path, at: CGPoint(x: top.maxX, y: top.maxY), to: CGPoint(x: top.maxX - radius, y: top.maxY))
        path.addLine(to: CGPoint(x: key.maxX + neck, y: top.maxY))
        turn(path, at: CGPoint(x: key.maxX, y: top.maxY), to: CGPoint(x: key.maxX, y: key.minY))
    }

    /// The left side, from the key up.
    private static func goUp(_ path: UIBezierPath, _ top: CGRect, _ key: CGRect) {
        let neck = key.minY - top.maxY
        guard key.minX - top.minX > radius + neck else {
            path.addLine(to: CGPoint(x: key.minX, y: key.minY + neck))
            return path.addCurve(to: CGPoint(x: top.minX, y: top.maxY - neck), controlPoint1: CGPoint(x: key.minX, y: top.maxY),
                                 controlPoint2: CGPoint(x: top.minX, y: key.minY))
        }
        path.addLine(to: CGPoint(x: key.minX, y: key.minY))
        turn(path, at: CGPoint(x: key.minX, y: top.maxY), to: CGPoint(x: key.minX - neck, y: top.maxY))
        path.addLine(to: CGPoint(x: top.minX + radius, y: top.maxY))
        turn(path, at: CGPoint(x: top.minX, y: top.maxY), to: CGPoint(x: top.minX, y: top.maxY - radius))
    }
}
