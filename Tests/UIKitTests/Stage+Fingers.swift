import HostHeadless
import TouchHost
@testable import UIKit

/// Fingers by numbers, keys and time. Points are those of the scene; times are now unless said.
extension Stage {
    var application: UIApplication { .shared }

    // MARK: Time

    /// The time on the host's clock.
    var now: Double { host.virtualClock.now }

    /// One turn of the loop without passing of time.
    func turn() { host.advance(by: 0) }

    /// Time passes, refresh by refresh where refreshes are requested.
    func wait(_ seconds: Double) { host.advance(by: seconds) }

    // MARK: Fingers

    func down(_ x: Double, _ y: Double, id: Int = 1, at time: Double? = nil, tool: Contact.Tool = .finger, buttons: Int = 0) {
        finger(.began, x, y, id: id, at: time, tool: tool, buttons: buttons)
    }
    func move(_ x: Double, _ y: Double, id: Int = 1, at time: Double? = nil, tool: Contact.Tool = .finger) {
        finger(.moved, x, y, id: id, at: time, tool: tool)
    }
    func up(_ x: Double, _ y: Double, id: Int = 1, at time: Double? = nil, tool: Contact.Tool = .finger) {
        finger(.ended, x, y, id: id, at: time, tool: tool)
    }

    /// One sample of a finger.
    func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double = 300, id: Int = 1, at time: Double? = nil, tool: Contact.Tool = .finger, buttons: Int = 0) {
        let time = time ?? now, scale = scene.scale
        let contact = Contact(id: id, phase: phase, tool: tool, timestamp: time, position: CGPoint(x: x * scale, y: y * scale))
        host.send(TouchFrame(timestamp: time, contacts: [contact], buttons: buttons))
    }

    /// A finger lands now, stays, and lifts; then time passes.
    func tap(_ x: Double, _ y: Double, for seconds: Double, then rest: Double, tool: Contact.Tool = .finger) {
        down(x, y, tool: tool)
        wait(seconds)
        up(x, y, tool: tool)
        wait(rest)
    }

    func tap(_ view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        tapNow(middle.x, middle.y)
    }

    /// A finger taps in a twentieth of a second, and as much passes after each time.
    func tapNow(_ x: Double, _ y: Double, count: Int = 1, tool: Contact.Tool = .finger) {
        for _ in 0..<count { tap(x, y, for: 0.05, then: 0.05, tool: tool) }
    }

    /// Drags a finger, a sample for each frame; it stays where it ends unless it is lifted.
    func drag(_ from: CGPoint, _ to: CGPoint, seconds: Double, lifts: Bool = true) {
        finger(.began, from.x, from.y)
        let steps = max(Int(seconds * 60), 1)
        for step in 1...steps {
            wait(seconds / Double(steps))
            let share = Double(step) / Double(steps)
            finger(.moved, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        }
        if lifts { finger(.ended, to.x, to.y) }
    }

    // MARK: Keys

    func key(_ usage: UIKeyboardHIDUsage, _ isPressed: Bool, _ characters: String = "", modifiers: KeyModifiers = [], at time: Double? = nil) {
        host.send(KeyEvent(timestamp: time ?? now, usage: usage.rawValue, isPressed: isPressed, characters: characters,
                           charactersIgnoringModifiers: characters.lowercased(), modifiers: modifiers))
    }

    // MARK: The tree

    /// A noting view inside the root, or inside another view.
    func add(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), to superview: UIView? = nil,
             notes: NotingView.Notes = .touches) -> NotingView {
        let view = NotingView(name, journal, notes: notes)
        view.frame = frame
        (superview ?? root).addSubview(view)
        return view
    }
}
