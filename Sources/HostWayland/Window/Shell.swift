#if Wayland
import TouchHost

/// What makes a window of a surface of the compositor.
@MainActor
protocol Shell: AnyObject {
    /// Called before a frame of that logical size goes to the compositor.
    func willCommit(width: Int, height: Int)
    /// Takes the window away. No event comes for it afterwards.
    func destroy()
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
