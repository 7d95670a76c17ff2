import Testing
@testable import UIKit

@MainActor @Suite("Hooks of moving views", .leavesNothing)
final class HookTests {
    private lazy var stage = Stage.rooted()
    private lazy var parent: NotingView = {
        let parent = stage.add("parent", notes: .hooks)
        _ = stage.journal.take()
        return parent
    }()

    private func view(_ name: String) -> NotingView { NotingView(name, stage.journal, notes: .hooks) }

    @Test("R-VH-2 Adding: the window, the superview, the insertion, the window, the superview, the subview")
    func adding() {
        let parent = parent, view = view("view")
        var isInserted: [Bool] = []
        view.onNote = { [unowned view, parent] _ in isInserted.append(parent.subviews.contains(view)) }
        parent.addSubview(view)
        #expect(stage.journal.take() == [
            "view.will move to window window", "view.will move to parent",
            "view.did move to window window", "view.did move to parent",
            "parent.did add view",
        ])
        #expect(isInserted == [false, false, true, true])
    }

    @Test("R-VH-2 Descendants are called for the window, outermost first, and for nothing else")
    func descendants() {
        let parent = parent, view = view("view"), child = self.view("child"), grandchild = self.view("grandchild")
        child.addSubview(grandchild)
        view.addSubview(child)
        _ = stage.journal.take()
        parent.addSubview(view)
        #expect(stage.journal.take() == [
            "view.will move to window window", "child.will move to window window", "grandchild.will move to window window",
            "view.will move to parent",
            "view.did move to window window", "child.did move to window window", "grandchild.did move to window window",
            "view.did move to parent", "parent.did add view",
        ])
        #expect(grandchild.window === stage.window)
    }

    @Test("R-VH-2 Where no window changes no window callback comes")
    func withoutWindow() {
        let outer = view("outer"), inner = view("inner")
        outer.addSubview(inner)
        #expect(stage.journal.take() == ["inner.will move to outer", "inner.did move to outer", "outer.did add inner"])
    }

    @Test("R-VH-2 A view that is added while its superview enters the window is called once")
    func addedMeanwhile() {
        let parent = parent, view = view("view"), late = self.view("late")
        view.onNote = { [unowned view] line in
            if line == "did move to window window", late.superview == nil { view.addSubview(late) }
        }
        parent.addSubview(view)
        let lines = stage.journal.take()
        #expect(lines.filter { $0 == "late.did move to window window" }.count == 1, "\(lines)")
        #expect(lines.filter { $0 == "late.will move to window window" }.count == 1, "\(lines)")
    }

    @Test("R-VH-3 A sibling that was taken out while the subtree enters the window is not called")
    func removedMeanwhile() {
        let parent = parent, view = view("view"), first = self.view("first"), second = self.view("second")
        view.addSubview(first)
        view.addSubview(second)
        _ = stage.journal.take()
        first.onNote = { line in
            if line == "did move to window window" { second.removeFromSuperview() }
        }
        parent.addSubview(view)
        let lines = stage.journal.take()
        #expect(lines.last { $0.hasPrefix("second.") } == "second.did move to nil", "\(lines)")
    }

    @Test("R-VH-2 A view whose superview leaves the window in a callback is in no window")
    func superviewLeavesMeanwhile() {
        let parent = parent, view = view("view")
        view.onNote = { [unowned parent] line in
            if line == "will move to parent" { parent.removeFromSuperview() }
        }
        parent.addSubview(view)
        #expect(view.superview === parent && parent.window == nil && view.window == nil)
        #expect(stage.journal.take().filter { $0.hasPrefix("view.") } == [
            "view.will move to window window", "view.will move to parent", "view.will move to window nil",
            "view.did move to window nil", "view.did move to parent",
        ])
    }

    @Test("R-VH-2 A view whose superview enters a window in a callback is in that window")
    func superviewEntersMeanwhile() {
        let parent = parent, outer = self.view("outer"), view = self.view("view")
        view.onNote = { [unowned parent, unowned outer] line in
            if line == "will move to outer" { parent.addSubview(outer) }
        }
        outer.addSubview(view)
        #expect(view.superview === outer && view.window === stage.window)
        #expect(stage.journal.take().filter { $0.hasPrefix("view.") } == [
            "view.will move to outer", "view.will move to window window", "view.did move to window window", "view.did move to outer",
        ])
    }

    @Test("R-VH-3 A view whose superview leaves the window while it is removed leaves the window once")
    func superviewLeavesWhileRemoved() {
        let parent = parent, view = view("view")
        parent.addSubview(view)
        _ = stage.journal.take()
        view.onNote = { [unowned parent] line in
            if line == "will move to nil" { parent.removeFromSuperview() }
        }
        view.removeFromSuperview()
        #expect(view.superview == nil && view.window == nil)
        #expect(stage.journal.take().filter { $0 == "view.did move to window nil" }.count == 1)
    }

    @Test("R-VH-3 Removing: the superview, the superview to be, the window; after it the window and the superview")
    func removing() {
        let parent = parent, view = view("view"), child = self.view("child")
        view.addSubview(child)
        parent.addSubview(view)
        _ = stage.journal.take()
        var isInserted: [Bool] = []
        view.onNote = { [unowned view, parent] _ in isInserted.append(parent.subviews.contains(view)) }
        view.removeFromSuperview()
        #expect(stage.journal.take() == [
            "parent.will remove view",
            "view.will move to nil",
            "view.will move to window nil", "child.will move to window nil",
            "view.did move to window nil", "child.did move to window nil",
            "view.did move to nil",
        ])
        #expect(isInserted == [true, true, false, false])
        #expect(child.window == nil && child.superview === view)
    }

    @Test("R-VH-3 Removing outside a window says nothing of windows")
    func removingOutside() {
        let outer = view("outer"), inner = view("inner")
        outer.addSubview(inner)
        _ = stage.journal.take()
        inner.removeFromSuperview()
        #expect(stage.journal.take() == ["outer.will remove inner", "inner.will move to nil", "inner.did move to nil"])
    }

    @Test("R-VH-7 A move within the window changes no window; the old superview is called")
    func moving() {
        let other = stage.add("other", notes: .hooks), parent = parent, view = view("view")
        parent.addSubview(view)
        _ = stage.journal.take()
        other.addSubview(view)
        #expect(stage.journal.take() == [
            "parent.will remove view", "view.will move to other", "view.did move to other", "other.did add view",
        ])
        #expect(view.window === stage.window && parent.subviews.isEmpty)
    }

    @Test("R-VH-7 A touch goes on while its view moves within the window")
    func touches() {
        let view = stage.add("view"), other = stage.add("other", CGRect(x: 200, y: 200, width: 100, height: 100))
        stage.down(10, 10)
        other.addSubview(view)
        stage.move(20, 20, at: 0.1)
        stage.up(20, 20, at: 0.2)
        #expect(stage.journal.take() == ["view.began", "view.moved", "view.ended"])
        #expect(view.touches.first?.view === view)
    }

    @Test("R-VH-2 Moving to another window calls the view with the new one")
    func otherWindow() {
        let parent = parent, view = view("view"), other = UIWindow(windowScene: stage.scene)
        parent.addSubview(view)
        _ = stage.journal.take()
        other.addSubview(view)
        #expect(stage.journal.take() == [
            "parent.will remove view", "view.will move to window window", "view.will move to view",
            "view.did move to window window", "view.did move to view",
        ])
        #expect(view.window === other)
    }
}
