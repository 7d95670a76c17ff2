internal import FoundationAdditions
internal import ScrollEngine

// Items that code brings into sight (R-COL-10).
extension UICollectionView {
    final func reveal(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        prepareItems()
        guard contains(path) else {
            let place = path.count == 2 ? "item \(path.item) in section \(path.section)" : "item \(path)"
            return UICollectionView.say("UICollectionView: there is no \(place) to scroll to")
        }
        guard let place = place(of: path, at: position) else { return }
        setContentOffset(place, animated: animated)
        // Sizes turn out where items come into sight, which can move the item, and bring others into sight.
        guard scrolling.movement.isNone, layout.measuresCells else { return }
        for _ in 0..<10 {
            layoutIfNeeded()
            guard contains(path), let place = self.place(of: path, at: position), place != contentOffset else { return }
            contentOffset = place
        }
    }

    /// The offset at which an item stands where it was asked for, as far as the content reaches.
    private func place(of path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let item = layout.layoutAttributesForItem(at: path)?.frame else { return nil }
        let insets = adjustedContentInset, room = bounds.inset(by: insets)
        let x = Self.place(item.minX, item.maxX, room.minX, room.maxX, position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right))
        let y = Self.place(item.minY, item.maxY, room.minY, room.maxY, position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))
        return clamped(CGPoint(x: x - insets.left, y: y - insets.top))
    }

    /// Where a stretch of the content begins that has an item at its beginning, in its middle or at its end, else wherever it is seen with least movement.
    private static func place(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat, _ first: Bool, _ middle: Bool, _ last: Bool) -> CGFloat {
        if first { return start }
        if middle { return (start + end - (high - low)) / 2 }
        if last { return end - (high - low) }
        if start < low { return start }
        return end > high ? min(end - (high - low), start) : low
    }
}
