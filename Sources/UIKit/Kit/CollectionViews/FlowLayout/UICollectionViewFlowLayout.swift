internal import FoundationAdditions

/// Lines of items one after the other, in sections with views before and after them (R-COL-7).
///
/// Items of one size cost nothing each. With sizes of the delegate's, preparing takes time in proportion to the items; what is in sight is found in
/// logarithmic time.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A size that follows from what the cell contains.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }

    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeFlow(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeFlow(with: coder) }
    }

    // MARK: How it looks

    /// In which direction the lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
    /// The size of items, in points, where the delegate names none.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// What is thought of items that say how large they are once their cells are there; zero where they don't, ``automaticSize`` for a common size.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// Between lines, in points. Less than 0 lets lines overlap.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// Between the items of a line, in points. Lines but the last of a section are as long as there is room.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    /// The room around the items of a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The size of the views before the sections' items, of which that along the direction of scrolling counts; zero for none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of the views after the sections' items, of which that along the direction of scrolling counts; zero for none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// Whether what stands before a section's items stays in sight while they are.
    open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    /// Whether what stands after a section's items stays in sight while they are.
    open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

    // MARK: What it has computed

    final var geometry = FlowGeometry()
    /// Whether the delegate is to be asked, or only lines to be made again.
    final var needsMetrics = true, needsLines = true
    /// The sizes that cells have asked for.
    final var preferred: [IndexPath: CGSize] = [:]
    final override var measuresCells: Bool { isEstimating }
    final var isEstimating: Bool { estimatedItemSize != .zero }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    open override var collectionViewContentSize: CGSize { geometry.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        sideAttributes(elementKind, indexPath)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalid(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isOtherRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds), isOther = isOtherRoom(newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (isOther, isOther)
        }
        return context
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                              withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        isEstimating && originalAttributes.element == .cell && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                                           withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        if preferredAttributes.element == .cell { preferred[preferredAttributes.indexPath] = preferredAttributes.size }
        return context
    }

    final override func itemsChange(_ map: RowMap, reloaded: Set<IndexPath>) {
        guard !preferred.isEmpty else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in preferred where !reloaded.contains(path) {
            if let place = map[path] { moved[place] = size }
        }
        preferred = moved
    }
}
