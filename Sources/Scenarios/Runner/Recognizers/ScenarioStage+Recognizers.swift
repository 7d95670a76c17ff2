import UIKit

extension ScenarioStage {
    /// Makes the recognizers and attaches them in the order listed.
    func addRecognizers(_ scenario: Scenario) {
        for description in scenario.recognizers {
            let recognizer = make(description)
            // For readers of a trace of decisions.
            recognizer.name = description.id
            for property in description.properties { property.set(on: recognizer) }
            recorder.observe(recognizer, description)
            if scenario.observesRecognizers || description.kind == .scripted { recorder.observeCallbacks(recognizer, description.id) }
            if let answers = description.delegate {
                let delegate = AnsweringDelegate(id: description.id, answers: answers, recorder: recorder)
                delegates.append(delegate)
                recognizer.delegate = delegate
            }
            recognizers[description.id] = recognizer
            if let view = description.view { views[view]?.addGestureRecognizer(recognizer) }
        }
        for requirement in scenario.requirements {
            if let recognizer = recognizers[requirement.recognizer], let other = recognizers[requirement.other] {
                recognizer.require(toFail: other)
            }
        }
    }

    private func make(_ description: ScenarioRecognizer) -> UIGestureRecognizer {
        switch description.kind {
        case .scrollPan: scrollView(of: description)?.panGestureRecognizer ?? UIPanGestureRecognizer()
        case .scrollPinch: scrollView(of: description)?.pinchGestureRecognizer ?? UIPinchGestureRecognizer()
        case .scripted: ScriptedRecognizer(description.script)
        case .tap: UITapGestureRecognizer()
        case .longPress: UILongPressGestureRecognizer()
        case .pan: UIPanGestureRecognizer()
        case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
        case .swipe: UISwipeGestureRecognizer()
        case .pinch: UIPinchGestureRecognizer()
        case .rotation: UIRotationGestureRecognizer()
        case .hover: UIHoverGestureRecognizer()
        }
    }

    private func scrollView(of description: ScenarioRecognizer) -> UIScrollView? {
        description.view.flatMap { views[$0] as? UIScrollView }
    }
}

extension Scenario {
    /// Whether callbacks of the recognizers themselves are of interest.
    var observesRecognizers: Bool {
        if logsCallbacks { return true }
        for expectation in expectations {
            if case .recognizer(let recognizer) = expectation.subject, recognizer.countsResets { return true }
        }
        return false
    }
}
