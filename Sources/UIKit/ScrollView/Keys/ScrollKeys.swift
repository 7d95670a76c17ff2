/// What keys do in a scroll view (R-SCR-40).
enum ScrollKeys {
    /// A step by so many points, a part of what can be seen, or to an end.
    enum Command: Equatable {
        case step(dx: CGFloat, dy: CGFloat)
        case page(forward: Bool)
        case start, end
    }

    @MainActor
    static func command(for key: UIKey) -> Command? {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let step = GestureConfiguration.current.scrollKeyStep
        switch (key.keyCode, flags) {
        case (.keyboardUpArrow, []): return .step(dx: 0, dy: -step)
        case (.keyboardDownArrow, []): return .step(dx: 0, dy: step)
        case (.keyboardLeftArrow, []): return .step(dx: -step, dy: 0)
        case (.keyboardRightArrow, []): return .step(dx: step, dy: 0)
        case (.keyboardPageUp, []), (.keyboardUpArrow, .alternate), (.keyboardSpacebar, .shift): return .page(forward: false)
        case (.keyboardPageDown, []), (.keyboardDownArrow, .alternate), (.keyboardSpacebar, []): return .page(forward: true)
        case (.keyboardHome, []), (.keyboardUpArrow, .command): return .start
        case (.keyboardEnd, []), (.keyboardDownArrow, .command): return .end
        default: return nil
        }
    }
}

extension ScrollKeys {
    /// A key that nothing has taken scrolls the nearest scroll view around the first responder that can go that way; without one, the only one
    /// in the window that scrolls to its top (R-SCR-40, R-SCR-41).
    @MainActor
    static func take(_ key: UIKey, in press: UIPress) -> Bool {
        guard command(for: key) != nil else { return false }
        var link = press.responder
        while let responder = link {
            if let scrollView = responder as? UIScrollView, scrollView.scroll(by: key) { return true }
            link = responder.next
        }
        guard let window = press.window else { return false }
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
        let from = motion.map { clamped($0.end) } ?? layer.bounds.origin, visible = layer.bounds.inset(by: allInsets)
        var target = from, kind = ScrollMotion.Kind.animation
        switch command {
        case .step(let dx, let dy):
            guard dx != 0 ? exceedsHorizontally : exceedsVertically else { return false }
            target.x += dx == 0 || !isPagingEnabled ? dx : dx < 0 ? -layer.bounds.width : layer.bounds.width
            target.y += dy == 0 || !isPagingEnabled ? dy : dy < 0 ? -layer.bounds.height : layer.bounds.height
        case .page(let forward):
            // A little of what was seen stays, for the eye to go on from.
            let share = isPagingEnabled ? 1 : GestureConfiguration.current.scrollKeyPage
            let size = isPagingEnabled ? layer.bounds.size : visible.size
            if exceedsVertically {
                target.y += size.height * (forward ? share : -share)
            } else if exceedsHorizontally {
                target.x += size.width * (forward ? share : -share)
            } else {
                return false
            }
        case .start, .end:
            guard exceedsVertically || exceedsHorizontally else { return false }
            if command == .start, delegate?.scrollViewShouldScrollToTop(self) == false { return true }
            if command == .start { kind = .toTop }
            let isVertical = exceedsVertically, limits = isVertical ? verticalLimits : horizontalLimits
            let place = command == .start ? limits.lowerBound : limits.upperBound
            if isVertical { target.y = place } else { target.x = place }
        }
        target = clamped(target)
        if target != from { go(to: target, animated: true, kind) }
        return true
    }
}
