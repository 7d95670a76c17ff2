internal import Foundation
internal import HostHeadless
internal import HostKit
internal import HostRunner
package import TouchHost
internal import TouchScript

/// Plays touches for calls: at once on a virtual display, in their time on others.
@MainActor
package final class TouchPlayer {
    /// Seconds that the touches of a call may last, and commands that they may have.
    static let longest = 300.0, mostSteps = 200_000.0

    private let host: any DisplayHost
    private let pinchModifiers: KeyModifiers
    /// What is being played on a display, and the timer that it waits for.
    private var playback: ScriptPlayback?
    private var timer: Timer?

    package init(host: any DisplayHost, pinchModifiers: KeyModifiers) {
        self.host = host
        self.pinchModifiers = pinchModifiers
    }

    /// Plays a script, in the language of touch scripts, with places in pixels. Fingers that are still down at its end are taken away.
    /// - Parameter done: Called when it is over and handled, with what went wrong.
    package func play(_ text: String, done: @escaping @MainActor (InspectorError?) -> Void) throws(InspectorError) {
        let script: TouchScript
        do throws(ScriptError) {
            script = try TouchScript("\(text)\nframe\ncancel\n", name: "touches")
        } catch {
            throw InspectorError(.invalidParameter, error.description)
        }
        guard !script.writesFiles else { throw InspectorError(.invalidParameter, "touches: 'shot' writes files, which no call does; 'picture' has the picture") }
        guard script.duration <= Self.longest, script.steps <= Self.mostSteps else {
            throw InspectorError(.tooMuch, "the touches last \(script.duration) s with \(Self.written(script.steps)) commands; \(Int(Self.longest)) s and \(Int(Self.mostSteps)) are the limits")
        }
        if let headless = host as? HeadlessHost {
            var failure: InspectorError?
            do throws(ScriptError) { try headless.play(script) } catch { failure = InspectorError(.invalidParameter, error.description) }
            return done(failure)
        }
        guard let display = host as? any ScriptableHost else { throw InspectorError(.unavailable, "the host '\(host.name)' takes no touches from here") }
        guard playback == nil else { throw InspectorError(.unavailable, "touches of another call are being played: call again when it has been answered") }
        let playback = ScriptPlayback(script, snapshot: nil, pinchModifiers: pinchModifiers, on: display)
        self.playback = playback
        playback.onEnd = { [weak self] error in
            self?.playback = nil
            self?.timer?.invalidate()
            self?.timer = nil
            done(error.map { InspectorError(.invalidParameter, "\($0)") })
        }
        advance()
    }

    /// A count as a message has it. Repetitions in repetitions make more than whole numbers hold.
    private static func written(_ count: Double) -> String { Int(exactly: count.rounded()).map(String.init) ?? "\(count)" }

    /// Plays the steps whose time has come, and sets the timer for the next.
    private func advance() {
        guard let playback else { return }
        while playback.advance() {}
        guard self.playback === playback else { return }
        // What waits for the screen has no time: it is asked again at the next refresh.
        let wait = playback.deadline.map { max(0, $0 - host.clock.now) } ?? 1.0 / 60
        timer = Timer.scheduledTimer(withTimeInterval: min(wait, 1.0 / 60), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.advance() }
        }
    }
}
