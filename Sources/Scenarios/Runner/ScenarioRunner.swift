public import Foundation
import HostHeadless
import TouchHost
import UIKit

/// Plays scenarios on a virtual display and judges what came out.
///
/// One scenario runs at a time, on the application object that there is: what was attached to it before is let go.
@MainActor
public struct ScenarioRunner {
    public init() {}

    /// Sets thresholds of the gestures for everything that runs in this process from now on, as `panHysteresis=8,penSilence=0.2`.
    /// - Throws: An error of one line for the first that can't be set; none is set then.
    public static func set(thresholds: String) throws { try GestureConfiguration.current.apply(thresholds) }

    /// Reads and plays the scenario of a file.
    /// - Throws: ``ScenarioError`` when the file is not a scenario that can be run; a scenario whose expectations fail is a report.
    public func run(contentsOf url: URL) throws -> ScenarioReport { try run(Scenario(contentsOf: url)) }

    /// Plays a scenario up to its end and judges. If everything holds, plays it once more on the same views and recognizers, which are put back to
    /// where they were, and judges again: what one attempt leaves behind makes no difference to the next (R-GR-31).
    public func run(_ scenario: Scenario) throws -> ScenarioReport {
        let configuration = GestureConfiguration.current
        defer { GestureConfiguration.current = configuration }
        for threshold in scenario.thresholds { try GestureConfiguration.current.set(threshold.name, to: threshold.value) }
        let size = scenario.views[0].frame.size
        let host = HeadlessHost(size: PixelSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up))))
        let application = UIApplication.shared
        let scene = try application.attach(to: host)
        let recorder = Recorder()
        recorder.coordinateViews = scenario.expectations.flatMap(\.coordinateViews)
        recorder.logsCallbacks = scenario.logsCallbacks
        recorder.logsQuestions = scenario.logsQuestions
        let stage = ScenarioStage(scenario, in: scene, on: host, recorder: recorder)
        // What was being traced before is traced again afterwards.
        let outerTrace = GestureTrace.current
        defer { GestureTrace.current = outerTrace }
        let beginning = StageState(of: stage, scenario)
        let first = play(scenario, from: 0, on: stage, host)
        var report = ScenarioReport(scenario: scenario, recording: first.recording, explanation: first.explanation)
        if report.isPassed {
            let start = rest(after: scenario, on: stage, host)
            beginning.putBack(stage)
            let second = play(scenario, from: start, on: stage, host)
            report.add(second.recording, after: first.recording, of: scenario, explanation: second.explanation)
        }
        stage.isResting = true
        while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        // Views and recognizers do not retain the recorder of what they receive.
        withExtendedLifetime(stage) { application.detach() }
        return report
    }

    /// - Parameter start: When the scenario's time is 0, in seconds of the host.
    /// - Returns: What happened, and what was decided, in words.
    private func play(_ scenario: Scenario, from start: Double, on stage: ScenarioStage, _ host: HeadlessHost)
        -> (recording: Recording, explanation: () -> [String]) {
        let recorder = stage.recorder, trace = GestureTrace(capacity: 1000)
        GestureTrace.current = trace
        recorder.beginAgain(at: start) { host.virtualClock.now }
        stage.beginAgain()
        var player = ScenarioPlayer(scenario, from: start, on: stage, host)
        player.play()
        recorder.noteEnd(hits: scenario.expectations.compactMap(\.hitPoint).map { ($0, stage.hit(at: $0)) })
        GestureTrace.current = nil
        let lines = trace.lines
        return (recorder.recording, { lines.map(\.description) })
    }

    /// Longer than taps are counted and content goes on.
    private static let restingTime = 10.0

    /// Ends what is left when a scenario has been played: fingers lift, attempts end, content comes to rest.
    /// - Returns: When it can be played again, a whole number of seconds: the display refreshes at the same times of the scenario.
    private func rest(after scenario: Scenario, on stage: ScenarioStage, _ host: HeadlessHost) -> Double {
        stage.isResting = true
        host.setVisible(true)
        while UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
        ScenarioPlayer(scenario, from: 0, on: stage, host).letGo()
        let start = (host.virtualClock.now + Self.restingTime).rounded(.up)
        host.advance(to: start - 1)
        for recognizer in stage.recognizers.values where recognizer.isEnabled && (recognizer is ScriptedRecognizer || recognizer.state != .possible) {
            // A recognizer that never decides: its attempt ends here.
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
        host.advance(to: start)
        return start
    }
}

extension Expectation {
    fileprivate var coordinateViews: [String] {
        switch subject {
        case .values(let values): values.view.map { [$0] } ?? []
        case .recognizerValues(let values): values.view.map { [$0] } ?? []
        case .recognizer(let recognizer): recognizer.coordinateViews
        default: []
        }
    }

    var probedTimes: [Double] {
        switch subject {
        case .recognizerValues(let values): values.probedTime.map { [$0] } ?? []
        case .recognizer(let recognizer): recognizer.probedTimes
        default: []
        }
    }

    fileprivate var hitPoint: CGPoint? {
        if case .hitTest(let expectation) = subject { return expectation.point }
        return nil
    }
}
