import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Scroll views in scroll views", .leavesNothing)
struct NestedScrollTests {
    @Test("R-SCR-10, R-SCR-11 Along goes the one that scrolls along, across the one that scrolls across")
    func across() {
        let stage = ScrollRig(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 2000)
        stage.content.addSubview(inner)
        stage.rig.turn()
        stage.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
        stage.rig.up(200, 200, at: 1)
        #expect(inner.contentOffset.y == 90 && stage.scrollView.contentOffset == .zero)
        stage.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -4, steps: 5, at: 2)
        stage.rig.up(200, 280, at: 3)
        #expect(inner.contentOffset.y == 90 && stage.scrollView.contentOffset.x > 80)
    }

    @Test("R-SCR-11 Along one axis the inner one scrolls; at its end the next drag is the outer one's")
    func along() {
        let stage = ScrollRig(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        stage.content.addSubview(inner)
        stage.rig.turn()
        stage.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        stage.rig.up(230, 200, at: 1)
        stage.rig.advance(to: 3)
        #expect(inner.contentOffset.x == 100 && stage.scrollView.contentOffset.x == 0)
        stage.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6, at: 4)
        #expect(inner.contentOffset.x == 100 && stage.scrollView.contentOffset.x == 110)
        stage.rig.up(230, 200, at: 5)
    }

    @Test("R-SCR-10, R-SCR-11 A scroll view around that does not scroll takes nothing: at its end the inner one is pulled, and slanted drags are its own")
    func outerOneDisabled() {
        let stage = ScrollRig(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        inner.contentOffset = CGPoint(x: 100, y: 0)
        stage.content.addSubview(inner)
        stage.scrollView.isScrollEnabled = false
        stage.rig.turn()
        stage.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        #expect(inner.contentOffset.x > 110 && stage.scrollView.contentOffset == .zero)
        stage.rig.up(230, 200, at: 1)
        stage.rig.advance(to: 3)
        // More across than along: the inner one's, as no other scrolls across.
        inner.contentSize = CGSize(width: 400, height: 2000)
        stage.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -16, steps: 5, at: 4)
        #expect(inner.contentOffset.y > 50 && stage.scrollView.contentOffset == .zero)
        stage.rig.up(200, 220, at: 5)
    }

    @Test("R-SCR-11 The decision has its reason in the trace")
    func reasons() {
        let stage = ScrollRig()
        let trace = GestureTrace(capacity: 200)
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.scrollView.panGestureRecognizer.name = "scroll"
        stage.drag(from: CGPoint(x: 300, y: 300), dx: -20, steps: 2)
        stage.rig.up(260, 300, at: 1)
        #expect(trace.explanation(of: "scroll")?.contains("failed: the content does not scroll sideways") == true)
    }
}
