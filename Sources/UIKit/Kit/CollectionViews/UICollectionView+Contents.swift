internal import FoundationAdditions

// What the data source says, and the views that are kept for use again (R-COL-1, R-COL-2).
extension UICollectionView {
    /// Where lines about collection views go.
    static var say: @MainActor (String) -> Void = { report($0) }

    /// The data source is to be asked again before the next layout.
    final func contentsChanged() {
        needsContents = true
        invalidateEverything()
    }

    final func invalidateEverything() {
        let context = layout.newContext()
        context.isEverything = true
        context.hasOtherCounts = needsContents
        invalidate(context)
    }

    /// Layouts that keep what they have computed may learn of it by either of two calls.
    final func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        layout.pendingContext = context
        defer { layout.pendingContext = nil }
        layout.invalidateLayout()
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        needsPrepare = true
        if context.invalidateEverything { forgetSizes() }
        let offset = context.contentOffsetAdjustment, size = context.contentSizeAdjustment
        if offset.x.isFinite, offset.y.isFinite { offsetAdjustment = CGPoint(x: offsetAdjustment.x + offset.x, y: offsetAdjustment.y + offset.y) }
        if size.width.isFinite, size.height.isFinite { sizeAdjustment = CGSize(width: sizeAdjustment.width + size.width, height: sizeAdjustment.height + size.height) }
        setNeedsLayout()
    }

    /// What is shown is asked again how large it is to be.
    final func forgetSizes() {
        for view in order { view.measured = nil }
    }

    /// Asks the data source, where that is due, and takes the old views away.
    final func loadContents() {
        // What is called may reload the collection view again.
        for _ in 0..<Self.mostPasses where needsContents && updates == nil {
            needsContents = false
            endPress(selects: false)
            for element in shown.keys { hide(element) }
            contentsGeneration += 1
            let generation = contentsGeneration, counted = countedSections()
            // It has been asked again already.
            guard generation == contentsGeneration else { return }
            counts = counted
            prefetching.forget()
            needsPrepare = true
            loadIndexTitles()
        }
    }

    /// How many items the data source says that each section has.
    final func countedSections() -> ContiguousArray<Int> {
        guard let dataSource else { return [] }
        var counts: ContiguousArray<Int> = [], room = ListLimits.rows
        let wanted = max(dataSource.numberOfSections(in: self), 0), sections = min(wanted, ListLimits.sections)
        if sections < wanted { UICollectionView.say("UICollectionView: the data source has \(wanted) sections; the first \(sections) are shown") }
        let generation = contentsGeneration
        for section in 0..<sections where generation == contentsGeneration && !needsContents {
            let wanted = max(dataSource.collectionView(self, numberOfItemsInSection: section), 0), count = min(wanted, room)
            if count < wanted {
                UICollectionView.say("UICollectionView: section \(section) has \(wanted) items; \(ListLimits.rows) in a collection view are shown, the rest is left out")
            }
            room -= count
            counts.append(count)
        }
        return counts
    }

    /// Whether the data source has the item, or the section that a view beside items is about.
    final func contains(_ element: CollectionElement) -> Bool {
        guard element.kind == .cell else { return true }
        return contains(element.path)
    }

    final func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    // MARK: Use again

    final func poolName(_ kind: String, _ identifier: String) -> String { "\(kind)\n\(identifier)" }

    final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let cell = reconfiguredCell(identifier, path) { return cell }
        let cell = take(.cell(path), identifier) { cellPool.take(identifier, identifier: identifier) }
        demand(cell != nil, "dequeueReusableCell: no cell is registered for the identifier '\(identifier)', and the storyboard has no prototype of that name")
        return cell ?? UICollectionViewCell()
    }

    final func dequeueSideView(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        let name = poolName(kind, identifier)
        let view = take(CollectionElement(kind: .supplementary(kind), path: path), name) { sidePool.take(name, identifier: identifier) }
        demand(view != nil, "dequeueReusableSupplementaryView: no view of the kind '\(kind)' is registered for the identifier '\(identifier)', and the "
               + "storyboard has none of that name")
        return view ?? UICollectionReusableView()
    }

    /// A view has its size before it gets its content.
    final func take<View: UICollectionReusableView>(_ element: CollectionElement, _ name: String, _ take: () -> View?) -> View? {
        let attributes = wanted[element] ?? (isPreparing || needsPrepare || updates != nil ? nil : layout.attributes(of: element))
        UICollectionReusableView.newFrame = attributes?.frame ?? .zero
        defer { UICollectionReusableView.newFrame = .zero }
        var taken: View?
        UIView.performWithoutAnimation {
            taken = take()
            taken?.poolName = name
            if let size = attributes?.size, taken?.bounds.size != size { taken?.bounds.size = size }
        }
        return taken
    }

    /// Takes a view out of the collection view.
    final func hide(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element) else { return }
        retire(view, element)
    }

    /// A view that stands for nothing any more.
    final func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let press, press.cell === view { endPress(selects: false) }
        if let index = order.firstIndex(where: { $0 === view }) { order.remove(at: index) }
        view.removeFromSuperview()
        (view.owner, view.element, view.attributes, view.measured) = (nil, nil, nil, nil)
        switch element.kind {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
            if let name = cell.poolName { cellPool.keep(cell, as: name) }
        case .supplementary(let kind):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
            if let name = view.poolName { sidePool.keep(view, as: name) }
        case .decoration(let kind): layout.decorations.keep(view, as: kind)
        }
    }
}
