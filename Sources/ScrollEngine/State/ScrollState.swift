/// Where a scroll view is between at rest, held and moving (R-SCR).
///
/// It is a value, and its changes are functions of it, an input and the space: ``take(_:in:)`` and ``resume(_:in:)``. Fingers (``hold``) and a movement
/// (``movement``) may have the content together: code may scroll under a finger. A movement that follows fingers (`deceleration`) is never together with
/// any; every way to begin one checks that nothing else has the content.
package struct ScrollState: Sendable {
    package internal(set) var hold = ScrollHold()
    package internal(set) var movement = ScrollMovement()
    /// Whether layout has put the content elsewhere, and the delegate is not notified yet.
    package internal(set) var owesMove = false

    package init() {}

    /// Whether neither fingers nor a movement have the content.
    package var isFree: Bool { movement.isNone && !hold.isDragged && !hold.isPinched }

    /// Whether the content moves without a finger, and a finger would stop it.
    package var isStoppable: Bool { !movement.isNone && !movement.isZoom }

    /// Also while a finger that has stopped it rests (R-SCR-6a).
    package var isDecelerating: Bool { movement.isDeceleration || hold.isBraked }
}
