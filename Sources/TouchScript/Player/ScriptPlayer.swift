import Foundation
import TouchHost

/// Plays a script step by step. It reads no clock: it returns when it is due next, and a host that has a clock calls it.
///
/// Times add up from the script's start, so a late call delays nothing that follows. Only what waits for an idle screen moves the
/// rest of the script, by as long as it waited. No step allocates memory, however often a repeat comes round.
@MainActor
package final class ScriptPlayer {
    /// When the next step is due, in the seconds of ``start(at:)``.
    package enum Next: Equatable {
        case at(Double)
        /// As soon as the target is idle, and at the deadline at the latest, where there is one.
        case whenIdle(deadline: Double?)
        /// Nothing is left; the script lasts until this time.
        case finished(at: Double)
    }

    let script: TouchScript
    let firstContact: Int
    private var index = 0
    var due = 0.0
    private var loops: ContiguousArray<(start: Int, remaining: Int)> = []
    /// The last sample of every contact that is down, oldest first.
    var live: ContiguousArray<Contact> = []
    /// What changed since the last report.
    var pending = TouchFrame(timestamp: 0)
    var keyboard = ScriptKeyboard()
    var pointer = ScriptPointer()
    var pencil = ScriptPencil()
    var touchpad = ScriptTouchpad()
    var progress = Progress.none
    var glideStarts: ContiguousArray<CGPoint> = []

    /// How far the command at `index` has come.
    enum Progress {
        case none
        /// A tap's finger is down.
        case tapping
        /// The step of a glide, or of what fingers on a touchpad do, that is next, counted from 1.
        case gliding(step: Int, start: Double)
        /// Fingers rest on a touchpad.
        case resting
        case waiting(since: Double, deadline: Double?)
    }

    /// - Parameter firstContact: The contact number that stands for the script's touch 0.
    package init(_ script: TouchScript, firstContact: Int = 0) {
        self.script = script
        self.firstContact = firstContact
        loops.reserveCapacity(TouchScript.maximumNesting)
        skipLoopEnds()
    }

    /// Says when the script begins. Called once, before the first step.
    package func start(at time: Double) {
        due = time
    }

    package var next: Next {
        if case .waiting(_, let deadline) = progress { return .whenIdle(deadline: deadline) }
        return index < script.commands.count || !pending.contacts.isEmpty ? .at(due) : .finished(at: due)
    }

    /// Performs the step that ``next`` announced.
    /// - Parameter now: The host's time, which becomes the timestamp of what is sent.
    /// - Returns: Whether the target was called.
    /// - Throws: ``ScriptError`` when a finger lands or a button is pressed outside the window, a picture can't be saved, or the window does
    ///   not appear. The script is over then.
    package func perform(at now: Double, on target: some TouchScriptTarget) throws(ScriptError) -> Bool {
        guard index < script.commands.count else { return flush(now, target) }
        let command = script.commands[index]
        switch command.operation {
        case .down(let sample):
            try land(sample, now, target)
            advance()
            return false
        case .move(let sample):
            move(sample, now, target)
            advance()
            return false
        case .up(let id):
            change(contact(id), to: .ended, now, target)
            advance()
            return false
        case .frame:
            advance()
            return flush(now, target)
        case .sleep(let duration):
            due += duration
            advance()
            return flush(now, target)
        case .tap(let sample, let duration):
            return try tap(sample, duration, now, target)
        case .glide(let duration, let steps, let targets):
            return glide(duration, steps, targets, now, target)
        default:
            // Everything else ends the frame, and what it does sees the frame handled.
            if flush(now, target) { return true }
            return try performOther(command, now, target)
        }
    }

    /// What the present command does at a place can't be done where no window is.
    func checkPlace(_ what: @autoclosure () -> String, at place: CGPoint, _ target: some TouchScriptTarget) throws(ScriptError) {
        guard let size = target.size, !size.contains(place) else { return }
        throw script.error(script.commands[index].line, OutsideWindow(what(), at: place, size))
    }

    private func performOther(_ command: ScriptCommand, _ now: Double,
                              _ target: some TouchScriptTarget) throws(ScriptError) -> Bool {
        switch command.operation {
        case .cancel, .disable:
            if case .disable = command.operation { leave(now, target) }
            while let contact = live.first { change(contact.id, to: .cancelled, now, target) }
            advance()
            return flush(now, target)
        case .key(let key, let action):
            advance()
            var isHeard = false
            for isPressed in action.states {
                guard let event = keyboard.set(key, isPressed: isPressed, timestamp: now) else { continue }
                target.send(event)
                isHeard = true
            }
            return isHeard
        case .pointer(let position):
            movePointer(to: position, now, target)
            advance()
            return true
        case .button(let button, let action):
            for isPressed in action.states { try setButton(button, isPressed: isPressed, now, target) }
            advance()
            return true
        case .wheel(let notches):
            advance()
            send(.wheel, .changed, now, target) { $0.movement = CGPoint(x: -notches.x, y: -notches.y) }
            return true
        case .motion(let motion, let duration, let steps):
            perform(motion, duration, steps, now, target)
            return true
        case .touchpad(let kind, let phase, let movement, let scale, let turn):
            advance()
            perform(kind, phase, movement, scale, turn, now, target)
            return true
        case .rest(let duration):
            rest(duration, now, target)
            return true
        case .hover(let place):
            advance()
            return hover(place, now, target)
        case .barrel(let button, let action):
            advance()
            for isPressed in action.states { setBarrel(button, isPressed: isPressed, now, target) }
            return true
        case .resize(let size, let scale):
            do {
                try target.resize(to: size, scale: scale)
            } catch {
                throw script.error(command.line, error)
            }
            advance()
            return true
        case .mark(let text):
            advance()
            target.mark(text, timestamp: now)
        case .sync, .shot:
            return try wait(command, timeout: nil, now, target)
        case .ready(let timeout):
            return try wait(command, timeout: timeout, now, target)
        default:
            advance()
        }
        return false
    }

    /// Waits for an idle target, then ends the command.
    private func wait(_ command: ScriptCommand, timeout: Double?, _ now: Double,
                      _ target: some TouchScriptTarget) throws(ScriptError) -> Bool {
        guard case .waiting(let since, let deadline) = progress else {
            progress = .waiting(since: now, deadline: timeout.map { now + $0 })
            return false
        }
        guard target.isIdle else {
            if let timeout, let deadline, now >= deadline {
                throw script.error(command.line, NoWindow(after: timeout))
            }
            return false
        }
        due += max(0, now - since)
        progress = .none
        advance()
        if case .shot(let path) = command.operation {
            do {
                try target.saveShot(to: path)
            } catch {
                throw script.error(command.line, error)
            }
        }
        return false
    }

    // MARK: Order

    func advance() {
        index += 1
        skipLoopEnds()
    }

    /// Enters and leaves repeats until `index` is a command that does something, or the script's end. No repeat is empty.
    private func skipLoopEnds() {
        while index < script.commands.count {
            switch script.commands[index].operation {
            case .loop(let count, _):
                loops.append((start: index + 1, remaining: count))
                index += 1
            case .endLoop:
                let last = loops.count - 1
                loops[last].remaining -= 1
                if loops[last].remaining > 0 {
                    index = loops[last].start
                } else {
                    loops.removeLast()
                    index += 1
                }
            default:
                return
            }
        }
    }
}

/// The app has not shown its window in time.
private struct NoWindow: Error, CustomStringConvertible {
    let description: String
    init(after seconds: Double) { description = "no window after \(seconds * 1000) ms" }
}

extension KeyAction {
    /// The states that the key goes through.
    fileprivate var states: [Bool] {
        switch self {
        case .tap: Self.tapped
        case .press: Self.pressed
        case .release: Self.released
        }
    }

    private static let tapped = [true, false], pressed = [true], released = [false]
}
