import TouchHost

/// Frames of one surface, held against what hosts promise (Documentation/verifier.md). A broken promise is a finding.
@MainActor
public final class Watch {
    private var verifier = HostVerifier()
    private let surface = NoSurface()
    private var time = 0.0

    public init() {}

    public func take(_ frame: TouchFrame) {
        time = frame.timestamp
        stop(verifier.take(frame, on: surface))
    }

    /// All is over.
    public func end() { stop(verifier.takeEnd(at: time)) }

    private func stop(_ violations: [Violation]) {
        if let violation = violations.first { preconditionFailure("\(violation)") }
    }
}

/// A surface on which nothing is shown.
@MainActor
private final class NoSurface: Surface {
    let size = PixelSize(width: 390, height: 844)
    let scale = 1.0
    let isVisible = true
    let isFocused = true
    let isBusy = false
    let output = Output(name: "none", size: PixelSize(width: 390, height: 844), scale: 1, refreshRate: 60)
    let picture: SurfaceBuffer? = nil

    func lend() -> SurfaceBuffer? { nil }
    func present(_ damage: ContiguousArray<PixelRect>) {}
    func requestTick() {}
    func close() {}
}
