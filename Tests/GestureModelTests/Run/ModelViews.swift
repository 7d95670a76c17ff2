import UIKit

/// A view that tells of each callback.
final class ModelView: UIView {
    let id: Int
    weak var run: ModelRun?
    var letsGesturesBegin = true

    init(id: Int, run: ModelRun, frame: CGRect) {
        self.id = id
        self.run = run
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { run?.view(self, got: .began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { run?.view(self, got: .moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { run?.view(self, got: .ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { run?.view(self, got: .cancelled, touches, event) }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { letsGesturesBegin }
}

/// A window that tells of each event.
final class ModelWindow: UIWindow {
    weak var run: ModelRun?

    override func sendEvent(_ event: UIEvent) {
        run?.willDeliver(event)
        super.sendEvent(event)
        run?.didDeliver(event)
    }
}

/// Gives the fixed answers of a program.
@MainActor
final class ModelDelegate: UIGestureRecognizerDelegate {
    private let answers: ModelProgram.Delegate
    private unowned let record: RecognizerRecord
    private weak var run: ModelRun?
    /// About whom the answer is yes.
    var simultaneous: [Int] = [], requiresFailure: [Int] = [], isRequiredToFail: [Int] = []

    init(_ answers: ModelProgram.Delegate, _ record: RecognizerRecord, _ run: ModelRun) {
        self.answers = answers
        self.record = record
        self.run = run
    }

    private func asked(_ question: LogEntry.Question, about other: UIGestureRecognizer? = nil) {
        run?.delegate(of: record, wasAsked: question, about: other)
    }

    private func id(of other: UIGestureRecognizer) -> Int { run?.record(of: other)?.id ?? -1 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked(.shouldBegin)
        return answers.shouldBegin ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked(.shouldReceiveEvent)
        return answers.shouldReceiveEvent ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked(.shouldReceiveTouch)
        if let answer = answers.shouldReceiveTouch { return answer }
        return !answers.refusedViews.contains((touch.view as? ModelView)?.id ?? -1)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        asked(.simultaneously, about: otherGestureRecognizer)
        return answers.simultaneously ?? false || simultaneous.contains(id(of: otherGestureRecognizer))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        asked(.shouldRequireFailure, about: otherGestureRecognizer)
        return requiresFailure.contains(id(of: otherGestureRecognizer))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        asked(.shouldBeRequiredToFail, about: otherGestureRecognizer)
        return isRequiredToFail.contains(id(of: otherGestureRecognizer))
    }
}
