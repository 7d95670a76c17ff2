import Foundation
import UIKit

/// Writes down what the views and windows of a scenario get.
@MainActor
final class Recorder {
    var recording = Recording()
    /// What has an id.
    var views: [(id: String, view: UIView)] = []
    var recognizers: [(id: String, kind: ScenarioRecognizer.Kind, recognizer: UIGestureRecognizer)] = []
    /// Whether the log has the recognizers' own callbacks, and what delegates are asked.
    var logsCallbacks = false
    var logsQuestions = false
    /// Called inside each call of a view and each action, after it was noted.
    var onSubject: (ScenarioReaction.Subject) -> Void = { _ in }
    /// The views in whose coordinates expectations read locations.
    var coordinateViews: [String] = []
    /// When the scenario's time is 0, in seconds of the host, and the host's clock.
    private var start = 0.0
    private var clock: () -> Double = { 0 }

    /// Landings that were sent and not yet seen in an event.
    private var landings: [ScenarioTouch] = []
    /// Touches in the order in which they were first seen, kept alive so that their addresses stay theirs.
    private var touches: [(object: UITouch, finger: Int)] = []
    private var touchNumbers: [ObjectIdentifier: Int] = [:]
    private var eventObjects: [UIEvent] = []
    private var eventNumbers: [ObjectIdentifier: Int] = [:]
    private var turn: Turn?
    private var isStep = false
    /// What was noted while an event was being prepared: it belongs to that event's list.
    private var prelude: [String] = []

    /// One event while it is being delivered.
    private struct Turn {
        var timestamp: Double
        var phases: [UITouch.Phase]
        var windows: [UIWindow]
        var depth: Int
        /// Where its list stands in the log, once there is one.
        var list: Int?
    }

    /// The scenario's time in milliseconds.
    var now: Double { time(of: clock()) }

    /// A time of the host in seconds as one of the scenario in milliseconds. To the nanosecond: a second play has the times of the first.
    private func time(of seconds: Double) -> Double { ((seconds - start) * 1e9).rounded() / 1e6 }

    /// Nothing has been noted yet, and the scenario begins now.
    func beginAgain(at start: Double, clock: @escaping () -> Double) {
        (self.start, self.clock) = (start, clock)
        let controls = recording.controls.keys
        recording = Recording()
        for id in controls { recording.controls[id] = RecordedControl() }
        landings.removeAll()
        prelude.removeAll()
        turn = nil
    }

    func expectLanding(_ touch: ScenarioTouch) { landings.append(touch) }

    // MARK: Turns

    /// Called around a window's delivery of an event.
    func window(_ window: UIWindow, delivers event: UIEvent, _ body: () -> Void) {
        let all = sorted(event.allTouches ?? [])
        let phases = all.map(\.phase)
        // Several windows may get one event. Another event differs in time, in phases or in that a window gets it again.
        if var turn, turn.timestamp == event.timestamp, turn.phases == phases, !turn.windows.contains(where: { $0 === window }) {
            turn.windows.append(window)
            turn.depth += 1
            self.turn = turn
        } else {
            turn = Turn(timestamp: event.timestamp, phases: phases, windows: [window], depth: 1, list: nil)
            if event.type == .touches { note(event, all) }
        }
        for entry in prelude { log(entry) }
        prelude.removeAll()
        body()
        turn?.depth -= 1
    }

    /// Runs a step; its effects go into a separate list.
    func step(at time: Double, _ body: () -> Void) {
        isStep = true
        recording.log.append(["step@\(time.text)"])
        body()
        if recording.log.last?.count == 1 { recording.log.removeLast() }
        isStep = false
        turn = nil
    }

    /// Writes what comes before the event in which it matters.
    func logBeforeEvent(_ entry: String) {
        if isStep || (turn?.depth ?? 0) > 0 { log(entry) } else { prelude.append(entry) }
    }

    func log(_ entry: String) {
        if isStep {
            recording.log[recording.log.count - 1].append(entry)
        } else if let turn, turn.depth > 0 {
            if turn.list == nil {
                recording.log.append([])
                self.turn?.list = recording.log.count - 1
            }
            recording.log[recording.log.count - 1].append(entry)
        } else {
            turn = nil
            let mark = "timer@\(now.text)"
            if recording.log.last?.first != mark { recording.log.append([mark]) }
            recording.log[recording.log.count - 1].append(entry)
        }
    }

    // MARK: Notes

    func view(_ id: String, got phase: RecordedTouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let call = call(of: id, phase, touches, event)
        recording.calls.append(call)
        log(LogExpectation.call(id, phase, call.touches.map(\.finger)))
        onSubject(.call(view: id, phase))
    }

    func call(of id: String, _ phase: RecordedTouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) -> RecordedCall {
        RecordedCall(subject: id, phase: phase, time: now, event: event.map(number) ?? -1,
                     touches: record(sorted(touches), event).sorted { $0.finger < $1.finger })
    }

    func noteObstacle(_ text: String) { if !recording.obstacles.contains(text) { recording.obstacles.append(text) } }

    private func note(_ event: UIEvent, _ all: [UITouch]) {
        let values = record(all, event).sorted { $0.finger < $1.finger }
        var fingers: [String: [Int]] = [:]
        for (id, view) in views {
            fingers[id] = sorted(event.touches(for: view) ?? []).map(finger).sorted()
        }
        for (id, _, recognizer) in recognizers {
            fingers[id] = sorted(event.touches(for: recognizer) ?? []).map(finger).sorted()
        }
        recording.events.append(RecordedEvent(time: time(of: event.timestamp), touches: values, fingers: fingers))
    }

    func noteEnd(hits: [(CGPoint, String?)]) {
        for (point, id) in hits { recording.hits[Recording.PointKey(point)] = id }
        for (id, view) in views { recording.frames[id] = view.frame }
        noteControls()
    }

    // MARK: Values

    private func record(_ touches: [UITouch], _ event: UIEvent?) -> [RecordedTouch] { touches.map { record($0, event) } }

    private func record(_ touch: UITouch, _ event: UIEvent?) -> RecordedTouch {
        let coalesced = event?.coalescedTouches(for: touch) ?? []
        var locations: [String: CGPoint] = [:], previousLocations: [String: CGPoint] = [:]
        for (id, view) in views where coordinateViews.contains(id) {
            locations[id] = touch.location(in: view)
            previousLocations[id] = touch.previousLocation(in: view)
        }
        return RecordedTouch(
            finger: finger(of: touch), object: number(touch), phase: RecordedTouch.Phase(touch.phase),
            timestamp: time(of: touch.timestamp), tapCount: touch.tapCount, view: id(of: touch.view),
            tool: touch.type.text, force: Double(touch.force), majorRadius: Double(touch.majorRadius),
            location: touch.location(in: nil), previousLocation: touch.previousLocation(in: nil),
            locations: locations, previousLocations: previousLocations,
            coalesced: coalesced.map(sample),
            isLastCoalescedEqual: coalesced.last.map { touch.hasSameValues(as: $0) && $0 !== touch } ?? false,
            predicted: (event?.predictedTouches(for: touch) ?? []).map(sample),
            recognizers: (touch.gestureRecognizers ?? []).compactMap { id(of: $0) })
    }

    private func sample(_ touch: UITouch) -> RecordedTouch.Sample {
        RecordedTouch.Sample(location: touch.location(in: nil), previousLocation: touch.previousLocation(in: nil), timestamp: time(of: touch.timestamp))
    }

    func id(of view: UIView?) -> String? { view.flatMap { view in views.first { $0.view === view }?.id } }

    /// In the order of landing, which is the order of the touches' hash values.
    func sorted(_ touches: Set<UITouch>) -> [UITouch] { touches.sorted { $0.hash < $1.hash } }

    private func number(_ event: UIEvent) -> Int {
        if let index = eventNumbers[ObjectIdentifier(event)] { return index }
        eventObjects.append(event)
        eventNumbers[ObjectIdentifier(event)] = eventObjects.count - 1
        return eventObjects.count - 1
    }

    func finger(of touch: UITouch) -> Int { touches[number(touch)].finger }

    /// The touch's number. A touch that was never seen before is matched with the landing that was sent for that time and place.
    private func number(_ touch: UITouch) -> Int {
        if let index = touchNumbers[ObjectIdentifier(touch)] { return index }
        let inWindow = touch.location(in: nil)
        let place = touch.window.map { $0.convert(inWindow, to: nil as UIWindow?) } ?? inWindow
        let index = landings.firstIndex { landing in
            abs(landing.time - time(of: touch.timestamp)) < 1e-6 && hypot(landing.location.x - place.x, landing.location.y - place.y) < 1e-6
        }
        // A touch that no step sent shows as finger -1.
        touches.append((touch, index.map { landings.remove(at: $0).finger } ?? -1))
        touchNumbers[ObjectIdentifier(touch)] = touches.count - 1
        return touches.count - 1
    }
}

extension RecordedTouch.Phase {
    @MainActor
    init(_ phase: UITouch.Phase) {
        self = switch phase {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        default: .stationary
        }
    }
}

extension UITouch.TouchType {
    /// The word of the format.
    fileprivate var text: String {
        switch self {
        case .direct: ScenarioTouch.Tool.direct.rawValue
        case .pencil: ScenarioTouch.Tool.pencil.rawValue
        case .indirectPointer: ScenarioTouch.Tool.pointer.rawValue
        default: "indirect"
        }
    }
}

extension UITouch {
    /// Whether location, time, force, radius and angles are equal.
    fileprivate func hasSameValues(as other: UITouch) -> Bool {
        location(in: nil) == other.location(in: nil) && timestamp == other.timestamp && force == other.force && phase == other.phase
            && majorRadius == other.majorRadius && altitudeAngle == other.altitudeAngle
            && azimuthAngle(in: nil) == other.azimuthAngle(in: nil)
    }
}
