extension UIScrollView {
    /// Goes on by what is seen, less an eighth of it, so that the last line is seen again (R-ACC-7).
    /// - Returns: Whether there was more that way.
    final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let visible = layer.bounds.inset(by: allInsets), step = isPagingEnabled ? 1 : 0.875
        var goal = contentOffset
        let goesDown = exceedsVertically
        switch direction {
        case .down: goal.y += visible.height * step
        case .up: goal.y -= visible.height * step
        case .right: goal.x += visible.width * step
        case .left: goal.x -= visible.width * step
        case .next: if goesDown { goal.y += visible.height * step } else { goal.x += visible.width * step }
        case .previous: if goesDown { goal.y -= visible.height * step } else { goal.x -= visible.width * step }
        }
        goal = clamped(goal)
        guard isScrollEnabled, goal != contentOffset else { return false }
        setContentOffset(goal, animated: false)
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }
}
