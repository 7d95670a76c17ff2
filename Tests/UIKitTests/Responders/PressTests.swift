import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// A view that notes presses and can be first responder.
private final class KeyView: NotingView {
    private(set) var presses: [UIPress] = []
    private(set) var pressesEvent: UIPressesEvent?
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses
        pressesEvent = event
        super.pressesBegan(presses, with: event)
    }
}

@MainActor @Suite("Presses and keys", .leavesNothing)
final class PressTests {
    private lazy var stage = Stage.rooted()
    private lazy var view: KeyView = {
        let view = KeyView("view", stage.journal, notes: .presses)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.root.addSubview(view)
        return view
    }()

    @Test("R-PRS-1 Phases have Apple's numbers")
    func phases() {
        let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
        #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("R-PRS-2 A key of any number is a press", arguments: [0, -1, .max, .min])
    func numbers(usage: Int) throws {
        #expect(view.becomeFirstResponder())
        stage.key(UIKeyboardHIDUsage(rawValue: usage), true, "", at: 1)
        stage.key(UIKeyboardHIDUsage(rawValue: usage), false, "", at: 2)
        #expect(stage.journal.take().count == 2)
    }

    @Test("R-PRS-1 A press keeps its object, its key and its responder from down to up")
    func life() throws {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardA, true, "a", at: 1)
        let press = try #require(view.presses.first)
        #expect(press.phase == .began && press.timestamp == 1 && press.force == 1)
        #expect(press.responder === view && press.window === stage.window)
        #expect(press.key?.keyCode == .keyboardA)

        // The responder is fixed at the start.
        let other = KeyView("other", stage.journal, notes: .presses)
        stage.root.addSubview(other)
        #expect(other.becomeFirstResponder())
        _ = stage.journal.take()
        stage.key(.keyboardA, false, "a", at: 2)
        #expect(stage.journal.take() == ["view.released [4]"])
        #expect(press.phase == .ended && press.timestamp == 2 && press.force == 0)
    }

    @Test("R-PRS-2 Types have Apple's numbers, and keys without a type have one that is none of these")
    func types() throws {
        let types: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .pageUp, .pageDown]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 30, 31])
        #expect(view.becomeFirstResponder())
        let keys: [(UIKeyboardHIDUsage, UIPress.PressType)] = [
            (.keyboardUpArrow, .upArrow), (.keyboardDownArrow, .downArrow), (.keyboardLeftArrow, .leftArrow),
            (.keyboardRightArrow, .rightArrow), (.keyboardPageUp, .pageUp), (.keyboardPageDown, .pageDown),
        ]
        for (key, type) in keys {
            stage.key(key, true)
            #expect(view.presses.last?.type == type)
        }
        stage.key(.keyboardA, true, "a")
        let press = try #require(view.presses.last)
        #expect(!types.contains(press.type))
        #expect(press.key != nil)
    }

    @Test("R-PRS-3 The event is one of presses and has no touches")
    func event() throws {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardA, true, "a", modifiers: .shift)
        let event = try #require(view.pressesEvent)
        #expect(event.type == .presses)
        #expect(event.allPresses == Set(view.presses))
        #expect(event.allTouches == nil && event.touches(for: view) == nil && event.touches(for: stage.window) == nil)
        #expect(event.modifierFlags == .shift)
    }

    @Test("R-PRS-4 Presses go to the key window's first responder and climb by next")
    func firstResponder() {
        let outer = NotingView("outer", stage.journal, notes: .presses)
        stage.root.addSubview(outer)
        outer.addSubview(view)
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardB, true, "b")
        stage.key(.keyboardB, false, "b")
        #expect(stage.journal.take() == ["view.pressed [5]", "outer.pressed [5]", "view.released [5]", "outer.released [5]"])
    }

    @Test("R-PRS-4 Without a first responder they go to the key window, and are not hit-tested")
    func window() throws {
        final class KeyWindow: LoggingWindow {
            var lines: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("ended") }
        }
        let stage = Stage.rooted { KeyWindow(windowScene: $0) }
        let window = try #require(stage.window as? KeyWindow)
        let cover = NotingView("cover", stage.journal, notes: [.presses, .hitTests])
        cover.frame = window.bounds
        stage.root.addSubview(cover)
        stage.key(.keyboardC, true, "c")
        stage.key(.keyboardC, false, "c")
        #expect(window.lines == ["began", "ended"])
        #expect(stage.journal.take() == [])
    }

    @Test("R-PRS-4 Another window's first responder receives nothing")
    func otherWindow() {
        #expect(view.becomeFirstResponder())
        UIWindow(windowScene: stage.scene).makeKeyAndVisible()
        stage.key(.keyboardC, true, "c")
        #expect(stage.journal.take() == [])
    }

    @Test("R-PRS-6 A receiver gets what began, then what ended, then what was cancelled")
    func order() {
        final class AllPhases: UIView {
            var lines: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("began \(presses.count)") }
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("changed \(presses.count)")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("ended \(presses.count)") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("cancelled \(presses.count)")
            }
        }
        let receiver = AllPhases(), gestures = GestureCoordinator.shared
        let presses = ContiguousArray((0..<4).map { number in
            UIPress(key: UIKey(KeyEvent(timestamp: 0, usage: 4 + number, isPressed: true)), timestamp: 0, responder: receiver,
                    window: stage.window)
        })
        func send(_ presses: ContiguousArray<UIPress>) {
            let event = UIPressesEvent()
            event.changed = presses
            for press in presses { press.phase == .began ? gestures.begin(press, event) : gestures.end(press) }
            stage.application.sendEvent(event)
            gestures.finish(event)
        }
        send(presses.filter { $0 !== presses[2] })
        receiver.lines = []
        presses[0].phase = .cancelled
        presses[1].phase = .ended
        presses[3].phase = .ended
        send(presses)
        #expect(receiver.lines == ["began 1", "ended 2", "cancelled 1"])
    }

    @Test("R-KEY-1 A key says where it is and what it types; modifiers have Apple's bits")
    func keys() throws {
        #expect(UIKeyModifierFlags.alphaShift.rawValue == 1 << 16 && UIKeyModifierFlags.shift.rawValue == 1 << 17)
        #expect(UIKeyModifierFlags.control.rawValue == 1 << 18 && UIKeyModifierFlags.alternate.rawValue == 1 << 19)
        #expect(UIKeyModifierFlags.command.rawValue == 1 << 20 && UIKeyModifierFlags.numericPad.rawValue == 1 << 21)
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04 && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)

        #expect(view.becomeFirstResponder())
        stage.host.send(KeyEvent(timestamp: 0, usage: 0x14, isPressed: true, characters: "@", charactersIgnoringModifiers: "q",
                               modifiers: [.alternate, .control]))
        let key = try #require(view.presses.first?.key)
        #expect(key.keyCode == .keyboardQ)
        #expect(key.characters == "@" && key.charactersIgnoringModifiers == "q")
        #expect(key.modifierFlags == [.alternate, .control])
    }

    @Test("R-KEY-1 A key without text has the name that commands have for it, with and without modifiers", arguments: [
        (UIKeyboardHIDUsage.keyboardLeftArrow, "", UIKeyCommand.inputLeftArrow), (.keyboardEscape, "\u{1B}", UIKeyCommand.inputEscape),
        (.keyboardPageDown, "", UIKeyCommand.inputPageDown), (.keyboardEnd, "", UIKeyCommand.inputEnd),
        (.keyboardDeleteForward, "\u{7F}", UIKeyCommand.inputDelete), (.keyboardF12, "", UIKeyCommand.f12),
    ])
    func names(_ code: UIKeyboardHIDUsage, _ text: String, _ name: String) throws {
        #expect(view.becomeFirstResponder())
        stage.key(code, true, text, modifiers: .shift)
        let key = try #require(view.presses.first?.key)
        #expect(key.characters == name && key.charactersIgnoringModifiers == name)
    }

    @Test("R-KEY-1 Without modifiers letters are lowercase, and keys that make text or nothing have no name")
    func lowercase() throws {
        #expect(view.becomeFirstResponder())
        for (usage, text) in [(0x04, "A"), (0x28, "\r"), (0x2A, "\u{8}"), (0xE1, "")] {
            stage.host.send(KeyEvent(timestamp: 0, usage: usage, isPressed: true, characters: text, charactersIgnoringModifiers: text, modifiers: .shift))
        }
        #expect(view.presses.compactMap { $0.key?.characters } == ["A", "\r", "\u{8}", ""])
        #expect(view.presses.compactMap { $0.key?.charactersIgnoringModifiers } == ["a", "\r", "\u{8}", ""])
    }

    @Test("R-KEY-2 Auto-repeat begins no further press")
    func autoRepeat() {
        #expect(view.becomeFirstResponder())
        for time in [0, 0.5, 0.6, 0.7] { stage.key(.keyboardA, true, "a", at: time) }
        stage.key(.keyboardA, false, "a", at: 0.8)
        #expect(stage.journal.take() == ["view.pressed [4]", "view.released [4]"])
        stage.key(.keyboardA, true, "a", at: 1)
        #expect(stage.journal.take() == ["view.pressed [4]"])
        #expect(view.presses.count == 2 && view.presses[0] !== view.presses[1])
    }

    @Test("R-KEY-2 A modifier alone is a press; keys held together are presses of their own")
    func modifiers() {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardLeftShift, true)
        stage.key(.keyboardA, true, "A", modifiers: .shift)
        stage.key(.keyboardLeftShift, false)
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == ["view.pressed [225]", "view.pressed [4]", "view.released [225]", "view.released [4]"])
    }

    @Test("R-KEY-2 A release without a press is nothing")
    func strayRelease() {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == [])
    }

    @Test("R-KEY-4 Presses are cancelled when the application becomes inactive; what is released later is nothing")
    func inactive() {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardA, true, "a")
        stage.key(.keyboardB, true, "b")
        _ = stage.journal.take()
        stage.host.setVisible(false)
        #expect(stage.journal.take() == ["view.presses cancelled [4, 5]"])
        #expect(view.presses.allSatisfy { $0.phase == .cancelled })
        stage.host.setVisible(true)
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == [])
        stage.key(.keyboardA, true, "a")
        #expect(stage.journal.take() == ["view.pressed [4]"])
    }

    @Test("R-KEY-4 A key that goes down while the application is inactive is no press, also when it is held on or released later")
    func pressedWhileInactive() {
        #expect(view.becomeFirstResponder())
        stage.host.setVisible(false)
        stage.key(.keyboardA, true, "a")
        stage.host.setVisible(true)
        stage.host.send(KeyEvent(timestamp: stage.now, usage: UIKeyboardHIDUsage.keyboardA.rawValue, isPressed: true, characters: "a", isRepeat: true))
        stage.key(.keyboardA, false, "a")
        #expect(stage.journal.take() == [])
        stage.key(.keyboardA, true, "a")
        #expect(stage.journal.take() == ["view.pressed [4]"])
    }

    @Test("R-KEY-4 Presses are cancelled when the keyboard goes elsewhere")
    func unfocused() {
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardA, true, "a")
        _ = stage.journal.take()
        stage.host.setFocused(false)
        #expect(stage.journal.take() == ["view.presses cancelled [4]"])
        #expect(stage.scene.activationState == .foregroundActive)
    }
}
