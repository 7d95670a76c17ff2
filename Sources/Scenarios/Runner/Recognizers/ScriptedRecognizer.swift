import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer that does what the scenario says.
final class ScriptedRecognizer: UIGestureRecognizer {
    private let script: RecognizerScript
    private var hasMoved = false
    private var hasAskedToBegin = false
    /// The touches of the attempt that are down, by their addresses.
    private var down: Set<ObjectIdentifier> = []

    init(_ script: RecognizerScript) {
        self.script = script
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { down.insert(ObjectIdentifier(touch)) }
        perform(.touchesBegan, touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let isFirst = !hasMoved && script.doings[.firstMove] != nil
        hasMoved = true
        perform(isFirst ? .firstMove : .touchesMoved, touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        for touch in touches { down.remove(ObjectIdentifier(touch)) }
        if down.isEmpty { perform(.touchesEnded, touches, event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { down.remove(ObjectIdentifier(touch)) }
        if down.isEmpty { perform(.touchesCancelled, touches, event) }
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        hasMoved = false
        hasAskedToBegin = false
        down = []
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        script.canPrevent ?? super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        script.canBePrevented ?? super.canBePrevented(by: preventingGestureRecognizer)
    }

    private func perform(_ moment: RecognizerScript.Moment, _ touches: Set<UITouch>, _ event: UIEvent) {
        for doing in script.doings[moment] ?? [] {
            switch doing {
            case .begin:
                if !hasAskedToBegin { request(.began) }
            case .finish: request(hasAskedToBegin ? .ended : .failed)
            case .ignore:
                for touch in touches.sorted(by: { $0.hash < $1.hash }) {
                    down.remove(ObjectIdentifier(touch))
                    ignore(touch, for: event)
                }
            case .possible: request(.possible)
            case .began: request(.began)
            case .changed: request(.changed)
            case .ended: request(.ended)
            case .cancelled: request(.cancelled)
            case .failed: request(.failed)
            }
        }
    }

    private func request(_ state: State) {
        if state == .began { hasAskedToBegin = true }
        self.state = state
    }
}
