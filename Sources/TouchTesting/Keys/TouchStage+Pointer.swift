internal import TouchHost
public import UIKit

extension TouchStage {
    /// Moves the mouse to a place and presses and releases a button of it.
    /// - Parameters:
    ///   - view: What to click; the window if you don't say.
    ///   - point: In the view's coordinates. Its middle if you don't say.
    ///   - button: 1 is the primary button, 2 the secondary; 32 at most.
    ///   - modifiers: The modifier keys that are held, beside those of ``keyDown(_:)``.
    public func click(_ view: UIView? = nil, at point: CGPoint? = nil, button: Int = 1, modifiers: UIKeyModifierFlags = []) {
        guard (1...32).contains(button) else { return report("the mouse has no button \(button)") }
        guard movePointer(to: view, at: point, modifiers: modifiers), let lastPosition, isOnScreen(lastPosition, for: "click") else { return }
        let keys = KeyModifiers(rawValue: modifiers.rawValue).union(heldModifiers)
        host.setButton(button, isPressed: true, modifiers: keys)
        advance(by: Self.tapDuration)
        host.setButton(button, isPressed: false, modifiers: keys)
    }

    /// Moves the mouse to a place.
    /// - Returns: Whether there is such a place on the stage; a failure says so if there is not.
    @discardableResult
    public func movePointer(to view: UIView? = nil, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags = []) -> Bool {
        let target = view ?? window
        guard canUseMouse(), let position = position(of: point ?? target.middle, in: target, for: "the pointer moves") else { return false }
        bringUpToDate()
        lastPosition = position
        host.movePointer(to: onSurface(position), modifiers: KeyModifiers(rawValue: modifiers.rawValue).union(heldModifiers))
        return true
    }

    /// A failure says so if it can't.
    func canUseMouse() -> Bool {
        guard isReady() else { return false }
        if plan != nil { report("the mouse can't be used inside together { }") }
        return plan == nil
    }
}
