@testable import GestureModel
import HostHeadless
import TouchHost
@testable import UIKit
import UIKit.UIGestureRecognizerSubclass

/// UIKit as one side of the comparison: recognizers that do nothing of their own, on a virtual display.
@MainActor
final class UIKitSide: CoordinationSide {
    let player: CoordinationPlayer
    private let host = HeadlessHost(size: PixelSize(width: 320, height: 320), scale: 0.125)
    private let window: UIWindow
    private var views: [RecordingView] = []
    private var recognizers: [RecordingRecognizer] = []
    private var delegates: [RecordingDelegate] = []
    /// By contact.
    private var touches: [Int: UITouch] = [:]
    private var event: UIEvent?
    private var places: [Int: CGPoint] = [:]
    private var time = 0.0

    init(playing program: CoordinationProgram) throws {
        player = CoordinationPlayer(program)
        window = try UIWindow(windowScene: UIApplication.shared.attach(to: host))
        player.side = self
        for (id, frame) in CoordinationProgram.frames.enumerated() {
            let view = RecordingView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
            (view.id, view.side) = (id, self)
            view.isMultipleTouchEnabled = true
            (views.last ?? window).addSubview(view)
            views.append(view)
        }
        for (id, plan) in program.recognizers.enumerated() { add(id, plan) }
        for relation in program.requirements { recognizers[relation.waiting].require(toFail: recognizers[relation.other]) }
        window.isHidden = false
    }

    private func add(_ id: Int, _ plan: CoordinationProgram.Recognizer) {
        let recognizer = RecordingRecognizer(), delegate = RecordingDelegate(id, self)
        (recognizer.id, recognizer.side) = (id, self)
        recognizer.cancelsTouchesInView = plan.cancels
        recognizer.delaysTouchesBegan = plan.delaysBegan
        recognizer.delaysTouchesEnded = plan.delaysEnded
        recognizer.isTap = plan.declinesWhileWaiting
        recognizer.delegate = delegate
        recognizer.addAction { [weak self] (sender: UIGestureRecognizer) in
            self?.player.note(.action(id, ReferenceState.Stage(sender.state)), at: .action(id))
        }
        recognizers.append(recognizer)
        delegates.append(delegate)
        views[plan.view].addGestureRecognizer(recognizer)
    }

    func end() {
        player.side = nil
        UIApplication.shared.detach()
    }

    // MARK: What is done to it

    func deliver(_ samples: [CoordinationProgram.Sample]) {
        time += 0.1
        var frame = TouchFrame(timestamp: time)
        for sample in samples {
            switch sample.phase {
            case .began:
                let point = CoordinationProgram.points[sample.view]
                places[sample.contact] = CGPoint(x: point.x, y: point.y)
            case .moved: places[sample.contact]!.x += 1
            default: break
            }
            let place = places[sample.contact]!
            // The display's pixels are larger than points.
            frame.contacts.append(Contact(id: sample.contact, phase: sample.phase.contactPhase, tool: .finger, timestamp: time,
                                          position: CGPoint(x: place.x / 8, y: place.y / 8)))
        }
        host.send(frame)
    }

    func cancelAll() {
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
    }

    func turn() {
        time += 0.1
        host.advance(to: time)
    }

    func perform(_ change: CoordinationProgram.Change) {
        switch change {
        case .request(let recognizer, let stage): recognizers[recognizer].state = stage.state
        case .ignore(let contact, let recognizer):
            guard let touch = touches[contact], let event else { return }
            recognizers[recognizer].ignore(touch, for: event)
        case .setEnabled(let recognizer, let isEnabled): recognizers[recognizer].isEnabled = isEnabled
        case .remove(let recognizer): recognizers[recognizer].view?.removeGestureRecognizer(recognizers[recognizer])
        case .add(let recognizer, let view): views[view].addGestureRecognizer(recognizers[recognizer])
        case .require(let waiting, let other): recognizers[waiting].require(toFail: recognizers[other])
        case .setFlag(let recognizer, .cancels, let value): recognizers[recognizer].cancelsTouchesInView = value
        case .setFlag(let recognizer, .delaysBegan, let value): recognizers[recognizer].delaysTouchesBegan = value
        case .setFlag(let recognizer, .delaysEnded, let value): recognizers[recognizer].delaysTouchesEnded = value
        // The engine's own programs alone have these.
        case .door: break
        }
    }

    var states: [ReferenceState.Stage] { recognizers.map { ReferenceState.Stage($0.state) } }

    var tracked: [[Int]] {
        recognizers.map { recognizer in
            touches.filter { _, touch in touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }.keys.sorted()
        }
    }

    // MARK: What it does

    fileprivate func ask(_ question: ReferenceQuestion, _ event: UIEvent? = nil) -> Bool {
        if let event { self.event = event }
        return player.answer(question)
    }

    fileprivate func id(of recognizer: UIGestureRecognizer) -> Int { recognizers.firstIndex { $0 === recognizer } ?? -1 }

    fileprivate func contact(_ touch: UITouch) -> Int {
        touches[touch.contact] = touch
        return touch.contact
    }

    fileprivate func note(_ recognizer: RecordingRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        self.event = event
        player.note(.callback(recognizer.id, ReferenceState.Phase(phase), touches.map(contact).sorted()), at: .callback(recognizer.id))
    }

    fileprivate func note(_ view: RecordingView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        player.note(.view(view.id, ReferenceState.Phase(phase), touches.map(contact).sorted()), at: .view(view.id))
    }

    fileprivate func noteReset(_ recognizer: RecordingRecognizer) { player.note(.reset(recognizer.id), at: .reset(recognizer.id)) }
}

private final class RecordingView: UIView {
    var id = 0
    weak var side: UIKitSide?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { side?.note(self, .began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { side?.note(self, .moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { side?.note(self, .ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { side?.note(self, .cancelled, touches) }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let side else { return true }
        return side.ask(.viewLetsBegin(view: id, side.id(of: gestureRecognizer)))
    }
}

private final class RecordingRecognizer: UIGestureRecognizer {
    var id = 0
    weak var side: UIKitSide?

    var isTap = false
    override var declinesTouchesWhileWaiting: Bool { isTap }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        side?.note(self, .began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        side?.note(self, .moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        side?.note(self, .ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        side?.note(self, .cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        side?.noteReset(self)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool { side?.ask(.receivesEvent(id), event) ?? true }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.canPrevent(id, $0.id(of: preventedGestureRecognizer))) } ?? true
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.canBePrevented(id, by: $0.id(of: preventingGestureRecognizer))) } ?? true
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.requiresFailure(id, of: $0.id(of: otherGestureRecognizer))) } ?? false
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.isRequiredToFail(id, by: $0.id(of: otherGestureRecognizer))) } ?? false
    }
}

@MainActor
private final class RecordingDelegate: UIGestureRecognizerDelegate {
    private let id: Int
    private weak var side: UIKitSide?

    init(_ id: Int, _ side: UIKitSide) {
        self.id = id
        self.side = side
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { side?.ask(.shouldBegin(id)) ?? true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        side?.ask(.delegateReceivesEvent(id)) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        side.map { $0.ask(.receivesTouch(id, contact: $0.contact(touch))) } ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.simultaneously(id, with: $0.id(of: otherGestureRecognizer))) } ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.delegateRequiresFailure(id, of: $0.id(of: otherGestureRecognizer))) } ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        side.map { $0.ask(.delegateIsRequiredToFail(id, by: $0.id(of: otherGestureRecognizer))) } ?? false
    }
}

extension ReferenceState.Stage {
    init(_ state: UIGestureRecognizer.State) { self = Self(rawValue: state.rawValue)! }

    var state: UIGestureRecognizer.State { UIGestureRecognizer.State(rawValue: rawValue)! }
}

extension ReferenceState.Phase {
    init(_ phase: UITouch.Phase) { self = Self(rawValue: phase.rawValue)! }

    var contactPhase: Contact.Phase {
        switch self {
        case .began: .began
        case .moved, .stationary: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
