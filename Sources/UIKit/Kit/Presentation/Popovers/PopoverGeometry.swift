/// Where a popover stands beside what it points at (R-POP-2).
struct PopoverGeometry: Equatable {
    /// Points from the popover's side to the arrow's tip, and of the arrow along the side.
    static let arrow = CGSize(width: 28, height: 13)
    static let cornerRadius: CGFloat = 13

    /// The box, without the arrow.
    private(set) var frame: CGRect
    private(set) var direction: UIPopoverArrowDirection
    /// The tip of the arrow.
    private(set) var tip: CGPoint

    /// - Parameters:
    ///   - size: That the content is to have.
    ///   - source: What it points at; `nil` puts it in the middle, without an arrow.
    ///   - room: Where it may stand.
    init(size: CGSize, source: CGRect?, room: CGRect, permitted: UIPopoverArrowDirection, overlaps: Bool) {
        let most = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let source else {
            frame = CGRect(x: room.midX - most.width / 2, y: room.midY - most.height / 2, width: most.width, height: most.height)
            (direction, tip) = ([], .zero)
            return
        }
        let order = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
        let places = (order.isEmpty ? [.up, .down, .left, .right] : order).map { Self.place($0, most, source, room) }
        // The first that has room for all, else the one that has most.
        let best = places.first { $0.frame.size == most } ?? places.max { Self.area($0.frame) < Self.area($1.frame) }!
        self = best
        guard overlaps, best.frame.size != most else { return }
        let x = min(max(frame.midX - most.width / 2, room.minX), room.maxX - most.width)
        let y = min(max(frame.midY - most.height / 2, room.minY), room.maxY - most.height)
        frame = CGRect(x: x, y: y, width: most.width, height: most.height)
        direction = []
    }

    private init(frame: CGRect, direction: UIPopoverArrowDirection, tip: CGPoint) { (self.frame, self.direction, self.tip) = (frame, direction, tip) }

    private static func area(_ rect: CGRect) -> CGFloat { max(rect.width, 0) * max(rect.height, 0) }

    private static func place(_ direction: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect, _ room: CGRect) -> PopoverGeometry {
        let arrow = Self.arrow.height
        var frame = CGRect(origin: .zero, size: size), tip = CGPoint(x: source.midX, y: source.midY)
        switch direction {
        case .up:
            tip.y = min(max(source.maxY, room.minY), room.maxY)
            frame.size.height = max(min(size.height, room.maxY - tip.y - arrow), 0)
            frame.origin.y = tip.y + arrow
        case .down:
            tip.y = min(max(source.minY, room.minY), room.maxY)
            frame.size.height = max(min(size.height, tip.y - arrow - room.minY), 0)
            frame.origin.y = tip.y - arrow - frame.height
        case .left:
            tip.x = min(max(source.maxX, room.minX), room.maxX)
            frame.size.width = max(min(size.width, room.maxX - tip.x - arrow), 0)
            frame.origin.x = tip.x + arrow
        default:
            tip.x = min(max(source.minX, room.minX), room.maxX)
            frame.size.width = max(min(size.width, tip.x - arrow - room.minX), 0)
            frame.origin.x = tip.x - arrow - frame.width
        }
        let reach = cornerRadius + Self.arrow.width / 2
        if direction == .up || direction == .down {
            frame.origin.x = min(max(tip.x - frame.width / 2, room.minX), room.maxX - frame.width)
            tip.x = min(max(tip.x, frame.minX + reach), max(frame.maxX - reach, frame.minX + reach))
        } else {
            frame.origin.y = min(max(tip.y - frame.height / 2, room.minY), room.maxY - frame.height)
            tip.y = min(max(tip.y, frame.minY + reach), max(frame.maxY - reach, frame.minY + reach))
        }
        return PopoverGeometry(frame: frame, direction: direction, tip: tip)
    }

    /// The box with the arrow.
    var whole: CGRect { direction.isEmpty ? frame : frame.union(CGRect(origin: tip, size: .zero)) }
}
