internal import FoundationAdditions

// Which views are shown and where they stand (R-COL-2, R-COL-3).
extension UICollectionView {
    /// Asks the layout to compute places, where that is due.
    final func prepareItems() {
        guard !isPreparing, updates == nil else { return }
        loadContents()
        if preparedInsets != adjustedContentInset { needsPrepare = true }
        // What is computed may make something else invalid.
        for _ in 0..<Self.mostPasses {
            guard needsPrepare else { return }
            needsPrepare = false
            preparedInsets = adjustedContentInset
            isPreparing = true
            layout.prepare()
            isPreparing = false
            if needsLayoutAfterPreparing { setNeedsLayout() }
            needsLayoutAfterPreparing = false
            loadContents()
            takeContentSize()
        }
        UICollectionView.say("UICollectionView: the layout \(type(of: layout)) becomes invalid again whenever it is prepared; it is left as it is")
        needsPrepare = false
    }

    static let mostPasses = 100

    private func takeContentSize() {
        let size = layout.collectionViewContentSize, adjustment = sizeAdjustment, offset = offsetAdjustment
        (sizeAdjustment, offsetAdjustment) = (.zero, .zero)
        contentSize = CGSize(width: size.width + adjustment.width, height: size.height + adjustment.height)
        shiftContent(by: CGVector(dx: offset.x, dy: offset.y))
    }

    final func layOutItems() {
        guard updates == nil, bounds.width > 0, bounds.height > 0 else { return }
        guard !isPreparing else { return needsLayoutAfterPreparing = true }
        placing { placeItems() }
        prefetchItems()
    }

    private func placeItems() {
        for _ in 0..<Self.mostPasses {
            prepareItems()
            let generation = contentsGeneration
            showElements()
            // Each size that a cell asks for can bring other items into sight, and what the app calls can change everything.
            guard needsPrepare || needsContents || generation != contentsGeneration else { break }
        }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        placeIndex()
    }

    /// Makes the views in sight, takes the others out, and places what is shown.
    private func showElements() {
        let generation = contentsGeneration
        var paths: ContiguousArray<UICollectionViewLayoutAttributes> = []
        wanted.removeAll(keepingCapacity: true)
        for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] where isInSight(attributes) {
            let element = CollectionElement(attributes)
            guard contains(element), wanted.updateValue(attributes, forKey: element) == nil else { continue }
            paths.append(attributes)
        }
        let edited = enclosingWindow?.firstResponder as? UIView
        for (element, view) in shown where wanted[element] == nil && generation == contentsGeneration && !needsContents {
            // A view in which something is edited stays as it is (R-COL-2).
            if edited?.isInside(view) == true, contains(element), let attributes = layout.attributes(of: element), !attributes.isHidden {
                place(view, attributes)
            } else {
                leave(element, view)
            }
        }
        for attributes in paths {
            guard generation == contentsGeneration, !needsContents else { break }
            let element = CollectionElement(attributes)
            if let view = shown[element] { place(view, attributes) } else { show(element, attributes) }
        }
        wanted.removeAll(keepingCapacity: true)
        if generation == contentsGeneration, !needsContents, layout.measuresCells { measure() }
    }

    /// Where nothing turns it, something out of sight is not shown though the layout names it.
    private func isInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.isHidden else { return false }
        // Foundation's comparisons of rectangles trap on what is not a number, which an application's layout may give.
        return attributes.frame.isFinite && attributes.frame.intersects(bounds) || !CATransform3DIsIdentity(attributes.transform3D)
    }

    private func leave(_ element: CollectionElement, _ view: UICollectionReusableView) {
        guard let transition else { return hide(element) }
        // It moves out of sight with what stays.
        shown[element] = nil
        transition.leave(view, element, to: layout.attributes(of: element) ?? view.attributes)
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let oldIndex = view.attributes?.zIndex
        if let transition { transition.move(view, to: attributes) } else { view.take(attributes) }
        if oldIndex != attributes.zIndex { putInOrder(view, attributes) }
    }

    /// Puts a view into the order of what is shown.
    private func putInOrder(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let index = order.firstIndex(where: { $0 === view }) { order.remove(at: index) }
        let index = FlowLines.partition(order.count) { isBehind(attributes, order[$0]) }
        order.insert(view, at: index)
        if index > 0, order[index - 1].superview === self {
            insertSubview(view, aboveSubview: order[index - 1])
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    private func isBehind(_ one: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) -> Bool {
        guard let element = view.element else { return false }
        let index = transition?.target(of: view)?.zIndex ?? view.attributes?.zIndex ?? 0
        if one.zIndex != index { return one.zIndex < index }
        if one.element.rank != element.kind.rank { return one.element.rank < element.kind.rank }
        return one.indexPath < element.path
    }

    // MARK: New views

    /// Asks for a view and puts it into the collection view. The app may reload the collection view meanwhile, and ask for layout in its calls.
    private func show(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        let generation = contentsGeneration
        guard let view = make(element), generation == contentsGeneration, !needsContents, contains(element), shown[element] == nil else { return }
        // A view that the data source gives for two places stands for the last one.
        if let old = view.element, shown[old] === view {
            shown[old] = nil
            if let index = order.firstIndex(where: { $0 === view }) { order.remove(at: index) }
        }
        transition?.stays(view)
        (view.owner, view.element) = (self, element)
        shown[element] = view
        UIView.performWithoutAnimation {
            view.take(transition.flatMap { $0.appearance(of: element, attributes, layout) } ?? attributes)
            putInOrder(view, attributes)
        }
        transition?.move(view, to: attributes)
        if let cell = view as? UICollectionViewCell, element.kind == .cell {
            let isSelected = selected.contains(element.path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else if case .supplementary(let kind) = element.kind {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
        }
    }

    private func make(_ element: CollectionElement) -> UICollectionReusableView? {
        switch element.kind {
        case .cell: return RegistrationName.whileAsking(self) { dataSource?.collectionView(self, cellForItemAt: element.path) }
        case .supplementary(let kind):
            return RegistrationName.whileAsking(self) { dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path) }
        case .decoration(let kind):
            if let view = take(element, kind, { layout.decorations.take(kind, identifier: kind) }) { return view }
            UICollectionView.say("\(type(of: layout)): no view is registered for the decoration kind '\(kind)'; register one with register(_:forDecorationViewOfKind:)")
            return nil
        }
    }

    // MARK: Sizes of the views' own (R-COL-6)

    /// Asks views that are new which size they need.
    private func measure() {
        let generation = contentsGeneration
        for view in order where view.measured != generation {
            guard generation == contentsGeneration, !needsContents, let element = view.element, shown[element] === view,
                  let attributes = transition?.target(of: view) ?? view.attributes else { continue }
            view.measured = generation
            let original = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
            let preferred = view.preferredLayoutAttributesFitting(original)
            guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { continue }
            keepInSight(from: attributes, to: preferred)
            layout.invalidateLayout(with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
    }

    /// What is in sight stays where it is when something that begins above it turns out larger.
    private func keepInSight(from old: UICollectionViewLayoutAttributes, to new: UICollectionViewLayoutAttributes) {
        let insets = adjustedContentInset
        if old.frame.minY < bounds.minY, bounds.minY > -insets.top, old.size.width > bounds.width / 2 { offsetAdjustment.y += new.size.height - old.size.height }
    }

    /// The item in front at a point.
    final func item(at point: CGPoint) -> IndexPath? {
        prepareItems()
        let around = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
        var found: UICollectionViewLayoutAttributes?
        for attributes in layout.layoutAttributesForElements(in: around) ?? [] where attributes.element == .cell && !attributes.isHidden {
            guard attributes.frame.isFinite, attributes.frame.contains(point), contains(attributes.indexPath), attributes.zIndex >= found?.zIndex ?? .min else { continue }
            found = attributes
        }
        return found?.indexPath
    }
}
