import Foundation
import HostHeadless
import TouchHost
import UIKit

/// Sends the touches and performs the steps, each at its time.
@MainActor
struct ScenarioPlayer {
    let scenario: Scenario
    /// When the scenario's time is 0, in seconds of the host.
    private let start: Double
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

    init(_ scenario: Scenario, from start: Double, on stage: ScenarioStage, _ host: HeadlessHost) {
        self.scenario = scenario
        self.start = start
        self.host = host
        self.stage = stage
        recorder = stage.recorder
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
        host.advance(to: hostTime(scenario.end))
    }

    /// Lifts what is still down, and takes away what still hovers.
    func letGo() {
        var down: [Int: ScenarioTouch] = [:], hovering: Set<Int> = []
        for touch in scenario.touches {
            switch touch.phase {
            case .began, .moved: down[touch.finger] = touch
            case .ended, .cancelled: down[touch.finger] = nil
            case .hover: hovering.insert(touch.finger)
            case .left: hovering.remove(touch.finger)
            }
        }
        let now = host.virtualClock.now
        for (finger, touch) in down.sorted(by: { $0.key < $1.key }) {
            var contact = Contact(id: finger, phase: .cancelled, tool: Contact.Tool(touch.tool), timestamp: now, position: touch.location)
            contact.device = touch.tool == .direct ? nil : finger
            host.send(TouchFrame(timestamp: now, contacts: [contact]))
        }
        for finger in hovering.sorted() { host.send(HoverSample(device: finger, phase: .left, tool: .pointer, timestamp: now, position: .zero)) }
    }

    /// Seconds of the host at a time of the scenario in milliseconds.
    private func hostTime(_ milliseconds: Double) -> Double { start + milliseconds / 1000 }

    /// Looks at the recognizers at the times before this one; everything that happens at such a time has then happened.
    private mutating func probe(before time: Double, next: ScenarioTouch?) {
        while let probe = probes.first, probe < time {
            probes.removeFirst()
            // In the middle of a frame nothing of it has been handed over yet.
            let isAmidst = batch.last.map { last in next.map { isInOneFrame((last.timestamp - start) * 1000, $0.time) } ?? false } ?? false
            if !isAmidst {
                flush()
                host.advance(to: hostTime(probe))
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
            id: touch.finger, phase: Contact.Phase(touch.phase), tool: Contact.Tool(touch.tool), timestamp: hostTime(touch.time),
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
                              timestamp: hostTime(touch.time), position: touch.location, zOffset: touch.zOffset ?? 0))
    }

    private mutating func flush() {
        guard !batch.isEmpty else { return }
        host.send(batch)
        batch.removeAll()
    }

    /// A step comes before timers and touches of its time: an empty frame brings the clock there without firing them.
    private mutating func perform(_ step: ScenarioStep) {
        flush()
        host.send(TouchFrame(timestamp: hostTime(step.time)))
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
