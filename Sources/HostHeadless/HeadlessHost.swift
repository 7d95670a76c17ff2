public import TouchHost
import TouchRecording
import TouchScript

/// A host without a display: one surface in memory, a virtual clock, and the input that its methods are given.
///
/// There are two ways to use it. ``run()`` plays the script that the settings name, then saves the picture and ends the
/// application. A test attaches an application and calls the host itself for each thing that happens (``send(_:)-(TouchFrame)``,
/// ``advance(to:)``, ``setFocused(_:)`` …); each such call returns when the application has handled it and drawn.
///
/// Time moves only by those calls. On the way the host wakes the client at the deadlines it asked for and ticks its surface at whole
/// sixtieths of a second, in the order of time; a wake-up comes before a tick of the same time. Something that happens at a time
/// comes before wake-ups of that time, and after earlier ones (R-GEN-3; times less than a nanosecond apart are the same, R-GEN-5).
@preconcurrency @MainActor
public final class HeadlessHost: SelfPacedHost, HeadlessSurfaceOwner {
    /// The surface's size in points when no size is given: the size of a phone.
    public static let defaultSize = PixelSize(width: 390, height: 844)
    /// Refreshes a second of virtual time.
    public static let refreshRate = VirtualClock.refreshRate

    public let name = "headless"
    public let virtualClock: VirtualClock
    public private(set) var outputs: [Output]
    public weak var client: (any DisplayHostClient)?
    /// The surface, once the application has made it.
    public private(set) var surface: HeadlessSurface?

    /// Whether a presented frame stays on its way to the screen until ``finishFrame()``, as on a slow display. `false` at first:
    /// a frame is shown at once, and the surface never busy.
    public var isHoldingFrames = false

    /// Whether frames are drawn. `true` at first. While it is `false` the application lays out and animates as ever, but no picture is
    /// made and no memory taken for one, which makes runs without pictures many times faster. Turning it on has the next frame drawn
    /// as a whole.
    public var isDrawing = true {
        didSet {
            guard isDrawing, !oldValue, let surface else { return }
            surface.forgetDrawn()
            client?.surface(surface, didLose: PixelRect(minX: 0, minY: 0, maxX: surface.size.width, maxY: surface.size.height))
            settle()
        }
    }

    /// The pushes of motors that the application asked for, each call an entry.
    public internal(set) var playedFeedback: [[FeedbackPulse]] = []
    /// The URLs that the application had opened, in order.
    public internal(set) var openedLinks: [String] = []
    /// What the application has the pointer look like.
    public internal(set) var pointerShape = PointerShape.arrow
    /// How often the application asked for motors to get ready.
    public internal(set) var feedbackPreparations = 0

    let settings: HostSettings
    let script: TouchScript?
    let session: Session?
    /// Whether the turns of a recorded session are repeated, and none made besides.
    var isRepeatingTurns = false
    var pointer: HeadlessPointer
    var clipboard = HeadlessClipboard()
    private let pixelSize: PixelSize
    private let scale: Double
    private(set) var isDisconnected = false
    /// The signal that ended the last run before its script was over.
    package internal(set) var endingSignal: Int32?
    /// Whether timers were still waiting on the run loop when the script was over, though timers should go by the script's clock: those of files that
    /// schedule them by Foundation's own methods.
    package internal(set) var hasForgottenTimers = false
    /// Called when the script is over, before the application is asked to end: an inspector stays there (``stay(until:)``).
    package var stay: (@MainActor (HeadlessHost) -> Void)?
    /// Called between two steps of a script or a replay, where an inspector answers meanwhile. Returns whether it did something, which the client
    /// is then to act on.
    package var betweenSteps: (@MainActor () -> Bool)?
    /// Whether virtual time passes with the wall clock while nothing is played (``stay(until:)``).
    package var followsWallClock = false
    /// What waits until a time has come; `nil` lets virtual time jump.
    var pace: Pace?
    /// Whether work on the main queue is run after each step.
    var isServingMainQueue = false

    public var clock: any HostClock { virtualClock }

    /// A host for tests.
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels a point. The surface has at least one pixel and at most 2²⁸, which is a programming error to exceed.
    ///   - timers: By which clock the application's own timers of the main thread go.
    public convenience init(size: PixelSize = HeadlessHost.defaultSize, scale: Double = 1, timers: HostSettings.Timers = .script) {
        var settings = HostSettings()
        settings.size = size
        settings.scale = scale
        settings.timers = timers
        do {
            try self.init(settings: settings)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The host that the settings describe. A script or recorded session is read at once, and it is found out whether the pictures can be
    /// written. A session brings its own size, scale and time.
    /// - Throws: ``ScriptError``, `RecordingError` and ``FileError`` for what is wrong with the script, the recording and the files,
    ///   `HostSettings.Invalid` for a size that is too large.
    public init(settings: HostSettings) throws {
        virtualClock = VirtualClock(drivesTimers: settings.timers == .script)
        session = try settings.replay.map { try Session(contentsOf: $0) }
        if let session {
            pixelSize = session.size
            scale = session.scale
            outputs = session.outputs
            virtualClock.advance(to: session.start)
        } else {
            let size = settings.size ?? Self.defaultSize
            scale = settings.scale ?? 1
            pixelSize = try Self.pixels(size, scale)
            outputs = [Output(name: "headless", size: pixelSize, scale: scale, refreshRate: Self.refreshRate)]
        }
        self.settings = settings
        pointer = HeadlessPointer(pinchModifiers: settings.pinchModifiers, surface: pixelSize)
        script = try settings.script.map { path in
            let script = try TouchScript(contentsOf: path)
            try script.checkOutputs()
            return script
        }
        if let snapshot = settings.snapshot { try PictureFile.check(snapshot) }
    }

    public func makeSurface(_ request: SurfaceRequest) throws -> any Surface {
        guard surface == nil else { throw HostSettings.Invalid("the headless host has one surface, and it is in use") }
        guard !isDisconnected, let surface = HeadlessSurface(host: self, size: pixelSize, scale: scale) else {
            throw HostSettings.Invalid("there is no memory for a surface of \(pixelSize.width)x\(pixelSize.height) pixels")
        }
        if let session {
            surface.isVisible = session.isVisible
            surface.isFocused = session.isFocused
        }
        self.surface = surface
        return surface
    }

    public func disconnect() {
        surface?.close()
        isDisconnected = true
    }

    func surfaceDidClose(_ closed: HeadlessSurface) {
        if surface === closed { surface = nil }
    }

    func setOutputs(_ outputs: [Output]) {
        self.outputs = outputs
    }

    private static func pixels(_ size: PixelSize, _ scale: Double) throws -> PixelSize {
        let width = (Double(size.width) * scale).rounded(), height = (Double(size.height) * scale).rounded()
        let limit = Double(1 << 28)
        guard size.width > 0, size.height > 0, scale > 0, width * height <= limit else {
            throw HostSettings.Invalid("the size \(size.width)x\(size.height) at scale \(scale) is not between 1 and \(Int(limit)) pixels")
        }
        return PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    }
}
