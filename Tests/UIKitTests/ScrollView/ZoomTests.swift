import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Zooming", .leavesNothing)
struct ZoomTests {
    private func scroll(_ limits: ClosedRange<CGFloat> = 0.5...4) -> ScrolledContent {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: 400))
        scroll.zoomed = scroll.content
        scroll.scrollView.minimumZoomScale = limits.lowerBound
        scroll.scrollView.maximumZoomScale = limits.upperBound
        return scroll
    }

    /// Two fingers go apart along x from a middle, at the same pace.
    private func pinch(_ scroll: ScrolledContent, about middle: CGPoint, from start: Double, to end: Double, at time: Double = 0, lifts: Bool = true) {
        scroll.stage.down(middle.x - start / 2, middle.y, id: 1, at: time)
        scroll.stage.down(middle.x + start / 2, middle.y, id: 2, at: time)
        for step in 1...20 {
            let distance = start + (end - start) * Double(step) / 20, now = time + 0.01 * Double(step)
            scroll.stage.move(middle.x - distance / 2, middle.y, id: 1, at: now)
            scroll.stage.move(middle.x + distance / 2, middle.y, id: 2, at: now)
        }
        guard lifts else { return }
        scroll.stage.up(middle.x - end / 2, middle.y, id: 1, at: time + 1)
        scroll.stage.up(middle.x + end / 2, middle.y, id: 2, at: time + 1)
    }

    @Test("R-SCR-50, R-SCR-51 A pinch changes the view's scale; what is between the fingers stays there")
    func pinch() {
        let scroll = scroll(), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 100, y: 200), from: 108, to: 200, lifts: false)
        #expect(abs(view.zoomScale - 200.0 / 116) < 0.02 && view.isZooming)
        #expect(isClose(view.contentSize.width, 400 * view.zoomScale) && isClose(scroll.content.transform.a, view.zoomScale))
        #expect(abs(scroll.content.frame.minX) < 1e-6 && abs(scroll.content.frame.width - view.contentSize.width) < 1e-6)
        // The place under the middle, in the view's own points.
        #expect(isClose(scroll.stage.window.convert(CGPoint(x: 100, y: 200), to: scroll.content), CGPoint(x: 100, y: 200), within: 4))
        scroll.stage.up(0, 200, id: 1, at: 1)
        scroll.stage.up(200, 200, id: 2, at: 1)
        scroll.settle()
        let heard = scroll.heard()
        #expect(heard.first == "will begin zooming" && heard.contains("did end zooming at \(view.zoomScale)") && !view.isZooming)
    }

    @Test("R-SCR-56 A change of the scale has the scroll view laid out, where a subclass puts the content into the middle")
    func layout() {
        final class Middle: UIScrollView {
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            override func layoutSubviews() {
                super.layoutSubviews()
                picture.frame.origin.y = max((bounds.height - picture.frame.height) / 2, 0)
            }
        }
        let stage = Stage.rooted(), view = Middle(frame: stage.root.bounds), listener = ScrollListener(stage.journal)
        view.addSubview(view.picture)
        view.contentSize = view.picture.bounds.size
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 2)
        listener.zoomed = view.picture
        view.delegate = listener
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.picture.frame == CGRect(x: 0, y: 100, width: 400, height: 200))
        view.zoomScale = 0.5
        stage.turn()
        #expect(view.picture.frame == CGRect(x: 0, y: 150, width: 200, height: 100))
    }

    @Test("R-SCR-52 Beyond the limits the scale gives, and comes back; without bouncing it stays inside")
    func limits() {
        let scroll = scroll(1...1.5), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300, lifts: false)
        #expect(view.zoomScale > 1.6 && view.zoomScale < 1.5 * M_E)
        scroll.stage.up(50, 200, id: 1, at: 1)
        scroll.stage.up(350, 200, id: 2, at: 1)
        #expect(view.isZoomBouncing)
        scroll.settle()
        #expect(view.zoomScale == 1.5 && scroll.heard().last == "did end zooming at 1.5")
        view.bouncesZoom = false
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300, at: scroll.stage.now + 1)
        #expect(view.zoomScale == 1.5)
    }

    @Test("R-SCR-50 Without a view to zoom, or room to zoom in, pinches do nothing")
    func nothing() {
        let scroll = scroll()
        scroll.zoomed = nil
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300)
        #expect(scroll.scrollView.zoomScale == 1)
        #expect(ScrolledContent().scrollView.pinchGestureRecognizer?.isEnabled == false)
    }

    @Test("R-SCR-50 A pinch whose delegate names no view any more leaves the content where it is")
    func nothingAnyMore() {
        let scroll = scroll(), view = scroll.scrollView
        view.setZoomScale(2, animated: false)
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 108, to: 160, lifts: false)
        let place = view.contentOffset, scale = view.zoomScale
        scroll.zoomed = nil
        for (id, end) in [(1, 60.0), (2, 340.0)] { scroll.stage.move(end, 200, id: id, at: 0.3) }
        #expect(isClose(view.contentOffset, place, within: 1) && view.zoomScale == scale)
        for id in [1, 2] { scroll.stage.up(200, 200, id: id, at: 1) }
        scroll.settle()
    }

    @Test("R-SCR-54 Code sets the scale about the middle, inside the limits, at once or in 0.3 s")
    func code() {
        let scroll = scroll(), view = scroll.scrollView
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 200) && view.contentSize == CGSize(width: 800, height: 800))
        view.zoomScale = 100
        #expect(view.zoomScale == 4)
        _ = scroll.journal.take()
        view.setZoomScale(1, animated: true)
        scroll.stage.advance(to: 0.15)
        #expect(view.zoomScale < 3.5 && view.zoomScale > 1.5)
        scroll.settle()
        #expect(view.zoomScale == 1 && view.contentOffset == .zero && scroll.content.transform.isIdentity)
        #expect(scroll.heard().first == "will begin zooming")
    }

    @Test("R-SCR-51 After an animated zoom, and after pinches, the content's size and the view's place are exact")
    func exact() {
        let scroll = scroll(), view = scroll.scrollView
        scroll.content.frame.origin = CGPoint(x: 10, y: 20)
        view.setZoomScale(2, animated: true)
        scroll.settle()
        #expect(view.contentSize == CGSize(width: 800, height: 800) && scroll.content.frame.origin == CGPoint(x: 20, y: 40))
        for (start, end) in [(108.0, 173.0), (200.0, 121.0), (97.0, 150.0)] {
            pinch(scroll, about: CGPoint(x: 200, y: 200), from: start, to: end, at: scroll.stage.now + 1)
            scroll.settle()
        }
        view.setZoomScale(3, animated: true)
        scroll.settle()
        #expect(view.contentSize == CGSize(width: 1200, height: 1200) && scroll.content.frame.origin == CGPoint(x: 30, y: 60))
        // What code gives counts from its scale on.
        view.contentSize = CGSize(width: 900, height: 1500)
        view.setZoomScale(1, animated: true)
        scroll.settle()
        #expect(view.contentSize == CGSize(width: 300, height: 500) && scroll.content.frame.origin == CGPoint(x: 10, y: 20))
        view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: true)
        scroll.settle()
        #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 600, height: 1000))
    }

    @Test("R-SCR-55 A rectangle is zoomed to, as large as it can be seen as a whole")
    func rectangle() {
        let scroll = scroll(), view = scroll.scrollView
        view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: true)
        scroll.settle()
        #expect(view.zoomScale == 2)
        #expect(isClose(scroll.content.convert(CGPoint(x: 200, y: 150), to: nil), CGPoint(x: 200, y: 200)))
    }

    @Test("R-SCR-51 Two fingers that move together move the content while they pinch")
    func together() {
        let scroll = scroll(1...4), view = scroll.scrollView
        view.setZoomScale(2, animated: false)
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 100, to: 150, lifts: false)
        let before = view.contentOffset
        for step in 1...5 {
            scroll.stage.move(125 - 20 * Double(step), 200, id: 1, at: 0.5 + 0.01 * Double(step))
            scroll.stage.move(275 - 20 * Double(step), 200, id: 2, at: 0.5 + 0.01 * Double(step))
        }
        #expect(view.contentOffset.x - before.x > 80)
        scroll.stage.up(25, 200, id: 1, at: 1)
        scroll.stage.up(175, 200, id: 2, at: 1)
        scroll.settle()
    }

    @Test("R-SCR-52 Code that moves the content while the scale goes back to its limit leaves it there")
    func interruptedBounce() {
        let scroll = scroll(1...1.5), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300)
        scroll.stage.advance(to: 1.05)
        #expect(view.isZoomBouncing && view.zoomScale > 1.5)
        view.setContentOffset(CGPoint(x: 20, y: 30), animated: true)
        #expect(view.zoomScale == 1.5 && scroll.heard().suffix(2) == ["did zoom", "did end zooming at 1.5"])
        scroll.settle()
        #expect(view.zoomScale == 1.5 && view.contentOffset == CGPoint(x: 20, y: 30))
    }

    @Test("R-SCR-52 Fingers that land while the scale goes back pinch on from where it is")
    func pinchInBounce() {
        let scroll = scroll(1...1.5), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300)
        scroll.stage.advance(to: 1.02)
        let scale = view.zoomScale
        scroll.stage.down(100, 200, id: 1, at: 1.02)
        scroll.stage.down(300, 200, id: 2, at: 1.02)
        scroll.stage.move(309, 200, id: 2, at: 1.025)
        #expect(scale > 1.55 && abs(view.zoomScale - scale) < 0.1)
        scroll.stage.up(100, 200, id: 1, at: 1.1)
        scroll.stage.up(309, 200, id: 2, at: 1.1)
        scroll.settle()
        #expect(view.zoomScale == 1.5)
    }

    @Test("R-SCR-30, R-SCR-51 After a drag that ends together with a pinch the content goes on, as is notified, and to where the delegate says")
    func release() {
        let scroll = scroll(1...4), view = scroll.scrollView
        scroll.chooseTarget = { _, _ in CGPoint(x: 0, y: 700) }
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 240, lifts: false)
        scroll.stage.up(80, 200, id: 1, at: 0.3)
        for step in 1...5 { scroll.stage.move(320, 200 - 15 * Double(step), id: 2, at: 0.3 + 0.01 * Double(step)) }
        scroll.stage.up(320, 125, id: 2, at: 0.35)
        #expect(view.isDecelerating)
        let heard = scroll.heard()
        #expect(heard.contains("did end dragging, goes on") && heard.last == "will begin decelerating")
        scroll.settle()
        #expect(isClose(view.contentOffset, CGPoint(x: 0, y: 700)))
    }

    @Test("R-SCR-30, R-SCR-52 After a drag that ends together with a pinch beyond the limit the scale goes back, and the content does not go on")
    func releaseBeyondTheLimit() {
        let scroll = scroll(1...2), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 300, lifts: false)
        scroll.stage.up(50, 200, id: 1, at: 0.3)
        for step in 1...5 { scroll.stage.move(350, 200 - 15 * Double(step), id: 2, at: 0.3 + 0.01 * Double(step)) }
        #expect(view.zoomScale > 2)
        scroll.stage.up(350, 125, id: 2, at: 0.35)
        #expect(view.isZoomBouncing && !view.isDecelerating)
        let heard = scroll.heard()
        #expect(heard.contains("did end dragging") && !heard.contains("did end dragging, goes on"))
        scroll.settle()
        #expect(view.zoomScale == 2)
    }

    @Test("R-SCR-51 A finger that takes another's place in a pinch makes nothing jump")
    func replaced() {
        let scroll = scroll(1...4), view = scroll.scrollView
        pinch(scroll, about: CGPoint(x: 200, y: 200), from: 60, to: 200, lifts: false)
        let before = view.contentOffset
        scroll.stage.up(100, 200, id: 1, at: 0.3)
        scroll.stage.down(250, 350, id: 3, at: 0.4)
        scroll.stage.move(251, 350, id: 3, at: 0.41)
        #expect(isClose(view.contentOffset, before, within: 4))
        scroll.stage.up(300, 200, id: 2, at: 1)
        scroll.stage.up(251, 350, id: 3, at: 1)
        scroll.settle()
    }
}
