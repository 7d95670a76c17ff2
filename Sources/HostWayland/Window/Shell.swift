#if Wayland
import Foundation
import TouchHost

/// What makes a window of a surface of the compositor.
@MainActor
protocol Shell: AnyObject {
    /// Called before a frame of that logical size goes to the compositor.
    func willCommit(width: Int, height: Int)
    /// Which part of the window's frame, as it is drawn on this side, a finger touches; `nil` where that is not the window's, or takes touches itself.
    /// - Parameters:
    ///   - object: The surface of the compositor that the finger touches.
    ///   - place: Where, in the surface's logical units.
    func part(at place: CGPoint, on object: OpaquePointer) -> FramePart?
    /// The finger that landed on the title bar, by the event that the serial stands for, moves the window from now on. The compositor takes it over.
    func move(seat: OpaquePointer, serial: UInt32)
    /// What the part does is done: the window is closed, minimized, or has the size of the screen and the size before in turn.
    func perform(_ part: FramePart)
    /// Takes the window away. No event comes for it afterwards.
    func destroy()
}

extension Shell {
    func part(at place: CGPoint, on object: OpaquePointer) -> FramePart? { nil }
    func move(seat: OpaquePointer, serial: UInt32) {}
    func perform(_ part: FramePart) {}
}

/// What fingers do something with on a frame that is drawn on this side.
enum FramePart {
    /// The title bar beside its buttons.
    case bar
    case minimize, maximize, close
}

/// The properties that the compositor asks of a window.
struct WindowConfiguration: Equatable {
    /// In logical units; `nil` where the window may have the size it likes.
    var size: (width: Int, height: Int)?
    /// The most that it may like; `nil` where that is not known.
    var bounds: (width: Int, height: Int)?
    /// Whether it stands among others, and is not made to fill a screen or a part of one.
    var isFloating = true
    /// Whether it is the one in use.
    var isActive = false
    /// Whether nothing of it can be seen, for compositors that say so.
    var isSuspended = false

    static func == (a: Self, b: Self) -> Bool {
        a.size?.width == b.size?.width && a.size?.height == b.size?.height && a.bounds?.width == b.bounds?.width
            && a.bounds?.height == b.bounds?.height && a.isFloating == b.isFloating
            && a.isActive == b.isActive && a.isSuspended == b.isSuspended
    }
}
#endif
