#if Web
import Foundation
import Testing

/// The app in a browser. It speaks where it runs.
private final class WebReadDisplay: ReadDisplay {
    let width = Double(WebSession.width), height = Double(WebSession.height)
    private let speech: SpeechServer
    private let session: WebSession

    init() throws {
        speech = try SpeechServer()
        // The app can't read a browser's own keyboard.
        let environment = ReadApp.environment.merging(["DACTYL_KEYBOARD": "always"]) { $1 }.merging(speech.environment) { $1 }
        session = try WebSession(["--read"], app: ReadApp.name, environment: environment) { $0.extent(except: 0xFFFFFF) != nil }
    }

    func play(_ script: String) throws { try session.play(script) }
    var spoken: String { speech.spoken }
    var output: String { session.app.output }
    var errors: String { session.app.errors }
    func finish() throws -> Int32 { try session.app.finish() }
}

extension WebTests {
    @Suite struct ReadingInTheBrowser {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36)")
        func order() throws { try OrderSteps(try WebReadDisplay()).all() }
    }
}
#endif
