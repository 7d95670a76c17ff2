public import TouchHost

/// What a host delivered to an application, from start to end.
///
/// Replayed with the same readings of the clock and the same turns, it leads to the same decisions (`Documentation/recordings.md`).
public struct Session: Equatable, Sendable {
    /// Whose time it is.
    public enum Timing: String, Sendable {
        /// The host's: clock readings, turns, wake-ups and refreshes are part of the session.
        case host
        /// A device's: there are frames with times, and whoever replays them makes turns, wake-ups and refreshes.
        case device
    }

    /// The application that was recorded, for people.
    public var app: String
    /// The host's name: `x11`, `headless` …
    public var host: String
    public var timing: Timing
    /// What the clock read when the application connected, in seconds.
    public var start: Double
    /// The screens; the first is the main one.
    public var outputs: [Output]
    /// The surface's size in pixels.
    public var size: PixelSize
    /// Pixels a point.
    public var scale: Double
    public var isVisible = true
    public var isFocused = true
    public var entries: ContiguousArray<SessionEntry> = []
    /// Whether the session was recorded to its end. A process that was killed leaves one that is not.
    public var isComplete = true

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

/// One thing that a host told, and what its clock read.
public struct SessionEntry: Equatable, Sendable {
    /// Seconds on the host's clock. Never goes back within a session.
    public var now: Double
    public var message: Message

    public init(now: Double, message: Message) {
        self.now = now
        self.message = message
    }

    /// What a ``TouchHost/DisplayHostClient`` is told. Most entries are turns, in which nothing stands; what is large stands elsewhere.
    public enum Message: Equatable, Sendable {
        indirect case frame(TouchFrame)
        indirect case key(KeyEvent)
        indirect case hover(HoverSample)
        indirect case motion(IndirectSample)
        indirect case revision(ContactRevision)
        indirect case text(TextEdit)
        indirect case geometry(PixelSize, scale: Double)
        case visibility(Bool)
        case focus(Bool)
        case outputs([Output])
        indirect case lost(PixelRect)
        /// The frame is on the screen.
        case idle
        case tick(timestamp: Double)
        case wake
        /// Everything readable was told, while the last frame was on its way to the screen, or not.
        case drain(isBusy: Bool)
        /// The loop is about to sleep, while the last frame was on its way to the screen, or not.
        case wait(isBusy: Bool)
        case close
        case termination
        case failure(String)
    }
}
