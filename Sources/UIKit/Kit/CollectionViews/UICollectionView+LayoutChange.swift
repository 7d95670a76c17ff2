internal import FoundationAdditions

// Another layout (R-COL-9).
extension UICollectionView {
    final func changeLayout(to new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = layout
        guard new !== old else {
            completion?(true)
            return
        }
        let isLaidOut = !needsContents && !shown.isEmpty
        let anchor = isLaidOut ? anchorItem() : nil, transition = CollectionTransition()
        if isLaidOut {
            for attributes in surroundings() { transition.before[CollectionElement(attributes)] = attributes }
        }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for view in shown.values { view.willTransition(from: old, to: new) }
        for element in shown.keys { if case .decoration = element.kind { hide(element) } }
        old.owner = nil
        new.owner = self
        layout = new
        contentsGeneration += isLaidOut ? 1 : 0
        invalidateEverything()
        guard isLaidOut else {
            completion?(true)
            return
        }
        prepareItems()
        keep(anchor, transition)
        run(transition, animated: animated, completion) { [weak self] in
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            for view in self?.shown.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: new) }
        }
    }

    /// The first item that is seen as a whole, else the first that is seen.
    private func anchorItem() -> IndexPath? {
        let cells = shown.filter { $0.key.kind == .cell }, room = bounds.inset(by: adjustedContentInset)
        let whole = cells.filter { room.contains($0.value.frame) }
        return (whole.isEmpty ? cells : whole).keys.map(\.path).min()
    }

    /// Lets an item that was seen be seen in the new layout.
    private func keep(_ anchor: IndexPath?, _ transition: CollectionTransition) {
        var proposed = clamped(contentOffset)
        if let anchor, let frame = layout.layoutAttributesForItem(at: anchor)?.frame {
            let insets = adjustedContentInset
            if !CGRect(origin: proposed, size: bounds.size).inset(by: insets).contains(frame) {
                proposed = clamped(CGPoint(x: frame.minX - insets.left, y: frame.minY - insets.top))
            }
        }
        proposed = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
        move(to: layout.targetContentOffset(forProposedContentOffset: proposed), transition)
    }
}
