/// The signs on controls, drawn as lines so that they are sharp at any scale.
enum ControlSymbol: Equatable {
    case plus, minus, cross
    case checkmark, forward, backward
    /// On the keys of keyboards.
    case shift, shiftFilled, capsLock, deleteBackward, globe, hideKeyboard, face
    /// A keyboard in its whole width, or at a side.
    case wholeKeyboard, leftKeyboard, rightKeyboard
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
        case .shift, .shiftFilled, .capsLock:
            let path = UIBezierPath.polygon([(0.5, 0.06), (0.98, 0.54), (0.7, 0.54), (0.7, 0.8), (0.3, 0.8), (0.3, 0.54), (0.02, 0.54)], in: box)
            path.lineWidth = lineWidth
            path.lineJoinStyle = .round
            path.stroke()
            if self != .shift { path.fill() }
            if self == .capsLock { stroke([(box.minX + size * 0.3, box.minY + size * 0.96, box.minX + size * 0.7, box.minY + size * 0.96)], lineWidth) }
        case .deleteBackward:
            let path = UIBezierPath.polygon([(0, 0.5), (0.3, 0.14), (1, 0.14), (1, 0.86), (0.3, 0.86)], in: box)
            path.lineWidth = lineWidth
            path.lineJoinStyle = .round
            path.stroke()
            let cross = CGRect(x: box.minX + size * 0.48, y: box.midY - size * 0.15, width: size * 0.3, height: size * 0.3)
            ControlSymbol.cross.draw(in: cross, size: size * 0.3, color: color, lineWidth: lineWidth)
        case .globe: drawGlobe(in: box, lineWidth)
        case .hideKeyboard: drawKeyboard(in: box, lineWidth)
        case .face: drawFace(in: box, lineWidth)
        case .wholeKeyboard, .leftKeyboard, .rightKeyboard: drawArrangement(in: box, lineWidth)
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

    private func drawGlobe(in box: CGRect, _ lineWidth: CGFloat) {
        let edge = box.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        ring(box, lineWidth)
        ring(CGRect(x: box.midX - edge.width * 0.22, y: edge.minY, width: edge.width * 0.44, height: edge.height), lineWidth)
        stroke([(box.midX, edge.minY, box.midX, edge.maxY)], lineWidth)
        for part in [-0.25, 0, 0.25] {
            let reach = (0.25 - part * part).squareRoot() * edge.width
            stroke([(box.midX - reach, box.midY + part * edge.height, box.midX + reach, box.midY + part * edge.height)], lineWidth)
        }
    }

    private func drawFace(in box: CGRect, _ lineWidth: CGFloat) {
        let side = box.width, eye = lineWidth * 1.3
        ring(box, lineWidth)
        for x in [0.34, 0.66] {
            UIBezierPath(ovalIn: CGRect(x: box.minX + x * side - eye / 2, y: box.minY + side * 0.36 - eye / 2, width: eye, height: eye)).fill()
        }
        let mouth = UIBezierPath()
        mouth.move(to: CGPoint(x: box.minX + side * 0.27, y: box.minY + side * 0.57))
        mouth.addQuadCurve(to: CGPoint(x: box.minX + side * 0.73, y: box.minY + side * 0.57), controlPoint: CGPoint(x: box.midX, y: box.minY + side * 0.95))
        mouth.lineWidth = lineWidth
        mouth.lineCapStyle = .round
        mouth.stroke()
    }

    /// A keyboard, and beside it an arrow to the side at which it is.
    private func drawArrangement(in box: CGRect, _ lineWidth: CGFloat) {
        let side = box.width, isWhole = self == .wholeKeyboard, isLeft = self == .leftKeyboard
        let left = box.minX + (isWhole || isLeft ? 0 : side * 0.34), width = side * (isWhole ? 1 : 0.66)
        let frame = UIBezierPath(roundedRect: CGRect(x: left, y: box.minY + side * 0.24, width: width, height: side * 0.52), cornerRadius: side * 0.1)
        frame.lineWidth = lineWidth
        frame.stroke()
        for row in [0.4, 0.54] {
            for column in [0.25, 0.5, 0.75] { stroke([(left + column * width, box.minY + row * side, left + column * width + 0.01, box.minY + row * side)], lineWidth) }
        }
        guard !isWhole else { return }
        let arrow = isLeft ? box.maxX : box.minX, way = side * (isLeft ? -0.12 : 0.12)
        strokeChain([(arrow, box.midY - side * 0.12), (arrow + way, box.midY), (arrow, box.midY + side * 0.12)], lineWidth)
    }

    /// A keyboard with an arrow downwards.
    private func drawKeyboard(in box: CGRect, _ lineWidth: CGFloat) {
        let side = box.width
        let frame = UIBezierPath(roundedRect: CGRect(x: box.minX, y: box.minY + side * 0.1, width: side, height: side * 0.52), cornerRadius: side * 0.1)
        frame.lineWidth = lineWidth
        frame.stroke()
        for row in [0.24, 0.36] {
            for column in [0.18, 0.34, 0.5, 0.66, 0.82] {
                let x = box.minX + column * side, y = box.minY + row * side
                stroke([(x, y, x + 0.01, y)], lineWidth)
            }
        }
        stroke([(box.minX + side * 0.3, box.minY + side * 0.49, box.minX + side * 0.7, box.minY + side * 0.49)], lineWidth)
        strokeChain([(box.midX - side * 0.12, box.minY + side * 0.76), (box.midX, box.minY + side * 0.88), (box.midX + side * 0.12, box.minY + side * 0.76)], lineWidth)
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
            // A stroke that begins where the last one ended has a joint there.
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

extension UIBezierPath {
    /// A closed shape; the points are parts of the box's sides.
    fileprivate static func polygon(_ points: [(CGFloat, CGFloat)], in box: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: box.minX + point.0 * box.width, y: box.minY + point.1 * box.height)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        return path
    }
}
