extension UITabBarItem {
    /// The buttons that the system has a sign and a title for. The titles are in the app's language (R-WRD-1).
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

        var word: String {
            let word: SystemWord = switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
            return word.text
        }
    }
}

/// The signs of the system's tab bar buttons, drawn as shapes of 26 points.
@MainActor
enum TabGlyph {
    private static let side: CGFloat = 26

    private static var known: [UITabBarItem.SystemItem: UIImage] = [:]

    /// The sign as a shape to be tinted. It is drawn once: buttons ask with each change of their state.
    static func image(of item: UITabBarItem.SystemItem, scale: CGFloat) -> UIImage {
        if let image = known[item], image.scale == scale { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in draw(item) }
        let shape = image.withRenderingMode(.alwaysTemplate)
        known[item] = shape
        return shape
    }

    private static func draw(_ item: UITabBarItem.SystemItem) {
        UIColor.black.set()
        switch item {
        case .more: for x in [5.5, 13, 20.5] { disc(x, 13, 2.4) }
        case .favorites, .featured, .topRated: star()
        case .recents, .history, .mostRecent:
            ring(13, 13, 10)
            stroke([(13, 7), (13, 13.5), (17, 16)])
        case .contacts:
            ring(13, 13, 11)
            disc(13, 10, 3.8)
            let shoulders = UIBezierPath(ovalIn: CGRect(x: 6.5, y: 15.2, width: 13, height: 13))
            let clip = UIBezierPath(ovalIn: CGRect(x: 2.8, y: 2.8, width: 20.4, height: 20.4))
            clip.addClip()
            shoulders.fill()
        case .bookmarks:
            stroke([(13, 6.5), (9.5, 4.5), (3, 4.5), (3, 20.5), (9.5, 20.5), (13, 22.5), (16.5, 20.5), (23, 20.5), (23, 4.5), (16.5, 4.5), (13, 6.5), (13, 22.5)])
        case .search:
            ring(11, 11, 7.5)
            stroke([(16.5, 16.5), (23, 23)])
        case .downloads:
            stroke([(13, 3), (13, 16)])
            stroke([(8, 11), (13, 16), (18, 11)])
            stroke([(3.5, 15.5), (3.5, 22), (22.5, 22), (22.5, 15.5)])
        case .mostViewed:
            for y in [6.0, 13, 20] {
                disc(4.5, y, 1.8)
                stroke([(9, y), (23, y)])
            }
        }
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }

    private static func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        let path = UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        path.lineWidth = 1.8
        path.stroke()
    }

    private static func stroke(_ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.lineWidth = 1.8
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func star() {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius: CGFloat = corner.isMultiple(of: 2) ? 12 : 4.9, angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let place = CGPoint(x: 13 + radius * cos(angle), y: 13.6 + radius * sin(angle))
            corner == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        path.fill()
    }
}
