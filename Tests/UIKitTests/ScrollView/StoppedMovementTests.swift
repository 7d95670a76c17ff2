import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Movements that code stops", .leavesNothing)
struct StoppedMovementTests {
    @Test("R-SCR-35a Decelerating content stops where it is, and the end is reported once")
    func deceleration() {
        let stage = ScrollRig(), view = stage.scrollView
        stage.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 10)
        stage.rig.advance(to: stage.rig.now + 0.2)
        let place = view.contentOffset
        _ = stage.heard()
        #expect(view.isDecelerating && !view.isScrollAnimating)
        view.stopScrollingAndZooming()
        #expect(!view.isDecelerating && view.contentOffset == place && stage.heard() == ["did end decelerating"])
        stage.rig.advance(to: stage.rig.now + 1)
        #expect(view.contentOffset == place && stage.heard().isEmpty)
        view.stopScrollingAndZooming()
        #expect(stage.heard().isEmpty)
    }

    @Test("R-SCR-35a A movement of code's stops on its way; a finger keeps what it has")
    func animation() {
        let stage = ScrollRig(), view = stage.scrollView
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(view.isScrollAnimating && !view.isZoomAnimating)
        stage.rig.advance(to: 0.15)
        view.stopScrollingAndZooming()
        let place = view.contentOffset.y
        #expect(!view.isScrollAnimating && place > 100 && place < 400 && stage.heard() == ["did scroll", "did end animation"])
        stage.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        let dragged = view.contentOffset.y
        view.stopScrollingAndZooming()
        #expect(view.isDragging && view.contentOffset.y == dragged && dragged > place)
        stage.rig.move(200, 180, at: 1.06)
        #expect(view.contentOffset.y == dragged + 20)
        stage.rig.up(200, 180, at: 2)
    }

    @Test("R-SCR-35a Beyond an end the content is at that end at once, and between pages at the nearest one")
    func places() {
        let stage = ScrollRig(), view = stage.scrollView
        stage.flick(from: CGPoint(x: 200, y: 100), dy: 20, steps: 10)
        #expect(view.contentOffset.y < -20 && view.isDecelerating)
        view.stopScrollingAndZooming()
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
        view.isPagingEnabled = true
        view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
        stage.rig.advance(to: stage.rig.now + 0.15)
        let page = (view.contentOffset.y / 400).rounded() * 400
        #expect(view.contentOffset.y != page)
        view.stopScrollingAndZooming()
        #expect(view.contentOffset.y == page && page > 0)
    }

    @Test("R-SCR-35a Where the end of a drag is reported, nothing follows that")
    func lift() {
        let stage = ScrollRig(), view = stage.scrollView
        stage.listener.onEndDragging = { $0.stopScrollingAndZooming() }
        stage.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 10)
        let place = view.contentOffset
        #expect(stage.heard().last == "did end dragging, goes on" && !view.isDecelerating)
        stage.rig.advance(to: stage.rig.now + 1)
        #expect(view.contentOffset == place && stage.heard().isEmpty)
    }

    @Test("R-SCR-35a A scale that changes by itself stops, inside its limits")
    func zoom() {
        let stage = ScrollRig(content: CGSize(width: 400, height: 400)), view = stage.scrollView
        stage.listener.zoomed = stage.content
        view.maximumZoomScale = 4
        view.setZoomScale(4, animated: true)
        stage.rig.advance(to: 0.15)
        let scale = view.zoomScale
        #expect(view.isZoomAnimating && !view.isScrollAnimating && scale > 1.5 && scale < 3.5)
        _ = stage.heard()
        view.stopScrollingAndZooming()
        #expect(!view.isZoomAnimating && view.zoomScale == scale && stage.heard().last == "did end zooming at \(scale)")
        stage.rig.advance(to: stage.rig.now + 1)
        #expect(view.zoomScale == scale)
    }

    @Test("R-SCR-39a Content that is smaller rests where the alignment point says, and larger content has its ends")
    func alignment() {
        let stage = ScrollRig(content: CGSize(width: 200, height: 101)), view = stage.scrollView
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
        let stage = ScrollRig(content: CGSize(width: 400, height: 200)), view = stage.scrollView
        stage.listener.zoomed = stage.content
        view.minimumZoomScale = 0.5
        view.alwaysBounceVertical = true
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        stage.drag(from: CGPoint(x: 200, y: 150), dy: 20, steps: 5)
        #expect(view.contentOffset.y < -110)
        stage.rig.up(200, 250, at: 1)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 0, y: -100))
        view.setZoomScale(0.5, animated: true)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: -100, y: -150) && view.contentSize == CGSize(width: 200, height: 100))
    }

    @Test("R-SCR-11 A scroll view that transfers no scrolling keeps the drags at its ends", arguments: [true, false])
    func transfer(_ transfers: Bool) {
        let stage = ScrollRig(content: CGSize(width: 1200, height: 400))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 500, height: 400)
        inner.contentOffset.x = 100
        inner.transfersHorizontalScrollingToParent = transfers
        inner.transfersVerticalScrollingToParent = !transfers
        stage.content.addSubview(inner)
        stage.rig.turn()
        stage.drag(from: CGPoint(x: 350, y: 200), dx: -20, steps: 6)
        #expect(transfers ? inner.contentOffset.x == 100 : inner.contentOffset.x > 110)
        #expect(stage.scrollView.contentOffset.x == (transfers ? 110 : 0))
        stage.rig.up(230, 200, at: 1)
        stage.rig.advance(to: 3)
    }
}
