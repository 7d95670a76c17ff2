/// For layouts of collection views: attributes among the items (R-DYN-37).
extension UIDynamicAnimator {
    /// The attributes of a cell that a behavior has. Linear in the items.
    public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(.cell, indexPath) }

    /// The attributes of a view beside items that a behavior has. Linear in the items.
    public final func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementary(elementKind), indexPath)
    }

    /// The attributes of a view of the layout that a behavior has. Linear in the items.
    public final func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.decoration(decorationViewKind), indexPath)
    }

    private func attributes(_ element: CollectionElement.Kind, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        scene.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first { $0.element == element && $0.indexPath == indexPath }
    }
}
