#if Wayland
import Foundation

/// An app on the rig's compositor.
final class WaylandDisplay: FingersDisplay {
    let width = 400.0, height = 840.0
    private let compositor: CompositorProcess
    private let app: Child
    private let fingers: Child
    private var played = 0

    init(_ used: UsedApp) throws {
        compositor = try CompositorProcess(.rig, width: 400, height: 840, scale: "1")
        app = try Child(Checkout.dactyl, ["run", used.name, "--on", "wayland"] + used.options,
                        environment: used.environment.merging(compositor.environment) { $1 })
        fingers = try Child("\(CompositorProcess.rigs)/wtouch", ["--lines"], environment: compositor.environment)
        try play("ready 60000")
    }

    func play(_ script: String) throws {
        fingers.write(script)
        played += 1
        let isDone = waitUntil(every: 0.002) { !fingers.isRunning || fingers.output.split(separator: "\n").count { $0 == "done" } >= played }
        guard isDone, fingers.isRunning else { throw Trouble("the fingers did not play: \(fingers.errors) \(app.errors)") }
    }

    var output: String { app.output }
    var errors: String { app.errors }
    func finish() throws -> Int32 { try app.finish() }
}
#endif
