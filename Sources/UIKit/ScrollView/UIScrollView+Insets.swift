// Room around the content (R-SCR-37).
extension UIScrollView {
    final var allInsets: UIEdgeInsets {
        var insets = contentInset
        if let refreshControl { insets.top += refreshControl.roomTaken }
        let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        // An override may return values that are not numbers.
        guard safe != .zero, safe.isFinite else { return insets }
        // Asking ``scrollsVertically`` here would ask for the insets again.
        let isWide = size.width + insets.left + insets.right > layer.bounds.width || bouncesHorizontally && alwaysBounceHorizontal
        let isHigh = size.height + insets.top + insets.bottom > layer.bounds.height || bouncesVertically && alwaysBounceVertical
        let behavior = contentInsetAdjustmentBehavior == .automatic && !isAdjustedByController ? .scrollableAxes : contentInsetAdjustmentBehavior
        if isWide || behavior == .always {
            insets.left += safe.left
            insets.right += safe.right
        }
        if isHigh || behavior != .scrollableAxes {
            insets.top += safe.top
            insets.bottom += safe.bottom
        }
        return insets
    }

    /// Whether the controller that the scroll view is in has scroll views adjusted that don't scroll.
    private var isAdjustedByController: Bool {
        var view: UIView? = self
        while let next = view {
            if let controller = next.controller { return controller.automaticallyAdjustsScrollViewInsets }
            view = next.parent
        }
        return true
    }

    /// Content that stood at its beginning still does; other content stays where it is, inside its ends.
    final func insetsChanged() {
        let insets = allInsets, old = toldInsets
        guard insets != old else { return }
        toldInsets = insets
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        // Fingers that hold the content continue from its place, between other ends.
        holdContent()
        redirectMotion()
        guard drag == nil, pinching == nil, motion == nil else { return }
        var origin = layer.bounds.origin
        if origin.y == -old.top { origin.y = -insets.top }
        if origin.x == -old.left { origin.x = -insets.left }
        if !layer.bounds.isEmpty { moveContent(exactlyTo: clamped(origin)) }
        indicators.update(self)
    }
}
