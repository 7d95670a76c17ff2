import HostKit
public import TouchHost

/// What a surface needs of the host that has made it.
@MainActor
protocol HeadlessSurfaceOwner: AnyObject {
    var outputs: [Output] { get }
    var isDrawing: Bool { get }
    var isHoldingFrames: Bool { get }
    /// The time of the refresh after now.
    var nextRefresh: Double { get }
    func surfaceDidClose(_ closed: HeadlessSurface)
}

/// A picture in memory that stands for a window.
///
/// What the application draws into lent memory and what is shown are two pictures: presenting copies the damaged parts and
/// nothing else, as a display server does, so that a part that was forgotten is missing from the picture too.
@preconcurrency @MainActor
public final class HeadlessSurface: Surface {
    public private(set) var scale: Double
    public internal(set) var isVisible = true
    public internal(set) var isFocused = true
    // Unchecked, as the clock: it is read in each turn.
    @exclusivity(unchecked) public internal(set) var isBusy = false
    /// How often something was presented.
    public private(set) var frameCount = 0
    /// What the last frame changed.
    public private(set) var lastDamage: ContiguousArray<PixelRect> = []

    /// Whether the system is to show a keyboard on the screen when text is requested. `false` at first.
    public var showsKeyboard = false
    /// The text input that the application requests now; `nil` without one.
    public internal(set) var textInput: TextInputRequest?

    private weak var host: (any HeadlessSurfaceOwner)?
    public private(set) var size: PixelSize
    /// The two pictures, once something was drawn.
    private var drawn: PixelMemory?
    private(set) var shown: PixelMemory?
    /// Whether the drawn memory still holds the last frame.
    private var hasContents = false
    private var isClosed = false
    /// When the refresh comes that the application asked for; `nil` when it asked for none, as when nothing is animated.
    public private(set) var tick: Double?

    init?(host: any HeadlessSurfaceOwner, size: PixelSize, scale: Double) {
        self.host = host
        self.size = size
        self.scale = scale
        guard !host.isDrawing || makeMemory() else { return nil }
    }

    /// - Returns: Whether there was memory for the pictures.
    private func makeMemory() -> Bool {
        if drawn != nil, shown != nil { return true }
        drawn = PixelMemory(size: size)
        shown = PixelMemory(size: size)
        return drawn != nil && shown != nil
    }

    public var output: Output {
        host?.outputs.first ?? Output(name: "headless", size: size, scale: scale, refreshRate: VirtualClock.refreshRate)
    }

    public func lend() -> SurfaceBuffer? {
        guard isVisible, !isBusy, !isClosed, host?.isDrawing ?? false, makeMemory(), let drawn else { return nil }
        return drawn.buffer(age: hasContents ? 1 : 0)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard !isClosed, let drawn, let shown else { return }
        for part in damage { shown.copy(part, from: drawn) }
        frameCount += 1
        lastDamage = damage
        hasContents = true
        isBusy = host?.isHoldingFrames ?? false
    }

    public var picture: SurfaceBuffer? {
        guard frameCount > 0, let shown else { return nil }
        return shown.buffer(age: 1)
    }

    public func requestTick() {
        guard tick == nil, !isClosed, let host else { return }
        tick = host.nextRefresh
    }

    public func close() {
        isClosed = true
        tick = nil
        host?.surfaceDidClose(self)
    }

    func takeTick() {
        tick = nil
    }

    /// - Returns: Whether there was memory for the new size.
    func resize(to size: PixelSize, scale: Double) -> Bool {
        self.scale = scale
        guard size != self.size else { return true }
        if let old = self.shown {
            guard let drawn = PixelMemory(size: size), let shown = PixelMemory(size: size) else { return false }
            shown.copy(shown.bounds, from: old)
            self.drawn = drawn
            self.shown = shown
        }
        self.size = size
        forgetDrawn()
        return true
    }

    func lose(_ part: PixelRect) {
        shown?.clear(part)
    }

    /// What was drawn before is of no use for the next frame.
    func forgetDrawn() {
        hasContents = false
    }
}
