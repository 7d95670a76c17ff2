/// A menu that a touch of its control opens: while the finger stays down it chooses in the menu (R-MNU-41).
@MainActor
class FollowedMenu: NSObject {
    final weak var overlay: ListMenuOverlay?
    /// Whether the touch that is going on opened the menu.
    final var isFollowing = false

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
