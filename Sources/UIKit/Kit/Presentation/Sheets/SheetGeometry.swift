/// Where a sheet stands in a container, and at which heights (R-PSC-2, R-PSC-3).
@MainActor
struct SheetGeometry {
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        init(traits: UITraitCollection, maximum: CGFloat) { (containerTraitCollection, maximumDetentValue) = (traits, maximum) }
    }

    /// The usual radius of a sheet's corners.
    static let cornerRadius: CGFloat = 10
    /// Between the large height and the safe area, and around a sheet in the middle.
    private static let margin: CGFloat = 10, wideMargin: CGFloat = 20
    /// A page's width, and a form's size, where the window is wide.
    private static let pageWidth: CGFloat = 704, formSize = CGSize(width: 540, height: 620)

    let bounds: CGRect
    /// Whether it stands at the lower edge, as wide as the window; else it is in the middle.
    let isAttached: Bool
    /// The corners that are round.
    let corners: CACornerMask
    /// Heights with their names, smallest first.
    private let heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
    private let left, width: CGFloat
    /// Whether its largest height is the large one at the lower edge: what is behind steps back there.
    let isLarge: Bool

    /// - Parameter compactWidth: The width at the lower edge where the height is compact, 0 for the safe area's; `nil` for a sheet that covers the window.
    init(bounds: CGRect, insets: UIEdgeInsets, traits: UITraitCollection, detents: [UISheetPresentationController.Detent], isForm: Bool,
         preferredSize: CGSize, compactWidth: CGFloat?) {
        self.bounds = bounds
        let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let isCompact = traits.verticalSizeClass == .compact
        // Its left side, in the middle of the safe area where the height is compact.
        func left(_ width: CGFloat) -> CGFloat {
            guard isCompact, compactWidth != nil else { return ((bounds.width - width) / 2).rounded() }
            return (insets.left + (bounds.width - insets.left - insets.right - width) / 2).rounded()
        }
        if isCompact, compactWidth == nil {
            (isAttached, corners, width, heights, isLarge) = (true, [], bounds.width, [(.large, bounds.height)], false)
        } else if traits.horizontalSizeClass == .regular, !isCompact {
            let form = preferredSize == .zero ? Self.formSize : preferredSize
            let most = CGSize(width: bounds.width - 2 * Self.wideMargin, height: bounds.height - 2 * Self.wideMargin)
            (isAttached, corners, isLarge) = (false, all, false)
            width = max(min(isForm ? form.width : Self.pageWidth, most.width), 0)
            heights = [(.large, max(min(isForm ? form.height : most.height, most.height), 0))]
        } else {
            (isAttached, corners) = (true, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            let safe = max(bounds.width - insets.left - insets.right, 0)
            width = !isCompact ? bounds.width : compactWidth.map { $0 > 0 ? min($0, safe) : safe } ?? safe
            let most = max(bounds.height - insets.top - Self.margin, 0)
            let context = Context(traits: traits, maximum: max(most - insets.bottom, 0))
            let known = detents.compactMap { detent in
                detent.resolvedValue(in: context).flatMap { $0.isFinite ? (detent.identifier, min(max($0, 0) + insets.bottom, most)) : nil }
            }
            heights = known.isEmpty ? [(.large, most)] : known.sorted { $0.1 < $1.1 }
            isLarge = !isCompact && heights.last.map { $0.height > most - 1 } ?? false
        }
        self.left = left(width)
    }

    func height(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat? {
        heights.first { $0.identifier == identifier }?.height
    }

    /// The height at a detent; the smallest for one that there isn't.
    func height(at identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        identifier.flatMap { height(of: $0) } ?? heights[0].height
    }

    func frame(at identifier: UISheetPresentationController.Detent.Identifier?) -> CGRect {
        let height = height(at: identifier), top = isAttached ? bounds.height - height : (bounds.height - height) / 2
        return CGRect(x: left, y: top.rounded(), width: width, height: height)
    }

    /// The upper edges at the largest and at the smallest height.
    var top: CGFloat { frame(at: heights[heights.count - 1].identifier).minY }
    var lowest: CGFloat { frame(at: heights[0].identifier).minY }

    /// The place of a sheet that a finger holds: at an attached one the lower edge stays, down to the smallest height.
    func frame(top: CGFloat) -> CGRect {
        var frame = frame(at: heights[0].identifier)
        if isAttached { frame.size.height = max(bounds.height - top, frame.height) }
        frame.origin.y = top
        return frame
    }

    /// Where the sheet goes that is let go when its upper edge is thought to come to a place: the nearest height, or, where the lower edge
    /// is nearer, away (`nil`).
    func detent(near edge: CGFloat, mayGo: Bool) -> UISheetPresentationController.Detent.Identifier? {
        if mayGo, edge > (lowest + bounds.height) / 2 { return nil }
        return heights.min { abs(frame(at: $0.identifier).minY - edge) < abs(frame(at: $1.identifier).minY - edge) }?.identifier
    }
}
