internal import ScrollEngine

/// The two indicators of a scroll view: made when they are first seen, shown while the content moves, and gone a moment later (R-SCR-60 … 62).
@MainActor
final class ScrollIndicators {
    private(set) var vertical: ScrollIndicator?
    private(set) var horizontal: ScrollIndicator?
    private var hiding: Int?
    /// Whether they are to be seen.
    private(set) var isShown = false
    /// Whether the pointer is over them, or drags one: then they stay.
    var isHeld = false

    nonisolated init() {}

    /// Has the pointer show them where they would stand.
    func follow(_ scrollView: UIScrollView) {
        let hover = IndicatorHoverRecognizer(target: nil, action: nil)
        hover.addAction { [weak scrollView] (hover: IndicatorHoverRecognizer) in
            if let scrollView { scrollView.indicators.hovered(hover, in: scrollView) }
        }
        scrollView.addGestureRecognizer(hover)
    }

    // MARK: Coming and going

    func show(in scrollView: UIScrollView) {
        cancelHiding()
        isShown = true
        update(scrollView)
        for indicator in [vertical, horizontal] { indicator?.alpha = 1 }
    }

    func hideSoon(in scrollView: UIScrollView) { hide(scrollView, after: GestureConfiguration.current.indicatorHideDelay) }

    func flash(in scrollView: UIScrollView) {
        show(in: scrollView)
        hide(scrollView, after: GestureConfiguration.current.indicatorFlashDuration)
    }

    /// At once.
    func hide() {
        cancelHiding()
        isShown = false
        for indicator in [vertical, horizontal] { indicator?.alpha = 0 }
    }

    /// While the content moves they stay: the end of that hides them.
    private func hide(_ scrollView: UIScrollView, after delay: TimeInterval) {
        cancelHiding()
        guard scrollView.scrolling.isFree else { return }
        guard isShown, !isHeld, let timers = Surroundings.timers else { return }
        hiding = timers.schedule(at: CACurrentMediaTime() + delay) { [weak self] in self?.fade() }
    }

    private func fade() {
        hiding = nil
        isShown = false
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { [self] in
            for indicator in [vertical, horizontal] { indicator?.alpha = 0 }
        }, completion: nil)
    }

    private func cancelHiding() {
        if let hiding { Surroundings.timers?.cancel(hiding) }
        hiding = nil
    }

    // MARK: Places

    /// Puts them where the content says. It costs nothing while they can't be seen.
    func update(_ scrollView: UIScrollView) {
        guard isShown else { return }
        let upright = scrollView.showsVerticalScrollIndicator ? verticalFrame(in: scrollView) : nil
        let level = scrollView.showsHorizontalScrollIndicator ? horizontalFrame(in: scrollView) : nil
        if upright != nil, vertical == nil { vertical = make(in: scrollView) }
        if level != nil, horizontal == nil { horizontal = make(in: scrollView) }
        vertical?.isHidden = upright == nil
        horizontal?.isHidden = level == nil
        if let upright { vertical?.place(at: upright) }
        if let level { horizontal?.place(at: level) }
    }

    private func make(in scrollView: UIScrollView) -> ScrollIndicator {
        let indicator = ScrollIndicator(scrollView.indicatorStyle)
        indicator.alpha = isShown ? 1 : 0
        scrollView.addSubview(indicator)
        return indicator
    }

    func styleChanged(_ style: UIScrollView.IndicatorStyle) { for indicator in [vertical, horizontal] { indicator?.take(style) } }

    /// In the content's coordinates; `nil` where there is no more than can be seen, or no room between the margins.
    func verticalFrame(in scrollView: UIScrollView) -> CGRect? {
        guard scrollView.exceedsVertically else { return nil }
        let configuration = GestureConfiguration.current, thickness = configuration.indicatorThickness * (isHeld ? 2 : 1)
        let side = side(of: scrollView, scrollView.verticalScrollIndicatorInsets)
        guard !side.isNull else { return nil }
        let place = IndicatorPlace(track: track(.vertical, on: side, in: scrollView), offset: scrollView.contentOffset.y,
                                   limits: scrollView.verticalLimits, visible: scrollView.bounds.height)
        return CGRect(x: side.maxX - thickness, y: side.minY + place.start, width: thickness, height: place.length)
    }

    /// In the content's coordinates; `nil` as for the vertical one.
    func horizontalFrame(in scrollView: UIScrollView) -> CGRect? {
        guard scrollView.exceedsHorizontally else { return nil }
        let configuration = GestureConfiguration.current, thickness = configuration.indicatorThickness * (isHeld ? 2 : 1)
        let side = side(of: scrollView, scrollView.horizontalScrollIndicatorInsets)
        guard !side.isNull else { return nil }
        let place = IndicatorPlace(track: track(.horizontal, on: side, in: scrollView), offset: scrollView.contentOffset.x,
                                   limits: scrollView.horizontalLimits, visible: scrollView.bounds.width)
        return CGRect(x: side.minX + place.start, y: side.maxY - thickness, width: place.length, height: thickness)
    }

    /// The length of an indicator's way; `nil` where there is no room.
    func track(_ axis: NSLayoutConstraint.Axis, in scrollView: UIScrollView) -> CGFloat? {
        let side = side(of: scrollView, axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets)
        return side.isNull ? nil : track(axis, on: side, in: scrollView)
    }

    /// Where there are two, neither goes into the corner.
    private func track(_ axis: NSLayoutConstraint.Axis, on side: CGRect, in scrollView: UIScrollView) -> CGFloat {
        let configuration = GestureConfiguration.current, isVertical = axis == .vertical
        let corner = configuration.indicatorThickness * (isHeld ? 2 : 1) + configuration.indicatorMargin
        let isShared = isVertical ? scrollView.exceedsHorizontally && scrollView.showsHorizontalScrollIndicator
            : scrollView.exceedsVertically && scrollView.showsVerticalScrollIndicator
        return (isVertical ? side.height : side.width) - (isShared ? corner : 0)
    }

    /// What is seen of the content, without the margins around the indicators; null where these leave nothing.
    private func side(of scrollView: UIScrollView, _ insets: UIEdgeInsets) -> CGRect {
        let margin = GestureConfiguration.current.indicatorMargin
        return scrollView.layer.bounds.inset(by: scrollView.safeAreaInsets).inset(by: insets).insetBy(dx: margin, dy: margin)
    }

    // MARK: The pointer

    private func hovered(_ hover: IndicatorHoverRecognizer, in scrollView: UIScrollView) {
        let isOver = hover.state == .began || hover.state == .changed
        let isNear = isOver && axis(near: hover.location(in: scrollView), in: scrollView, alongWay: true) != nil
        hold(isNear || scrollView.isKnobDragged, in: scrollView)
    }

    func hold(_ holds: Bool, in scrollView: UIScrollView) {
        guard holds != isHeld else { return }
        isHeld = holds
        if holds {
            show(in: scrollView)
        } else {
            update(scrollView)
            hideSoon(in: scrollView)
        }
    }

    /// The axis of the indicator at a place in the content's coordinates; `nil` for none.
    /// - Parameter alongWay: Whether anywhere on its way will do.
    func axis(near point: CGPoint, in scrollView: UIScrollView, alongWay: Bool) -> NSLayoutConstraint.Axis? {
        let reach = GestureConfiguration.current.indicatorReach, bounds = scrollView.layer.bounds
        guard bounds.contains(point) else { return nil }
        if scrollView.showsVerticalScrollIndicator, let frame = verticalFrame(in: scrollView), point.x >= bounds.maxX - reach,
           alongWay || point.y >= frame.minY && point.y < frame.maxY { return .vertical }
        if scrollView.showsHorizontalScrollIndicator, let frame = horizontalFrame(in: scrollView), point.y >= bounds.maxY - reach,
           alongWay || point.x >= frame.minX && point.x < frame.maxX { return .horizontal }
        return nil
    }
}

/// Follows the pointer over a scroll view, for its indicators.
final class IndicatorHoverRecognizer: UIHoverGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }
}
