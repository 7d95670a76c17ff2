/// What of a flow is to be computed again (R-COL-4).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and spaces.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are put into lines again.
    open var invalidateFlowLayoutAttributes = true
}
