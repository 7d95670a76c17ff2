internal import Foundation
internal import JSONText
internal import UIKit

/// The session in other forms.
@MainActor
enum ExportMethods {
    /// Calls another method that is answered at once.
    typealias Call = @MainActor @Sendable (Inspector, String, JSONValue) -> JSONValue?

    /// - Parameter call: The page has the answers of some methods in it.
    static func all(_ call: @escaping Call) -> [Method] { [export(call)] }

    private static func export(_ call: @escaping Call) -> Method {
        Method(
            later: "export", "The session as a touch script, a test for TouchTesting, a scenario, sentences, a recording, or a page that plays without a server.",
            [Parameter("kind", .oneOf(["script", "test", "scenario", "sentences", "recording", "page"]), isRequired: true, "script, test, scenario, sentences, recording or page.")]
        ) { inspector, arguments, reply in
            let app = inspector.app.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            @MainActor func answer(_ text: String, _ file: String, _ remark: String? = nil) {
                var result: JSONValue = ["text": .string(text), "file": .string(file)]
                result.add("remark", remark.map { .string($0) })
                reply(.success(result))
            }
            let samples = Array(inspector.ring.samples(since: -.infinity))
            switch arguments.string("kind") {
            case "script": answer(ScriptExport.text(samples, scale: inspector.scale, until: inspector.host.clock.now, app: app), "\(app).touch")
            case "test":
                let test = TestExport(inspector, samples)
                answer(test.text, "\(app)Tests.swift", "The test begins with \(test.beginning)(): where the app makes it in another way, make it so there.")
            case "scenario":
                answer(ScenarioExport(inspector, samples).text, "\(app.lowercased()).json", "Views stand where they are now; move them to where they were at the start if the gesture moved them.")
            case "sentences": answer(inspector.trace.explanation() ?? "", "\(app).txt")
            case "recording":
                guard let session = inspector.ring.session() else { throw InspectorError(.unavailable, "nothing is recorded yet") }
                answer(String(decoding: session.text, as: UTF8.self), "\(app).dactyl")
            default: try PageExport.make(inspector, call: { call(inspector, $0, $1) }) { result in reply(result.map { ["text": .string($0), "file": .string("\(app).html")] }) }
            }
        }
    }
}
