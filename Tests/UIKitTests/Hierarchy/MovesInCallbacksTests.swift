import Testing
@testable import UIKit

/// Callbacks of a move that move views once more.
@MainActor @Suite("Views that are moved while they move", .leavesNothing)
final class MovesInCallbacksTests {
    /// Does something the next time that it is marked for layout.
    private final class MarkedView: UIView {
        var onMark: (() -> Void)?
        override func setNeedsLayout() {
            super.setNeedsLayout()
            guard let body = onMark else { return }
            onMark = nil
            body()
        }
    }

    private func marked(in superview: UIView?) -> MarkedView {
        let view = MarkedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        superview?.addSubview(view)
        return view
    }

    /// Whether a view is where it says, and nowhere else.
    private func isWhole(_ view: UIView, among others: UIView...) -> Bool {
        view.window === view.superview?.window && others.allSatisfy { $0.subviews.contains(view) == (view.superview === $0) }
    }

    @Test("R-VH-16 The superview that it leaves takes the new one out of the window")
    func newSuperviewLeaves() {
        let stage = Stage.rooted(), old = marked(in: stage.root), new = marked(in: stage.root), view = UIView(), inner = UIView()
        view.addSubview(inner)
        old.addSubview(view)
        old.onMark = { new.removeFromSuperview() }
        new.addSubview(view)
        #expect(view.superview === new && view.window == nil && inner.window == nil && isWhole(view, among: old, new))
    }

    @Test("R-VH-16 The superview that it leaves puts it elsewhere", arguments: [true, false])
    func elsewhere(isOutside: Bool) {
        let stage = Stage.rooted(), old = marked(in: isOutside ? nil : stage.root), new = marked(in: stage.root), third = marked(in: stage.root), view = UIView()
        old.addSubview(view)
        old.onMark = { third.addSubview(view) }
        new.addSubview(view)
        #expect(view.superview === third && view.window === stage.window && isWhole(view, among: old, new, third))
    }

    @Test("R-VH-16 The superview that it comes to removes it at once")
    func removedAtOnce() {
        let stage = Stage.rooted(), new = marked(in: stage.root), view = UIView(), inner = UIView()
        view.addSubview(inner)
        new.onMark = { view.removeFromSuperview() }
        new.addSubview(view)
        #expect(view.superview == nil && view.window == nil && inner.window == nil && isWhole(view, among: new))
    }

    @Test("R-VH-16 It leaves while what is in it comes to the window")
    func leavesMeanwhile() {
        let stage = Stage.rooted(), view = UIView(), first = marked(in: view), inner = UIView()
        view.addSubview(inner)
        first.onMark = { view.removeFromSuperview() }
        stage.root.addSubview(view)
        #expect(view.window == nil && first.window == nil && inner.window == nil && isWhole(view, among: stage.root))
    }

    @Test("R-VH-16 The superview that it is taken out of puts it elsewhere, where it stays")
    func removedAndPutBack() {
        let stage = Stage.rooted(), old = marked(in: stage.root), view = UIView()
        old.addSubview(view)
        old.onMark = { stage.root.addSubview(view) }
        view.removeFromSuperview()
        #expect(view.superview === stage.root && view.window === stage.window && isWhole(view, among: old, stage.root))
    }

    @Test("R-VH-16, R-VH-8 The window that a view would have kept goes, and then the view's new superview")
    func windowGoes() {
        let stage = Stage.rooted(), old = marked(in: nil), new = marked(in: nil), view = UIView()
        var window: UIWindow? = UIWindow(windowScene: stage.scene)
        window?.addSubview(old)
        window?.addSubview(new)
        old.addSubview(view)
        old.onMark = { new.removeFromSuperview() }
        new.addSubview(view)
        weak let gone = window
        window = nil
        #expect(gone == nil && view.window == nil && isWhole(view, among: old, new))
    }

    @Test("R-VH-16, R-GR-55 A touch of a view whose new superview leaves the window ends")
    func touched() {
        let stage = Stage.rooted(), new = marked(in: stage.root), old = marked(in: stage.root), view = stage.add("view", to: old)
        stage.down(10, 10)
        old.onMark = { new.removeFromSuperview() }
        new.addSubview(view)
        stage.up(10, 10, at: 0.1)
        #expect(stage.journal.take() == ["view.began", "view.cancelled"])
    }

    @Test("R-VH-16, R-VH-2 Each is notified of the window that it is in, once")
    func notifiedOnce() {
        let stage = Stage.rooted(), old = marked(in: nil), new = marked(in: stage.root), view = NotingView("view", stage.journal, notes: .hooks)
        let inner = NotingView("inner", stage.journal, notes: .hooks)
        view.addSubview(inner)
        old.addSubview(view)
        _ = stage.journal.take()
        old.onMark = { stage.root.addSubview(view) }
        new.addSubview(view)
        #expect(stage.journal.take().filter { $0.contains("did move to window") } == ["view.did move to window window", "inner.did move to window window"])
    }
}
