import Testing
@testable import UIKit

/// A scroll view scrolls with more fingers than its pan's maximum, and counts those that came first (R-PAN-7).
@MainActor @Suite("Scrolling with more fingers than the maximum", .leavesNothing)
struct ExtraFingerTests {
    private func scroll(_ maximum: Int) -> ScrolledContent {
        let scroll = ScrolledContent()
        scroll.scrollView.panGestureRecognizer.maximumNumberOfTouches = maximum
        return scroll
    }

    /// Fingers land one after the other within 10 ms and go up together, and stay down.
    private func drag(_ scroll: ScrolledContent, fingers: Int, by way: Double, at time: Double = 0) {
        for id in 1...fingers { scroll.stage.down(80 * Double(id), 350, id: id, at: time + 0.003 * Double(id - 1)) }
        for step in 1...10 {
            for id in 1...fingers { scroll.stage.move(80 * Double(id), 350 - way * Double(step) / 10, id: id, at: time + 0.01 + 0.01 * Double(step)) }
        }
    }

    @Test("R-PAN-7 Three fingers scroll where two are the maximum, two where one is; two or one are counted", arguments: [(2, 3), (1, 2), (1, 3)])
    func scrolls(maximum: Int, fingers: Int) {
        let scroll = scroll(maximum), view = scroll.scrollView
        let counts = reading(view.panGestureRecognizer) { $0.numberOfTouches }
        drag(scroll, fingers: fingers, by: 300)
        #expect(view.isDragging && isClose(view.contentOffset.y, 290, within: 10))
        #expect(counts.values.first == maximum && counts.values.allSatisfy { $0 == maximum })
        for id in 1...fingers { scroll.stage.up(80 * Double(id), 50, id: id, at: 1) }
        #expect(!view.isDragging && !view.isTracking)
    }

    @Test("R-PAN-7, R-GR-46 Counted fingers lift: the drag ends with the last of them, though another is down")
    func countedLift() {
        let scroll = scroll(2), view = scroll.scrollView, pan = view.panGestureRecognizer
        drag(scroll, fingers: 3, by: 100)
        scroll.stage.up(80, 250, id: 1, at: 0.3)
        #expect(pan.numberOfTouches == 1 && view.isDragging)
        let before = view.contentOffset.y
        scroll.stage.move(160, 240, id: 2, at: 0.31)
        #expect(isClose(view.contentOffset.y, before + 10))
        scroll.stage.move(240, 100, id: 3, at: 0.4)
        #expect(isClose(view.contentOffset.y, before + 10))
        scroll.stage.up(160, 240, id: 2, at: 1)
        #expect(!view.isDragging && !view.isTracking && pan.state == .possible)
        scroll.stage.move(240, 300, id: 3, at: 1.1)
        scroll.stage.move(240, 380, id: 3, at: 1.2)
        #expect(isClose(view.contentOffset.y, before + 10))
        scroll.stage.up(240, 380, id: 3, at: 1.3)
    }

    @Test("R-PAN-7 A finger that lands when there is room again is counted, and nothing jumps")
    func room() {
        let scroll = scroll(1), view = scroll.scrollView, pan = view.panGestureRecognizer
        drag(scroll, fingers: 2, by: 100)
        scroll.stage.move(80, 245, id: 1, at: 0.3)
        scroll.stage.up(80, 245, id: 1, at: 1)
        scroll.settle()
        let before = view.contentOffset.y
        scroll.stage.down(300, 300, id: 5, at: 2)
        scroll.stage.move(300, 250, id: 5, at: 2.1)
        #expect(view.isDragging && pan.numberOfTouches == 1 && isClose(view.contentOffset.y, before + 40))
        scroll.stage.up(300, 250, id: 5, at: 3)
        scroll.stage.up(160, 250, id: 2, at: 3.1)
    }

    @Test("R-PAN-7, R-DLV-25 A finger too many is the content's, at once")
    func content() {
        let scroll = scroll(1)
        scroll.content.isMultipleTouchEnabled = true
        scroll.stage.down(100, 300, id: 1, at: 0)
        #expect(scroll.heard() == [])
        scroll.stage.down(200, 300, id: 2, at: 0.01)
        #expect(scroll.heard() == ["should begin in content", "content.began"])
        scroll.stage.move(100, 280, id: 1, at: 0.02)
        #expect(scroll.heard() == ["will begin dragging", "did scroll"])
        scroll.stage.up(200, 300, id: 2, at: 0.03)
        #expect(scroll.heard() == ["content.ended"])
        scroll.stage.up(100, 280, id: 1, at: 0.5)
    }

    @Test("R-PAN-7, R-SCR-51 Two fingers zoom where one may scroll; when the counted one lifts nothing scrolls, the other one goes on")
    func zooming() {
        for counted in [1, 2] {
            let scroll = scroll(1), view = scroll.scrollView, other = 3 - counted
            scroll.zoomed = scroll.content
            view.maximumZoomScale = 4
            scroll.stage.down(180, 200, id: 1, at: 0)
            scroll.stage.down(220, 200, id: 2, at: 0)
            for step in 1...10 {
                scroll.stage.move(180 - 5 * Double(step), 200, id: 1, at: 0.01 * Double(step))
                scroll.stage.move(220 + 5 * Double(step), 200, id: 2, at: 0.01 * Double(step))
            }
            #expect(view.isZooming && view.zoomScale > 2)
            let scale = view.zoomScale, place = view.contentOffset
            scroll.stage.up(counted == 1 ? 130 : 270, 200, id: counted, at: 0.3)
            let start = counted == 1 ? 270.0 : 130
            for step in 1...10 { scroll.stage.move(start, 200 - 5 * Double(step), id: other, at: 0.3 + 0.01 * Double(step)) }
            #expect(view.zoomScale == scale && view.isZooming)
            #expect(isClose(view.contentOffset.y - place.y, counted == 1 ? 0 : 40, within: 10.5))
            scroll.stage.up(start, 150, id: other, at: 1)
            scroll.settle()
            #expect(!view.isZooming && !view.isDragging && view.zoomScale == scale)
        }
    }

    @Test("R-PAN-7, R-IND-2 With a maximum of none fingers scroll nothing, and wheels do")
    func none() {
        let scroll = scroll(0), view = scroll.scrollView
        drag(scroll, fingers: 2, by: 100)
        #expect(!view.isDragging && view.contentOffset == .zero)
        for id in 1...2 { scroll.stage.up(80 * Double(id), 250, id: id, at: 1) }
    }

    @Test("R-PAN-7 A plain pan with the same maximum does nothing, before or inside of a scroll view")
    func plain() {
        let scroll = scroll(2), pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 2
        let states = reading(pan) { $0.state }
        scroll.content.addGestureRecognizer(pan)
        drag(scroll, fingers: 3, by: 100)
        for id in 1...3 { scroll.stage.up(80 * Double(id), 250, id: id, at: 1) }
        #expect(states.values == [] && scroll.scrollView.contentOffset.y > 80)
    }
}
