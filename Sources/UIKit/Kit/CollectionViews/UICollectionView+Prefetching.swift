internal import FoundationAdditions

// Items that are fetched ahead (R-PRE).
extension UICollectionView {
    /// Names the items ahead that have come near since the last time, and those that will not come.
    final func prefetchItems() {
        guard let prefetchDataSource, isPrefetchingEnabled, !needsContents, !needsPrepare, updates == nil else { return }
        let isForward = prefetching.isForward(at: clamped(contentOffset))
        var ahead: [IndexPath] = []
        if contentSize.height > bounds.height { ahead += items(in: bounds.offsetBy(dx: 0, dy: isForward.y ? bounds.height : -bounds.height)) }
        if contentSize.width > bounds.width { ahead += items(in: bounds.offsetBy(dx: isForward.x ? bounds.width : -bounds.width, dy: 0)) }
        let (new, gone) = prefetching.update(to: ahead) { shown[.cell($0)] != nil }
        if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    /// The items that the layout has in a rectangle and that are not shown, the nearest to what is seen first.
    private func items(in area: CGRect) -> [IndexPath] {
        var found: [(path: IndexPath, distance: CGFloat)] = []
        for attributes in layout.layoutAttributesForElements(in: area) ?? [] where attributes.element == .cell && !attributes.isHidden {
            let frame = attributes.frame
            guard frame.isFinite, frame.intersects(area), contains(attributes.indexPath), shown[.cell(attributes.indexPath)] == nil else { continue }
            let across = max(bounds.minX - frame.maxX, frame.minX - bounds.maxX, 0), along = max(bounds.minY - frame.maxY, frame.minY - bounds.maxY, 0)
            found.append((attributes.indexPath, across + along))
        }
        return found.sorted { $0.distance == $1.distance ? $0.path < $1.path : $0.distance < $1.distance }.map(\.path)
    }

    final func prefetchingChanged() {
        let gone = prefetching.forget()
        if !isPrefetchingEnabled, !gone.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: gone) }
        setNeedsLayout()
    }
}
