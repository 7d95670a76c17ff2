import Testing
@testable import UIKit

/// A view that performs actions of all shapes and notes them.
class Performer: UIView {
    let name: String
    let journal: Journal
    var refuses = false
    private(set) var sender: Any?
    private(set) var event: UIEvent?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func perform() { journal.note("\(name).perform") }
    func perform(_ sender: Any?) {
        self.sender = sender
        journal.note("\(name).perform:")
    }
    func perform(_ sender: Any?, _ event: UIEvent?) {
        self.sender = sender
        self.event = event
        journal.note("\(name).perform::")
    }

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
    }

    static let action = Selector("R-RSP-20:", { (performer: Performer) in { (sender: Any?) in performer.perform(sender) } })
}

@MainActor @Suite("Actions through the chain", .leavesNothing)
final class ActionTests {
    private lazy var stage = Stage.rooted()
    private var application: UIApplication { stage.application }
    private var journal: Journal { stage.journal }

    private func performer(_ name: String, in superview: UIView? = nil) -> Performer {
        let performer = Performer(name, journal)
        (superview ?? stage.root).addSubview(performer)
        return performer
    }

    @Test("R-RSP-20 An action with a target is called on it")
    func target() {
        let performer = Performer("target", journal)
        #expect(application.sendAction(Performer.action, to: performer, from: stage.root, for: nil))
        #expect(journal.take() == ["target.perform:"])
        #expect(performer.sender as? UIView === stage.root)
    }

    @Test("R-RSP-20 A target is called whatever canPerformAction says of it")
    func targetIsNotAsked() {
        let performer = Performer("target", journal)
        performer.refuses = true
        #expect(application.sendAction(Performer.action, to: performer, from: nil, for: nil))
        #expect(journal.take() == ["target.perform:"])
    }

    @Test("R-RSP-20 A target that does not implement the action is a programming error")
    func unknownAction() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UIApplication.shared.sendAction(Selector("nobodyImplementsThis:"), to: UIView(), from: nil, for: nil)
            }
        }
    }

    @Test("R-RSP-21 Without a target the search begins at the key window's first responder")
    func firstResponder() {
        let first = performer("first"), sender = performer("sender")
        #expect(first.becomeFirstResponder())
        #expect(application.sendAction(Performer.action, to: nil, from: sender, for: nil))
        #expect(journal.take() == ["first.perform:"])
    }

    @Test("R-RSP-21 Without a first responder it begins at the sender")
    func sender() {
        let outer = performer("outer"), inner = UIView()
        outer.addSubview(inner)
        #expect(application.sendAction(Performer.action, to: nil, from: inner, for: nil))
        #expect(journal.take() == ["outer.perform:"])
        #expect(outer.sender as? UIView === inner)
    }

    @Test("R-RSP-21 A sender that is no responder begins no search")
    func strangeSender() {
        _ = performer("view")
        #expect(!application.sendAction(Performer.action, to: nil, from: "a string", for: nil))
        #expect(!application.sendAction(Performer.action, to: nil, from: nil, for: nil))
        #expect(journal.take() == [])
    }

    @Test("R-RSP-21 A first responder of a window that is not the key window does not count")
    func otherWindow() {
        let first = performer("first"), sender = performer("sender")
        #expect(first.becomeFirstResponder())
        let other = UIWindow(windowScene: stage.scene)
        other.makeKeyAndVisible()
        #expect(application.sendAction(Performer.action, to: nil, from: sender, for: nil))
        #expect(journal.take() == ["sender.perform:"])
    }

    @Test("R-RSP-22 The first in the chain that can perform the action gets it")
    func chain() {
        let outer = performer("outer"), middle = performer("middle", in: outer), inner = performer("inner", in: middle)
        inner.refuses = true
        #expect(inner.target(forAction: Performer.action, withSender: nil) as? UIView === middle)
        #expect(application.sendAction(Performer.action, to: nil, from: inner, for: nil))
        #expect(journal.take() == ["middle.perform:"])
    }

    @Test("R-RSP-22 No responder takes it: false, and nothing is called")
    func noTaker() {
        let view = UIView()
        stage.root.addSubview(view)
        #expect(view.target(forAction: Performer.action, withSender: nil) == nil)
        #expect(!application.sendAction(Performer.action, to: nil, from: view, for: nil))
    }

    @Test("R-RSP-22 An overridden target(forAction:withSender:) decides which object gets it")
    func delegation() {
        final class Delegating: UIView {
            var taker: AnyObject?
            override func target(forAction action: Selector, withSender sender: Any?) -> Any? { taker }
        }
        let view = Delegating(), taker = Performer("taker", journal)
        stage.root.addSubview(view)
        view.taker = taker
        #expect(application.sendAction(Performer.action, to: nil, from: view, for: nil))
        #expect(journal.take() == ["taker.perform:"])
    }

    @Test("R-RSP-22 The search goes on to the application's delegate")
    func delegate() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var calls = 0
            func quit(_ sender: Any?) { calls += 1 }
        }
        let delegate = Delegate()
        application.delegate = delegate
        let action = Selector("R-RSP-22 quit:", Delegate.quit(_:))
        #expect(application.sendAction(action, to: nil, from: stage.root, for: nil))
        #expect(delegate.calls == 1)
    }

    @Test("R-RSP-23 A responder can perform exactly the actions that it implements")
    func canPerform() {
        final class Subclass: Performer {}
        let action = Performer.action
        #expect(Performer("a", journal).canPerformAction(action, withSender: nil))
        #expect(Subclass("a", journal).canPerformAction(action, withSender: nil))
        // The name is enough once the method is known.
        #expect(Performer("a", journal).canPerformAction(Selector(action.name), withSender: nil))
        #expect(!UIView().canPerformAction(action, withSender: nil))
        #expect(!Performer("a", journal).canPerformAction(Selector("nobodyImplementsThis:"), withSender: nil))
    }

    @Test("R-RSP-24 Actions take nothing, the sender, or the sender and the event")
    func shapes() {
        let target = Performer("target", journal), event = UIEvent()
        let none = Selector("R-RSP-24", { (target: Performer) in { target.perform() } })
        let one = Selector("R-RSP-24:", { (target: Performer) in { (sender: Any?) in target.perform(sender) } })
        let two = Selector("R-RSP-24::", { (target: Performer) in
            { (sender: Any?, event: UIEvent?) in target.perform(sender, event) }
        })
        for action in [none, one, two] {
            #expect(application.sendAction(action, to: target, from: stage.root, for: event))
        }
        #expect(journal.take() == ["target.perform", "target.perform:", "target.perform::"])
        #expect(target.sender as? UIView === stage.root)
        #expect(target.event === event)
    }

    @Test("R-RSP-24 The sender comes as the type that the method declares")
    func typedSender() {
        final class Typed: NSObject {
            var sender: NotingView?
            func press(_ sender: NotingView) { self.sender = sender }
        }
        let target = Typed()
        #expect(application.sendAction(Selector("R-RSP-24 press:", Typed.press(_:)), to: target, from: stage.root, for: nil))
        #expect(target.sender === stage.root)
    }
}
