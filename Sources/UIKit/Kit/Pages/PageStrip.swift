internal import ScrollEngine

/// The pages of a page view controller: the present one, and the one that comes in beside it.
///
/// The scroll view's content is as long as three pages, and the present one is the second (R-PGV-6). Where no page is before or after it the inset is as
/// much less than none, so that each can come and go without moving the present one.
final class PageStrip: UIScrollView, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?
    /// An app that follows how far a page has turned sets itself as the delegate: it is notified after the strip (R-PGV-6).
    private weak var follower: (any UIScrollViewDelegate)?
    override weak var delegate: (any UIScrollViewDelegate)? {
        get { self }
        set { follower = newValue === self ? nil : newValue }
    }
    private let isVertical: Bool
    private let spacing: CGFloat
    /// The pages beside the present one for which the data source was asked.
    private var before, after: UIViewController??
    /// The page that comes in, and from which side: 1 after the present one, -1 before.
    private var pending: (controller: UIViewController, side: CGFloat)?
    private var isMakingRoom = false
    /// What code waits for, while it turns.
    private var turning: (controller: UIViewController, completion: ((Bool) -> Void)?)?

    init(of owner: UIPageViewController, isVertical: Bool, spacing: CGFloat) {
        self.owner = owner
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
        if isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Places

    /// The side on which the page after stands.
    private var forward: CGFloat { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }
    private var stride: CGFloat { isVertical ? bounds.height : bounds.width }
    /// How far the content stands from the present page, in points.
    private var distance: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - stride }
    /// The offset at which the content stands so far from the present page.
    private func offset(at distance: CGFloat) -> CGPoint { isVertical ? CGPoint(x: 0, y: stride + distance) : CGPoint(x: stride + distance, y: 0) }

    /// Takes a room for a page; the space between pages reaches beyond it on both sides.
    func fill(_ room: CGRect) {
        let place = isVertical ? room.insetBy(dx: 0, dy: -spacing / 2) : room.insetBy(dx: -spacing / 2, dy: 0)
        guard frame != place else { return }
        finishNow()
        isMakingRoom = true
        frame = place
        contentSize = isVertical ? CGSize(width: place.width, height: 3 * place.height) : CGSize(width: 3 * place.width, height: place.height)
        makeRoom()
        isMakingRoom = true
        contentOffset = offset(at: 0)
        isMakingRoom = false
        if let page = owner?.page, page.isViewLoaded { page.view.frame = slot(0) }
    }

    private func slot(_ side: CGFloat) -> CGRect {
        let size = bounds.size
        return isVertical ? CGRect(x: 0, y: (side + 1) * size.height + spacing / 2, width: size.width, height: max(size.height - spacing, 0))
            : CGRect(x: (side + 1) * size.width + spacing / 2, y: 0, width: max(size.width - spacing, 0), height: size.height)
    }

    private func makeRoom() {
        let low = (forward > 0 ? before : after) ?? nil, high = (forward > 0 ? after : before) ?? nil
        let first = low == nil ? -stride : 0, last = high == nil ? -stride : 0
        // Content at its beginning would stay there: the present page would move away.
        let place = contentOffset
        isMakingRoom = true
        contentInset = isVertical ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0) : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
        if contentOffset != place { contentOffset = place }
        isMakingRoom = false
    }

    /// Shows a page at once.
    func show(_ controller: UIViewController, insteadOf old: UIViewController? = nil) {
        forgetNeighbours()
        UIView.performWithoutAnimation {
            old?.viewIfLoaded?.removeFromSuperview()
            put(controller, 0)
        }
    }

    private func put(_ controller: UIViewController, _ side: CGFloat) {
        let view = controller.view!
        view.autoresizingMask = []
        view.fillByMask()
        view.frame = slot(side)
        if view.superview !== self { addSubview(view) }
    }

    // MARK: Neighbours (R-PGV-2)

    func forgetNeighbours() {
        (before, after) = (nil, nil)
        if !bounds.isEmpty, pending == nil { makeRoom() }
    }

    private func askForNeighbours() {
        guard let owner, let page = owner.page, let source = owner.dataSource, turning == nil else { return }
        if before == nil { before = .some(source.pageViewController(owner, viewControllerBefore: page).flatMap { $0 === page ? nil : $0 }) }
        if after == nil { after = .some(source.pageViewController(owner, viewControllerAfter: page).flatMap { $0 === page ? nil : $0 }) }
        makeRoom()
    }

    override func prepareForKeys() { if isScrollEnabled, pending == nil { askForNeighbours() } }

    /// Turns by one page at once.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled, pending == nil else { return false }
        let side: CGFloat = switch direction {
        case .next: forward
        case .previous: -forward
        case .right: isVertical ? 0 : 1
        case .left: isVertical ? 0 : -1
        case .down: isVertical ? 1 : 0
        case .up: isVertical ? -1 : 0
        }
        askForNeighbours()
        guard side != 0, let next = (side * forward > 0 ? after : before) ?? nil else { return false }
        comesIn(next, side)
        settle(at: side, finished: true)
        contentOffset = offset(at: 0)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }

    // MARK: Turning

    /// Code turns to a page.
    func turn(to controller: UIViewController, direction: UIPageViewController.NavigationDirection, completion: ((Bool) -> Void)?) {
        forgetNeighbours()
        turning = (controller, completion)
        if direction == .forward { after = .some(controller) } else { before = .some(controller) }
        makeRoom()
        comesIn(controller, direction == .forward ? forward : -forward)
        go(direction)
    }

    /// A tap on the dots turns a page.
    func turnByDots(_ direction: UIPageViewController.NavigationDirection) {
        finishNow()
        askForNeighbours()
        if ((direction == .forward ? after : before) ?? nil) != nil { go(direction) }
    }

    private func go(_ direction: UIPageViewController.NavigationDirection) {
        let way = (direction == .forward ? forward : -forward) * stride
        setContentOffset(offset(at: way), animated: true)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        // A page that is more than half in is the present one for the finger that takes hold of it.
        if let pending {
            let side = abs(distance) > stride / 2 ? pending.side : 0
            settle(at: side, finished: false)
            let way = -side * stride
            scroll(.turnedPage(by: ScrollVector(dx: isVertical ? 0 : way, dy: isVertical ? way : 0)))
        }
        askForNeighbours()
        follower?.scrollViewWillBeginDragging(self)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isMakingRoom else { return }
        bringIn()
        follower?.scrollViewDidScroll(self)
    }

    private func bringIn() {
        guard stride > 0, owner?.page != nil, turning == nil || pending == nil else { return }
        let side: CGFloat = distance > 0.01 ? 1 : distance < -0.01 ? -1 : 0
        guard side != 0, pending?.side != side, let next = (side * forward > 0 ? after : before) ?? nil else { return }
        comesIn(next, side)
    }

    /// A page comes in: the calls of appearing begin (R-PGV-3).
    private func comesIn(_ controller: UIViewController, _ side: CGFloat) {
        guard let owner else { return }
        let isFirst = pending == nil
        if turning == nil { owner.delegate?.pageViewController(owner, willTransitionTo: [controller]) }
        if let pending { goesAgain(pending.controller) }
        guard let page = owner.page else { return }
        pending = (controller, side)
        owner.addChild(controller)
        if isFirst { page.isInTransition = true }
        controller.isInTransition = true
        controller.loadViewIfNeeded()
        controller.beginAppearing(true, animated: true)
        if isFirst { page.beginAppearing(false, animated: true) }
        guard pending?.controller === controller else { return }
        UIView.performWithoutAnimation { put(controller, side) }
    }

    private func goesAgain(_ controller: UIViewController) {
        controller.beginAppearing(false, animated: true)
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.isInTransition = false
        controller.endAppearing(animated: true)
        controller.removeFromParent()
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        follower?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
        follower?.scrollViewDidEndDragging(self, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { follower?.scrollViewWillBeginDecelerating(self) }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !isDragging { comeToRest() }
        follower?.scrollViewDidEndDecelerating(self)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if !isDragging { comeToRest() }
        follower?.scrollViewDidEndScrollingAnimation(self)
    }

    private func comeToRest() {
        guard let pending, stride > 0 else { return }
        // A finger that lands on moving pages holds them: they have not come to rest.
        guard min(abs(distance), abs(distance - pending.side * stride)) < 1 else { return }
        settle(at: abs(distance) > stride / 2 ? pending.side : 0, finished: true)
    }

    /// Brings what moves to its end at once: code's turn to its page, a finger's to the nearer one.
    func finishNow() {
        guard let pending, stride > 0 else { return endTurning() }
        settle(at: turning != nil || abs(distance) > stride / 2 ? pending.side : 0, finished: false)
        // What is called meanwhile may have begun another turn.
        if self.pending == nil { setContentOffset(offset(at: 0), animated: false) }
    }

    /// The page on a side, or with 0 the one that was there, is the present one now.
    private func settle(at side: CGFloat, finished: Bool) {
        guard let (controller, _) = pending, let owner, let page = owner.page else { return }
        let completed = side != 0, turned = turning
        // What is called from here on may turn again.
        pending = nil
        turning = nil
        if completed {
            let isAfter = side * forward > 0
            (before, after) = (nil, nil)
            if turned == nil, isAfter { before = .some(page) }
            if turned == nil, !isAfter { after = .some(page) }
            owner.shows(controller, movedBy: turned == nil ? (isAfter ? 1 : -1) : 0)
            let place = distance - side * stride
            UIView.performWithoutAnimation {
                page.willMove(toParent: nil)
                page.viewIfLoaded?.removeFromSuperview()
                put(controller, 0)
                isMakingRoom = true
                contentOffset = offset(at: place)
                makeRoom()
            }
            follower?.scrollViewDidScroll(self)
            page.isInTransition = false
            controller.isInTransition = false
            controller.endAppearing(true, animated: true)
            page.endAppearing(false, animated: true)
            page.removeFromParent()
            controller.didMove(toParent: owner)
        } else {
            page.isInTransition = false
            page.beginAppearing(true, animated: true)
            page.endAppearing(animated: true)
            goesAgain(controller)
        }
        if let turned {
            turned.completion?(finished)
        } else {
            owner.delegate?.pageViewController(owner, didFinishAnimating: finished, previousViewControllers: [page], transitionCompleted: completed)
        }
    }

    /// A turn whose page never came in is over.
    private func endTurning() {
        guard let turning else { return }
        self.turning = nil
        turning.completion?(false)
    }
}
