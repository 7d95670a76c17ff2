/// Paths as text for archives: a letter for each element, as in SVG, then its numbers.
enum PathCoding {
    static func text(for geometry: PathGeometry) -> String {
        var words: [String] = []
        var next = 0
        for kind in geometry.kinds {
            words.append(letter(kind))
            for point in geometry.points[next..<next + kind.pointCount] {
                words.append(NumberList.string(for: point.x))
                words.append(NumberList.string(for: point.y))
            }
            next += kind.pointCount
        }
        return words.joined(separator: " ")
    }

    /// The path that the text describes, or `nil` when it describes none.
    static func geometry(from text: String) -> PathGeometry? {
        var geometry = PathGeometry()
        var words = text.split(separator: " ")[...]
        while let word = words.popFirst() {
            guard let kind = kinds.first(where: { letter($0) == word }) else { return nil }
            var points: [CGPoint] = []
            for _ in 0..<kind.pointCount {
                guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) }) else { return nil }
                points.append(CGPoint(x: x, y: y))
            }
            switch kind {
            case .moveToPoint: geometry.move(to: points[0])
            case .addLineToPoint: geometry.addLine(to: points[0])
            case .addQuadCurveToPoint: geometry.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: geometry.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: geometry.close()
            }
        }
        return geometry
    }

    static func text(for numbers: [CGFloat]) -> String {
        numbers.map { NumberList.string(for: $0) }.joined(separator: " ")
    }

    static func numbers(in text: String) -> [CGFloat]? {
        NumberList.numbers(in: text, count: text.split(separator: " ").count)
    }

    private static let kinds: [CGPathElementType] = [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath]

    private static func letter(_ kind: CGPathElementType) -> String {
        switch kind {
        case .moveToPoint: "M"
        case .addLineToPoint: "L"
        case .addQuadCurveToPoint: "Q"
        case .addCurveToPoint: "C"
        case .closeSubpath: "Z"
        }
    }
}
