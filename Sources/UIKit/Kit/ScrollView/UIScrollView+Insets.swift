internal import ScrollEngine

// Room around the content (R-SCR-37).
extension UIScrollView {
    final var allInsets: UIEdgeInsets {
        let insets = insetsWithoutSafeArea, safe = safeAreaTakenIn(beside: insets)
        if safe == .zero { return insets }
        return UIEdgeInsets(top: insets.top + safe.top, left: insets.left + safe.left, bottom: insets.bottom + safe.bottom, right: insets.right + safe.right)
    }

    /// The app's insets, with the room of what refreshes.
    private var insetsWithoutSafeArea: UIEdgeInsets {
        var insets = contentInset
        if let refreshControl { insets.top += refreshControl.roomTaken }
        return insets
    }

    /// The part of the safe area that the insets take in.
    private func safeAreaTakenIn(beside insets: UIEdgeInsets) -> UIEdgeInsets {
        var safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        // An override may return values that are not numbers.
        guard safe != .zero, safe.isFinite else { return .zero }
        // Asking ``scrollsVertically`` here would ask for the insets again.
        let isWide = size.width + insets.left + insets.right > layer.bounds.width || bouncesHorizontally && alwaysBounceHorizontal
        let isHigh = size.height + insets.top + insets.bottom > layer.bounds.height || bouncesVertically && alwaysBounceVertical
        let behavior = contentInsetAdjustmentBehavior == .automatic && !isAdjustedByController ? .scrollableAxes : contentInsetAdjustmentBehavior
        if !isWide, behavior != .always { (safe.left, safe.right) = (0, 0) }
        if !isHigh, behavior == .scrollableAxes { (safe.top, safe.bottom) = (0, 0) }
        return safe
    }

    /// The part of the safe area that reaches the content, which the insets keep out of the rest.
    final var safeAreaOfContent: UIEdgeInsets {
        var safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let taken = safeAreaTakenIn(beside: insetsWithoutSafeArea)
        safe.top -= taken.top
        safe.left -= taken.left
        safe.bottom -= taken.bottom
        safe.right -= taken.right
        return safe
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
        scroll(.insetsChanged(from: CGPoint(x: -old.left, y: -old.top), to: CGPoint(x: -insets.left, y: -insets.top)))
        indicators.update(self)
    }
}
