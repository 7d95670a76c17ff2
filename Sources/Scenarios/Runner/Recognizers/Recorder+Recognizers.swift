import UIKit

extension Recorder {
    /// The first view, in whose coordinates translations and velocities are read.
    var root: UIView? { views.first?.view }

    /// Notes the recognizer's actions from now on.
    func observe(_ recognizer: UIGestureRecognizer, _ description: ScenarioRecognizer) {
        recognizers.append((description.id, description.kind, recognizer))
        let id = description.id
        recognizer.addAction { [unowned self] (recognizer: UIGestureRecognizer) in
            let values = read(recognizer, description.kind)
            recording.actions.append(RecordedAction(recognizer: id, time: now, values: values))
            log(LogExpectation.action(id, values.state))
            onSubject(.action(recognizer: id, values.state))
        }
    }

    private func read(_ recognizer: UIGestureRecognizer, _ kind: ScenarioRecognizer.Kind) -> RecordedRecognizer {
        RecordedRecognizer(recognizer, kind: kind, view: id(of: recognizer.view), root: root,
                           views: views.filter { coordinateViews.contains($0.id) })
    }

    /// Reads all recognizers, for expectations that name the time in milliseconds.
    func probe(at time: Double) {
        var values: [String: RecordedRecognizer] = [:]
        for (id, kind, recognizer) in recognizers { values[id] = read(recognizer, kind) }
        recording.probes[time] = values
    }

    // MARK: Callbacks

    /// Notes what the recognizer is called with from now on, before the recognizer acts on it.
    func observeCallbacks(_ recognizer: UIGestureRecognizer, _ id: String) {
        recognizer.callbackObserver = { [unowned self] callback in
            switch callback {
            case .willReceive(let phase, let touches, let event):
                self.recognizer(id, got: RecordedTouch.Phase(phase), touches, event)
            case .didReset: recording.resets[id, default: 0] += 1
            default: break
            }
        }
    }

    private func recognizer(_ id: String, got phase: RecordedTouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        if logsCallbacks {
            let call = call(of: id, phase, touches, event)
            recording.recognizerCalls.append(call)
            log(LogExpectation.call(id, phase, call.touches.map(\.finger)))
        }
        onSubject(.callback(recognizer: id, phase))
    }

    func delegate(of id: String, wasAsked method: Recording.Question.Method, _ details: String) {
        recording.questions[Recording.Question(recognizer: id, method: method), default: 0] += 1
        guard logsQuestions else { return }
        let entry = "\(id)?\(method.rawValue)\(details)"
        if method == .shouldReceive || method == .shouldReceiveEvent { logBeforeEvent(entry) } else { log(entry) }
    }

    // MARK: Names

    func id(of recognizer: UIGestureRecognizer) -> String? {
        for entry in recognizers where entry.recognizer === recognizer { return entry.id }
        return nil
    }

    /// The touch as logs write it.
    func text(of touch: UITouch) -> String { "{\(finger(of: touch))}" }
}
