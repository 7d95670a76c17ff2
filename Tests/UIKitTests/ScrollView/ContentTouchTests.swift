import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Touches of a scroll view's content", .leavesNothing)
struct ContentTouchTests {
    @Test("R-SCR-2 A touch is withheld for 0.15 s and then released")
    func withheld() {
        let scroll = ScrolledContent()
        scroll.stage.down(200, 200, at: 0)
        scroll.stage.advance(to: 0.149)
        #expect(scroll.heard() == [])
        scroll.stage.advance(to: 0.151)
        #expect(scroll.heard() == ["should begin in content", "content.began"])
        scroll.stage.up(200, 200, at: 0.3)
        #expect(scroll.heard() == ["content.ended"])
    }

    @Test("R-SCR-2 A quick tap gives began and ended together; a drag before that is never seen by the content")
    func quick() {
        let scroll = ScrolledContent()
        scroll.stage.down(200, 200, at: 0)
        scroll.stage.up(200, 200, at: 0.05)
        #expect(scroll.heard() == ["should begin in content", "content.began", "content.ended"])
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        scroll.settle()
        #expect(!scroll.heard().contains { $0.contains("content") })
    }

    @Test("R-SCR-2 Without the delay the content has the touch at once, and loses it to a drag")
    func immediate() {
        let scroll = ScrolledContent()
        scroll.scrollView.delaysContentTouches = false
        scroll.stage.down(200, 300, at: 0)
        #expect(scroll.heard() == ["should begin in content", "content.began"])
        scroll.stage.move(200, 280, at: 0.2)
        #expect(scroll.heard() == ["should cancel in content", "will begin dragging", "did scroll", "content.cancelled"])
        scroll.stage.up(200, 280, at: 0.5)
    }

    @Test("R-SCR-3 A touch that the scroll view keeps never reaches the content, and still scrolls")
    func kept() {
        for delays in [true, false] {
            let scroll = ScrolledContent()
            scroll.scrollView.delaysContentTouches = delays
            scroll.scrollView.mayBegin = false
            scroll.stage.down(200, 300, at: 0)
            scroll.stage.advance(to: 0.3)
            #expect(scroll.heard() == ["should begin in content"])
            scroll.stage.move(200, 280, at: 0.31)
            #expect(scroll.scrollView.isDragging)
            scroll.stage.up(200, 280, at: 0.6)
            #expect(!scroll.heard().contains { $0.hasPrefix("content") })
        }
    }

    @Test("R-SCR-3, R-VH-8, R-VH-10 Content that leaves is no longer the view of a touch kept from it, which stands in no other's way")
    func keptViewLeaves() throws {
        let scroll = ScrolledContent()
        scroll.scrollView.mayBegin = false
        scroll.stage.down(200, 200, at: 0)
        scroll.stage.advance(to: 0.2)
        let touch = try #require(scroll.stage.application.dispatcher.touches.first)
        #expect(touch.view === scroll.content)
        scroll.content.removeFromSuperview()
        #expect(touch.view == nil)
        #expect(scroll.heard() == ["should begin in content"])
        scroll.scrollView.addSubview(scroll.content)
        scroll.scrollView.mayBegin = true
        scroll.stage.down(200, 250, id: 2, at: 0.3)
        scroll.stage.advance(to: 0.6)
        #expect(scroll.heard() == ["should begin in content", "content.began"])
        scroll.stage.up(200, 250, id: 2, at: 0.7)
        scroll.stage.up(200, 200, at: 0.8)
    }

    @Test("R-SCR-4 Content that keeps its touches makes the drag fail: by the answer, and by canCancelContentTouches")
    func refused() {
        for answers in [true, false] {
            let scroll = ScrolledContent()
            if answers { scroll.scrollView.mayCancel = false } else { scroll.scrollView.canCancelContentTouches = false }
            scroll.stage.down(200, 300, at: 0)
            scroll.stage.advance(to: 0.2)
            scroll.stage.move(200, 280, at: 0.21)
            scroll.stage.move(200, 200, at: 0.22)
            scroll.stage.up(200, 200, at: 0.3)
            #expect(scroll.heard() == ["should begin in content", "content.began"] + (answers ? ["should cancel in content"] : [])
                + ["content.moved", "content.ended"])
            #expect(scroll.scrollView.contentOffset == .zero)
        }
    }

    @Test("R-SCR-4 A control that has the touch keeps it; one that has not yet, does not")
    func control() {
        let scroll = ScrolledContent(), button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        scroll.content.addSubview(button)
        scroll.stage.turn()
        scroll.stage.down(200, 250, at: 0)
        scroll.stage.advance(to: 0.2)
        #expect(button.isHighlighted)
        scroll.stage.move(200, 200, at: 0.21)
        #expect(!scroll.scrollView.isDragging)
        scroll.stage.up(200, 200, at: 0.3)
        scroll.stage.down(200, 250, at: 1)
        scroll.stage.move(200, 200, at: 1.01)
        #expect(scroll.scrollView.isDragging && !button.isHighlighted)
        scroll.stage.up(200, 200, at: 1.5)
    }

    @Test("R-SCR-2 A button in a scroll view is pressed by a quick tap")
    func tappedButton() {
        let scroll = ScrolledContent(), button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scroll.content.addSubview(button)
        scroll.stage.turn()
        scroll.stage.down(200, 250, at: 0)
        scroll.stage.up(200, 250, at: 0.05)
        #expect(presses == 1)
    }

    @Test("R-SCR-4, R-CTL-50 A slider's knob is dragged, across the scroll view's axis; along it the content scrolls")
    func slider() {
        let scroll = ScrolledContent(), slider = UISlider(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
        scroll.content.addSubview(slider)
        scroll.stage.turn()
        scroll.drag(from: CGPoint(x: 116, y: 217), dx: 20, steps: 5)
        scroll.stage.up(216, 217, at: 0.3)
        #expect(slider.value > 0.3 && scroll.scrollView.contentOffset == .zero)
        let value = slider.value
        scroll.drag(from: CGPoint(x: 250, y: 300), dy: -20, steps: 5, at: 1)
        scroll.stage.up(250, 200, at: 2)
        #expect(slider.value == value && scroll.scrollView.contentOffset.y == 90)
    }

    @Test("R-SCR-2, R-LP-1 A long press in the content is recognized while the finger rests; a drag makes it fail")
    func longPress() {
        let scroll = ScrolledContent(), press = UILongPressGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        press.addAction { (press: UILongPressGestureRecognizer) in states.append(press.state) }
        scroll.content.addGestureRecognizer(press)
        scroll.stage.down(200, 300, at: 0)
        scroll.stage.advance(to: 0.6)
        scroll.stage.move(200, 200, at: 0.7)
        scroll.stage.up(200, 200, at: 0.8)
        #expect(states == [.began, .changed, .ended] && scroll.scrollView.contentOffset == .zero)
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        scroll.settle()
        #expect(states.count == 3 && scroll.scrollView.contentOffset.y > 0)
    }

    @Test("R-RSP-34 What the content leaves to it a scroll view does not pass on, unless it does not scroll")
    func forwarding() {
        let scroll = ScrolledContent()
        scroll.content.isUserInteractionEnabled = false
        scroll.stage.down(200, 200, at: 0)
        scroll.stage.up(200, 200, at: 0.3)
        #expect(scroll.heard() == [])
        scroll.scrollView.isScrollEnabled = false
        scroll.stage.down(200, 200, at: 1)
        scroll.stage.up(200, 200, at: 1.3)
        #expect(scroll.heard() == ["root.began", "root.ended"])
    }

    @Test("R-SCR-10 A swipe across in the content is recognized, and one along scrolls")
    func swipe() {
        let scroll = ScrolledContent(), swipe = UISwipeGestureRecognizer()
        var swipes = 0
        swipe.direction = [.left, .up]
        swipe.addAction { (_: UISwipeGestureRecognizer) in swipes += 1 }
        scroll.content.addGestureRecognizer(swipe)
        scroll.flick(from: CGPoint(x: 300, y: 200), dx: -20, steps: 10)
        #expect(swipes == 1 && scroll.scrollView.contentOffset == .zero)
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -20, steps: 10, at: 1)
        scroll.settle()
        #expect(swipes == 1 && scroll.scrollView.contentOffset.y > 0)
    }
}
