/// What manages content whose size something else decides.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that suits the content where something else than the window decides.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child's view in a view of that size.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the size of the view changes (R-VC-1).
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change, before `viewWillTransition(to:with:)` (R-VC-1).
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
