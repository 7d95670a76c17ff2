import Testing
@testable import UIKit

/// A view that can be first responder and notes what it is asked.
final class Editor: UIView {
    let name: String
    let journal: Journal
    var agreesToBecome = true, agreesToResign = true, resigns = true

    init(_ name: String, _ stage: Stage) {
        self.name = name
        journal = stage.journal
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool {
        journal.note("\(name).can become")
        return agreesToBecome
    }

    override var canResignFirstResponder: Bool {
        journal.note("\(name).can resign")
        return agreesToResign
    }

    override func resignFirstResponder() -> Bool {
        journal.note("\(name).resign\(window == nil ? " outside" : "")")
        return resigns && super.resignFirstResponder()
    }
}

/// A controller that can be first responder.
final class EditorController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

/// A view that can be first responder and calls a closure when it has resigned.
private final class Passer: UIView {
    var onResign: () -> Void = {}
    private(set) var resignations = 0

    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        resignations += 1
        onResign()
        return true
    }
}

@MainActor @Suite("First responder", .leavesNothing)
final class FirstResponderTests {
    private lazy var stage = Stage.rooted()
    private lazy var first = editor("first")
    private lazy var second = editor("second")

    private func editor(_ name: String) -> Editor {
        let editor = Editor(name, stage)
        stage.root.addSubview(editor)
        return editor
    }

    @Test("R-RSP-10 A responder can't become first responder by default, and can resign")
    func defaults() {
        let plain = UIResponder()
        #expect(!plain.canBecomeFirstResponder)
        #expect(plain.canResignFirstResponder)
        #expect(!plain.isFirstResponder)
        #expect(!stage.root.becomeFirstResponder())
        #expect(!stage.root.isFirstResponder)
    }

    @Test("R-RSP-10 Exactly the holder is first responder")
    func holder() {
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder && !second.isFirstResponder && !stage.root.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
    }

    @Test("R-RSP-11 Each window has its own; the application's is the key window's")
    func windows() {
        final class Taker: NSObject {}
        let other = UIWindow(windowScene: stage.scene)
        let third = Editor("third", stage)
        other.addSubview(third)
        other.isHidden = false
        #expect(first.becomeFirstResponder())
        #expect(third.becomeFirstResponder())
        #expect(first.isFirstResponder && third.isFirstResponder)

        let action = Selector("R-RSP-11:", Editor.noteAction(_:))
        _ = stage.journal.take()
        #expect(stage.application.sendAction(action, to: nil, from: nil, for: nil))
        #expect(stage.journal.take() == ["first.action"])
        other.makeKey()
        #expect(stage.application.sendAction(action, to: nil, from: nil, for: nil))
        #expect(stage.journal.take() == ["third.action"])
    }

    @Test("R-RSP-11 Touches go where the finger is, whichever responder is first")
    func touches() {
        #expect(first.becomeFirstResponder())
        _ = stage.journal.take()
        stage.down(300, 300)
        #expect(stage.journal.take() == ["root.began"])
        #expect(first.isFirstResponder)
    }

    @Test("R-RSP-12 1: the first responder stays it, and nothing is asked")
    func already() {
        #expect(first.becomeFirstResponder())
        _ = stage.journal.take()
        #expect(first.becomeFirstResponder())
        #expect(stage.journal.take() == [])
    }

    @Test("R-RSP-12 2: a responder that can't become it does not, and the other does not resign")
    func unwilling() {
        #expect(first.becomeFirstResponder())
        _ = stage.journal.take()
        second.agreesToBecome = false
        #expect(!second.becomeFirstResponder())
        #expect(stage.journal.take() == ["second.can become"])
        #expect(first.isFirstResponder)
    }

    @Test("R-RSP-12 3, T-119: a view outside a window can't become first responder, nor a controller with such a view")
    func outside() {
        second.removeFromSuperview()
        #expect(!second.becomeFirstResponder())
        #expect(!second.isFirstResponder)
        let controller = EditorController()
        #expect(!controller.becomeFirstResponder())
        controller.loadViewIfNeeded()
        #expect(!controller.becomeFirstResponder())
        stage.root.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        #expect(controller.isFirstResponder)
    }

    @Test("R-RSP-12 4: the present one is asked, then resigns, before the status moves")
    func handOver() {
        #expect(first.becomeFirstResponder())
        _ = stage.journal.take()
        #expect(second.becomeFirstResponder())
        #expect(stage.journal.take() == ["second.can become", "first.can resign", "first.resign"])
    }

    @Test("R-RSP-12 4, T-120: a refusal of the present one, by either answer, leaves everything as it is", arguments: [true, false])
    func refusal(byQuestion: Bool) {
        #expect(first.becomeFirstResponder())
        if byQuestion { first.agreesToResign = false } else { first.resigns = false }
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder && !second.isFirstResponder)
    }

    @Test("R-RSP-13 Resigning clears the status and answers true, also for a responder without it")
    func resigning() {
        #expect(first.becomeFirstResponder())
        #expect(first.resignFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(second.resignFirstResponder())
    }

    @Test("R-RSP-13 A responder that resigns without having the status takes it from no other")
    func resigningOthers() {
        #expect(first.becomeFirstResponder())
        #expect(second.resignFirstResponder())
        #expect(first.isFirstResponder)
    }

    @Test("R-RSP-14 A first responder that leaves its window resigns before it leaves")
    func leaving() {
        #expect(first.becomeFirstResponder())
        _ = stage.journal.take()
        first.removeFromSuperview()
        #expect(stage.journal.take().filter { $0.contains("first.resign") } == ["first.resign"])
        #expect(!first.isFirstResponder)
        stage.root.addSubview(first)
        #expect(!first.isFirstResponder)
        // An ancestor's removal counts too, and a refusal changes nothing.
        let container = UIView()
        stage.root.addSubview(container)
        container.addSubview(first)
        #expect(first.becomeFirstResponder())
        first.resigns = false
        _ = stage.journal.take()
        container.removeFromSuperview()
        #expect(stage.journal.take().filter { $0.contains("first.resign") } == ["first.resign"])
        #expect(!first.isFirstResponder)
        #expect(second.becomeFirstResponder())
    }

    @Test("R-RSP-14, R-RSP-10 Responders that make each other first when they resign are not first once their view has left")
    func leavingInTurn() {
        let form = UIView(), one = Passer(), two = Passer()
        form.addSubview(one)
        form.addSubview(two)
        one.onResign = { [weak two] in _ = two?.becomeFirstResponder() }
        stage.root.addSubview(form)
        #expect(one.becomeFirstResponder())
        form.removeFromSuperview()
        #expect(stage.window.firstResponder == nil && !one.isFirstResponder && !two.isFirstResponder)
        #expect(one.resignations == 1 && two.resignations == 1)
        two.onResign = { [weak one] in _ = one?.becomeFirstResponder() }
        stage.root.addSubview(form)
        #expect(one.becomeFirstResponder())
        form.removeFromSuperview()
        #expect(stage.window.firstResponder == nil)
        // The next one has nothing to ask.
        #expect(second.becomeFirstResponder())
    }

    @Test("R-RSP-14 A field that goes on to the next one at its end, both in a view that leaves: editing ends")
    func fieldsLeavingInTurn() {
        final class Delegate: UITextFieldDelegate {
            weak var next: UITextField?
            func textFieldDidEndEditing(_ textField: UITextField) { next?.becomeFirstResponder() }
        }
        let form = UIView(), one = UITextField(), two = UITextField(), delegate = Delegate()
        for (field, y) in [(one, 0.0), (two, 40.0)] {
            field.frame = CGRect(x: 0, y: y, width: 100, height: 30)
            form.addSubview(field)
        }
        one.delegate = delegate
        delegate.next = two
        stage.root.addSubview(form)
        #expect(one.becomeFirstResponder())
        form.removeFromSuperview()
        #expect(stage.window.firstResponder == nil && !one.isEditing && !two.isEditing)
    }

    @Test("R-RSP-12 3: a responder that leaves its window while the present one resigns does not become first")
    func leavesMeanwhile() {
        let one = Passer(), two = Passer()
        stage.root.addSubview(one)
        stage.root.addSubview(two)
        one.onResign = { [weak two] in two?.removeFromSuperview() }
        #expect(one.becomeFirstResponder())
        #expect(!two.becomeFirstResponder())
        #expect(!two.isFirstResponder && stage.window.firstResponder == nil)
    }

    @Test("R-RSP-12 4: a third one that becomes first while the present one resigns is asked too")
    func third() {
        let one = Passer(), other = second
        stage.root.addSubview(one)
        one.onResign = { [weak other] in _ = other?.becomeFirstResponder() }
        #expect(one.becomeFirstResponder())
        _ = stage.journal.take()
        #expect(first.becomeFirstResponder())
        #expect(stage.journal.take() == ["first.can become", "second.can become", "second.can resign", "second.resign"])
        #expect(first.isFirstResponder)
        #expect(one.becomeFirstResponder())
        second.agreesToResign = false
        #expect(!first.becomeFirstResponder())
        #expect(second.isFirstResponder)
    }

    @Test("R-RSP-14 A move to another superview in the same window is no leaving")
    func moving() {
        #expect(first.becomeFirstResponder())
        let container = UIView()
        stage.root.addSubview(container)
        _ = stage.journal.take()
        container.addSubview(first)
        #expect(stage.journal.take() == [])
        #expect(first.isFirstResponder)
    }

    @Test("R-RSP-15 endEditing asks the first responder inside the view to resign")
    func endEditing() {
        let container = UIView()
        stage.root.addSubview(container)
        container.addSubview(first)
        #expect(first.becomeFirstResponder())
        // It is not inside these.
        #expect(!second.endEditing(false))
        #expect(!second.endEditing(true))
        #expect(first.isFirstResponder)
        _ = stage.journal.take()
        #expect(stage.root.endEditing(false))
        #expect(stage.journal.take().last == "first.resign")
        #expect(!first.isFirstResponder)
        #expect(first.becomeFirstResponder())
        #expect(first.endEditing(false))
        #expect(!first.isFirstResponder)
    }

    @Test("R-RSP-15 With force a refusal does not count", arguments: [true, false])
    func force(byQuestion: Bool) {
        #expect(first.becomeFirstResponder())
        if byQuestion { first.agreesToResign = false } else { first.resigns = false }
        #expect(!stage.window.endEditing(false))
        #expect(first.isFirstResponder)
        #expect(stage.window.endEditing(true))
        #expect(!first.isFirstResponder)
    }

    @Test("R-RSP-16 Input views are nil by default; an overrider's are kept")
    func inputViews() {
        final class WithInput: UIView {
            let keyboard = UIView()
            override var inputView: UIView? { keyboard }
        }
        let plain = UIResponder()
        #expect(plain.inputView == nil && plain.inputAccessoryView == nil)
        #expect(plain.inputViewController == nil && plain.inputAccessoryViewController == nil)
        let view = WithInput()
        #expect(view.inputView === view.keyboard)
    }
}

extension Editor {
    func noteAction(_ sender: Any?) { journal.note("\(name).action") }
}
