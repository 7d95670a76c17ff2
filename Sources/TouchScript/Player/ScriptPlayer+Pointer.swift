import Foundation
import TouchHost

extension ScriptPlayer {
    func movePointer(to position: CGPoint, _ now: Double, _ target: some TouchScriptTarget) {
        pointer.position = position
        target.movePointer(to: position, modifiers: keyboard.modifiers, timestamp: now)
    }

    /// A button that is pressed while another is down belongs to the window in which the first went down, wherever the mouse is.
    func setButton(_ button: Int, isPressed: Bool, _ now: Double, _ target: some TouchScriptTarget) throws(ScriptError) {
        if isPressed, pointer.buttons == 0, let position = pointer.position {
            try checkPlace("button \(button) is pressed", at: position, target)
        }
        let bit: UInt32 = 1 << UInt32(button - 1)
        if isPressed { pointer.buttons |= bit } else { pointer.buttons &= ~bit }
        target.setButton(button, isPressed: isPressed, modifiers: keyboard.modifiers, timestamp: now)
    }
}
