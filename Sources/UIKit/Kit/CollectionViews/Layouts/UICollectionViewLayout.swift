internal import FoundationAdditions

/// Says where the items of a collection view stand (R-COL-4).
///
/// A subclass overrides ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``, and computes
/// what it can once in ``prepare()``:
///
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///         places.filter { $0.frame.intersects(rect) }
///     }
@preconcurrency @MainActor
open class UICollectionViewLayout: _InstantiableObject, @preconcurrency NSCoding {
    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    @available(*, unavailable)
    public required convenience init?(_instantiation instantiation: _Instantiation) { self.init(coder: instantiation.coder) }

    nonisolated open func encode(with coder: NSCoder) {}

    /// Whose items it places; `nil` when none uses it.
    open var collectionView: UICollectionView? { owner }
    final weak var owner: UICollectionView?
    /// What the collection view has found to be invalid, while ``invalidateLayout()`` is called for it.
    final var pendingContext: UICollectionViewLayoutInvalidationContext?
    /// Views that the layout makes itself, by their kinds.
    final let decorations = ReusePool<UICollectionReusableView>()

    /// The class of the attributes that it makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that are made for it.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Where things stand

    /// Called before the layout is asked, whenever it has become invalid. The base class does nothing.
    open func prepare() {}
    /// In points. The base class has nothing to show.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of all that reaches into a rectangle of the content. What is elsewhere may be among them and is not shown.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a view beside items.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a view that the layout makes itself.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Makes views of a class, which the data source need not know, for a kind; `nil` takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, elementKind, identifier: elementKind)
    }
    /// Makes views of a xib, whose only object is one, for a kind; `nil` takes it back.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorations.register(nib, elementKind) }

    // MARK: What is no longer valid

    /// Has all places computed again before the next layout. Overriders call super.
    open func invalidateLayout() { invalidateLayout(with: pendingContext ?? newContext()) }
    /// Has places computed again before the next layout. Overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { owner?.layoutWasInvalidated(context) }

    /// Whether places change with the rectangle of the content that is seen; asked before it changes. By default no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What is no longer valid then.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { newContext() }
    /// Whether places change with the size that a view asks for. By default no.
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                     withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// What is no longer valid then.
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                  withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        switch preferredAttributes.element {
        case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
        case .supplementary(let kind): context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        case .decoration(let kind): context.invalidateDecorationElements(ofKind: kind, at: [preferredAttributes.indexPath])
        }
        return context
    }

    final func newContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.make() ?? UICollectionViewLayoutInvalidationContext()
    }

    /// What a view is asked to fit into, before layouts of a kind that never asks are spared the question.
    var measuresCells: Bool { true }
    /// Items have other index paths now. Called before the layout becomes invalid with that.
    func itemsChange(_ map: RowMap, reloaded: Set<IndexPath>) {}

    // MARK: Where scrolling ends

    /// Where the content comes to rest after a finger. By default where it would by itself.
    /// - Parameters:
    ///   - proposedContentOffset: That place.
    ///   - velocity: In points a millisecond, as ``UIScrollViewDelegate/scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`` has it.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Where the content stands after items, or the layout, have changed. By default where it would by itself.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: What comes and goes

    /// Called before items change, when ``prepare()`` has placed the new ones. Overriders call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when all that moves in a change has its end. Overriders call super.
    open func finalizeCollectionViewUpdates() {}
    /// Called before another layout takes over. Overriders call super.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this one takes over. Overriders call super.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when all that moves from layout to layout has its end. Overriders call super.
    open func finalizeLayoutTransition() {}

    /// How an item looks from where it comes; the index path is that after the change. By default as it will be, but transparent.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.appearance(of: .cell(itemIndexPath))
    }
    /// How an item looks where it goes; the index path is that before the change. By default as it is, but transparent.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.disappearance(of: .cell(itemIndexPath))
    }
    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a view beside items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { owner?.appearance(of: CollectionElement(kind: .supplementary(elementKind), path: elementIndexPath)) }
    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a view beside items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { owner?.disappearance(of: CollectionElement(kind: .supplementary(elementKind), path: elementIndexPath)) }
    /// As ``initialLayoutAttributesForAppearingItem(at:)``, for a view of the layout's own.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { owner?.appearance(of: CollectionElement(kind: .decoration(elementKind), path: decorationIndexPath)) }
    /// As ``finalLayoutAttributesForDisappearingItem(at:)``, for a view of the layout's own.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { owner?.disappearance(of: CollectionElement(kind: .decoration(elementKind), path: decorationIndexPath)) }
}

extension UICollectionViewLayout {
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
        case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.path)
        }
    }

    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.path)
        case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.path)
        }
    }

    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.path)
        case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.path)
        }
    }
}
