internal import FoundationAdditions

/// Views on their way from where they were to where changes of items, or another layout, have them (R-COL-8, R-COL-9).
@MainActor
final class CollectionTransition {
    /// Views that stay or come, and where they move. By the view: items may be given another one on the way.
    private(set) var targets: [ObjectIdentifier: (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)] = [:]
    /// Views that go.
    private(set) var leaving: [ObjectIdentifier: (view: UICollectionReusableView, element: CollectionElement, attributes: UICollectionViewLayoutAttributes?)] = [:]
    /// Where what was near enough stood before, by what it is now.
    var before: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// How far the content has moved under what is shown.
    private(set) var shift = CGVector.zero
    /// What was not there before, or is another one.
    var isNew: (CollectionElement) -> Bool = { _ in false }

    func move(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) { targets[ObjectIdentifier(view)] = (view, attributes) }
    func target(of view: UICollectionReusableView) -> UICollectionViewLayoutAttributes? { targets[ObjectIdentifier(view)]?.attributes }

    func leave(_ view: UICollectionReusableView, _ element: CollectionElement, to attributes: UICollectionViewLayoutAttributes?) {
        targets[ObjectIdentifier(view)] = nil
        leaving[ObjectIdentifier(view)] = (view, element, attributes)
    }

    /// The content has moved: what goes does so where it is seen.
    func contentMoved(by shift: CGVector) {
        self.shift = shift
        for (key, entry) in leaving {
            let moved = entry.attributes?.copy() as? UICollectionViewLayoutAttributes
            if let center = moved?.center { moved?.center = CGPoint(x: center.x + shift.dx, y: center.y + shift.dy) }
            leaving[key]?.attributes = moved
        }
    }

    /// A data source that keeps its cells may give one again that was to go.
    func stays(_ view: UICollectionReusableView) { leaving[ObjectIdentifier(view)] = nil }

    /// Where a view begins that was not shown.
    func appearance(of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes? {
        if isNew(element) { return layout.initialAttributes(of: element) }
        if let old = before[element] {
            old.center = CGPoint(x: old.center.x + shift.dx, y: old.center.y + shift.dy)
            return old
        }
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }
}

extension UICollectionView {
    /// Lays out, and lets what is shown move there.
    /// - Parameter finish: Called when all has its end, before the completion.
    final func run(_ transition: CollectionTransition, animated: Bool = true, _ completion: ((Bool) -> Void)?, finish: @escaping () -> Void) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            for (view, element, _) in transition.leaving.values { retire(view, element) }
            layOutItems()
            finish()
            completion?(true)
            return
        }
        self.transition = transition
        layOutItems()
        self.transition = nil
        UIView.animate(withDuration: 0.3) {
            // What is called meanwhile may have made it something else.
            for (view, attributes) in transition.targets.values where view.owner === self && view.element == CollectionElement(attributes) {
                view.take(attributes)
            }
            for (view, _, attributes) in transition.leaving.values { if let attributes { view.take(attributes) } }
        } completion: { isFinished in
            for (view, element, _) in transition.leaving.values where !self.isShown(view) { self.retire(view, element) }
            finish()
            completion?(isFinished)
        }
    }

    /// Moves the content; what is shown begins where it is seen.
    final func move(to offset: CGPoint, _ transition: CollectionTransition) {
        let old = contentOffset
        guard offset.isFinite, offset != old else { return }
        contentOffset = offset
        let shift = CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
        transition.contentMoved(by: shift)
        UIView.performWithoutAnimation {
            for view in Array(shown.values) + transition.leaving.values.map({ $0.view }) {
                view.center = CGPoint(x: view.center.x + shift.dx, y: view.center.y + shift.dy)
                view.attributes?.center = view.center
            }
        }
    }

    /// Whether the view stands for something.
    private func isShown(_ view: UICollectionReusableView) -> Bool { view.element.map { shown[$0] === view } ?? false }

    /// How something looks that comes, unless the layout says otherwise: as it will be, but transparent.
    final func appearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? { transparent(layout.attributes(of: element)) }

    /// How something looks that goes, unless the layout says otherwise: as it was, but transparent.
    final func disappearance(of element: CollectionElement) -> UICollectionViewLayoutAttributes? { transparent(goingAttributes[element]) }

    private func transparent(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }
}
