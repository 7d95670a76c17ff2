import HostHeadless
import JSONText
import TouchHost
import TouchRecording
import UIKit
@testable import Inspector

/// An app on a virtual display, with an inspector that is called in the same process.
@MainActor
final class InspectedStage {
    let host: HeadlessHost
    let window: UIWindow
    let inspector: Inspector
    private let recorder: SessionRecorder
    private let before = GestureTrace.current

    init(mayControl: Bool = true, showsTyped: Bool = false) throws {
        var settings = HostSettings()
        settings.inspectorControls = mayControl
        settings.showsTyped = showsTyped
        host = HeadlessHost()
        let scene = try UIApplication.shared.attach(to: host)
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        let trace = GestureTrace()
        GestureTrace.current = trace
        inspector = Inspector(application: UIApplication.shared, host: host, trace: trace, app: "Test", settings: settings)
        recorder = SessionRecorder(to: inspector.ring, app: "Test", host: host, client: host.client!, keepsTyped: showsTyped)
        host.client = recorder
        if let surface = host.surface {
            recorder.begin(surface)
            inspector.didOpen(surface)
        }
        host.advance(by: 0)
    }

    func close() {
        GestureTrace.current = before
        UIApplication.shared.detach()
    }

    /// The answer to a message, which comes at once on a virtual display.
    func send(_ text: String) throws -> JSONValue {
        let box = Box()
        Dispatcher(inspector).answer(Array(text.utf8)) { box.bytes = $0 }
        guard let bytes = box.bytes else { throw Missing() }
        return try JSONParser.parse(bytes)
    }

    /// The result of a call.
    @discardableResult
    func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        let answer = try send(JSONValue.object([.init(key: "jsonrpc", value: "2.0"), .init(key: "id", value: 1), .init(key: "method", value: .string(method)),
                                                .init(key: "params", value: parameters)]).text)
        if let error = answer["error"]?["message"]?.string { throw Refusal(description: error) }
        return answer["result"] ?? .null
    }

    /// Why a call is refused; `nil` when it is not.
    func refusal(_ method: String, _ parameters: JSONValue = [:]) -> String? {
        do {
            try call(method, parameters)
            return nil
        } catch {
            return "\(error)"
        }
    }

    struct Missing: Error {}
    struct Refusal: Error, CustomStringConvertible { let description: String }

    @MainActor private final class Box { var bytes: [UInt8]? }
}

extension JSONValue {
    /// The strings of a list.
    var strings: [String] { array?.compactMap(\.string) ?? [] }
}
