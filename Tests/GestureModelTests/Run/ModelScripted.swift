import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Does what its script says; as the `scripted` recognizer of scenario files.
final class ModelScripted: UIGestureRecognizer {
    weak var record: RecognizerRecord?
    private let script: ModelProgram.Script
    private var hasMoved = false, hasAskedToBegin = false
    /// The contacts of the attempt that are down.
    private var down: [Int] = []

    init(_ script: ModelProgram.Script) {
        self.script = script
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in sorted(touches) { down.append(touch.hash) }
        perform(script.began, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let isFirst = !hasMoved && !script.firstMove.isEmpty
        hasMoved = true
        perform(isFirst ? script.firstMove : script.moved, touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches)
        if down.isEmpty { perform(script.ended, touches, event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lift(touches)
        if down.isEmpty { perform(script.cancelled, touches, event) }
        record?.hasGivenUp = true
        super.touchesCancelled(touches, with: event)
    }

    override func ignore(_ touch: UITouch, for event: UIEvent) {
        record?.hasGivenUp = true
        super.ignore(touch, for: event)
    }

    override func reset() {
        super.reset()
        hasMoved = false
        hasAskedToBegin = false
        down = []
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { script.canPrevent ?? true }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { script.canBePrevented ?? true }

    private func lift(_ touches: Set<UITouch>) {
        for touch in touches { down.removeAll { $0 == touch.hash } }
    }

    private func sorted(_ touches: Set<UITouch>) -> [UITouch] { touches.sorted { $0.hash < $1.hash } }

    private func perform(_ doings: [ModelProgram.Script.Doing], _ touches: Set<UITouch>, _ event: UIEvent) {
        for doing in doings {
            switch doing {
            case .possible: request(.possible)
            case .began: request(.began)
            case .changed: request(.changed)
            case .ended: request(.ended)
            case .cancelled: request(.cancelled)
            case .failed: request(.failed)
            case .begin: if !hasAskedToBegin { request(.began) }
            case .finish: request(hasAskedToBegin ? .ended : .failed)
            case .ignore:
                lift(touches)
                for touch in sorted(touches) { ignore(touch, for: event) }
            }
        }
    }

    private func request(_ state: State) {
        if state == .began { hasAskedToBegin = true }
        switch state {
        case .began, .changed, .ended: record?.hasAsked = true
        case .failed, .cancelled: record?.hasGivenUp = true
        case .possible: break
        }
        self.state = state
    }
}
