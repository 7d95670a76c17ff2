import UIKit

/// A delegate with fixed answers. A method that the scenario leaves out answers as if it were not there.
@MainActor
final class AnsweringDelegate: UIGestureRecognizerDelegate {
    private let id: String
    private let answers: DelegateAnswers
    private let recorder: Recorder

    init(id: String, answers: DelegateAnswers, recorder: Recorder) {
        self.id = id
        self.answers = answers
        self.recorder = recorder
    }

    private func asked(_ method: Recording.Question.Method, _ details: String = "") { recorder.delegate(of: id, wasAsked: method, details) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let answer = answers.shouldBegin else { return true }
        asked(.shouldBegin)
        return answer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard let answer = answers.shouldReceiveEvent else { return true }
        asked(.shouldReceiveEvent)
        return answer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard answers.shouldReceive != nil || answers.refusedViews != nil else { return true }
        asked(.shouldReceive, recorder.text(of: touch))
        if let answer = answers.shouldReceive { return answer }
        guard let view = recorder.id(of: touch.view) else { return true }
        return answers.refusedViews?.contains(view) != true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard answers.shouldRecognizeSimultaneously != nil || !answers.simultaneous.isEmpty else { return false }
        return answer(.shouldRecognizeSimultaneously, otherGestureRecognizer, answers.simultaneous)
            || answers.shouldRecognizeSimultaneously ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        !answers.shouldRequireFailure.isEmpty && answer(.shouldRequireFailure, otherGestureRecognizer, answers.shouldRequireFailure)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        !answers.shouldBeRequiredToFail.isEmpty && answer(.shouldBeRequiredToFail, otherGestureRecognizer, answers.shouldBeRequiredToFail)
    }

    private func answer(_ method: Recording.Question.Method, _ other: UIGestureRecognizer, _ ids: [String]) -> Bool {
        let other = recorder.id(of: other) ?? "?"
        asked(method, "(\(other))")
        return ids.contains(other)
    }
}
