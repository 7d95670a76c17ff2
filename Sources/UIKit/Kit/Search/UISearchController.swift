/// Manages a search: a bar for what is searched for, and a controller that shows what was found (R-SRC).
///
///     navigationItem.searchController = UISearchController(searchResultsController: nil)
///     navigationItem.searchController?.searchResultsUpdater = self
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private final let bar = UISearchBar()
    private final let results: UIViewController?
    private final var active = false
    private final let dim = UIControl()
    /// What can't scroll while something stands above it.
    private final weak var stilled: UIScrollView?
    /// The controller whose navigation item has the search.
    final weak var owner: UIViewController?

    /// - Parameter searchResultsController: Shows what was found; `nil` where the searched controller does that itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName: String?, bundle: Bundle?) {
        results = nil
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // The bar may outlive the controller.
        bar.onBegin = { [weak self] in self?.began() }
        bar.onText = { [weak self] in self?.changed() }
        bar.onScope = { [weak self] in self?.changed() }
        bar.onCancel = { [weak self] in self?.cancelled() }
        dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dim.accessibilityLabel = SystemWord.cancel.text
        dim.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    }

    /// The bar for what is searched for. A navigation item shows it in its bar; it can also stand above a table.
    open var searchBar: UISearchBar { bar }
    /// Shows what was found.
    open var searchResultsController: UIViewController? { results }
    /// Is called whenever what is searched for changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether what is searched is dimmed while there are no results above it.
    open var obscuresBackgroundDuringPresentation = true { didSet { if active { arrange() } } }
    /// Whether the title and the buttons of a navigation bar go during the search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar has a cancel button during the search.
    open var automaticallyShowsCancelButton = true
    /// Whether the bar shows its scopes during the search, and only then.
    open var automaticallyShowsScopeBar = true
    /// Whether the results come when there is a text, and go without.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown. Setting it ends that they come and go by themselves.
    open var showsSearchResultsController = false {
        didSet {
            if !isAutomatic { automaticallyShowsSearchResultsController = false }
            if active { arrange() }
        }
    }
    private final var isAutomatic = false

    // MARK: The course (R-SRC-2)

    /// Whether the search is on. Setting it begins or ends the search, with a motion.
    open var isActive: Bool {
        get { active }
        set { if newValue != active { newValue ? begin() : end() } }
    }

    private func began() { if !active { begin() } else { changed() } }

    private func changed() {
        guard active else { return }
        arrange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func cancelled() {
        if bar.text?.isEmpty == false { bar.text = "" }
        if active { end() } else { bar.resignFirstResponder() }
    }

    private func begin() {
        guard let host else { return report("UISearchController: a search begins only where its bar is in a navigation item or in a controller's view") }
        delegate?.willPresentSearchController(self)
        active = true
        if parent !== host {
            host.addChild(self)
            didMove(toParent: host)
        }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.setShowsScope(true, animated: true) }
        // First the bar's new height: what is laid above the searched view begins below it.
        move()
        arrange()
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        active = false
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
        takeAway()
        move()
        if parent != nil {
            willMove(toParent: nil)
            removeFromParent()
        }
        delegate?.didDismissSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Ends the search, unless the results present something, which goes first.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard active, ownPresented == nil, results?.ownPresented == nil else { return super.dismiss(animated: flag, completion: completion) }
        cancelled()
        completion?()
    }

    /// The navigation bar becomes as high as it is to be now.
    private func move() { owner?.navigationController?.searchMoved() }

    // MARK: What stands above what is searched (R-SRC-3)

    /// The controller that is searched.
    private var host: UIViewController? {
        if let owner { return owner }
        var responder: UIResponder? = bar.superview
        while let candidate = responder {
            if let controller = candidate as? UIViewController { return controller }
            responder = candidate.next
        }
        return nil
    }

    open override func loadView() {
        view = SearchOverlay()
        view.addSubview(dim)
    }

    private var showsResults: Bool {
        guard results != nil else { return false }
        return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsSearchResultsController
    }

    private func arrange() {
        guard let hostView = host?.viewIfLoaded else { return }
        if automaticallyShowsSearchResultsController, showsSearchResultsController != showsResults {
            isAutomatic = true
            showsSearchResultsController = showsResults
            isAutomatic = false
        }
        guard showsResults || obscuresBackgroundDuringPresentation else { return takeAway() }
        let overlay = view!, inset = owner == nil ? bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: hostView).y - hostView.bounds.minY : 0
        let place = CGRect(x: hostView.bounds.minX, y: hostView.bounds.minY + inset, width: hostView.bounds.width, height: hostView.bounds.height - inset)
        if overlay.superview !== hostView {
            if let scroller = hostView as? UIScrollView, scroller.isScrollEnabled {
                scroller.isScrollEnabled = false
                stilled = scroller
            }
            overlay.alpha = 0
            UIView.performWithoutAnimation {
                overlay.frame = place
                hostView.addSubview(overlay)
            }
            UIView.animate(withDuration: 0.2) { overlay.alpha = 1 }
        }
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.frame = place
        dim.frame = overlay.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.isHidden = !obscuresBackgroundDuringPresentation
        showResults(showsResults, in: overlay)
    }

    private func showResults(_ shows: Bool, in overlay: UIView) {
        guard let results else { return }
        if shows, results.parent !== self {
            addChild(results)
            results.view.frame = overlay.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            overlay.addSubview(results.view)
            results.didMove(toParent: self)
        } else if !shows, results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    private func takeAway() {
        stilled?.isScrollEnabled = true
        stilled = nil
        guard isViewLoaded else { return }
        showResults(false, in: view)
        view.removeFromSuperview()
    }
}

/// Stands above what is searched.
private final class SearchOverlay: UIView {
    /// It stands still before a list, whose content has less of the safe area.
    override var safeAreaInsets: UIEdgeInsets { coveredSides(by: superview?.safeAreaInsets ?? .zero) }
}

/// Finds what a search controller is asked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the search begins and ends, and whenever its text or scope changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is notified when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when it has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before it ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when it has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
