import Testing
@testable import UIKit

/// Hierarchies of many views: what they cost is counted in the rows that hold them, and seen in that these tests come to an end.
@MainActor @Suite("Hierarchies: many views", .leavesNothing)
struct ManyViewsTests {
    private func add(_ count: Int, to view: UIView) -> [UIView] {
        (0..<count).map { _ in
            let subview = UIView()
            view.addSubview(subview)
            return subview
        }
    }

    private func isInOrder(_ view: UIView, _ expected: some Sequence<UIView>) -> Bool {
        view.subviews.elementsEqual(expected) { $0 === $1 } && view.layer.sublayers ?? [] == expected.map(\.layer)
    }

    @Test("R-VH-1, R-VH-14 Subviews are taken away one by one in each order, and none of the others moves", arguments: [false, true])
    func removing(inWindow: Bool) throws {
        let stage = try Stage(), view = UIView()
        if inWindow { stage.view.addSubview(view) }
        let views = add(20_000, to: view)
        var closings = 0
        view.subviews.dropLast().forEach {
            let free = view.subviewRow.isClosed
            $0.removeFromSuperview()
            if !free, view.subviewRow.isClosed { closings += 1 }
        }
        // Closing the gap moves the others: only where half of them are gone.
        #expect(closings < 20)
        #expect(isInOrder(view, [views.last!]))
        for subview in views { view.addSubview(subview) }
        while let last = view.subviews.last { last.removeFromSuperview() }
        #expect(view.subviews.isEmpty && view.layer.sublayers == nil)
        for subview in views { view.insertSubview(subview, at: 0) }
        #expect(isInOrder(view, views.reversed()))
        while let first = view.subviews.first { first.removeFromSuperview() }
        #expect(views.allSatisfy { $0.superview == nil && $0.window == nil && $0.layer.superlayer == nil })
        view.removeFromSuperview()
    }

    @Test("R-VH-1, R-VH-14 Each of many subviews comes to the front, to the back, and beside another")
    func moving() {
        let view = UIView(), views = add(20_000, to: view)
        for subview in views { view.bringSubviewToFront(subview) }
        #expect(isInOrder(view, views))
        for subview in views.reversed() { view.sendSubviewToBack(subview) }
        #expect(isInOrder(view, views))
        let middle = views[10_000], others = add(300, to: view)
        for other in others { view.insertSubview(other, aboveSubview: middle) }
        #expect(isInOrder(view, views[...10_000] + others.reversed() + views[10_001...]))
        for other in others { view.insertSubview(other, belowSubview: middle) }
        #expect(isInOrder(view, views[..<10_000] + others + views[10_000...]))
    }

    /// Forwards everything, as apps do that override and call super.
    private final class Forwarding: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    }

    /// Nested views of the stage's size.
    private func nest(_ count: Int, _ make: () -> UIView, in view: UIView) -> UIView {
        var inner = view
        for _ in 0..<count {
            let next = make()
            next.frame = view.bounds
            inner.addSubview(next)
            inner = next
        }
        return inner
    }

    @Test("R-VH-14, R-VH-2, R-HIT-1, R-RSP-30, R-GEO-9, R-TRT-7 Views nested thousands deep are shown, touched, converted, and leave", arguments: [false, true])
    func nested(overrides: Bool) throws {
        let stage = try Stage()
        let outermost = UIView(frame: stage.view.bounds)
        stage.view.addSubview(outermost)
        let innermost = nest(overrides ? 1_000 : 2_000, { overrides ? Forwarding() : UIView() }, in: outermost)
        innermost.backgroundColor = .red
        #expect(innermost.window === stage.window && innermost.isDescendant(of: outermost))
        stage.host.advance(to: 1)
        let point = CGPoint(x: 5, y: 5)
        #expect(outermost.hitTest(point, with: nil) === innermost)
        #expect(innermost.convert(point, from: outermost) == point && innermost.convert(point, to: outermost) == point)
        #expect(innermost.layer.convert(point, from: outermost.layer) == point)
        stage.play("@1.1 A+(50,50); @1.2 A-")
        outermost.tintColor = .green
        #expect(innermost.tintColor == .green)
        innermost.tag = 7
        #expect(outermost.viewWithTag(7) === innermost)
        #expect(innermost.undoManager != nil)
        outermost.overrideUserInterfaceStyle = .dark
        #expect(innermost.traitCollection.userInterfaceStyle == .dark)
        stage.host.advance(to: 2)
        outermost.removeFromSuperview()
        #expect(innermost.window == nil)
        stage.host.advance(to: 3)
    }

    @Test("R-VH-14 A branch goes with all that is in it, from the outside in, whatever its depth")
    func freed() {
        final class Noting: UIView {
            nonisolated(unsafe) static var gone: [Int] = []
            deinit { Self.gone.append(MainActor.assumeIsolated { tag }) }
        }
        Noting.gone = []
        weak var last: UIView?
        do {
            let top = UIView()
            for branch in 0..<3 {
                // One is deep: where views have traits of their own, nesting costs the square of the depth.
                last = nest(branch == 0 ? SlowTests.areWanted ? 20_000 : 5000 : 100, { UIView() }, in: top)
                let leaf = Noting()
                leaf.tag = branch
                last?.addSubview(leaf)
            }
        }
        #expect(last == nil && Noting.gone == [0, 1, 2])
    }
}
