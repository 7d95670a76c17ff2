import TouchHost

/// A host that does nothing but hand over frames: what is measured is UIKit.
@MainActor
final class BenchHost: DisplayHost {
    let name = "bench"
    let benchClock = BenchClock()
    var clock: any HostClock { benchClock }
    let outputs = [Output(name: "bench", size: PixelSize(width: 400, height: 400), scale: 1, refreshRate: 60)]
    weak var client: (any DisplayHostClient)?
    let surface = BenchSurface()

    func makeSurface(_ request: SurfaceRequest) throws -> any Surface { surface }
    func disconnect() {}

    func send(_ frame: borrowing TouchFrame) {
        benchClock.now = frame.timestamp
        client?.surface(surface, didReceive: frame)
        client?.hostDidDrain(self)
    }
}

@MainActor
final class BenchClock: HostClock {
    var now = 0.0
    func requestWake(at deadline: Double?) {}
}

@MainActor
final class BenchSurface: Surface {
    let size = PixelSize(width: 400, height: 400)
    let scale = 1.0
    let isVisible = true
    let isFocused = true
    let isBusy = false
    let output = Output(name: "bench", size: PixelSize(width: 400, height: 400), scale: 1, refreshRate: 60)
    let picture: SurfaceBuffer? = nil
    func lend() -> SurfaceBuffer? { nil }
    func present(_ damage: ContiguousArray<PixelRect>) {}
    func requestTick() {}
    func close() {}
}
