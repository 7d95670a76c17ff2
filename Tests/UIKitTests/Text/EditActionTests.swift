import Foundation
import Testing
@testable import UIKit

/// Which responders implement the standard edit actions, and how they are reached.
@MainActor @Suite("Standard edit actions", .leavesNothing)
struct EditActionTests {
    private class Copying: UIView {
        var calls: [String] = []
        override class var overriddenEditActions: Set<Selector> { ["copy:", "selectAll:"] }
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func selectAll(_ sender: Any?) { calls.append("selectAll") }
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Heir: Copying {
        override class var overriddenEditActions: Set<Selector> { ["paste:"] }
        override func paste(_ sender: Any?) { calls.append("paste") }
    }

    /// Overrides actions and declares none.
    private final class Silent: UIView {
        var calls: [String] = []
        var refuses = false
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func cut(_ sender: Any?) {
            copy(sender)
            delete(sender)
            calls.append("cut")
        }
        override func paste(_ sender: Any?) {
            calls.append("passed on")
            super.paste(sender)
        }
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !refuses && super.canPerformAction(action, withSender: sender)
        }
    }

    /// Says what can be performed in code of its own, as many views with a menu do on iOS.
    private final class Willing: UIView {
        var calls: [String] = []
        override func copy(_ sender: Any?) { calls.append("copy") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }
    }

    private static let names = EditActionTable.names

    /// The actions that the responder can perform.
    private func performed(by responder: UIResponder) -> [String] {
        Self.names.filter { responder.canPerformAction(Selector($0), withSender: nil) }
    }

    @Test("R-RSP-25, R-RSP-23: no base class implements any; a class implements those that it or a superclass declares")
    func overrides() {
        #expect(Self.names.count == 26 && Set(Self.names).count == 26)
        for responder in [UIResponder(), UIView(), UIControl(), UIViewController(), UIWindow(), UILabel()] {
            #expect(performed(by: responder) == [], "\(type(of: responder))")
        }
        #expect(performed(by: Copying()) == ["copy:", "selectAll:"])
        #expect(performed(by: Heir()) == ["copy:", "paste:", "selectAll:"])
        #expect(performed(by: Willing()) == ["copy:"])
        for name in ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"] {
            #expect(EditActionTable.isDeclared(Selector(name), by: UITextField()))
        }
    }

    @Test("R-RSP-25: each action calls the method of its name", arguments: EditActionTable.names)
    func calls(name: String) {
        let all = OverridesAll()
        #expect(EditActionTable.call(Selector(name), on: all, "sender", nil))
        #expect(all.calls == [name])
        // UIKit's own declines.
        #expect(!EditActionTable.call(Selector(name), on: UIView(), nil, nil))
        #expect(Selector(name).method(in: UIView()) != nil && !Selector(name).isImplemented(by: UIView()))
    }

    @Test("R-RSP-25: a selector made of the responder's method makes no class implement it, and calls the override")
    func selectors() {
        // Without a first responder, which another test's key window may have.
        let stage = Stage.rooted()
        let copying = Copying()
        let action = Selector("copy:", UIResponder.copy(_:))
        #expect(!UIView().canPerformAction(action, withSender: nil) && !UIView().canPerformAction("copy:", withSender: nil))
        #expect(UIApplication.shared.sendAction(action, to: copying, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction("selectAll:", to: copying, from: nil, for: nil))
        #expect(copying.calls == ["copy", "selectAll"])
        #expect(!stage.application.sendAction("cut:", to: nil, from: copying, for: nil))
    }

    @Test("R-RSP-25: a method that was registered for an action makes its class implement it, as the plugin does for overrides")
    func registered() {
        final class Registered: UIView {
            var calls: [String] = []
            override func duplicate(_ sender: Any?) { calls.append("duplicate") }
        }
        NibClasses.register(Registered.self) { $0.action("duplicate:", Registered.duplicate(_:)) }
        let view = Registered()
        #expect(performed(by: view) == ["duplicate:"])
        #expect(UIApplication.shared.sendAction("duplicate:", to: view, from: nil, for: nil) && view.calls == ["duplicate"])
    }

    @Test("R-RSP-20, R-RSP-25: a target that does not override an edit action is a programming error")
    func notImplemented() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIApplication.shared.sendAction("rename:", to: UIView(), from: nil, for: nil) }
        }
    }

    // MARK: Overrides that are not declared

    @Test("R-RSP-25, R-RSP-21: an override that is not declared is in no menu, but is reached by an action up the chain")
    func undeclared() throws {
        let stage = Stage.rooted()
        let outer = Heir(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = Silent(frame: outer.bounds)
        stage.root.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.becomeFirstResponder() && performed(by: inner) == [])
        // Its own method calls another that it does not override: that is no answer to this action.
        for (action, expected) in [("copy:", ["copy"]), ("cut:", ["copy", "cut"])] {
            inner.calls = []
            #expect(stage.application.sendAction(Selector(action), to: nil, from: nil, for: nil))
            #expect(inner.calls == expected && outer.calls == [])
        }
        // What it does not override, or passes on to super, goes further up.
        inner.calls = []
        #expect(stage.application.sendAction("selectAll:", to: nil, from: nil, for: nil) && outer.calls == ["selectAll"])
        #expect(stage.application.sendAction("paste:", to: nil, from: nil, for: nil))
        #expect(inner.calls == ["passed on"] && outer.calls == ["selectAll", "paste"])
        #expect(!stage.application.sendAction("rename:", to: nil, from: nil, for: nil))
        #expect(stage.application.sendAction("copy:", to: inner, from: nil, for: nil) && inner.calls == ["passed on", "copy"])
    }

    @Test("R-RSP-23: an override of canPerformAction that refuses without asking super is not called; one that agrees is")
    func refusal() {
        let stage = Stage.rooted()
        let outer = Copying(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = Silent(frame: outer.bounds), willing = Willing()
        stage.root.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(willing)
        inner.refuses = true
        #expect(inner.becomeFirstResponder())
        #expect(stage.application.sendAction("copy:", to: nil, from: nil, for: nil))
        #expect(inner.calls == [] && outer.calls == ["copy"])
        #expect(willing.target(forAction: "copy:", withSender: nil) as? UIView === willing)
        #expect(stage.application.sendAction("copy:", to: willing, from: nil, for: nil) && willing.calls == ["copy"])
    }

    @Test("R-TXT-10: the key of an edit action reaches an override that is not declared")
    func keys() {
        let stage = Stage.rooted()
        let view = Silent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        #expect(view.becomeFirstResponder())
        stage.key(.keyboardC, true, "c", modifiers: .control)
        stage.key(.keyboardC, false, "c", modifiers: .control)
        #expect(view.calls == ["copy"])
    }
}

/// Notes each edit action by its selector.
private final class OverridesAll: UIResponder {
    var calls: [String] = []
    override func cut(_ sender: Any?) { calls.append("cut:") }
    override func copy(_ sender: Any?) { calls.append("copy:") }
    override func paste(_ sender: Any?) { calls.append("paste:") }
    override func pasteAndMatchStyle(_ sender: Any?) { calls.append("pasteAndMatchStyle:") }
    override func pasteAndGo(_ sender: Any?) { calls.append("pasteAndGo:") }
    override func pasteAndSearch(_ sender: Any?) { calls.append("pasteAndSearch:") }
    override func select(_ sender: Any?) { calls.append("select:") }
    override func selectAll(_ sender: Any?) { calls.append("selectAll:") }
    override func delete(_ sender: Any?) { calls.append("delete:") }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { calls.append("makeTextWritingDirectionLeftToRight:") }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { calls.append("makeTextWritingDirectionRightToLeft:") }
    override func toggleBoldface(_ sender: Any?) { calls.append("toggleBoldface:") }
    override func toggleItalics(_ sender: Any?) { calls.append("toggleItalics:") }
    override func toggleUnderline(_ sender: Any?) { calls.append("toggleUnderline:") }
    override func increaseSize(_ sender: Any?) { calls.append("increaseSize:") }
    override func decreaseSize(_ sender: Any?) { calls.append("decreaseSize:") }
    override func find(_ sender: Any?) { calls.append("find:") }
    override func findAndReplace(_ sender: Any?) { calls.append("findAndReplace:") }
    override func findNext(_ sender: Any?) { calls.append("findNext:") }
    override func findPrevious(_ sender: Any?) { calls.append("findPrevious:") }
    override func useSelectionForFind(_ sender: Any?) { calls.append("useSelectionForFind:") }
    override func printContent(_ sender: Any?) { calls.append("printContent:") }
    override func rename(_ sender: Any?) { calls.append("rename:") }
    override func duplicate(_ sender: Any?) { calls.append("duplicate:") }
    override func move(_ sender: Any?) { calls.append("move:") }
    override func export(_ sender: Any?) { calls.append("export:") }
}
