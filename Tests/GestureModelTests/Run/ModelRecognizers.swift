import UIKit
import UIKit.UIGestureRecognizerSubclass

// UIKit's recognizers, which log each callback. A class for each: what is overridden can't be shared.

final class ModelTap: UITapGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelLongPress: UILongPressGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelPan: UIPanGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelSwipe: UISwipeGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelPinch: UIPinchGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelRotation: UIRotationGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}

final class ModelEdgePan: UIScreenEdgePanGestureRecognizer, ModelRecognizer {
    weak var record: RecognizerRecord?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.began, touches)
        super.touchesBegan(touches, with: event)
        react()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.moved, touches)
        super.touchesMoved(touches, with: event)
        react()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.ended, touches)
        super.touchesEnded(touches, with: event)
        react()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        told(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
        react()
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        willIgnore(touch)
        super.ignore(touch, for: event)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { wasOffered() && super.shouldReceive(event) }
    override func reset() {
        super.reset()
        wasReset()
    }
}
