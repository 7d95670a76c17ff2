internal import FoundationAdditions

/// What of a layout is to be computed again (R-COL-4). A layout with contexts of its own names their class.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _InstantiableObject {
    @preconcurrency @MainActor public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_instantiation: _Instantiation) { self.init() }

    /// Whether all of it is, as after `reloadData()`.
    open var invalidateEverything: Bool { isEverything }
    /// Whether the data source has other numbers of sections or items.
    open var invalidateDataSourceCounts: Bool { hasOtherCounts }
    final var isEverything = false
    final var hasOtherCounts = false

    /// The items that are named; `nil` for none in particular.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The views beside items that are named, by their kinds; `nil` for none in particular.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The layout's own views that are named, by their kinds; `nil` for none in particular.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
    /// Names views beside items.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Names views of the layout's own.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// By how much the content is moved once the layout is prepared, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the size of the content is other than the layout says, in points, until it is prepared again.
    open var contentSizeAdjustment = CGSize.zero
}
