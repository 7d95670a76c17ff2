internal import FoundationAdditions

// The index at the trailing side (R-IDX-7).
extension UICollectionView {
    final func loadIndexTitles() { indexTitles = dataSource?.indexTitles(for: self) ?? [] }

    /// Makes the index where there are titles, else takes it away, and puts it where it belongs.
    final func placeIndex() {
        guard !indexTitles.isEmpty else {
            indexView?.removeFromSuperview()
            return indexView = nil
        }
        let index = indexView ?? ListIndexView { [weak self] in self?.scroll(toTitle: $0) }
        indexView = index
        index.titles = indexTitles
        // Views of items are put above each other, and so behind it.
        if index.superview !== self { addSubview(index) }
        place(index)
    }

    private func scroll(toTitle number: Int) {
        guard let title = indexTitles[safe: number], let dataSource, updates == nil else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: number)
        prepareItems()
        guard updates == nil, contains(path) else { return }
        reveal(path, at: exceedsVertically ? .top : .left, animated: false)
    }
}
