import UIKit

/// Notes a recognizer's own callbacks before the recognizer acts on them.
@MainActor
struct RecognizerObserver {
    let id: String
    let recorder: Recorder

    func got(_ phase: RecordedTouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        recorder.recognizer(id, got: phase, touches, event)
    }

    func wasReset() { recorder.recognizerWasReset(id) }
}

// The built-in classes with an observer. Overrides can't be shared between classes.

final class ObservedTap: UITapGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedLongPress: UILongPressGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedPan: UIPanGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedScreenEdgePan: UIScreenEdgePanGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedSwipe: UISwipeGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedPinch: UIPinchGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

final class ObservedRotation: UIRotationGestureRecognizer {
    var observer: RecognizerObserver?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.began, touches, event)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.moved, touches, event)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.ended, touches, event)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        observer?.got(.cancelled, touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}

/// Hovering has no touches.
final class ObservedHover: UIHoverGestureRecognizer {
    var observer: RecognizerObserver?

    override func reset() {
        observer?.wasReset()
        super.reset()
    }
}
