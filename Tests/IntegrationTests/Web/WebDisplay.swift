#if Web
import Foundation

/// An app in a browser.
final class WebDisplay: FingersDisplay {
    let width = Double(WebSession.width), height = Double(WebSession.height)
    private let session: WebSession

    init(_ used: UsedApp) throws {
        session = try WebSession(used.options, app: used.name, environment: used.environment) { $0.extent(except: 0xFFFFFF) != nil }
    }

    func play(_ script: String) throws { try session.play(script) }
    var output: String { session.app.output }
    var errors: String { session.app.errors }
    func finish() throws -> Int32 { try session.app.finish() }
}
#endif
