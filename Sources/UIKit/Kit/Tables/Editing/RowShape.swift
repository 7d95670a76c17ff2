/// The shape of a row in a group, which the cell and the buttons beside it have together while the row is open (R-ROW-10).
@MainActor
final class RowShape {
    private let cell: UIView
    /// The visible part of the cell.
    private let opening = UIView()
    private var corners: CACornerMask = []

    init(of cell: UIView) {
        self.cell = cell
        opening.backgroundColor = .black
    }

    /// - Parameters:
    ///   - size: Of the row.
    ///   - shift: By how much the cell stands beside the row's place.
    ///   - actions: The view beside it.
    ///   - isAtRight: Whether that is at the right side.
    func keep(_ size: CGSize, shift: CGFloat, _ actions: UIView, isAtRight: Bool) {
        let radius = cell.layer.cornerRadius
        // The table may have dressed the cell again.
        if !cell.layer.maskedCorners.isEmpty { (corners, cell.layer.maskedCorners) = (cell.layer.maskedCorners, []) }
        let isWhole = abs(shift) > size.width - radius
        let side: CACornerMask = isAtRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        round(actions.layer, radius, isWhole ? corners : corners.intersection(side))
        round(opening.layer, radius, corners)
        // A mask of the app's own stays.
        if cell.mask == nil, cell.layer.mask == nil { cell.mask = opening }
        opening.frame = CGRect(origin: CGPoint(x: -shift, y: 0), size: size)
    }

    private func round(_ layer: CALayer, _ radius: CGFloat, _ corners: CACornerMask) {
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        layer.maskedCorners = corners
    }

    func restore() {
        if cell.mask === opening { cell.mask = nil }
        if cell.layer.maskedCorners.isEmpty, !corners.isEmpty { cell.layer.maskedCorners = corners }
        corners = []
    }
}
