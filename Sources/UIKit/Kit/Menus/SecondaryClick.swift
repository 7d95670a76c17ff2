/// Recognizes the pointer's secondary button as soon as it is pressed; discrete.
final class SecondaryClick: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard tracked.count == 1, event.buttonMask.contains(.secondary) else {
            return fail("it is no click of the secondary button")
        }
        state = .ended
    }
}
