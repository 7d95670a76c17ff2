import UIKit

extension ScenarioStage {
    /// Makes the recognizers and attaches them in the order listed.
    func addRecognizers(_ scenario: Scenario) {
        for description in scenario.recognizers {
            let recognizer = make(description, isObserved: scenario.observesRecognizers)
            // For readers of a trace of decisions.
            recognizer.name = description.id
            for property in description.properties { property.set(on: recognizer) }
            recorder.observe(recognizer, description)
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

    /// A recognizer of UIKit's own class, unless the scenario asks for its callbacks.
    private func make(_ description: ScenarioRecognizer, isObserved: Bool) -> UIGestureRecognizer {
        let observer = RecognizerObserver(id: description.id, recorder: recorder)
        switch description.kind {
        case .scrollPan: return scrollView(of: description)?.panGestureRecognizer ?? UIPanGestureRecognizer()
        case .scrollPinch: return scrollView(of: description)?.pinchGestureRecognizer ?? UIPinchGestureRecognizer()
        case .scripted:
            let recognizer = ScriptedRecognizer()
            recognizer.script = description.script
            recognizer.observer = observer
            return recognizer
        case .tap:
            guard isObserved else { return UITapGestureRecognizer() }
            let recognizer = ObservedTap()
            recognizer.observer = observer
            return recognizer
        case .longPress:
            guard isObserved else { return UILongPressGestureRecognizer() }
            let recognizer = ObservedLongPress()
            recognizer.observer = observer
            return recognizer
        case .pan:
            guard isObserved else { return UIPanGestureRecognizer() }
            let recognizer = ObservedPan()
            recognizer.observer = observer
            return recognizer
        case .screenEdgePan:
            guard isObserved else { return UIScreenEdgePanGestureRecognizer() }
            let recognizer = ObservedScreenEdgePan()
            recognizer.observer = observer
            return recognizer
        case .swipe:
            guard isObserved else { return UISwipeGestureRecognizer() }
            let recognizer = ObservedSwipe()
            recognizer.observer = observer
            return recognizer
        case .pinch:
            guard isObserved else { return UIPinchGestureRecognizer() }
            let recognizer = ObservedPinch()
            recognizer.observer = observer
            return recognizer
        case .rotation:
            guard isObserved else { return UIRotationGestureRecognizer() }
            let recognizer = ObservedRotation()
            recognizer.observer = observer
            return recognizer
        case .hover:
            guard isObserved else { return UIHoverGestureRecognizer() }
            let recognizer = ObservedHover()
            recognizer.observer = observer
            return recognizer
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
