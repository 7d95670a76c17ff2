/// The signs of the system's bar buttons, drawn as shapes of 22 points.
enum BarGlyph {
    static let side: CGFloat = 22

    /// The sign as a shape to be tinted; `nil` for what has none.
    @MainActor static func image(of item: UIBarButtonItem.SystemItem, scale: CGFloat) -> UIImage? {
        guard item.word == nil, !item.isSpace else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(item) }
        return image.withRenderingMode(.alwaysTemplate)
    }

    @MainActor private static func draw(_ item: UIBarButtonItem.SystemItem) {
        UIColor.black.set()
        switch item {
        case .add: stroke([[(11, 2.5), (11, 19.5)], [(2.5, 11), (19.5, 11)]])
        case .stop, .close: stroke([[(4, 4), (18, 18)], [(18, 4), (4, 18)]])
        case .play: fill([(6, 3), (19, 11), (6, 19)])
        case .pause:
            fill([(5, 3), (9, 3), (9, 19), (5, 19)])
            fill([(13, 3), (17, 3), (17, 19), (13, 19)])
        case .rewind:
            fill([(11, 4), (11, 18), (1, 11)])
            fill([(21, 4), (21, 18), (11, 11)])
        case .fastForward:
            fill([(1, 4), (11, 11), (1, 18)])
            fill([(11, 4), (21, 11), (11, 18)])
        case .search:
            arc(CGPoint(x: 9, y: 9), 6.5, from: 0, to: 2 * .pi)
            stroke([[(13.7, 13.7), (20, 20)]])
        case .refresh:
            arc(CGPoint(x: 11, y: 11.5), 8, from: -0.15 * .pi, to: 1.5 * .pi)
            stroke([[(11, 0.5), (14.5, 3.5), (11, 6.5)]])
        case .action:
            stroke([[(7.5, 8), (4, 8), (4, 20.5), (18, 20.5), (18, 8), (14.5, 8)], [(11, 14), (11, 1.5)], [(7.5, 5), (11, 1.5), (14.5, 5)]])
        case .trash:
            stroke([[(2.5, 5), (19.5, 5)], [(8, 5), (8, 2), (14, 2), (14, 5)], [(4.5, 5), (5.5, 20.5), (16.5, 20.5), (17.5, 5)],
                    [(8.7, 8.5), (8.9, 17)], [(13.3, 8.5), (13.1, 17)]])
        default: break
        }
    }

    @MainActor private static func stroke(_ chains: [[(Double, Double)]]) {
        for chain in chains {
            let path = path(chain)
            path.lineWidth = 1.6
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }
    }

    @MainActor private static func fill(_ points: [(Double, Double)]) {
        let path = path(points)
        path.close()
        path.fill()
    }

    @MainActor private static func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        path.stroke()
    }

    @MainActor private static func path(_ points: [(Double, Double)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        return path
    }
}
