import UIKit

/// A view of the program.
@MainActor
protocol ModelViewing: UIView {
    var id: Int { get }
}

/// A view that logs each callback.
final class ModelView: UIView, ModelViewing {
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

/// A window that logs each event. The first one is not a view of the program; the others log callbacks too.
final class ModelWindow: UIWindow, ModelViewing {
    static let firstID = -1
    var id = ModelWindow.firstID
    weak var run: ModelRun?
    var letsGesturesBegin = true

    override func sendEvent(_ event: UIEvent) {
        run?.window(self, willDeliver: event)
        super.sendEvent(event)
        run?.window(self, didDeliver: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { got(.began, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { got(.moved, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { got(.ended, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { got(.cancelled, touches, event) }

    private func got(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
        if id != Self.firstID { run?.view(self, got: phase, touches, event) }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { letsGesturesBegin }
}

/// Gives the fixed answers of a program.
@MainActor
final class ModelDelegate: UIGestureRecognizerDelegate {
    private let answers: ModelProgram.Delegate
    private weak var record: RecognizerRecord?
    private weak var run: ModelRun?
    /// The recognizers for which the answer is yes.
    var simultaneous: [Int] = [], requiresFailure: [Int] = [], isRequiredToFail: [Int] = []

    init(_ answers: ModelProgram.Delegate, _ record: RecognizerRecord, _ run: ModelRun) {
        self.answers = answers
        self.record = record
        self.run = run
    }

    private func asked(_ question: LogEntry.Question, about other: UIGestureRecognizer? = nil) {
        if let record { run?.delegate(of: record, wasAsked: question, about: other) }
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
        return !answers.refusedViews.contains(run?.id(of: touch.view) ?? -1)
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
