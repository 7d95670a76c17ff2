#if Wayland
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostWayland

/// A compositor of those that the tools in `Tests/Rigs` start, the rig's own among them, with an application of a few lines in it and fingers on
/// the middle of the screen.
@MainActor
final class Desktop: HostRecorder {
    /// The tools that start compositors, with the size that windows have to have or the place where they have to be.
    enum Kind: String, CaseIterable, CustomStringConvertible {
        case rig = "wtouch-server", mutter = "wtouch-mutter", weston = "wtouch-weston", sway = "wtouch-sway", kwin = "wtouch-kwin"

        var description: String { rawValue }
        /// What differs so that a window covers the middle of the screen.
        fileprivate var options: [String] {
            switch self {
            case .rig, .weston, .sway: []
            case .mutter: ["--center"]
            case .kwin: ["--maximized"]
            }
        }
    }

    /// Those that can run here.
    nonisolated static let all: [Kind] = Kind.allCases.filter { kind in
        guard let absence = RigServer.absence(of: kind.rawValue) else { return true }
        print("skipped: Wayland tests on \(kind): \(absence)")
        return false
    }

    nonisolated static let middle = "400 300"

    private let server: RigServer
    private let host: WaylandHost
    private let fingers: RigFingers
    private var surface: (any Surface)?

    init(_ kind: Kind) throws {
        server = try RigServer(kind.rawValue, ["--size", "800x600"] + kind.options, isQuiet: true)
        host = try WaylandHost(settings: HostSettings(), clock: SystemClock(), environment: server.environment, options: WaylandOptions())
        fingers = try RigFingers(kind == .sway ? "xtouch" : "wtouch", environment: server.environment)
        super.init(of: host) { Issue.record("\($0)") }
        surface = try host.makeSurface(SurfaceRequest(title: "Desktop", identifier: "test.Desktop"))
        try wait("the window") { isPainted && surface?.isBusy == false }
    }

    isolated deinit { host.disconnect() }

    /// Plays a script, and handles what comes of it until the compositor has handled it too.
    func play(_ script: String) throws {
        fingers.start(script)
        try wait("the fingers") { try fingers.isDone() }
    }

    /// Starts a script; what comes of it is handled by ``HostRecorder/wait(_:until:)``.
    func start(_ script: String) { fingers.start(script) }

    private var isPainted = false

    override func surfaceDidChangeGeometry(_ surface: any Surface) { isPainted = false }

    /// Fills the window, once for each size.
    override func hostWillWait(_ host: any DisplayHost) {
        guard !isPainted, let surface, let buffer = surface.lend() else { return }
        buffer.memory.assumingMemoryBound(to: UInt32.self).update(repeating: 0x4080c0, count: buffer.size.width * buffer.size.height)
        isPainted = true
        surface.present([PixelRect(minX: 0, minY: 0, maxX: buffer.size.width, maxY: buffer.size.height)])
    }
}
#endif
