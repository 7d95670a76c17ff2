/// Is notified of what a scroll view does, and has a say in where it comes to rest. Every method may be left out; what it then means stands with it.
///
/// A drag is reported in this order (R-SCR-30): `scrollViewWillBeginDragging`, `scrollViewDidScroll` as often as the offset changes,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and, if the content moves on, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll`, `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content's offset has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The scale has changed, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// The finger has moved far enough.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger has lifted.
    /// - Parameters:
    ///   - velocity: Of the content's offset, in points a millisecond.
    ///   - targetContentOffset: Where the content will come to rest. The delegate may write another place, to which the content then goes.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// - Parameter decelerate: Whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest, or a finger holds it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement that code asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view in the scroll view whose scale pinches change. Without the method: none, and pinches do nothing.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has come to rest, between its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Whether a key may bring the content's beginning into sight. Without the method: yes.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content's beginning has come into sight because of a key.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                          targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
