internal import FoundationAdditions

/// Changes of a collection view's items that are made as one.
struct CollectionUpdates {
    var depth = 0
    var changes = RowChanges()
    /// Of those inside others, which come to their end with them.
    var completions: [(Bool) -> Void] = []
}

// Changes of items, in step with the data source (R-COL-8).
extension UICollectionView {
    final func change(_ note: (inout RowChanges) -> Void) {
        change({ if var noted = updates { note(&noted.changes); updates = noted } }, nil)
    }

    final func change(_ body: () -> Void, _ completion: ((Bool) -> Void)?) {
        // What the data source has not been asked for yet is asked for after the changes.
        if updates == nil, !needsContents { prepareItems() }
        updates = updates ?? CollectionUpdates()
        updates?.depth += 1
        body()
        updates?.depth -= 1
        if let completion { updates?.completions.append(completion) }
        guard let updates, updates.depth <= 0 else { return }
        self.updates = nil
        let complete = { (isFinished: Bool) in for completion in updates.completions { completion(isFinished) } }
        // Everything is asked for again in any case.
        if needsContents {
            layOutItems()
            complete(true)
        } else {
            apply(updates.changes, complete)
        }
    }

    private func apply(_ changes: RowChanges, _ completion: @escaping (Bool) -> Void) {
        let old = counts, new = countedSections()
        // A data source that reloads the collection view while it is asked has it ask for everything again.
        guard !needsContents, old == counts else {
            layOutItems()
            return completion(true)
        }
        let map = RowMap(changes, from: Array(old), to: Array(new), of: "UICollectionView")
        func place(of element: CollectionElement) -> CollectionElement? {
            if element.kind == .cell {
                guard !changes.reloaded.contains(element.path) else { return nil }
                return map[element.path].map { .cell($0) }
            }
            guard element.path.count == 2, !changes.reloadedSections.contains(element.path.section) else { return nil }
            return map.sections[element.path.section].map { CollectionElement(kind: element.kind, path: IndexPath(item: element.path.item, section: $0)) }
        }
        // A finger on another item goes on.
        if let pressed = press?.cell.element, place(of: pressed) == nil { endPress(selects: false) }
        let transition = CollectionTransition()
        for attributes in surroundings() {
            if let place = place(of: CollectionElement(attributes)) { transition.before[place] = attributes }
        }
        transition.isNew = { Self.isNew($0, changes, map) }
        (counts, contentsGeneration) = (new, contentsGeneration + 1)
        prefetching.move { changes.reloaded.contains($0) ? nil : map[$0] }
        selected = Set(selected.compactMap { changes.reloaded.contains($0) ? nil : map[$0] })
        let leaving = moveShown(place)
        layout.itemsChange(map, reloaded: changes.reloaded)
        invalidateCounts()
        prepareItems()
        reconfigure(changes.reconfigured.compactMap { map[$0] })
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: changes, map))
        for (element, view) in leaving { transition.leave(view, element, to: layout.finalAttributes(of: element)) }
        goingAttributes = [:]
        move(to: layout.targetContentOffset(forProposedContentOffset: contentOffset), transition)
        run(transition, completion) { [layout] in layout.finalizeCollectionViewUpdates() }
    }

    private static func isNew(_ element: CollectionElement, _ changes: RowChanges, _ map: RowMap) -> Bool {
        let path = element.path
        guard path.count == 2 else { return false }
        if changes.insertedSections.contains(path.section) || changes.reloadedSections.contains(where: { map.sections[$0] == path.section }) { return true }
        return element.kind == .cell && (changes.inserted.contains(path) || changes.reloaded.contains { map[$0] == path })
    }

    /// What is in sight, and as much around it.
    final func surroundings() -> [UICollectionViewLayoutAttributes] {
        let found = layout.layoutAttributesForElements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
        return found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    }

    /// Lets the views that stay stand for what they are now.
    /// - Returns: The others.
    private func moveShown(_ place: (CollectionElement) -> CollectionElement?) -> [CollectionElement: UICollectionReusableView] {
        var leaving: [CollectionElement: UICollectionReusableView] = [:], staying: [CollectionElement: UICollectionReusableView] = [:]
        for (element, view) in shown {
            guard let place = place(element) else {
                leaving[element] = view
                goingAttributes[element] = view.attributes
                continue
            }
            staying[place] = view
            view.element = place
            // What it was measured for it still is.
            if view.measured == contentsGeneration - 1 { view.measured = contentsGeneration }
        }
        shown = staying
        order.removeAll { view in view.element.map { staying[$0] !== view } ?? true }
        return leaving
    }

    private func invalidateCounts() {
        let context = layout.newContext()
        context.hasOtherCounts = true
        invalidate(context)
    }
}
