internal import HostHeadless
internal import HostKit
internal import JSONText
package import TouchHost
internal import TouchRecording
package import UIKit

/// What looks into an app that runs: its views and recognizers, what is decided about gestures, the last minutes' touches, and what would have
/// happened with other settings. It can also touch the app, where that was allowed.
@MainActor
package final class Inspector {
    let application: UIApplication
    let host: any DisplayHost
    let trace: GestureTrace
    /// The name of the app's executable.
    let app: String
    /// Whether it may change the app and touch it.
    let mayControl: Bool
    /// Decides which typed text is shown.
    let typedTextRule: TypedTextRule
    let decisions: DecisionStore
    package let ring: RecordingRing
    let player: TouchPlayer
    /// Whether the touches may be played again, in processes of this program.
    var playsAgain = true
    private(set) var surface: (any Surface)?
    /// What the app is to do when a tool's connection ends.
    private var isOver = false
    /// Whether a script or a recording is being played on a virtual display, before the app waits there for calls.
    private(set) var isPlaying = false
    /// Whether the app runs on a virtual display and waits for calls.
    private var isStaying = false
    private nonisolated let mailbox = MainMailbox()
    private let settings: HostSettings

    package init(application: UIApplication, host: any DisplayHost, trace: GestureTrace, app: String, settings: HostSettings) {
        self.application = application
        self.host = host
        self.trace = trace
        self.app = app
        self.settings = settings
        mayControl = settings.inspectorControls
        typedTextRule = TypedTextRule(isAskedFor: settings.showsTyped)
        decisions = DecisionStore(trace)
        ring = RecordingRing(application: application)
        player = TouchPlayer(host: host, pinchModifiers: settings.pinchModifiers)
        mailbox.onArrival = { [weak self] in self?.wasWoken() }
    }

    /// Seconds since the start.
    var now: Double { host.clock.now - trace.origin }

    /// A moment that a call names, in seconds on the clock of the events. What happened at it counts as before: answers have moments to a millionth of a second.
    func end(of moment: Double) -> Double { moment + trace.origin + 1e-6 }

    var scene: UIWindowScene? { application.inspectedScenes.first }

    /// Pixels a point.
    var scale: Double { surface?.scale ?? 1 }

    package func didOpen(_ surface: any Surface) { self.surface = surface }

    /// Has something done on the main actor, between two turns of the app. From any thread.
    nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) { mailbox.post(work) }

    /// On a virtual display calls are taken between two steps.
    private func wasWoken() { if headless == nil { serve() } }

    /// - Returns: Whether there was something to do.
    @discardableResult
    private func serve() -> Bool { mailbox.doAll() }

    /// Touches of a call do not mix with those of a script that is being played.
    func checkIsFree() throws(InspectorError) {
        guard isPlaying else { return }
        throw InspectorError(.unavailable, "a script or recording is being played: call again when it is over, which 'wait' with until: rest waits for")
    }

    // MARK: A virtual display

    /// Whether the display is virtual: time stands still there between two calls, unless it is to follow the wall clock.
    var headless: HeadlessHost? { host as? HeadlessHost }

    /// Has the app stay on a virtual display after its script, for calls.
    package func keepsAppRunning() {
        guard let headless else { return }
        headless.followsWallClock = settings.speed == .real
        // At full speed a script is soon over; its end is what is asked for.
        isPlaying = settings.speed == .real
        if isPlaying { headless.betweenSteps = { [self] in isPlaying && serve() } }
        headless.stay = { [self] host in
            isPlaying = false
            isStaying = true
            serve()
            host.stay {
                serve()
                return isOver
            }
            isStaying = false
        }
    }

    /// Ends the app, as when its window is closed.
    package func end() {
        isOver = true
        if !isStaying { host.client?.hostDidRequestTermination(host) }
    }
}
