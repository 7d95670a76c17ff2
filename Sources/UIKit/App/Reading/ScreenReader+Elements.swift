/// What the reader finds on the screen, in order and under a finger (R-ACC-22, R-ACC-23).
extension ScreenReader {
    /// All elements: those of the rear window first. Behind a modal window nothing is found.
    func elements() -> [UIResponder] {
        var lists: [[UIResponder]] = []
        for window in shownWindows { lists.append(AccessibilityWalk.elements(in: window)) }
        return lists.reversed().flatMap(\.self)
    }

    /// The windows whose elements are found, from the front one on.
    private var shownWindows: [UIWindow] {
        var result: [UIWindow] = []
        for other in (scene?.visibleWindows ?? []).reversed() where other !== window {
            result.append(other)
            if isModal(other) { break }
        }
        return result
    }

    /// Whether a window keeps those behind it from being found: a menu, or one with a modal view in it.
    private func isModal(_ window: UIWindow) -> Bool {
        if let overlay = window as? OverlayWindow { return !overlay.passesTouches }
        return window.accessibilityViewIsModal || window.subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    }

    /// The element under a point of the screen: that of the view that a touch would hit, or the smallest whose outline has the point.
    func element(at point: CGPoint) -> UIResponder? {
        for window in shownWindows {
            let all = AccessibilityWalk.elements(in: window)
            guard !all.isEmpty else { continue }
            let known = Set(all.map { ObjectIdentifier($0) })
            var view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
            let hit = view
            while let candidate = view {
                if known.contains(ObjectIdentifier(candidate)), candidate.accessibilityOutline.contains(point) { return candidate }
                if let listed = smallest(all, at: point, in: candidate) { return listed }
                if candidate === window { break }
                view = candidate.superview
            }
            if let found = smallest(all, at: point, in: nil) { return found }
            // What is in front hides what is behind it.
            if let hit, hit !== window { return nil }
        }
        return nil
    }

    /// The smallest element at a point: any, or of those that a view lists.
    private func smallest(_ all: [UIResponder], at point: CGPoint, in container: UIView?) -> UIResponder? {
        var best: (element: UIResponder, area: CGFloat)?
        for element in all {
            if let container, (element as? UIAccessibilityElement)?.accessibilityContainer !== container { continue }
            let outline = element.accessibilityOutline
            guard outline.contains(point), element.accessibilityPath?.contains(point) ?? true else { continue }
            let area = outline.width * outline.height
            if best.map({ area < $0.area }) ?? true { best = (element, area) }
        }
        return best?.element
    }

    /// The element whose middle is nearest to that of a rectangle of the screen.
    func nearest(to rect: CGRect, where matches: (UIResponder) -> Bool = { _ in true }) -> UIResponder? {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        return elements().filter(matches).min { distance($0, middle) < distance($1, middle) }
    }

    private func distance(_ element: UIResponder, _ point: CGPoint) -> CGFloat {
        let middle = element.accessibilityMiddle
        return hypot(middle.x - point.x, middle.y - point.y)
    }

    // MARK: Scroll views around an element

    /// The scroll views that an element is in, from the inside.
    func holders(of element: UIResponder) -> [UIScrollView] {
        var result: [UIScrollView] = [], link = (element as? UIView)?.superview ?? element.next?.assistedView
        while let view = link {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { result.append(scrollView) }
            link = view.superview
        }
        return result
    }

    /// Scrolls what an element is in, so that it is seen.
    func reveal(_ element: UIResponder) {
        for holder in holders(of: element) {
            let onScreen = element.accessibilityOutline, shown = holder.screenFrame.inset(by: holder.allInsets)
            guard !onScreen.isEmpty, !shown.contains(onScreen) else { continue }
            let origin = holder.convert(holder.window?.convert(onScreen.origin, from: nil as UIWindow?) ?? onScreen.origin, from: nil as UIView?)
            holder.scrollRectToVisible(CGRect(origin: origin, size: onScreen.size), animated: false)
            holder.layoutIfNeeded()
        }
    }

    /// Scrolls on, so that what comes after the element, or before it, is seen; the element stays on the screen.
    /// - Returns: Whether there was more.
    func scrollBeyond(_ element: UIResponder, in holder: UIScrollView, _ step: Int) -> Bool {
        let outline = element.accessibilityOutline, shown = holder.screenFrame.inset(by: holder.allInsets)
        var goal = holder.contentOffset
        if holder.exceedsVertically {
            let room = step > 0 ? outline.minY - shown.minY : shown.maxY - outline.maxY
            goal.y += CGFloat(step) * (room > 1 ? room : shown.height * 0.875)
        } else {
            let room = step > 0 ? outline.minX - shown.minX : shown.maxX - outline.maxX
            goal.x += CGFloat(step) * (room > 1 ? room : shown.width * 0.875)
        }
        goal = holder.clamped(goal)
        guard goal != holder.contentOffset else { return false }
        holder.setContentOffset(goal, animated: false)
        holder.layoutIfNeeded()
        return true
    }
}
