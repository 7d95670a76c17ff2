import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Touches of a scroll view's content", .leavesNothing)
struct ContentTouchTests {
    @Test("R-SCR-2 A touch is withheld for 0.15 s and then released")
    func withheld() {
        let stage = ScrollRig()
        stage.rig.down(200, 200, at: 0)
        stage.rig.advance(to: 0.149)
        #expect(stage.heard() == [])
        stage.rig.advance(to: 0.151)
        #expect(stage.heard() == ["should begin in content", "content.began"])
        stage.rig.up(200, 200, at: 0.3)
        #expect(stage.heard() == ["content.ended"])
    }

    @Test("R-SCR-2 A quick tap gives began and ended together; a drag before that is never seen by the content")
    func quick() {
        let stage = ScrollRig()
        stage.rig.down(200, 200, at: 0)
        stage.rig.up(200, 200, at: 0.05)
        #expect(stage.heard() == ["should begin in content", "content.began", "content.ended"])
        stage.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        stage.settle()
        #expect(!stage.heard().contains { $0.contains("content") })
    }

    @Test("R-SCR-2 Without the delay the content has the touch at once, and loses it to a drag")
    func immediate() {
        let stage = ScrollRig()
        stage.scrollView.delaysContentTouches = false
        stage.rig.down(200, 300, at: 0)
        #expect(stage.heard() == ["should begin in content", "content.began"])
        stage.rig.move(200, 280, at: 0.2)
        #expect(stage.heard() == ["should cancel in content", "will begin dragging", "did scroll", "content.cancelled"])
        stage.rig.up(200, 280, at: 0.5)
    }

    @Test("R-SCR-3 A touch that the scroll view keeps never reaches the content, and still scrolls")
    func kept() {
        for delays in [true, false] {
            let stage = ScrollRig()
            stage.scrollView.delaysContentTouches = delays
            stage.scrollView.mayBegin = false
            stage.rig.down(200, 300, at: 0)
            stage.rig.advance(to: 0.3)
            #expect(stage.heard() == ["should begin in content"])
            stage.rig.move(200, 280, at: 0.31)
            #expect(stage.scrollView.isDragging)
            stage.rig.up(200, 280, at: 0.6)
            #expect(!stage.heard().contains { $0.hasPrefix("content") })
        }
    }

    @Test("R-SCR-3, R-VH-8, R-VH-10 Content that leaves is no longer the view of a touch kept from it, which stands in no other's way")
    func keptViewLeaves() throws {
        let stage = ScrollRig()
        stage.scrollView.mayBegin = false
        stage.rig.down(200, 200, at: 0)
        stage.rig.advance(to: 0.2)
        let touch = try #require(stage.rig.application.dispatcher.touches.first)
        #expect(touch.view === stage.content)
        stage.content.removeFromSuperview()
        #expect(touch.view == nil)
        #expect(stage.heard() == ["should begin in content"])
        stage.scrollView.addSubview(stage.content)
        stage.scrollView.mayBegin = true
        stage.rig.down(200, 250, id: 2, at: 0.3)
        stage.rig.advance(to: 0.6)
        #expect(stage.heard() == ["should begin in content", "content.began"])
        stage.rig.up(200, 250, id: 2, at: 0.7)
        stage.rig.up(200, 200, at: 0.8)
    }

    @Test("R-SCR-4 Content that keeps its touches makes the drag fail: by the answer, and by canCancelContentTouches")
    func refused() {
        for answers in [true, false] {
            let stage = ScrollRig()
            if answers { stage.scrollView.mayCancel = false } else { stage.scrollView.canCancelContentTouches = false }
            stage.rig.down(200, 300, at: 0)
            stage.rig.advance(to: 0.2)
            stage.rig.move(200, 280, at: 0.21)
            stage.rig.move(200, 200, at: 0.22)
            stage.rig.up(200, 200, at: 0.3)
            #expect(stage.heard() == ["should begin in content", "content.began"] + (answers ? ["should cancel in content"] : [])
                + ["content.moved", "content.ended"])
            #expect(stage.scrollView.contentOffset == .zero)
        }
    }

    @Test("R-SCR-4 A control that has the touch keeps it; one that has not yet, does not")
    func control() {
        let stage = ScrollRig(), button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        stage.content.addSubview(button)
        stage.rig.turn()
        stage.rig.down(200, 250, at: 0)
        stage.rig.advance(to: 0.2)
        #expect(button.isHighlighted)
        stage.rig.move(200, 200, at: 0.21)
        #expect(!stage.scrollView.isDragging)
        stage.rig.up(200, 200, at: 0.3)
        stage.rig.down(200, 250, at: 1)
        stage.rig.move(200, 200, at: 1.01)
        #expect(stage.scrollView.isDragging && !button.isHighlighted)
        stage.rig.up(200, 200, at: 1.5)
    }

    @Test("R-SCR-2 A button in a scroll view is pressed by a quick tap")
    func tappedButton() {
        let stage = ScrollRig(), button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.content.addSubview(button)
        stage.rig.turn()
        stage.rig.down(200, 250, at: 0)
        stage.rig.up(200, 250, at: 0.05)
        #expect(presses == 1)
    }

    @Test("R-SCR-4, R-CTL-50 A slider's knob is dragged, across the scroll view's axis; along it the content scrolls")
    func slider() {
        let stage = ScrollRig(), slider = UISlider(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
        stage.content.addSubview(slider)
        stage.rig.turn()
        stage.drag(from: CGPoint(x: 116, y: 217), dx: 20, steps: 5)
        stage.rig.up(216, 217, at: 0.3)
        #expect(slider.value > 0.3 && stage.scrollView.contentOffset == .zero)
        let value = slider.value
        stage.drag(from: CGPoint(x: 250, y: 300), dy: -20, steps: 5, at: 1)
        stage.rig.up(250, 200, at: 2)
        #expect(slider.value == value && stage.scrollView.contentOffset.y == 90)
    }

    @Test("R-SCR-2, R-LP-1 A long press in the content is recognized while the finger rests; a drag makes it fail")
    func longPress() {
        let stage = ScrollRig(), press = UILongPressGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        press.addAction { (press: UILongPressGestureRecognizer) in states.append(press.state) }
        stage.content.addGestureRecognizer(press)
        stage.rig.down(200, 300, at: 0)
        stage.rig.advance(to: 0.6)
        stage.rig.move(200, 200, at: 0.7)
        stage.rig.up(200, 200, at: 0.8)
        #expect(states == [.began, .changed, .ended] && stage.scrollView.contentOffset == .zero)
        stage.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5, at: 1)
        stage.settle()
        #expect(states.count == 3 && stage.scrollView.contentOffset.y > 0)
    }

    @Test("R-RSP-34 What the content leaves to it a scroll view does not pass on, unless it does not scroll")
    func forwarding() {
        let stage = ScrollRig()
        stage.content.isUserInteractionEnabled = false
        stage.rig.down(200, 200, at: 0)
        stage.rig.up(200, 200, at: 0.3)
        #expect(stage.heard() == [])
        stage.scrollView.isScrollEnabled = false
        stage.rig.down(200, 200, at: 1)
        stage.rig.up(200, 200, at: 1.3)
        #expect(stage.heard() == ["root.began", "root.ended"])
    }

    @Test("R-SCR-10 A swipe across in the content is recognized, and one along scrolls")
    func swipe() {
        let stage = ScrollRig(), swipe = UISwipeGestureRecognizer()
        var swipes = 0
        swipe.direction = [.left, .up]
        swipe.addAction { (_: UISwipeGestureRecognizer) in swipes += 1 }
        stage.content.addGestureRecognizer(swipe)
        stage.flick(from: CGPoint(x: 300, y: 200), dx: -20, steps: 10)
        #expect(swipes == 1 && stage.scrollView.contentOffset == .zero)
        stage.flick(from: CGPoint(x: 200, y: 380), dy: -20, steps: 10, at: 1)
        stage.settle()
        #expect(swipes == 1 && stage.scrollView.contentOffset.y > 0)
    }
}
