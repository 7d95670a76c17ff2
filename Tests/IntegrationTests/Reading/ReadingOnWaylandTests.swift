#if Wayland
import Foundation
import Testing

/// The app on the rig's compositor.
private final class WaylandReadDisplay: ReadDisplay {
    let width = 400.0, height = 840.0
    private let compositor: CompositorProcess
    private let speech: SpeechServer
    private let app: Child
    private let fingers: Child
    private var played = 0

    init() throws {
        compositor = try CompositorProcess(.rig, width: 400, height: 840, scale: "1")
        speech = try SpeechServer()
        let environment = ReadApp.environment.merging(compositor.environment) { $1 }.merging(speech.environment) { $1 }
        app = try Child(Checkout.dactyl, ["run", ReadApp.name, "--on", "wayland", "--read"], environment: environment)
        fingers = try Child("\(CompositorProcess.rigs)/wtouch", ["--lines"], environment: compositor.environment)
        try play("ready 60000")
    }

    func play(_ script: String) throws {
        fingers.write(script)
        played += 1
        let isDone = waitUntil(every: 0.002) { !fingers.isRunning || fingers.output.split(separator: "\n").count { $0 == "done" } >= played }
        guard isDone, fingers.isRunning else { throw Trouble("the fingers did not play: \(fingers.errors) \(app.errors)") }
    }

    var spoken: String { speech.spoken }
    var output: String { app.output }
    var errors: String { app.errors }
    func finish() throws -> Int32 { try app.finish() }
}

extension WaylandTests {
    @Suite struct ReadingOnWayland {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36)")
        func order() throws { try OrderSteps(try WaylandReadDisplay()).all() }
    }
}
#endif
