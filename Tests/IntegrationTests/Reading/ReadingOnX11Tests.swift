#if X11
import Foundation
import Testing

/// The app on a private X server. A key switches the reader.
private final class X11ReadDisplay: ReadDisplay, ShownApp {
    let width = 400.0, height = 840.0
    private let server: XServer
    private let observer: XObserver
    private let speech: SpeechServer
    private let app: Child
    private let fingers: Fingers

    init() throws {
        server = try XServer(width: 400, height: 840)
        observer = try XObserver(server.display)
        speech = try SpeechServer()
        let environment = ReadApp.environment.merging(server.environment) { $1 }.merging(speech.environment) { $1 }
        app = try Child(Checkout.dactyl, ["run", ReadApp.name, "--on", "x11", "--size", "400x840"], environment: environment)
        fingers = try Fingers(on: server)
        guard waitUntil(patience, { [observer, app] in !observer.windows().isEmpty || !app.isRunning }), app.isRunning else {
            throw Trouble("no window came: \(app.errors)")
        }
        _ = try stillPicture { $0.extent(except: 0xFFFFFF) != nil && $0[200, 800] == 0xFFFFFF }
        try play(ReadApp.threePresses)
    }

    func picture() throws -> Picture { try observer.picture(width: 400, height: 840) }

    func play(_ script: String) throws { try fingers.play(script) }
    var spoken: String { speech.spoken }
    var output: String { app.output }
    var errors: String { app.errors }
    func finish() throws -> Int32 { try app.finish() }
}

extension X11Tests {
    @Suite struct ReadingOnX11 {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36, R-KBD-1)")
        func order() throws { try OrderSteps(try X11ReadDisplay()).all() }
    }
}
#endif
