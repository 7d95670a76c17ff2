import FoundationAdditions
import HostRunner
import Inspector
import TouchHost
import TouchRecording
import TouchScript
import UIKit

/// The inspector of a run, and what it needs of the launch.
@MainActor
final class Inspection {
    private let settings: HostSettings
    private let place: InspectorPlace
    private var inspector: Inspector?
    private var recorder: SessionRecorder?
    private var port: (any InspectorPort)?

    /// - Returns: `nil` where the settings ask for none.
    /// - Throws: `HostSettings.Invalid` for a place that makes no sense.
    init?(_ settings: HostSettings) throws {
        guard let text = settings.inspector else { return nil }
        place = try InspectorPlace(text)
        self.settings = settings
        // Tools talk over what would be the app's own: it is taken before the app can use it.
        if GestureTrace.current == nil { GestureTrace.current = GestureTrace() }
        GestureTrace.current?.reserveCapacity()
    }

    /// Takes its place between the host and the client that it had.
    func begin(_ application: UIApplication, _ host: any DisplayHost, on client: any DisplayHostClient) throws {
        guard let trace = GestureTrace.current else { return }
        let inspector = Inspector(application: application, host: host, trace: trace, app: ProcessInfo.processInfo.processName, settings: settings)
        let recorder = SessionRecorder(to: inspector.ring, app: ProcessInfo.processInfo.processName, host: host, client: client,
                                       keepsTyped: settings.showsTyped)
        host.client = recorder
        trace.origin = recorder.start
        self.recorder = recorder
        self.inspector = inspector
        inspector.keepsAppRunning()
        port = try place.open(inspector)
    }

    func didOpen(_ surface: any Surface) {
        recorder?.begin(surface)
        inspector?.didOpen(surface)
    }

    /// - Returns: Why answers to tools could not be written.
    func end() -> FileError? { port?.close() }
}
