#if Web
import Foundation
import HostKit
public import TouchHost

/// The one picture that all pages show.
///
/// It has the size of the page that came first, or the size of the settings. It is visible while a page is.
@preconcurrency @MainActor
public final class WebSurface: TextInputSurface, NotingSurface {
    public private(set) var size: PixelSize
    public private(set) var scale: Double
    public internal(set) var isVisible = false
    public var isFocused: Bool { isVisible }
    public internal(set) var isBusy = false
    public var output: Output { state?.outputs[0] ?? Self.output(size, scale) }
    public let showsKeyboard = true

    /// Distinguishes the surfaces of a host.
    let number: Int
    private weak var state: DisplayState?
    package var notices: SurfaceNotices = []
    package var tickTime = 0.0
    private(set) var tiles: TileStore?
    private(set) var textInput: TextInputRequest?
    private var memory: PixelMemory?
    private var hasFrame = false
    package private(set) var isClosed = false

    init(_ state: DisplayState, number: Int, size: PixelSize, scale: Double) {
        self.state = state
        self.number = number
        self.size = size
        self.scale = scale
    }

    static func output(_ size: PixelSize, _ scale: Double) -> Output {
        Output(name: "web", size: size, scale: scale, refreshRate: 60)
    }

    public func lend() -> SurfaceBuffer? {
        guard !isClosed, !isBusy, isVisible, prepareMemory(), let memory else { return nil }
        return memory.buffer(age: hasFrame ? 1 : 0)
    }

    public var picture: SurfaceBuffer? {
        guard hasFrame, let memory else { return nil }
        return memory.buffer(age: 1)
    }

    public func present(_ damage: ContiguousArray<PixelRect>) {
        guard !isClosed, let memory, let tiles else { return }
        hasFrame = true
        tiles.update(damage, from: memory.address, stride: size.width * 4)
        state?.frames.didPresent()
    }

    public func requestTick() {
        if !isClosed { state?.refreshes.request() }
    }

    public func setTextInput(_ request: TextInputRequest?) {
        guard !isClosed else { return }
        textInput = request
        state?.sendTextInput()
    }

    public func close() {
        guard !isClosed else { return }
        isClosed = true
        notices = []
        state?.forget(self)
    }

    /// The page has another size, or another page sets it.
    func resize(to size: PixelSize, scale: Double) {
        guard size != self.size || scale != self.scale else { return }
        if size != self.size {
            memory = nil
            hasFrame = false
        }
        self.size = size
        self.scale = scale
        notices.insert(.geometry)
    }

    /// Makes the memory fit the size. Returns whether the system had enough.
    private func prepareMemory() -> Bool {
        if memory == nil { memory = PixelMemory(size: size) }
        if tiles?.size != size { tiles = TileStore(size: size, after: tiles?.frame ?? 0) }
        return memory != nil && tiles?.size == size
    }
}
#endif
