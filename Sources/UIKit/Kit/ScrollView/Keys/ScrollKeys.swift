internal import ScrollEngine

/// What keys do in a scroll view (R-SCR-40).
enum ScrollKeys {
    /// A step by so many points, a part of what can be seen, or to an end.
    enum Command: Equatable {
        case step(dx: CGFloat, dy: CGFloat)
        case page(Axis, forward: Bool)
        case end(Axis, isLast: Bool)
    }

    /// Along which axis a key scrolls. Keys without one scroll up and down where there is more to show, and sideways otherwise.
    enum Axis { case horizontal, vertical, either }

    @MainActor
    static func command(for key: UIKey) -> Command? {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let step = GestureConfiguration.current.scrollKeyStep
        switch (key.keyCode, flags) {
        case (.keyboardUpArrow, []): return .step(dx: 0, dy: -step)
        case (.keyboardDownArrow, []): return .step(dx: 0, dy: step)
        case (.keyboardLeftArrow, []): return .step(dx: -step, dy: 0)
        case (.keyboardRightArrow, []): return .step(dx: step, dy: 0)
        case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): return .page(.either, forward: false)
        case (.keyboardPageDown, []), (.keyboardSpacebar, []): return .page(.either, forward: true)
        case (.keyboardUpArrow, .alternate): return .page(.vertical, forward: false)
        case (.keyboardDownArrow, .alternate): return .page(.vertical, forward: true)
        case (.keyboardLeftArrow, .alternate): return .page(.horizontal, forward: false)
        case (.keyboardRightArrow, .alternate): return .page(.horizontal, forward: true)
        case (.keyboardHome, []): return .end(.either, isLast: false)
        case (.keyboardEnd, []): return .end(.either, isLast: true)
        case (.keyboardUpArrow, .command): return .end(.vertical, isLast: false)
        case (.keyboardDownArrow, .command): return .end(.vertical, isLast: true)
        case (.keyboardLeftArrow, .command): return .end(.horizontal, isLast: false)
        case (.keyboardRightArrow, .command): return .end(.horizontal, isLast: true)
        default: return nil
        }
    }
}

extension ScrollKeys {
    /// A key that nothing has taken scrolls the nearest scroll view around the first responder that can go that way; outside of all, the only one
    /// in the window that scrolls to its top (R-SCR-40, R-SCR-41).
    @MainActor
    static func take(_ key: UIKey, in press: UIPress) -> Bool {
        guard command(for: key) != nil else { return false }
        var link = press.responder
        var isInside = false
        while let responder = link {
            if let scrollView = responder as? UIScrollView {
                if scrollView.scroll(by: key) { return true }
                isInside = true
            }
            link = responder.next
        }
        guard !isInside, let window = press.window else { return false }
        var found: [UIScrollView] = []
        collect(window, into: &found)
        return found.count == 1 && found[0].scroll(by: key)
    }

    @MainActor
    private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha >= GestureConfiguration.current.minimumHitAlpha else { return }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.exceedsVertically { found.append(scrollView) }
        for child in view.children { collect(child, into: &found) }
    }
}

extension UIScrollView {
    /// - Returns: Whether the key scrolls this view. At an end it still does: it is not passed on to the view around.
    final func scroll(by key: UIKey) -> Bool {
        guard isScrollEnabled, allowsKeyboardScrolling, let command = ScrollKeys.command(for: key) else { return false }
        prepareForKeys()
        let from = scrolling.movement.goal.map { clamped($0) } ?? layer.bounds.origin, visible = layer.bounds.inset(by: allInsets)
        var target = from, purpose = ScrollMovement.Purpose.animation
        switch command {
        case .step(let dx, let dy):
            guard dx != 0 ? exceedsHorizontally : exceedsVertically else { return false }
            target.x += dx == 0 || !isPagingEnabled ? dx : dx < 0 ? -layer.bounds.width : layer.bounds.width
            target.y += dy == 0 || !isPagingEnabled ? dy : dy < 0 ? -layer.bounds.height : layer.bounds.height
        case .page(let axis, let forward):
            guard let isVertical = self.isVertical(axis) else { return false }
            // A little of what was seen stays, for the eye to go on from.
            let share = isPagingEnabled ? 1 : GestureConfiguration.current.scrollKeyPage
            let size = isPagingEnabled ? layer.bounds.size : visible.size
            if isVertical {
                target.y += size.height * (forward ? share : -share)
            } else {
                target.x += size.width * (forward ? share : -share)
            }
        case .end(let axis, let isLast):
            guard let isVertical = self.isVertical(axis) else { return false }
            // The left end is not a top.
            if !isLast, axis != .horizontal {
                if delegate?.scrollViewShouldScrollToTop(self) == false { return true }
                purpose = .toTop
            }
            let limits = isVertical ? verticalLimits : horizontalLimits, place = isLast ? limits.upperBound : limits.lowerBound
            if isVertical { target.y = place } else { target.x = place }
        }
        target = clamped(target)
        if target != from { go(to: target, animated: true, purpose) }
        return true
    }

    /// Whether a key scrolls up and down, or else sideways; `nil` where there is no more to show that way.
    private func isVertical(_ axis: ScrollKeys.Axis) -> Bool? {
        if axis != .horizontal, exceedsVertically { return true }
        return axis != .vertical && exceedsHorizontally ? false : nil
    }
}
