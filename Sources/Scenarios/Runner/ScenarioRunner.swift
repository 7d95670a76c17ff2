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

    /// Plays a scenario up to its end, then judges.
    public func run(_ scenario: Scenario) throws -> ScenarioReport {
        let configuration = GestureConfiguration.current
        defer { GestureConfiguration.current = configuration }
        for threshold in scenario.thresholds { try GestureConfiguration.current.set(threshold.name, to: threshold.value) }
        let size = scenario.views[0].frame.size
        let host = HeadlessHost(size: PixelSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up))))
        let application = UIApplication.shared
        let scene = try application.attach(to: host)
        let recorder = Recorder()
        recorder.now = { host.virtualClock.now }
        recorder.coordinateViews = scenario.expectations.flatMap(\.coordinateViews)
        recorder.logsCallbacks = scenario.logsCallbacks
        recorder.logsQuestions = scenario.logsQuestions
        let stage = ScenarioStage(scenario, in: scene, on: host, recorder: recorder)
        var player = Player(scenario: scenario, host: host, stage: stage, recorder: recorder)
        // What was being traced before is traced again afterwards.
        let outerTrace = GestureTrace.current, trace = GestureTrace(capacity: 1000)
        GestureTrace.current = trace
        defer { GestureTrace.current = outerTrace }
        player.play()
        let hits = scenario.expectations.compactMap(\.hitPoint).map { ($0, stage.hit(at: $0)) }
        recorder.noteEnd(hits: hits)
        let recording = recorder.recording
        // Kept before the application is let go, which cancels what is still going on.
        let lines = trace.lines
        while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        // Views and recognizers do not retain the recorder of what they receive.
        withExtendedLifetime(stage) { application.detach() }
        return ScenarioReport(scenario: scenario, recording: recording) { lines.map(\.description) }
    }
}

/// Sends the touches and performs the steps, each at its time.
@MainActor
private struct Player {
    let scenario: Scenario
    let host: HeadlessHost
    let stage: ScenarioStage
    let recorder: Recorder
    /// What goes to the application at once.
    private var batch: [TouchFrame] = []
    /// The contacts of its last frame.
    private var batched: Set<Int> = []
    private var pointers = 0
    /// When the recognizers are looked at, in milliseconds, in order.
    private var probes: ArraySlice<Double>

    init(scenario: Scenario, host: HeadlessHost, stage: ScenarioStage, recorder: Recorder) {
        self.scenario = scenario
        self.host = host
        self.stage = stage
        self.recorder = recorder
        probes = Set(scenario.expectations.flatMap(\.probedTimes)).sorted()[...]
    }

    mutating func play() {
        var steps = scenario.steps[...]
        for (index, touch) in scenario.touches.enumerated() {
            while let step = steps.first, step.time <= touch.time {
                probe(before: step.time, next: touch)
                perform(step)
                steps.removeFirst()
            }
            probe(before: touch.time, next: touch)
            if index > 0, !isTogether(scenario.touches[index - 1], touch) { flush() }
            if touch.phase == .hover || touch.phase == .left { hover(touch) } else { append(touch) }
        }
        flush()
        for step in steps {
            probe(before: step.time, next: nil)
            perform(step)
        }
        probe(before: .infinity, next: nil)
        host.advance(to: scenario.end / 1000)
    }

    /// Looks at the recognizers at the times before this one; everything that happens at such a time has then happened.
    private mutating func probe(before time: Double, next: ScenarioTouch?) {
        while let probe = probes.first, probe < time {
            probes.removeFirst()
            // In the middle of a frame nothing of it has been handed over yet.
            let isAmidst = batch.last.map { last in next.map { isInOneFrame(last.timestamp * 1000, $0.time) } ?? false } ?? false
            if !isAmidst {
                flush()
                host.advance(to: probe / 1000)
            }
            recorder.probe(at: probe)
        }
    }

    /// Whether two samples are handed over together: those of one time, and those of one frame of the display.
    private func isTogether(_ first: ScenarioTouch, _ second: ScenarioTouch) -> Bool {
        scenario.frameLength == nil ? first.time == second.time : isInOneFrame(first.time, second.time)
    }

    private func isInOneFrame(_ first: Double, _ second: Double) -> Bool {
        guard let length = scenario.frameLength else { return false }
        // A time that is a whole number of frames may come out a little less.
        return (first / length + 1e-9).rounded(.down) == (second / length + 1e-9).rounded(.down)
    }

    private mutating func append(_ touch: ScenarioTouch) {
        if touch.phase == .began { recorder.expectLanding(touch) }
        if touch.tool == .pointer {
            if touch.phase == .began { pointers += 1 }
        }
        var contact = Contact(
            id: touch.finger, phase: Contact.Phase(touch.phase), tool: Contact.Tool(touch.tool), timestamp: touch.time / 1000,
            position: touch.location, majorRadius: touch.majorRadius, force: touch.force)
        // The device that hovers under this number is the one that lands.
        contact.device = touch.tool == .direct ? nil : touch.finger
        // A frame is one moment and holds each contact once.
        let fits = batch.last.map { $0.timestamp == contact.timestamp && !batched.contains(contact.id) } ?? false
        if !fits {
            batch.append(TouchFrame(timestamp: contact.timestamp))
            batched.removeAll(keepingCapacity: true)
        }
        batched.insert(contact.id)
        batch[batch.count - 1].contacts.append(contact)
        batch[batch.count - 1].buttons = pointers > 0 ? 1 : 0
        if touch.tool == .pointer, touch.phase == .ended || touch.phase == .cancelled { pointers -= 1 }
    }

    /// Hovering is sent at once, without waiting for a frame.
    private mutating func hover(_ touch: ScenarioTouch) {
        flush()
        host.send(HoverSample(device: touch.finger, phase: touch.phase == .left ? .left : .moved, tool: Contact.Tool(touch.tool),
                              timestamp: touch.time / 1000, position: touch.location, zOffset: touch.zOffset ?? 0))
    }

    private mutating func flush() {
        guard !batch.isEmpty else { return }
        host.send(batch)
        batch.removeAll()
    }

    /// A step comes before timers and touches of its time: an empty frame brings the clock there without firing them.
    private mutating func perform(_ step: ScenarioStep) {
        flush()
        host.send(TouchFrame(timestamp: step.time / 1000))
        recorder.step(at: step.time) { stage.perform(step.action) }
    }
}

extension Contact.Phase {
    init(_ phase: ScenarioTouch.Phase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled, .hover, .left: .cancelled
        }
    }
}

extension Contact.Tool {
    init(_ tool: ScenarioTouch.Tool) {
        self = switch tool {
        case .direct: .finger
        case .pencil: .pencil
        case .pointer: .pointer
        }
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

    fileprivate var probedTimes: [Double] {
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
