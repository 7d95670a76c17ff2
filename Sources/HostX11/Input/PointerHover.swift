#if X11
import TouchHost

/// Where the pointer hovers, so that its leaving can be sent: over one window at a time.
struct PointerHover {
    /// 0 while it is over none of ours.
    private(set) var window: UInt32 = 0
    /// The pointer that the server shows.
    private(set) var master: UInt16 = 0
    /// The device that moved it last.
    private(set) var source: UInt16 = 0
    private var last: HoverSample?

    mutating func begin(_ sample: HoverSample, in window: UInt32, master: UInt16, source: UInt16) {
        self.window = window
        self.master = master
        self.source = source
        last = sample
    }

    /// Returns the window and the event to send; `nil` when it was nowhere.
    mutating func end(at time: Double) -> (HoverSample, window: UInt32)? {
        guard var sample = last else { return nil }
        defer { self = PointerHover() }
        sample.phase = .left
        sample.timestamp = time
        return (sample, window)
    }

    /// Its window is closed, and receives nothing more.
    mutating func forget(_ window: UInt32) {
        if self.window == window { self = PointerHover() }
    }
}
#endif
