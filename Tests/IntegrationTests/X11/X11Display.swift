#if X11
import Foundation

/// An app on a private X server.
final class X11Display: FingersDisplay, ShownApp {
    let width = 400.0, height = 840.0
    private let server: XServer
    private let observer: XObserver
    private let app: Child
    private let fingers: Fingers

    /// Starts an app that is white below its middle.
    init(_ used: UsedApp) throws {
        server = try XServer(width: 400, height: 840)
        observer = try XObserver(server.display)
        app = try Child(Checkout.dactyl, ["run", used.name, "--on", "x11", "--size", "400x840"] + used.options,
                        environment: used.environment.merging(server.environment) { $1 })
        fingers = try Fingers(on: server)
        guard waitUntil(patience, { [observer, app] in !observer.windows().isEmpty || !app.isRunning }), app.isRunning else {
            throw Trouble("no window came: \(app.errors)")
        }
        _ = try stillPicture { $0.extent(except: 0xFFFFFF) != nil && $0[200, 500] == 0xFFFFFF }
    }

    func picture() throws -> Picture { try observer.picture(width: 400, height: 840) }

    func play(_ script: String) throws { try fingers.play(script) }
    var output: String { app.output }
    var errors: String { app.errors }
    func finish() throws -> Int32 { try app.finish() }
}
#endif
