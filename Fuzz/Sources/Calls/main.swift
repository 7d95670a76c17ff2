import FuzzSupport
import HostHeadless
import TouchHost
@testable import Inspector
@testable import TouchRecording
@testable import UIKit

/// Takes bytes for messages to the inspector of an app, a line each: each is answered once, and with JSON.
fuzz { bytes in
    MainActor.assumeIsolated {
        let app = InspectedApp.shared
        for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(50) { app.send(Array(line)) }
    }
}

@MainActor
final class InspectedApp {
    static let shared = InspectedApp()

    private let host = HeadlessHost()
    private let inspector: Inspector
    private let recorder: SessionRecorder
    private let window: UIWindow

    private init() {
        host.isDrawing = false
        var settings = HostSettings()
        settings.inspectorControls = true
        do {
            window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
        } catch {
            preconditionFailure("no stage: \(error)")
        }
        window.makeKeyAndVisible()
        let view = UIView(frame: window.bounds), button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        button.accessibilityIdentifier = "save"
        for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer()] {
            view.addGestureRecognizer(recognizer)
        }
        window.addSubview(view)
        window.addSubview(button)
        let trace = GestureTrace(capacity: 10_000)
        GestureTrace.current = trace
        inspector = Inspector(application: UIApplication.shared, host: host, trace: trace, app: "Fuzz", settings: settings)
        // The program that would be played again is this one.
        inspector.playsAgain = false
        recorder = SessionRecorder(to: inspector.ring, app: "Fuzz", host: host, client: host.client!, keepsTyped: false)
        host.client = recorder
        if let surface = host.surface {
            recorder.begin(surface)
            inspector.didOpen(surface)
        }
    }

    func send(_ message: [UInt8]) {
        let answers = Answers()
        Dispatcher(inspector).answer(message) { bytes in
            answers.count += 1
            precondition(answers.count == 1, "a message is answered once")
            guard let bytes else { return }
            precondition(bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}") && String(validating: bytes, as: UTF8.self) != nil, "an answer is JSON")
        }
    }

    @MainActor private final class Answers { var count = 0 }
}
