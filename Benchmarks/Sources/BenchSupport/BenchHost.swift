public import TouchHost

/// A host that does nothing but hand over frames: what is measured is UIKit.
@MainActor
package final class BenchHost: DisplayHost {
    package let name = "bench"
    private let benchClock = BenchClock()
    package var clock: any HostClock { benchClock }
    /// Made once: it is asked for at each refresh, and the host is not what is measured.
    package let outputs: [Output]
    package weak var client: (any DisplayHostClient)?
    private let surface: BenchSurface

    /// - Parameter side: The width and height of its one surface, in points and pixels.
    package init(side: Int = 400) {
        surface = BenchSurface(side: side)
        outputs = [surface.output]
    }

    package func makeSurface(_ request: SurfaceRequest) throws -> any Surface { surface }
    package func disconnect() {}

    package func send(_ frame: borrowing TouchFrame) {
        benchClock.now = frame.timestamp
        client?.surface(surface, didReceive: frame)
        client?.hostDidDrain(self)
    }

    /// A refresh of the display.
    package func tick(at time: Double) {
        benchClock.now = time
        client?.surfaceDidTick(surface, timestamp: time)
        client?.hostDidDrain(self)
    }
}

@MainActor
private final class BenchClock: HostClock {
    var now = 0.0
    func requestWake(at deadline: Double?) {}
}

@MainActor
private final class BenchSurface: Surface {
    let size: PixelSize
    let scale = 1.0
    let isVisible = true
    let isFocused = true
    let isBusy = false
    let output: Output
    let picture: SurfaceBuffer? = nil

    init(side: Int) {
        size = PixelSize(width: side, height: side)
        output = Output(name: "bench", size: size, scale: 1, refreshRate: 60)
    }

    func lend() -> SurfaceBuffer? { nil }
    func present(_ damage: ContiguousArray<PixelRect>) {}
    func requestTick() {}
    func close() {}
}
