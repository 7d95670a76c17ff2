/// Pixel memory that a surface lends for one frame.
///
/// The format is 32 bits a pixel, premultiplied blue-green-red-alpha in memory on a little-endian machine (Cairo's ARGB32).
public struct SurfaceBuffer {
    /// The first pixel of the first row.
    public let memory: UnsafeMutableRawPointer
    /// The size, in pixels.
    public let size: PixelSize
    /// Bytes from one row to the next.
    public let stride: Int
    /// How many frames ago this memory was last presented: 1 when it holds the previous frame, 0 when its contents are undefined.
    public let age: Int

    /// Describes memory: `stride` in bytes a row, `age` in frames since it was shown, 0 for unknown content.
    public init(memory: UnsafeMutableRawPointer, size: PixelSize, stride: Int, age: Int) {
        self.memory = memory
        self.size = size
        self.stride = stride
        self.age = age
    }
}

/// What the application asks of a new surface.
public struct SurfaceRequest: Sendable {
    /// What the window's frame shows.
    public var title: String
    /// The application's identifier, by which a window manager groups and names it.
    public var identifier: String
    /// Makes the window's picture in task bars and switchers; `nil` for none. A host that shows one asks once, after the first frame.
    public var icon: (@MainActor @Sendable () -> SurfaceIcon?)?

    /// Makes a request.
    public init(title: String, identifier: String, icon: (@MainActor @Sendable () -> SurfaceIcon?)? = nil) {
        self.title = title
        self.identifier = identifier
        self.icon = icon
    }
}

/// A window's small picture in task bars and switchers.
public struct SurfaceIcon: Sendable {
    /// The size, in pixels.
    public let size: PixelSize
    /// The pixels, row by row from the top, each as alpha, red, green and blue from the highest byte down, not premultiplied.
    public let pixels: [UInt32]

    /// Makes a picture; `nil` when the size has another number of pixels.
    public init?(size: PixelSize, pixels: [UInt32]) {
        guard size.width > 0, size.height > 0, size.width <= 1024, size.height <= 1024, size.width * size.height == pixels.count else { return nil }
        self.size = size
        self.pixels = pixels
    }
}

/// A window on a display server, a whole screen, or a picture in memory.
///
/// A surface shows one frame at a time. After ``present(_:)`` it is busy until ``DisplayHostClient/surfaceDidBecomeIdle(_:)``.
@preconcurrency @MainActor
public protocol Surface: AnyObject {
    /// The size, in pixels.
    var size: PixelSize { get }
    /// Pixels a point.
    var scale: Double { get }
    /// Whether anything of it can be seen: mapped, not minimised, its session in front.
    var isVisible: Bool { get }
    /// Whether the keyboard goes to it.
    var isFocused: Bool { get }
    /// Whether a presented frame is not on the screen yet.
    var isBusy: Bool { get }
    /// The output that shows most of it.
    var output: Output { get }

    /// Memory for the next frame, or `nil` while the surface is busy or can't be seen.
    func lend() -> SurfaceBuffer?
    /// Shows the given parts of the memory that was lent last. The rectangles lie inside the surface.
    func present(_ damage: ContiguousArray<PixelRect>)
    /// The memory of the frame that was presented last, for pictures of it; `nil` before the first.
    var picture: SurfaceBuffer? { get }
    /// Asks for one ``DisplayHostClient/surfaceDidTick(_:timestamp:)`` at the next refresh of the display.
    func requestTick()
    /// Takes it off the screen. Nothing is called for it afterwards.
    func close()
}

/// A screen that surfaces appear on.
public struct Output: Hashable, Sendable {
    /// The name that the display has for the screen.
    public var name: String
    /// The size, in pixels.
    public var size: PixelSize
    /// Pixels a point.
    public var scale: Double
    /// Refreshes a second.
    public var refreshRate: Double

    /// Describes a screen: `scale` in pixels a point, `refreshRate` in refreshes a second.
    public init(name: String, size: PixelSize, scale: Double, refreshRate: Double) {
        self.name = name
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
    }
}
