/// A menu that a touch of its control opens: while the finger stays down it chooses in the menu (R-MNU-41).
@MainActor
class FollowedMenu: NSObject {
    final weak var overlay: ListMenuOverlay?
    /// Whether the present touch opened the menu.
    final var isFollowing = false
    /// Whether the touch may slide on to a choice: not in a menu that was closed meanwhile.
    final var canChoose: Bool { isFollowing && overlay?.isOpen == true }

    /// Opens the menu, if a press of the control does.
    /// - Parameters:
    ///   - point: Where the control is pressed, in its coordinates.
    ///   - event: What is sent with `menuActionTriggered`, before the menu opens.
    /// - Returns: Whether it opened.
    @discardableResult
    func touchLanded(at point: CGPoint, with event: UIEvent?) -> Bool { false }

    /// Opens the menu without a touch, which a key does and no finger follows (R-KEY-5).
    /// - Returns: Whether it is open.
    final func openByKey(at point: CGPoint) -> Bool {
        // A key that is held is pressed again and again.
        if overlay?.isOpen == true { return true }
        let isOpened = touchLanded(at: point, with: nil)
        isFollowing = false
        return isOpened
    }

    final func touchMoved(to point: CGPoint) {
        if isFollowing { overlay?.slide(to: point) }
    }

    /// - Returns: Whether the touch was the menu's, and the control does nothing else.
    final func touchLifted() -> Bool {
        guard isFollowing else { return false }
        isFollowing = false
        overlay?.endSlide()
        return true
    }
}
