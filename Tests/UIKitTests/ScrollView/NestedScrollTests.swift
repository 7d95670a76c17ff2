import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Scroll views in scroll views", .leavesNothing)
struct NestedScrollTests {
    @Test("R-SCR-10, R-SCR-11 Along goes the one that scrolls along, across the one that scrolls across")
    func across() {
        let scroll = ScrolledContent(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 2000)
        scroll.content.addSubview(inner)
        scroll.stage.turn()
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
        scroll.stage.up(200, 200, at: 1)
        #expect(inner.contentOffset.y == 90 && scroll.scrollView.contentOffset == .zero)
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -4, steps: 5, at: 2)
        scroll.stage.up(200, 280, at: 3)
        #expect(inner.contentOffset.y == 90 && scroll.scrollView.contentOffset.x > 80)
    }

    @Test("R-SCR-11 Along one axis the inner one scrolls; at its end the next drag is the outer one's")
    func along() {
        let scroll = ScrolledContent(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        scroll.content.addSubview(inner)
        scroll.stage.turn()
        scroll.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        scroll.stage.up(230, 200, at: 1)
        scroll.stage.advance(to: 3)
        #expect(inner.contentOffset.x == 100 && scroll.scrollView.contentOffset.x == 0)
        scroll.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6, at: 4)
        #expect(inner.contentOffset.x == 100 && scroll.scrollView.contentOffset.x == 110)
        scroll.stage.up(230, 200, at: 5)
    }

    @Test("R-SCR-10, R-SCR-11 A scroll view around that does not scroll takes nothing: at its end the inner one is pulled, and slanted drags are its own")
    func outerOneDisabled() {
        let scroll = ScrolledContent(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        inner.contentOffset = CGPoint(x: 100, y: 0)
        scroll.content.addSubview(inner)
        scroll.scrollView.isScrollEnabled = false
        scroll.stage.turn()
        scroll.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        #expect(inner.contentOffset.x > 110 && scroll.scrollView.contentOffset == .zero)
        scroll.stage.up(230, 200, at: 1)
        scroll.stage.advance(to: 3)
        // More across than along: the inner one's, as no other scrolls across.
        inner.contentSize = CGSize(width: 400, height: 2000)
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -16, steps: 5, at: 4)
        #expect(inner.contentOffset.y > 50 && scroll.scrollView.contentOffset == .zero)
        scroll.stage.up(200, 220, at: 5)
    }

    @Test("R-SCR-11 The decision has its reason in the trace")
    func reasons() {
        let scroll = ScrolledContent()
        let trace = GestureTrace(capacity: 200)
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        scroll.scrollView.panGestureRecognizer.name = "scroll"
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -20, steps: 2)
        scroll.stage.up(260, 300, at: 1)
        #expect(trace.explanation(of: "scroll")?.contains("failed: the content does not scroll sideways") == true)
    }
}
