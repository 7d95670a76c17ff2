import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Movements whose content changes on the way", .leavesNothing)
struct RedirectedMovementTests {
    /// Content that goes on at three points a millisecond, from an offset of 290.
    private func flung(_ height: CGFloat) -> ScrolledContent {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: height))
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -30, steps: 10)
        scroll.stage.advance(to: 0.15)
        return scroll
    }

    @Test("R-SCR-21, R-SCR-30 Insets that grow while the content goes on let it go on, and nothing more is notified")
    func insets() {
        let scroll = flung(1000), view = scroll.scrollView
        #expect(view.isDecelerating)
        view.contentInset.bottom = 2000
        scroll.settle()
        #expect(view.contentOffset.y > 1700 && view.contentOffset.y < 1800)
        #expect(scroll.heard().filter { $0.contains("decelerating") } == ["will begin decelerating", "did end decelerating"])
    }

    @Test("R-SCR-23, R-SCR-34 Content that becomes smaller than where it is comes back by the spring, or stands at its end at once")
    func smaller() {
        for bounces in [true, false] {
            let scroll = flung(4000), view = scroll.scrollView
            view.bounces = bounces
            let place = view.contentOffset.y
            view.contentSize.height = 600
            #expect(place > 300 && view.contentOffset.y == place && view.isDecelerating)
            scroll.stage.advance(to: 0.2)
            #expect(bounces ? view.contentOffset.y > 200 : view.contentOffset.y == 200)
            scroll.settle()
            #expect(view.contentOffset.y == 200)
        }
    }

    @Test("R-SCR-24, R-SCR-34 A target that the delegate named is kept inside the ends that there are when the content comes there")
    func target() {
        let scroll = ScrolledContent()
        scroll.chooseTarget = { _, _ in CGPoint(x: 0, y: 1500) }
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 10)
        scroll.stage.advance(to: 0.15)
        scroll.scrollView.contentSize.height = 700
        scroll.stage.advance(to: 0.2)
        scroll.scrollView.contentSize.height = 1000
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y == 600)
    }

    @Test("R-SCR-34 Content that the delegate makes smaller as the drag ends comes to rest at the new end")
    func smallerAtEnd() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.onEndDragging = { $0.contentSize.height = 600 }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        #expect(view.contentOffset.y == 90 && view.isDecelerating)
        scroll.settle()
        #expect(view.contentOffset.y == 200)
    }

    @Test("R-SCR-25, R-SCR-34 The page, and the target that the delegate named, stay the goal where content that becomes smaller comes back")
    func smallerWithAGoal() {
        let pages = ScrolledContent(content: CGSize(width: 1200, height: 400)), view = pages.scrollView
        view.isPagingEnabled = true
        view.contentOffset.x = 800
        pages.onEndDragging = { $0.contentSize.width = 800 }
        pages.flick(from: CGPoint(x: 100, y: 200), dx: 10, steps: 5)
        pages.settle()
        #expect(view.contentOffset.x == 400)
        let named = ScrolledContent()
        named.scrollView.contentOffset.y = 800
        named.chooseTarget = { _, _ in CGPoint(x: 0, y: 300) }
        named.onEndDragging = { $0.contentSize.height = 900 }
        named.flick(from: CGPoint(x: 200, y: 100), dy: 10, steps: 10)
        named.settle()
        #expect(named.scrollView.contentOffset.y == 300)
    }

    @Test("R-SCR-33 Content that the delegate puts elsewhere as the drag ends goes on from there")
    func movedAtEnd() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.onEndDragging = { $0.contentOffset.y += 1000 }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        #expect(view.contentOffset.y == 1090 && view.isDecelerating)
        scroll.stage.advance(to: 0.12)
        #expect(view.contentOffset.y >= 1090 && view.contentOffset.y < 1130)
        scroll.settle()
        #expect(abs(view.contentOffset.y - 1589) < 2)
    }

    @Test("R-SCR-25, R-SCR-33 Content that code puts elsewhere while a page turns comes to rest at a page")
    func page() {
        let scroll = ScrolledContent(content: CGSize(width: 4000, height: 400)), view = scroll.scrollView
        view.isPagingEnabled = true
        scroll.flick(from: CGPoint(x: 300, y: 200), dx: -10, steps: 10)
        scroll.stage.advance(to: 0.15)
        view.contentOffset.x += 1230
        #expect(view.isDecelerating)
        scroll.settle()
        #expect(view.contentOffset.x == 1600)
    }

    @Test("R-SCR-34, R-SCR-35 Content that becomes smaller during an animation ends it inside, without a jump")
    func animation() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
        scroll.stage.advance(to: 0.1)
        let place = view.contentOffset.y
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == place)
        scroll.settle()
        #expect(view.contentOffset.y == 600 && scroll.heard() == ["did scroll", "did end animation"])
        view.setContentOffset(CGPoint(x: 0, y: -50), animated: true)
        view.contentSize.height = 900
        scroll.settle()
        #expect(view.contentOffset.y == -50, "code may go beyond the ends (R-SCR-33)")
    }

    @Test("R-SCR-70 A refresh that ends while the content springs back lets it go back to its beginning")
    func refresh() {
        let scroll = ScrolledContent(), control = UIRefreshControl(), view = scroll.scrollView
        view.refreshControl = control
        scroll.drag(from: CGPoint(x: 200, y: 50), dy: 20, steps: 15)
        #expect(control.isRefreshing)
        scroll.stage.up(200, 350, at: 1)
        scroll.stage.advance(to: 1.1)
        #expect(view.isDecelerating)
        control.endRefreshing()
        scroll.settle()
        #expect(view.contentOffset.y == 0)
        view.refreshControl = nil
        scroll.stage.advance(to: scroll.stage.now + 1)
    }

    @Test("R-SCR-33 A finger goes on from where an animation, or content that grows, has left what it holds")
    func held() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -10, steps: 5)
        view.setContentOffset(CGPoint(x: 0, y: 3600), animated: true)
        scroll.stage.advance(to: 0.5)
        #expect(view.contentOffset.y == 3600)
        scroll.stage.move(200, 150, at: 0.51)
        let pulled = view.contentOffset.y
        #expect(pulled > 3640 && pulled < 3660)
        view.contentSize.height = 8000
        scroll.stage.move(200, 140, at: 0.52)
        #expect(abs(view.contentOffset.y - pulled - 10) <= 1)
        scroll.stage.up(200, 140, at: 1)
    }

    @Test("R-SCR-22, R-SCR-30 Flung from beyond an end, the content goes back to that end, which is the target that the delegate gets")
    func flungFromBeyond() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        var target = CGPoint(x: 0, y: -1), speed = CGPoint.zero
        scroll.chooseTarget = {
            (speed, target) = ($0, $1)
            return $1
        }
        scroll.drag(from: CGPoint(x: 200, y: 100), dy: 20, steps: 10)
        for step in 1...5 { scroll.stage.move(200, 300 - 12 * Double(step), at: 0.3 + 0.005 * Double(step)) }
        #expect(view.contentOffset.y < 0)
        scroll.stage.up(200, 240, at: 0.325)
        #expect(speed.y > 1 && target == .zero)
        scroll.settle()
        #expect(view.contentOffset == .zero)
    }
}
