import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Notes the presses that it receives.
private final class PressRecognizer: UIGestureRecognizer {
    let journal: Journal
    var onBegan: ((PressRecognizer, UIPress, UIPressesEvent) -> Void)?
    var onEnded: ((PressRecognizer) -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.journal = journal
        super.init(target: nil, action: nil)
        self.name = name
        allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        addAction { (recognizer: PressRecognizer) in journal.note("\(name)!\(recognizer.state)") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesBegan(presses, with: event)
        journal.note("\(name!).began")
        onBegan?(self, presses.first!, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        journal.note("\(name!).ended")
        onEnded?(self)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        journal.note("\(name!).cancelled")
        super.pressesCancelled(presses, with: event)
    }
    override func reset() {
        super.reset()
        journal.note("\(name!).reset")
    }
}

private final class FirstResponder: NotingView {
    override var canBecomeFirstResponder: Bool { true }
    /// Called with a press that begins or ends.
    var onPress: ((UIPress) -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        if let press = presses.first { onPress?(press) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
        if let press = presses.first { onPress?(press) }
    }
}

private final class PressDelegate: UIGestureRecognizerDelegate {
    var accepts = true
    var asked: [UIPress] = []
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        asked.append(press)
        return accepts
    }
}

@MainActor @Suite("Presses in gesture recognizers", .leavesNothing)
final class PressRecognizerTests {
    private lazy var stage = Stage.rooted()

    private func view() -> FirstResponder {
        let view = FirstResponder("view", stage.journal, notes: .presses)
        stage.root.addSubview(view)
        _ = view.becomeFirstResponder()
        return view
    }

    private func recognizer(_ name: String = "R", on view: UIView) -> PressRecognizer {
        let recognizer = PressRecognizer(name, stage.journal)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("R-PRS-5, R-PRS-1, R-PRS-3 Recognizers of the responder's view and above see allowed presses first")
    func first() {
        let view = self.view(), inner = recognizer("inner", on: view), outer = recognizer("outer", on: stage.root)
        let sibling = NotingView("sibling", stage.journal), other = recognizer("other", on: sibling)
        stage.root.addSubview(sibling)
        let closed = recognizer("closed", on: view)
        closed.allowedPressTypes = []
        var followers: [UIGestureRecognizer]?, counts: [Int] = []
        inner.onBegan = { recognizer, press, event in
            followers = press.gestureRecognizers
            counts = [event.presses(for: recognizer).count, event.presses(for: other).count]
        }
        stage.key(.keyboardUpArrow, true)
        #expect(stage.journal.take() == ["inner.began", "outer.began", "view.pressed [82]"])
        #expect(followers == [inner, outer] && counts == [1, 0])
        stage.key(.keyboardUpArrow, false)
        // Both are undecided still: the end is withheld (R-DLV-21).
        #expect(stage.journal.take() == ["inner.ended", "outer.ended"])
        inner.state = .failed
        outer.state = .failed
        stage.turn()
        #expect(stage.journal.take() == ["inner.reset", "outer.reset", "view.released [82]"])
        stage.key(.keyboardA, true, "a")
        #expect(stage.journal.take() == ["view.pressed [4]"])
    }

    @Test("R-GR-7, R-DLV-4, R-PRS-5 Exclusive types are those of touches: presses of other types are followed, and a finger after them")
    func exclusiveTouchType() {
        _ = view()
        let recognizer = recognizer(on: stage.root)
        #expect(recognizer.requiresExclusiveTouchType)
        recognizer.allowedPressTypes = [UIPress.PressType.upArrow, .rightArrow].map { NSNumber(value: $0.rawValue) }
        stage.key(.keyboardUpArrow, true)
        stage.key(.keyboardRightArrow, true)
        #expect(stage.journal.take() == ["R.began", "view.pressed [82]", "R.began", "view.pressed [79]"])
        stage.key(.keyboardUpArrow, false)
        stage.key(.keyboardRightArrow, false)
        recognizer.state = .failed
        stage.turn()
        _ = stage.journal.take()
        // A press whose type is not the number of a finger's.
        stage.key(.keyboardRightArrow, true)
        stage.down(300, 300)
        #expect(recognizer.numberOfTouches == 1)
        stage.up(300, 300)
        stage.key(.keyboardRightArrow, false)
        recognizer.state = .failed
        stage.turn()
    }

    @Test("R-GR-5, R-EVT-5 A press brings its modifiers, and no buttons of a click before it")
    func modifiersAndButtons() {
        _ = view()
        let recognizer = recognizer(on: stage.root)
        var click = Contact(id: 1, phase: .began, tool: .pointer, timestamp: stage.now, position: CGPoint(x: 300, y: 300))
        stage.host.send(TouchFrame(timestamp: stage.now, contacts: [click], modifiers: .shift, buttons: 2))
        #expect(recognizer.modifierFlags == .shift && recognizer.buttonMask == .secondary)
        click.phase = .cancelled
        stage.host.send(TouchFrame(timestamp: stage.now, contacts: [click], modifiers: .shift, buttons: 2))
        #expect(recognizer.buttonMask == .secondary)
        stage.key(.keyboardUpArrow, true, modifiers: .control)
        #expect(recognizer.modifierFlags == .control && recognizer.buttonMask == [])
        stage.key(.keyboardUpArrow, false)
        recognizer.state = .failed
        stage.turn()
    }

    @Test("R-PRS-5 The delegate is asked of each press; a refused press is not seen")
    func refused() {
        let view = self.view(), recognizer = recognizer(on: view), delegate = PressDelegate()
        recognizer.delegate = delegate
        delegate.accepts = false
        stage.key(.keyboardUpArrow, true)
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["view.pressed [82]", "view.released [82]"])
        #expect(delegate.asked.count == 1)
    }

    @Test("R-PRS-5, R-DLV-7 One that is added to another view, or again, while others are asked does not get the press",
          arguments: [false, true])
    func moved(toAnother: Bool) {
        final class Asked: UIGestureRecognizerDelegate {
            var onQuestion: () -> Void = {}
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                onQuestion()
                return true
            }
        }
        let view = self.view(), moved = recognizer("moved", on: view), first = recognizer("first", on: view), delegate = Asked()
        let other = NotingView("other", stage.journal)
        stage.root.addSubview(other)
        first.delegate = delegate
        delegate.onQuestion = {
            if !toAnother { view.removeGestureRecognizer(moved) }
            (toAnother ? other : view).addGestureRecognizer(moved)
        }
        stage.key(.keyboardUpArrow, true)
        #expect(stage.journal.take() == ["first.began", "view.pressed [82]"])
    }

    @Test("R-PRS-5 cancelsTouchesInView takes the press from the responder, which is called after the action", arguments: [true, false])
    func cancels(_ cancels: Bool) {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.cancelsTouchesInView = cancels
        recognizer.onEnded = { $0.state = .ended }
        stage.key(.keyboardUpArrow, true)
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["R.began", "view.pressed [82]", "R.ended"]
            + (cancels ? ["R!ended", "view.presses cancelled [82]", "R.reset"] : ["R!ended", "R.reset", "view.released [82]"]))
    }

    @Test("R-PRS-5 delaysTouchesBegan keeps the press from the responder until the recognizer has failed, or for good")
    func delays() {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.delaysTouchesBegan = true
        recognizer.onEnded = { $0.state = .failed }
        stage.key(.keyboardUpArrow, true)
        #expect(stage.journal.take() == ["R.began"])
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["R.ended", "R.reset", "view.pressed [82]", "view.released [82]"])
        recognizer.onEnded = { $0.state = .ended }
        stage.key(.keyboardUpArrow, true)
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["R.began", "R.ended", "R!ended", "R.reset"])
    }

    @Test("R-PRS-5, R-DLV-29 A press that is received late shows when it began, and then when it ended")
    func lateTimes() {
        let view = self.view(), recognizer = recognizer(on: view)
        var times: [TimeInterval] = []
        view.onPress = { times.append($0.timestamp) }
        recognizer.delaysTouchesBegan = true
        stage.key(.keyboardUpArrow, true, at: 1)
        stage.key(.keyboardUpArrow, false, at: 1.5)
        #expect(times == [])
        recognizer.state = .failed
        stage.turn()
        #expect(times == [1, 1.5])
    }

    @Test("R-PRS-5 Without delaysTouchesEnded the end is not withheld")
    func endNotDelayed() {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.delaysTouchesEnded = false
        stage.key(.keyboardUpArrow, true)
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["R.began", "view.pressed [82]", "R.ended", "view.released [82]"])
        _ = recognizer
    }

    @Test("R-PRS-5, R-GR-46 An ignored press is the responder's; with nothing left the recognizer fails")
    func ignored() {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.delaysTouchesBegan = true
        recognizer.onBegan = { recognizer, press, event in recognizer.ignore(press, for: event) }
        stage.key(.keyboardUpArrow, true)
        #expect(stage.journal.take() == ["R.began", "R.reset", "view.pressed [82]"])
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["view.released [82]"])
    }

    @Test("R-PRS-5, R-GR-43 Recognizers that follow the same press exclude each other")
    func exclusion() {
        let view = self.view(), inner = recognizer("inner", on: view), outer = recognizer("outer", on: stage.root)
        inner.onBegan = { recognizer, _, _ in recognizer.state = .began }
        outer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        stage.key(.keyboardUpArrow, true)
        #expect(stage.journal.take() == ["inner.began", "outer.began", "inner!began", "outer.reset"])
    }

    @Test("R-KEY-4, R-PRS-5 Cancelled presses end the attempt; a press that was withheld is never received")
    func cancelled() {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.delaysTouchesBegan = true
        stage.key(.keyboardUpArrow, true)
        stage.host.setFocused(false)
        #expect(stage.journal.take() == ["R.began", "R.cancelled", "R.reset"])
        stage.host.setFocused(true)
        recognizer.delaysTouchesBegan = false
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        recognizer.cancelsTouchesInView = false
        stage.key(.keyboardUpArrow, true)
        stage.host.setFocused(false)
        #expect(stage.journal.take() == ["R.began", "R!began", "view.pressed [82]", "R.cancelled", "R!cancelled", "R.reset",
                                       "view.presses cancelled [82]"])
    }

    @Test("R-KEY-4 A press whose end makes the application inactive has ended; the others are cancelled")
    func inactiveAtTheEnd() {
        let view = self.view(), stage = self.stage
        view.onPress = { if $0.phase == .ended { stage.application.keyDispatcher.cancelAll(at: stage.now) } }
        stage.key(.keyboardB, true, "b")
        stage.key(.keyboardA, true, "a")
        stage.key(.keyboardB, false, "b")
        #expect(stage.journal.take() == ["view.pressed [5]", "view.pressed [4]", "view.released [5]", "view.presses cancelled [4]"])
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == [])
    }

    @Test("R-KEY-4 A key that is held when a gesture's action makes the application inactive is cancelled")
    func inactiveInAnAction() {
        let tap = UITapGestureRecognizer(), stage = self.stage
        _ = view()
        tap.addAction { (_: UITapGestureRecognizer) in stage.application.keyDispatcher.cancelAll(at: stage.now) }
        stage.root.addGestureRecognizer(tap)
        stage.key(.keyboardA, true, "a")
        stage.down(300, 300)
        stage.up(300, 300)
        stage.turn()
        #expect(stage.journal.take() == ["view.pressed [4]", "root.began", "root.cancelled", "view.presses cancelled [4]"])
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == [])
    }

    @Test("R-KEY-4, R-PRS-5 A recognizer whose action makes the application inactive is cancelled with its press")
    func inactiveInItsAction() {
        let view = self.view(), recognizer = recognizer(on: view), stage = self.stage
        recognizer.onBegan = { recognizer, _, _ in recognizer.state = .began }
        recognizer.addAction { (recognizer: PressRecognizer) in
            if recognizer.state == .began { stage.application.keyDispatcher.cancelAll(at: stage.now) }
        }
        stage.key(.keyboardUpArrow, true)
        stage.turn()
        #expect(stage.journal.take() == ["R.began", "R!began", "R.cancelled", "R!cancelled", "R.reset"])
    }

    @Test("R-PRS-4 … also when the action waits in a run loop of its own")
    func insideANestedLoop() {
        let tap = UITapGestureRecognizer(), stage = self.stage
        _ = view()
        tap.addAction { (_: UITapGestureRecognizer) in
            for isPressed in [true, false] {
                stage.application.keyDispatcher.receive(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardA.rawValue,
                                                               isPressed: isPressed, characters: "a", charactersIgnoringModifiers: "a", modifiers: []))
            }
            stage.turn()
        }
        stage.root.addGestureRecognizer(tap)
        stage.down(300, 300)
        stage.up(300, 300)
        stage.turn()
        #expect(stage.journal.take() == ["root.began", "root.cancelled", "view.pressed [4]", "view.released [4]"])
    }

    @Test("R-PRS-4 A key that comes inside a gesture's action is received after it")
    func insideAnAction() {
        let tap = UITapGestureRecognizer(), stage = self.stage
        _ = view()
        tap.addAction { (_: UITapGestureRecognizer) in
            stage.application.keyDispatcher.receive(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardA.rawValue, isPressed: true,
                                                           characters: "a", charactersIgnoringModifiers: "a", modifiers: []))
        }
        stage.root.addGestureRecognizer(tap)
        stage.down(300, 300)
        stage.up(300, 300)
        stage.turn()
        #expect(stage.journal.take() == ["root.began", "root.cancelled", "view.pressed [4]"])
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == ["view.released [4]"])
    }

    @Test("R-PRS-5 Removing or disabling the recognizer gives the press to the responder")
    func removed() {
        let view = self.view(), recognizer = recognizer(on: view)
        recognizer.delaysTouchesBegan = true
        stage.key(.keyboardUpArrow, true)
        recognizer.isEnabled = false
        stage.turn()
        #expect(stage.journal.take() == ["R.began", "R.reset", "view.pressed [82]"])
        stage.key(.keyboardUpArrow, false)
        #expect(stage.journal.take() == ["view.released [82]"])
    }

    @Test("R-PRS-5 A tap recognizer takes presses of a key for taps")
    func taps() {
        let view = self.view(), tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        tap.numberOfTapsRequired = 2
        tap.addAction { [stage] (tap: UITapGestureRecognizer) in stage.journal.note("tap!\(tap.state)") }
        view.addGestureRecognizer(tap)
        stage.key(.keyboardUpArrow, true, at: 0)
        stage.key(.keyboardUpArrow, false, at: 0.1)
        stage.key(.keyboardUpArrow, true, at: 0.2)
        #expect(stage.journal.take() == ["view.pressed [82]", "view.pressed [82]"])
        stage.key(.keyboardUpArrow, false, at: 0.3)
        #expect(stage.journal.take() == ["tap!ended", "view.presses cancelled [82]", "view.presses cancelled [82]"])
        // Too slow: what was withheld comes when the time is over.
        stage.key(.keyboardUpArrow, true, at: 1)
        stage.key(.keyboardUpArrow, false, at: 1.1)
        #expect(stage.journal.take() == ["view.pressed [82]"])
        stage.advance(to: 2)
        #expect(stage.journal.take() == ["view.released [82]"])
    }

    @Test("R-PRS-5, R-TAP-3 A key that is held for too long is no tap, and fails while it is down")
    func heldTooLong() {
        let view = self.view(), tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        view.addGestureRecognizer(tap)
        stage.key(.keyboardUpArrow, true, at: 0)
        #expect(tap.isInAttempt)
        stage.advance(to: 5)
        #expect(!tap.isInAttempt)
        stage.key(.keyboardUpArrow, false, at: 5.1)
        _ = stage.journal.take()
    }

    @Test("R-PRS-5 A long press recognizer takes a key that is held")
    func longPress() {
        let view = self.view(), press = UILongPressGestureRecognizer()
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        press.addAction { [stage] (press: UILongPressGestureRecognizer) in stage.journal.note("lp!\(press.state)") }
        view.addGestureRecognizer(press)
        stage.key(.keyboardUpArrow, true, at: 0)
        stage.advance(to: 1)
        #expect(stage.journal.take() == ["view.pressed [82]", "lp!began", "view.presses cancelled [82]"])
        stage.key(.keyboardUpArrow, false, at: 1)
        #expect(stage.journal.take() == ["lp!ended"])
        stage.key(.keyboardUpArrow, true, at: 2)
        stage.key(.keyboardUpArrow, false, at: 2.1)
        #expect(stage.journal.take() == ["view.pressed [82]", "view.released [82]"])
    }

    @Test("R-PRS-5, R-GR-31 A key can be held for a long press again and again, and a finger's press after it has its time")
    func longPressAgain() {
        let view = self.view(), press = UILongPressGestureRecognizer()
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        press.addAction { [stage] (press: UILongPressGestureRecognizer) in stage.journal.note("lp!\(press.state) at \(stage.now)") }
        stage.root.addGestureRecognizer(press)
        _ = view
        for start in [0.0, 2] {
            stage.key(.keyboardUpArrow, true, at: start)
            stage.advance(to: start + 1)
            stage.key(.keyboardUpArrow, false, at: start + 1)
        }
        stage.down(300, 300, at: 4)
        stage.advance(to: 5)
        stage.up(300, 300, at: 5)
        #expect(stage.journal.take().filter { $0.hasPrefix("lp!") } == [
            "lp!began at 0.5", "lp!ended at 1.0", "lp!began at 2.5", "lp!ended at 3.0", "lp!began at 4.5", "lp!ended at 5.0",
        ])
    }

    @Test("R-PRS-5 A key is no long press after taps")
    func longPressAfterTaps() {
        let view = self.view(), press = UILongPressGestureRecognizer()
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        press.numberOfTapsRequired = 1
        press.addAction { [stage] (press: UILongPressGestureRecognizer) in stage.journal.note("lp!\(press.state)") }
        view.addGestureRecognizer(press)
        stage.key(.keyboardUpArrow, true, at: 0)
        stage.advance(to: 2)
        stage.key(.keyboardUpArrow, false, at: 2)
        #expect(stage.journal.take() == ["view.pressed [82]", "view.released [82]"])
    }

    @Test("R-PRS-5 Nothing is kept of a press that is over")
    func nothingIsKept() {
        let view = self.view(), recognizer = recognizer(on: view)
        weak var kept: UIPress?
        recognizer.onBegan = { _, press, _ in kept = press }
        recognizer.onEnded = { $0.state = .ended }
        stage.key(.keyboardUpArrow, true)
        #expect(kept != nil)
        stage.key(.keyboardUpArrow, false)
        #expect(kept == nil)
    }
}
