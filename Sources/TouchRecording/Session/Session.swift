public import TouchHost

/// What a host delivered to an application, from start to end.
///
/// Replayed with the same readings of the clock and the same turns, it leads to the same decisions (`Documentation/recordings.md`).
public struct Session: Equatable, Sendable {
    /// Whose time it is.
    public enum Timing: String, Sendable {
        /// The host's: clock readings, turns, wake-ups and refreshes are part of the session.
        case host
        /// A device's: there are frames with times, and the player makes turns, wake-ups and refreshes.
        case device
    }

    /// The name of the application that was recorded, that of its executable; empty where none was.
    public var app: String
    /// The host's name: `x11`, `headless` …
    public var host: String
    /// Whose clock the times are on.
    public var timing: Timing
    /// What the clock read when the application connected, in seconds.
    public var start: Double
    /// The screens; the first is the main one.
    public var outputs: [Output]
    /// The surface's size in pixels.
    public var size: PixelSize
    /// Pixels a point.
    public var scale: Double
    /// Whether the surface could be seen at the start.
    public var isVisible = true
    /// Whether the surface had the keyboard at the start.
    public var isFocused = true
    /// The calls, in order.
    public var entries: ContiguousArray<SessionEntry> = []
    /// Whether the session was recorded to its end. A process that was killed leaves one that is not.
    public var isComplete = true

    /// Makes a session without entries: `start` in seconds on the host's clock, `size` in pixels, `scale` in pixels a point.
    public init(app: String, host: String, timing: Timing, start: Double, outputs: [Output], size: PixelSize, scale: Double) {
        self.app = app
        self.host = host
        self.timing = timing
        self.start = start
        self.outputs = outputs
        self.size = size
        self.scale = scale
    }
}

/// One call of a host, and the time on its clock.
public struct SessionEntry: Equatable, Sendable {
    /// Seconds on the host's clock. Never goes back within a session.
    public var now: Double
    /// The call.
    public var message: Message

    /// Makes an entry: `now` in seconds on the host's clock.
    public init(now: Double, message: Message) {
        self.now = now
        self.message = message
    }

    /// A call of `DisplayHostClient`. Most entries are turns, which hold nothing; large contents stand elsewhere.
    public enum Message: Equatable, Sendable {
        /// Contacts changed.
        indirect case frame(TouchFrame)
        /// A key went down or up.
        indirect case key(KeyEvent)
        /// A pointer or pen hovers.
        indirect case hover(HoverSample)
        /// A wheel or touchpad moved.
        indirect case motion(IndirectSample)
        /// Better values for a contact came.
        indirect case revision(ContactRevision)
        /// Text was entered.
        indirect case text(TextEdit)
        /// Size, in pixels, or scale changed.
        indirect case geometry(PixelSize, scale: Double)
        /// The surface became visible or hidden.
        case visibility(Bool)
        /// The surface got or lost the keyboard.
        case focus(Bool)
        /// The screens changed.
        case outputs([Output])
        /// What the screen showed of these pixels was lost.
        indirect case lost(PixelRect)
        /// The frame is on the screen.
        case idle
        /// The refresh that was asked for has come, in seconds on the host's clock.
        case tick(timestamp: Double)
        /// The time of a wake-up has come.
        case wake
        /// Everything readable was sent, while the last frame was on its way to the screen, or not.
        case drain(isBusy: Bool)
        /// The loop is about to sleep, while the last frame was on its way to the screen, or not.
        case wait(isBusy: Bool)
        /// The person closes the window.
        case close
        /// The process is asked to end.
        case termination
        /// The display is gone, for the reason given.
        case failure(String)
    }

    /// What a turn of the host's loop has at its end.
    package enum Turn: Sendable {
        /// Everything readable was sent.
        case drain
        /// The loop is about to sleep.
        case wait

        package func message(isBusy: Bool) -> Message { self == .drain ? .drain(isBusy: isBusy) : .wait(isBusy: isBusy) }
    }
}
