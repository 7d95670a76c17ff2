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

    /// Reads and plays the scenario of a file.
    /// - Throws: ``ScenarioError`` when the file is not a scenario that can be run; a scenario whose expectations fail is a report.
    public func run(contentsOf url: URL) throws -> ScenarioReport { try run(Scenario(contentsOf: url)) }

    /// Plays a scenario up to its end, then judges.
    public func run(_ scenario: Scenario) throws -> ScenarioReport {
        let size = scenario.views[0].frame.size
        let host = HeadlessHost(size: PixelSize(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up))))
        let application = UIApplication.shared
        let scene = try application.attach(to: host)
        let recorder = Recorder()
        recorder.now = { host.virtualClock.now }
        recorder.coordinateViews = scenario.expectations.compactMap(\.coordinateView)
        let stage = ScenarioStage(scenario, in: scene, recorder: recorder)
        var player = Player(scenario: scenario, host: host, stage: stage, recorder: recorder)
        player.play()
        let hits = scenario.expectations.compactMap(\.hitPoint).map { ($0, stage.hit(at: $0)) }
        recorder.noteEnd(hits: hits)
        let recording = recorder.recording
        while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
        application.detach()
        return ScenarioReport(scenario: scenario, recording: recording)
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
    private var pointers = 0

    init(scenario: Scenario, host: HeadlessHost, stage: ScenarioStage, recorder: Recorder) {
        self.scenario = scenario
        self.host = host
        self.stage = stage
        self.recorder = recorder
    }

    mutating func play() {
        var steps = scenario.steps[...]
        for (index, touch) in scenario.touches.enumerated() {
            while let step = steps.first, step.time <= touch.time {
                perform(step)
                steps.removeFirst()
            }
            if index > 0, !isTogether(scenario.touches[index - 1], touch) { flush() }
            append(touch)
        }
        flush()
        for step in steps { perform(step) }
        host.advance(to: scenario.end / 1000)
    }

    /// Whether two samples are handed over together: those of one time, and those of one frame of the display.
    private func isTogether(_ first: ScenarioTouch, _ second: ScenarioTouch) -> Bool {
        guard let length = scenario.frameLength else { return first.time == second.time }
        // A time that is a whole number of frames may come out a little less.
        return (first.time / length + 1e-9).rounded(.down) == (second.time / length + 1e-9).rounded(.down)
    }

    private mutating func append(_ touch: ScenarioTouch) {
        if touch.phase == .began { recorder.expectLanding(touch) }
        if touch.tool == .pointer {
            if touch.phase == .began { pointers += 1 }
        }
        let contact = Contact(
            id: touch.finger, phase: Contact.Phase(touch.phase), tool: Contact.Tool(touch.tool), timestamp: touch.time / 1000,
            position: touch.location, majorRadius: touch.majorRadius, force: touch.force)
        // A frame is one moment and holds each contact once.
        let fits = batch.last.map { $0.timestamp == contact.timestamp && !$0.contacts.contains { $0.id == contact.id } } ?? false
        if !fits { batch.append(TouchFrame(timestamp: contact.timestamp)) }
        batch[batch.count - 1].contacts.append(contact)
        batch[batch.count - 1].buttons = pointers > 0 ? 1 : 0
        if touch.tool == .pointer, touch.phase == .ended || touch.phase == .cancelled { pointers -= 1 }
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
        recorder.step(at: step.time) { stage.perform(step.action, on: host) }
    }
}

extension Contact.Phase {
    init(_ phase: ScenarioTouch.Phase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
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
    fileprivate var coordinateView: String? {
        if case .values(let values) = subject { return values.view }
        return nil
    }

    fileprivate var hitPoint: CGPoint? {
        if case .hitTest(let expectation) = subject { return expectation.point }
        return nil
    }
}
