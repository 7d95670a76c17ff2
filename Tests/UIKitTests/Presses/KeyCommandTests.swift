import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

private final class CommandView: NotingView {
    var commands: [UIKeyCommand] = []
    var takesKeys = false
    private(set) var senders: [UIKeyCommand] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands.isEmpty ? nil : commands }
    override func takes(_ key: UIKey) -> Bool { takesKeys }

    var onSave: (() -> Void)?

    func save(_ sender: UIKeyCommand) {
        senders.append(sender)
        journal.note("\(name).save")
        onSave?()
    }
    func quit(_ sender: Any?) { journal.note("\(name).quit") }

    static let save = Selector("R-KEY-3 save:", { (view: CommandView) in { (sender: UIKeyCommand) in view.save(sender) } })
}

@MainActor @Suite("Key commands", .leavesNothing)
final class KeyCommandTests {
    private lazy var stage = Stage.rooted()

    private func view(_ name: String = "view", in superview: UIView? = nil) -> CommandView {
        let view = CommandView(name, stage.journal, notes: .presses)
        (superview ?? stage.root).addSubview(view)
        return view
    }

    private func type(_ usage: UIKeyboardHIDUsage, _ characters: String, _ modifiers: KeyModifiers = []) {
        stage.key(usage, true, characters, modifiers: modifiers)
        stage.key(usage, false, characters, modifiers: modifiers)
    }

    @Test("R-KEY-3 A command of the first responder is performed, with itself as sender, and the press is not delivered")
    func performs() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: CommandView.save)
        view.commands = [command]
        type(.keyboardS, "s", .command)
        #expect(stage.journal.take() == ["view.save"] && view.senders == [command])
        type(.keyboardS, "s")
        type(.keyboardS, "S", [.command, .shift])
        #expect(stage.journal.take() == ["view.pressed [22]", "view.released [22]", "view.pressed [22]", "view.released [22]"])
    }

    @Test("R-KEY-3, R-RSP-21 Commands are looked for upwards; the action goes to the first in the chain that performs it")
    func chain() {
        let outer = view("outer"), inner = view("inner", in: outer)
        #expect(inner.becomeFirstResponder())
        outer.commands = [UIKeyCommand(input: "S", modifierFlags: [.command, .shift], action: CommandView.save)]
        type(.keyboardS, "S", [.command, .shift, .capsLock])
        #expect(stage.journal.take() == ["inner.save"])
        stage.controller.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: CommandView.save))
        type(.keyboardLeftArrow, "", .alternate)
        #expect(stage.journal.take() == ["inner.save"])
    }

    @Test("R-KEY-3 A command that no responder performs is passed over")
    func nobody() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        view.commands = [UIKeyCommand(input: "x", modifierFlags: [], action: Selector("nobodyPerformsThisCommand:"))]
        type(.keyboardX, "x")
        #expect(stage.journal.take() == ["view.pressed [27]", "view.released [27]"])
    }

    @Test("R-KEY-3 A command that is disabled is passed over")
    func disabled() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: CommandView.save)
        command.attributes = .disabled
        view.commands = [command]
        type(.keyboardS, "s", .command)
        #expect(stage.journal.take() == ["view.pressed [22]", "view.released [22]"] && view.senders.isEmpty)
        // What is hidden in menus has its key.
        command.attributes = .hidden
        type(.keyboardS, "s", .command)
        #expect(stage.journal.take() == ["view.save"])
    }

    @Test("R-KEY-3 A responder that takes the key itself goes before a command, unless that has priority")
    func priority() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        view.takesKeys = true
        let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: CommandView.save)
        view.commands = [command]
        type(.keyboardEscape, "\u{1B}")
        #expect(stage.journal.take() == ["view.pressed [41]", "view.released [41]"])
        command.wantsPriorityOverSystemBehavior = true
        type(.keyboardEscape, "\u{1B}")
        #expect(stage.journal.take() == ["view.save"])
    }

    @Test("R-KEY-3, R-KEY-2 A key that is held performs its command once")
    func held() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        view.commands = [UIKeyCommand(input: "s", modifierFlags: [], action: CommandView.save)]
        for _ in 0..<3 { stage.key(.keyboardS, true, "s") }
        #expect(stage.journal.take() == ["view.save"])
        stage.key(.keyboardS, false, "s")
        type(.keyboardS, "s")
        #expect(stage.journal.take() == ["view.save"])
    }

    @Test("R-KEY-4, R-KEY-3 A command that makes the application inactive is performed again by the next press, though the release went elsewhere")
    func inactive() {
        let view = self.view(), stage = self.stage
        #expect(view.becomeFirstResponder())
        view.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: CommandView.save)]
        view.onSave = { stage.application.keyDispatcher.cancelAll(at: stage.now) }
        stage.key(.keyboardS, true, "s", modifiers: .command)
        view.onSave = nil
        type(.keyboardS, "s", .command)
        #expect(stage.journal.take() == ["view.save", "view.save"])
    }

    @Test("R-KEY-3 Without a first responder the search begins at the window; a sign matches however it is typed")
    func window() {
        final class CommandWindow: LoggingWindow {
            var count = 0
            func zoom(_ sender: Any?) { count += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "+", modifierFlags: .command, action: Selector("R-KEY-3 zoom:", CommandWindow.zoom))]
            }
        }
        let stage = Stage.rooted { CommandWindow(windowScene: $0) }
        stage.host.send(KeyEvent(timestamp: 0, usage: UIKeyboardHIDUsage.keyboardEqualSign.rawValue, isPressed: true, characters: "+",
                               charactersIgnoringModifiers: "=", modifiers: [.command, .shift]))
        #expect((stage.window as? CommandWindow)?.count == 1)
    }

    @Test("R-KEY-3 The input of Delete stands for Backspace and for forward Delete")
    func deleteKeys() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        view.commands = [UIKeyCommand(input: UIKeyCommand.inputDelete, modifierFlags: .command, action: CommandView.save)]
        type(.keyboardDeleteOrBackspace, "\u{8}", .command)
        type(.keyboardDeleteForward, "\u{7F}", .command)
        #expect(stage.journal.take() == ["view.save", "view.save"])
        type(.keyboardDeleteOrBackspace, "\u{8}")
        type(.keyboardEscape, "\u{1B}", .command)
        #expect(view.senders.count == 2)
    }

    @Test("R-KEY-3 Function keys have names")
    func functionKeys() {
        let view = self.view()
        #expect(view.becomeFirstResponder())
        view.commands = [UIKeyCommand(input: UIKeyCommand.f12, modifierFlags: [], action: CommandView.save)]
        type(.keyboardF12, "")
        type(.keyboardF11, "")
        #expect(stage.journal.take() == ["view.save", "view.pressed [68]", "view.released [68]"])
    }
}
