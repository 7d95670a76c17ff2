import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Movements that code stops", .leavesNothing)
struct StoppedMovementTests {
    @Test("R-SCR-35a Decelerating content stops where it is, and the end is reported once")
    func deceleration() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 10)
        scroll.stage.advance(to: scroll.stage.now + 0.2)
        let place = view.contentOffset
        _ = scroll.heard()
        #expect(view.isDecelerating && !view.isScrollAnimating)
        view.stopScrollingAndZooming()
        #expect(!view.isDecelerating && view.contentOffset == place && scroll.heard() == ["did end decelerating"])
        scroll.stage.advance(to: scroll.stage.now + 1)
        #expect(view.contentOffset == place && scroll.heard().isEmpty)
        view.stopScrollingAndZooming()
        #expect(scroll.heard().isEmpty)
    }

    @Test("R-SCR-35a A movement of code's stops on its way; a finger keeps what it has")
    func animation() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(view.isScrollAnimating && !view.isZoomAnimating)
        scroll.stage.advance(to: 0.15)
        view.stopScrollingAndZooming()
        let place = view.contentOffset.y
        #expect(!view.isScrollAnimating && place > 100 && place < 400 && scroll.heard() == ["did scroll", "did end animation"])
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        let dragged = view.contentOffset.y
        view.stopScrollingAndZooming()
        #expect(view.isDragging && view.contentOffset.y == dragged && dragged > place)
        scroll.stage.move(200, 180, at: 1.06)
        #expect(view.contentOffset.y == dragged + 20)
        scroll.stage.up(200, 180, at: 2)
    }

    @Test("R-SCR-35a Beyond an end the content is at that end at once, and between pages at the nearest one")
    func places() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.flick(from: CGPoint(x: 200, y: 100), dy: 20, steps: 10)
        #expect(view.contentOffset.y < -20 && view.isDecelerating)
        view.stopScrollingAndZooming()
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
        view.isPagingEnabled = true
        view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
        scroll.stage.advance(to: scroll.stage.now + 0.15)
        let page = (view.contentOffset.y / 400).rounded() * 400
        #expect(view.contentOffset.y != page)
        view.stopScrollingAndZooming()
        #expect(view.contentOffset.y == page && page > 0)
    }

    @Test("R-SCR-35a Where the end of a drag is reported, nothing follows that")
    func lift() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.onEndDragging = { $0.stopScrollingAndZooming() }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 10)
        let place = view.contentOffset
        #expect(scroll.heard().last == "did end dragging, goes on" && !view.isDecelerating)
        scroll.stage.advance(to: scroll.stage.now + 1)
        #expect(view.contentOffset == place && scroll.heard().isEmpty)
    }

    @Test("R-SCR-35a A scale that changes by itself stops, inside its limits")
    func zoom() {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: 400)), view = scroll.scrollView
        scroll.zoomed = scroll.content
        view.maximumZoomScale = 4
        view.setZoomScale(4, animated: true)
        scroll.stage.advance(to: 0.15)
        let scale = view.zoomScale
        #expect(view.isZoomAnimating && !view.isScrollAnimating && scale > 1.5 && scale < 3.5)
        _ = scroll.heard()
        view.stopScrollingAndZooming()
        #expect(!view.isZoomAnimating && view.zoomScale == scale && scroll.heard().last == "did end zooming at \(scale)")
        scroll.stage.advance(to: scroll.stage.now + 1)
        #expect(view.zoomScale == scale)
    }

    @Test("R-SCR-39a Content that is smaller rests where the alignment point says, and larger content has its ends")
    func alignment() {
        let scroll = ScrolledContent(content: CGSize(width: 200, height: 101)), view = scroll.scrollView
        #expect(view.contentOffset == .zero)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.contentOffset == CGPoint(x: -100, y: -149), "on a whole pixel")
        view.contentAlignmentPoint = CGPoint(x: 1, y: 0)
        #expect(view.contentOffset == CGPoint(x: -200, y: 0))
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 60)
        #expect(view.contentOffset == CGPoint(x: -140, y: 0))
        view.contentSize.width = 1000
        #expect(view.contentOffset.x == -20)
        view.contentAlignmentPoint.x = .nan
        #expect(view.contentAlignmentPoint == CGPoint(x: 1, y: 0))
    }

    @Test("R-SCR-39a A finger that pulls aligned content lets it go back there, and a pinch leaves it there")
    func aligned() {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: 200)), view = scroll.scrollView
        scroll.zoomed = scroll.content
        view.minimumZoomScale = 0.5
        view.alwaysBounceVertical = true
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        scroll.drag(from: CGPoint(x: 200, y: 150), dy: 20, steps: 5)
        #expect(view.contentOffset.y < -110)
        scroll.stage.up(200, 250, at: 1)
        scroll.settle()
        #expect(view.contentOffset == CGPoint(x: 0, y: -100))
        view.setZoomScale(0.5, animated: true)
        scroll.settle()
        #expect(view.contentOffset == CGPoint(x: -100, y: -150) && view.contentSize == CGSize(width: 200, height: 100))
    }

    @Test("R-SCR-11 A scroll view that transfers no scrolling keeps the drags at its ends", arguments: [true, false])
    func transfer(_ transfers: Bool) {
        let scroll = ScrolledContent(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        inner.contentOffset.x = 100
        inner.transfersHorizontalScrollingToParent = transfers
        inner.transfersVerticalScrollingToParent = !transfers
        scroll.content.addSubview(inner)
        scroll.stage.turn()
        scroll.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        #expect(transfers ? inner.contentOffset.x == 100 : inner.contentOffset.x > 110)
        #expect(scroll.scrollView.contentOffset.x == (transfers ? 110 : 0))
        scroll.stage.up(230, 200, at: 1)
        scroll.stage.advance(to: 3)
    }
}
