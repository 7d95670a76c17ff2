internal import FoundationAdditions

/// Shows a collection view, of which it is the data source and the delegate.
///
/// The controller's view is not the collection view but has it inside: what is added to the view does not scroll.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private final let firstLayout: UICollectionViewLayout?
    private final var collection: UICollectionView?
    private final var hasAppeared = false

    /// A controller with an empty collection view.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        firstLayout = nil
        super.init(coder: coder)
    }

    /// The collection view, which is in the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { replace(by: newValue) }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout { collection?.collectionViewLayout ?? firstLayout ?? collectionView.collectionViewLayout }

    /// Whether the selection goes when the collection view appears.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        super.loadView()
        let loaded = viewIfLoaded
        guard collection == nil || collection?.superview == nil else { return connect() }
        let frame = loaded?.frame ?? .zero
        let inside = loaded as? UICollectionView ?? collection
            ?? UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: firstLayout ?? UICollectionViewFlowLayout())
        let wrapper = UIView(frame: frame)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = wrapper
        replace(by: inside)
    }

    private func replace(by new: UICollectionView?) {
        if new !== collection { collection?.removeFromSuperview() }
        collection = new
        guard let new, let wrapper = viewIfLoaded, wrapper !== new else { return }
        new.translatesAutoresizingMaskIntoConstraints = true
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        new.frame = wrapper.bounds
        wrapper.insertSubview(new, at: 0)
        connect()
    }

    private func connect() {
        if collection?.dataSource == nil { collection?.dataSource = self }
        if collection?.delegate == nil { collection?.delegate = self }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            collection?.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            for path in collection?.indexPathsForSelectedItems ?? [] { collection?.deselectItem(at: path, animated: animated) }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collection?.flashScrollIndicators()
    }

    // MARK: The collection view's data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView { UICollectionReusableView() }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: The collection view's delegate

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                             forElementKind elementKind: String, at indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                             forElementOfKind elementKind: String, at indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
        -> UIContextMenuConfiguration? {
        ProtocolDefaults.note(.itemsMenu, self)
        return collectionView.menuOfOne(of: indexPaths, at: point)
    }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration? {
        ProtocolDefaults.note(.itemMenu, self)
        return nil
    }
    open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                        animator: (any UIContextMenuInteractionAnimating)?) {}
    open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                        animator: (any UIContextMenuInteractionAnimating)?) {}
    open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                        animator: any UIContextMenuInteractionCommitAnimating) {}

    // MARK: The collection view as a scroll view

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
