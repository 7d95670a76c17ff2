/// Where a bar of menu items stands beside what it is about.
struct EditMenuPlacement: Equatable {
    /// The side of the bar on which its arrow is.
    enum Side: Equatable { case top, bottom, left, right }

    /// Points from the bar's body to the arrow's tip, and across the arrow's foot.
    static let arrowLength: CGFloat = 9
    static let arrowWidth: CGFloat = 18
    static let cornerRadius: CGFloat = 11

    /// The bar with its arrow.
    var frame: CGRect
    var side: Side
    /// Where the tip is along its side, from the bar's left or upper end.
    var tip: CGFloat

    /// - Parameters:
    ///   - size: The bar's, without its arrow.
    ///   - target: What the arrow points at.
    ///   - area: Where the bar must stand.
    ///   - direction: Where the arrow shall point; by default down from above, or up from below where there is no room above.
    init(size: CGSize, target: CGRect, area: CGRect, direction: UIMenuController.ArrowDirection) {
        // A target that can't be seen is pointed at where it is nearest.
        let left = min(max(target.minX, area.minX), area.maxX), right = min(max(target.maxX, area.minX), area.maxX)
        let top = min(max(target.minY, area.minY), area.maxY), bottom = min(max(target.maxY, area.minY), area.maxY)
        let middle = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
        let height = size.height + Self.arrowLength
        side = switch direction {
        case .up: .top
        case .down: .bottom
        case .left: .left
        case .right: .right
        case .default: top - height >= area.minY ? .bottom : bottom + height <= area.maxY ? .top : .bottom
        }
        switch side {
        case .top, .bottom:
            // Where there is room on neither side the tip is in the target's middle.
            let fits = side == .bottom ? top - height >= area.minY : bottom + height <= area.maxY
            let tipY = fits ? (side == .bottom ? top : bottom) : side == .bottom ? max(middle.y, area.minY + height) : middle.y
            let x = Self.start(size.width, around: middle.x, from: area.minX, to: area.maxX)
            frame = CGRect(x: x, y: side == .bottom ? tipY - height : tipY, width: size.width, height: height)
            tip = Self.tip(at: middle.x - x, along: size.width)
        case .left, .right:
            let width = size.width + Self.arrowLength
            let y = Self.start(size.height, around: middle.y, from: area.minY, to: area.maxY)
            let x = side == .left ? min(right, area.maxX - width) : max(left - width, area.minX)
            frame = CGRect(x: x, y: y, width: width, height: size.height)
            tip = Self.tip(at: middle.y - y, along: size.height)
        }
    }

    /// The bar without its arrow, in its own coordinates.
    var body: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size), length = Self.arrowLength
        return switch side {
        case .top: bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
        case .bottom: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
        case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
        }
    }

    private static func start(_ length: CGFloat, around middle: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        max(min(middle - length / 2, high - length), low).rounded()
    }

    /// The arrow stays clear of the corners.
    private static func tip(at place: CGFloat, along length: CGFloat) -> CGFloat {
        let margin = min(cornerRadius + arrowWidth / 2, length / 2)
        return min(max(place, margin), length - margin)
    }

    /// The bar's outline in its own coordinates.
    @MainActor var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
        let half = Self.arrowWidth / 2, arrow = UIBezierPath()
        let (foot, out): (CGPoint, CGVector) = switch side {
        case .top: (CGPoint(x: tip, y: body.minY), CGVector(dx: 0, dy: -1))
        case .bottom: (CGPoint(x: tip, y: body.maxY), CGVector(dx: 0, dy: 1))
        case .left: (CGPoint(x: body.minX, y: tip), CGVector(dx: -1, dy: 0))
        case .right: (CGPoint(x: body.maxX, y: tip), CGVector(dx: 1, dy: 0))
        }
        // The same way round as the body, for the winding rule, and reaching into it, so that no seam shows between pixels.
        arrow.move(to: CGPoint(x: foot.x - out.dx + out.dy * half, y: foot.y - out.dy - out.dx * half))
        arrow.addLine(to: CGPoint(x: foot.x + out.dy * half, y: foot.y - out.dx * half))
        arrow.addLine(to: CGPoint(x: foot.x + out.dx * Self.arrowLength, y: foot.y + out.dy * Self.arrowLength))
        arrow.addLine(to: CGPoint(x: foot.x - out.dy * half, y: foot.y + out.dx * half))
        arrow.addLine(to: CGPoint(x: foot.x - out.dx - out.dy * half, y: foot.y - out.dy + out.dx * half))
        arrow.close()
        path.append(arrow)
        return path
    }
}
