/// The signs on controls, drawn as lines so that they are sharp at any scale.
enum ControlSymbol {
    case plus, minus, cross
    case checkmark, forward, backward
    /// In a ring.
    case info, add
    /// In a filled disc.
    case close

    /// Draws the sign in the middle of the rectangle, in the current context. Its own size follows from `size`, its side.
    func draw(in rect: CGRect, size: CGFloat, color: UIColor, lineWidth: CGFloat) {
        let box = CGRect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
        color.set()
        switch self {
        case .plus:
            stroke([(box.minX, box.midY, box.maxX, box.midY), (box.midX, box.minY, box.midX, box.maxY)], lineWidth)
        case .minus:
            stroke([(box.minX, box.midY, box.maxX, box.midY)], lineWidth)
        case .cross:
            stroke([(box.minX, box.minY, box.maxX, box.maxY), (box.minX, box.maxY, box.maxX, box.minY)], lineWidth)
        case .checkmark:
            strokeChain([(box.minX + size * 0.08, box.midY + size * 0.05), (box.minX + size * 0.36, box.maxY - size * 0.16),
                         (box.maxX - size * 0.08, box.minY + size * 0.14)], lineWidth)
        case .forward:
            strokeChain([(box.midX - size * 0.22, box.minY), (box.midX + size * 0.22, box.midY), (box.midX - size * 0.22, box.maxY)], lineWidth)
        case .backward:
            strokeChain([(box.midX + size * 0.22, box.minY), (box.midX - size * 0.22, box.midY), (box.midX + size * 0.22, box.maxY)], lineWidth)
        case .add:
            ring(box, lineWidth)
            ControlSymbol.plus.draw(in: box, size: size * 0.5, color: color, lineWidth: lineWidth)
        case .info:
            ring(box, lineWidth)
            let dot = lineWidth * 1.6
            UIBezierPath(ovalIn: CGRect(x: box.midX - dot / 2, y: box.minY + size * 0.25, width: dot, height: dot)).fill()
            let foot = box.minY + size * 0.75
            stroke([(box.midX - size * 0.09, box.minY + size * 0.44, box.midX, box.minY + size * 0.44),
                    (box.midX, box.minY + size * 0.44, box.midX, foot),
                    (box.midX - size * 0.11, foot, box.midX + size * 0.11, foot)], lineWidth)
        case .close:
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(ovalIn: box).fill()
            ControlSymbol.cross.draw(in: box, size: size * 0.33, color: color, lineWidth: lineWidth)
        }
    }

    private func ring(_ box: CGRect, _ lineWidth: CGFloat) {
        let path = UIBezierPath(ovalIn: box.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
        path.lineWidth = lineWidth
        path.stroke()
    }

    private func strokeChain(_ points: [(CGFloat, CGFloat)], _ lineWidth: CGFloat) {
        stroke(zip(points, points.dropFirst()).map { ($0.0, $0.1, $1.0, $1.1) }, lineWidth)
    }

    private func stroke(_ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)], _ lineWidth: CGFloat) {
        let path = UIBezierPath()
        var end: CGPoint?
        for line in lines {
            let start = CGPoint(x: line.0, y: line.1)
            // What goes on where the last one ended has a joint there.
            if end != start { path.move(to: start) }
            end = CGPoint(x: line.2, y: line.3)
            path.addLine(to: CGPoint(x: line.2, y: line.3))
        }
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }
}
