import Testing
@testable import UIKit

@MainActor @Suite("Layout and display", .leavesNothing)
struct LayoutTests {
    /// A stage with two views, one in the other, that are laid out and drawn.
    private func begin() -> (Stage, NotingView, NotingView) {
        let stage = Stage.rooted()
        let outer = stage.add("outer", CGRect(x: 0, y: 0, width: 200, height: 200), notes: .layout)
        let inner = stage.add("inner", to: outer, notes: .layout)
        stage.turn()
        _ = stage.journal.take()
        return (stage, outer, inner)
    }

    @Test("R-LAY-1 Marking does nothing yet; the next pass lays out from outer to inner, then draws")
    func marking() {
        let (stage, outer, inner) = begin(), journal = stage.journal
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        inner.setNeedsDisplay()
        #expect(journal.take() == [])
        stage.turn()
        #expect(journal.take() == ["outer.layout", "inner.layout", "inner.draw"])
        stage.turn()
        #expect(journal.take() == [])
    }

    @Test("R-LAY-1 layoutIfNeeded lays out at once, from the outermost marked ancestor, and draws nothing")
    func layoutIfNeeded() {
        let (stage, outer, inner) = begin(), journal = stage.journal
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.setNeedsDisplay()
        inner.layoutIfNeeded()
        #expect(journal.take() == ["outer.layout", "inner.layout"])
        inner.layoutIfNeeded()
        #expect(journal.take() == [])
        stage.turn()
        #expect(journal.take() == ["inner.draw"])
    }

    @Test("R-LAY-1 layoutIfNeeded works outside a window")
    func outside() {
        let (stage, _, _) = begin(), journal = stage.journal
        let view = NotingView("view", journal, notes: .layout)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(journal.take() == ["view.layout"])
    }

    @Test("R-LAY-1 The controller's callbacks enclose its view's layout")
    func controller() {
        let (stage, _, _) = begin(), journal = stage.journal
        final class Controller: UIViewController {
            var lines: [String] = []
            override func viewWillLayoutSubviews() { lines.append("will") }
            override func viewDidLayoutSubviews() { lines.append("did") }
        }
        let controller = Controller()
        let view = NotingView("view", journal, notes: .layout)
        view.onNote = { [unowned controller] in controller.lines.append($0) }
        controller.view = view
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(controller.lines == ["will", "layout", "did"])
    }

    @Test("R-LAY-1 A layout that resizes a subview has it laid out in the same pass")
    func cascade() {
        let (stage, outer, inner) = begin(), journal = stage.journal
        outer.onNote = { [inner] line in if line == "layout" { inner.frame.size.width += 1 } }
        outer.setNeedsLayout()
        stage.turn()
        #expect(journal.take().filter { $0.hasSuffix("layout") } == ["outer.layout", "inner.layout"])
    }

    @Test("R-LAY-21 A layout that replaces its subviews or sublayers is run twice at most, and the views beside it have their turn", arguments: [0, 1, 2])
    func replacing(kind: Int) {
        let (stage, outer, _) = begin(), journal = stage.journal
        let still = stage.add("still", CGRect(x: 0, y: 200, width: 10, height: 10), notes: .layout)
        stage.turn()
        _ = journal.take()
        outer.onNote = { [unowned outer] line in
            guard line == "layout" else { return }
            switch kind {
            case 0:
                for view in outer.subviews { view.removeFromSuperview() }
                outer.addSubview(UIView())
            case 1:
                for layer in outer.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
                outer.layer.addSublayer(CALayer())
            default: outer.setNeedsLayout()
            }
        }
        outer.setNeedsLayout()
        still.setNeedsLayout()
        stage.turn()
        let lines = journal.take()
        #expect(lines.filter { $0 == "outer.layout" }.count == 2)
        #expect(lines.filter { $0 == "still.layout" }.count == 1)
        // It has settled: no layout comes with the next frames.
        stage.turn()
        #expect(journal.take() == [])
    }

    @Test("R-LAY-21 Layouts that mark each other are continued in the next frame; others have their turn")
    func neverSettling() {
        let (stage, outer, inner) = begin(), journal = stage.journal
        let still = stage.add("still", CGRect(x: 0, y: 200, width: 10, height: 10), notes: .layout)
        stage.turn()
        _ = journal.take()
        inner.onNote = { [unowned outer] line in if line == "layout" { outer.setNeedsLayout() } }
        outer.onNote = { [unowned inner] line in if line == "layout" { inner.setNeedsLayout() } }
        outer.setNeedsLayout()
        still.setNeedsLayout()
        stage.turn()
        let lines = journal.take()
        #expect(lines.filter { $0 == "still.layout" }.count == 1)
        #expect((3...201).contains(lines.count), "\(lines.count)")
        stage.turn()
        #expect(!journal.take().isEmpty)
        outer.onNote = nil
        stage.turn()
        _ = journal.take()
        stage.turn()
        #expect(journal.take() == [])
    }

    @Test("R-LAY-2 Events, then timers, then display links, then layout and display, within one turn")
    func order() throws {
        let (stage, outer, inner) = begin(), journal = stage.journal
        let link = CADisplayLink { [journal] _ in journal.note("link") }
        link.add(to: .main, forMode: .common)
        defer { link.invalidate() }
        let button = stage.add("button", CGRect(x: 300, y: 0, width: 50, height: 50))
        button.onNote = { [outer, inner] _ in
            outer.setNeedsLayout()
            inner.setNeedsDisplay()
        }
        stage.turn()
        _ = journal.take()
        let refresh = 1 / 60.0
        _ = stage.application.updateCycle.schedule(at: refresh) { [journal, outer] in
            journal.note("timer")
            outer.setNeedsLayout()
        }
        stage.down(310, 10, at: refresh / 2)
        #expect(journal.take() == ["button.began", "outer.layout", "inner.draw"])
        stage.advance(to: refresh)
        let lines = journal.take()
        #expect(lines == ["timer", "outer.layout", "link"] || lines == ["timer", "link", "outer.layout"], "\(lines)")
    }

    @Test("R-LAY-2 A display link that marks views has them laid out before the frame is shown")
    func displayLink() throws {
        let (stage, outer, _) = begin(), journal = stage.journal
        let link = CADisplayLink { [journal, outer] _ in
            journal.note("link")
            outer.setNeedsLayout()
        }
        link.add(to: .main, forMode: .common)
        defer { link.invalidate() }
        stage.turn()
        stage.advance(to: 1.5 / 60)
        #expect(journal.take() == ["link", "outer.layout"])
    }

    @Test("R-LAY-2 A frame set in a callback counts at once for hit testing")
    func frameInCallback() {
        let (stage, _, _) = begin()
        let target = stage.add("target", CGRect(x: 300, y: 0, width: 50, height: 50))
        target.onNote = { [unowned target] line in if line == "ended" { target.frame.origin.y = 300 } }
        stage.down(310, 10)
        stage.up(310, 10, at: 0.1)
        #expect(stage.root.hitTest(CGPoint(x: 310, y: 310), with: nil) === target)
        #expect(stage.root.hitTest(CGPoint(x: 310, y: 10), with: nil) === stage.root)
    }

    @Test("R-LAY-3 A landing forces no layout before its hit test")
    func hitTestBeforeLayout() {
        let (stage, _, _) = begin(), journal = stage.journal
        let view = stage.add("view", CGRect(x: 300, y: 300, width: 50, height: 50), notes: [.layout, .hitTests])
        stage.turn()
        _ = journal.take()
        view.setNeedsLayout()
        stage.down(310, 310)
        #expect(journal.take() == ["view.hit test", "view.layout"])
    }

    @Test("R-LAY-4 Another width of a view is one layout of it")
    func ownSize() {
        final class Counted: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = Counted()
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: outer.topAnchor),
                                     view.leftAnchor.constraint(equalTo: outer.leftAnchor)])
        outer.layoutIfNeeded()
        let before = view.layouts
        width.constant = 30
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 10) && view.layouts == before + 1)
        width.constant = 40
        view.layoutIfNeeded()
        #expect(view.frame.width == 40 && view.layouts == before + 2)
    }

    @Test("R-LAY-4 Many marks in one turn make one layout and one drawing")
    func coalescing() {
        let (stage, outer, _) = begin(), journal = stage.journal
        for _ in 0..<5 {
            outer.setNeedsLayout()
            outer.setNeedsDisplay()
            outer.bounds.size.width += 1
        }
        stage.turn()
        #expect(journal.take().filter { $0.hasPrefix("outer") } == ["outer.layout", "outer.draw"])
    }

    @Test("R-LAY-5 A change of size or of the bounds' origin marks the view; a pure move does not")
    func changes() {
        let (stage, outer, _) = begin(), journal = stage.journal
        func layouts(_ change: () -> Void) -> [String] {
            change()
            stage.turn()
            return journal.take().filter { $0.hasSuffix("layout") }
        }
        #expect(layouts { outer.bounds.size.height = 190 } == ["outer.layout"])
        #expect(layouts { outer.frame.size.height = 180 } == ["outer.layout"])
        #expect(layouts { outer.bounds.origin.y = 20 } == ["outer.layout"])
        #expect(layouts { outer.center = CGPoint(x: 150, y: 150) } == [])
        #expect(layouts { outer.frame.origin = CGPoint(x: 3, y: 3) } == [])
        #expect(layouts { outer.transform = CGAffineTransform(rotationAngle: 1) } == [])
        #expect(layouts { outer.bounds = outer.bounds } == [])
    }

    @Test("R-LAY-5 Adding and removing marks the superview; moving to a window marks the view")
    func hierarchy() {
        let (stage, outer, _) = begin(), journal = stage.journal
        let view = NotingView("view", journal, notes: .layout)
        stage.turn()
        _ = journal.take()
        outer.addSubview(view)
        stage.turn()
        #expect(journal.take().filter { $0.hasSuffix("layout") } == ["outer.layout", "view.layout"])
        view.removeFromSuperview()
        stage.turn()
        #expect(journal.take().filter { $0.hasSuffix("layout") } == ["outer.layout"])
        outer.addSubview(view)
        stage.turn()
        #expect(journal.take().filter { $0.hasSuffix("layout") } == ["outer.layout", "view.layout"])
    }
}
