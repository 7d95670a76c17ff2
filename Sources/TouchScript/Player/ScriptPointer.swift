import Foundation

/// What the player has to know of the mouse.
struct ScriptPointer {
    /// `nil` as long as the mouse is where it was at the start, in the window's middle.
    var position: CGPoint?
    /// A bit for each button.
    var buttons: UInt32 = 0
}
