import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Scroll views under a finger", .leavesNothing)
struct ScrollDraggingTests {
    @Test("R-SCR-6 The content follows the finger, without the ten points that made it a drag")
    func follows() {
        let scroll = ScrolledContent()
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -12, steps: 1)
        #expect(scroll.scrollView.contentOffset == CGPoint(x: 0, y: 2))
        scroll.stage.move(200, 200, at: 0.2)
        #expect(scroll.scrollView.contentOffset == CGPoint(x: 0, y: 90))
        scroll.stage.move(210, 280, at: 0.3)
        #expect(scroll.scrollView.contentOffset == CGPoint(x: 0, y: 10))
        scroll.stage.up(210, 280, at: 1)
    }

    @Test("R-SCR-5 Tracking from the landing, dragging from the drag's beginning, decelerating after the lift")
    func flags() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        func flags() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
        #expect(flags() == [false, false, false])
        scroll.stage.down(200, 300, at: 0)
        #expect(flags() == [true, false, false])
        scroll.stage.move(200, 280, at: 0.01)
        scroll.stage.move(200, 260, at: 0.02)
        #expect(flags() == [true, true, false])
        scroll.stage.up(200, 260, at: 0.02)
        #expect(flags() == [false, false, true])
        scroll.settle()
        #expect(flags() == [false, false, false])
    }

    @Test("R-SCR-5 Where a drag comes to its end the fingers are still tracked, and nothing is dragged; where the content has slowed down nothing is", arguments: [true, false])
    func flagsAtTheEnd(rests: Bool) {
        final class Flags: UIScrollViewDelegate {
            var seen: [String: [Bool]] = [:]
            func note(_ name: String, _ view: UIScrollView) { seen[name] = [view.isTracking, view.isDragging, view.isDecelerating] }
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
                note("will end", scrollView)
            }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("end", scrollView) }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("begin", scrollView) }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
        }
        let scroll = ScrolledContent(), flags = Flags()
        scroll.scrollView.delegate = flags
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.up(200, 200, at: rests ? 0.4 : 0.11)
        #expect(!scroll.scrollView.isTracking)
        scroll.settle()
        #expect(flags.seen["will end"]?.first == true && flags.seen["end"] == [true, false, false])
        #expect(flags.seen["begin"]?.first == (rests ? nil : false) && flags.seen["rest"] == (rests ? nil : [false, false, false]))
    }

    @Test("R-SCR-5, R-SCR-30 A finger that held the content is tracked in the end of its drag, and not in the end of the deceleration")
    func flagsAfterABrake() {
        final class Flags: UIScrollViewDelegate {
            var seen: [Bool] = []
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { seen.append(scrollView.isTracking) }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { seen.append(scrollView.isTracking) }
        }
        let scroll = ScrolledContent(), flags = Flags()
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.advance(to: 0.3)
        scroll.scrollView.delegate = flags
        scroll.stage.down(200, 200, at: 0.3)
        scroll.stage.up(200, 200, at: 0.4)
        #expect(flags.seen == [true, false])
    }

    @Test("R-SCR-30 The delegate is notified of a drag in the documented order")
    func order() {
        let scroll = ScrolledContent()
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.settle()
        #expect(scroll.heard() == [
            "will begin dragging", "did scroll", "will end dragging", "did end dragging, goes on", "will begin decelerating", "did scroll",
            "did end decelerating",
        ])
    }

    @Test("R-SCR-13, R-SCR-30 A finger that rests before it lifts leaves the content where it is")
    func rest() {
        let scroll = ScrolledContent()
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.up(200, 200, at: 0.3)
        #expect(scroll.heard() == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
        #expect(scroll.scrollView.contentOffset.y == 90 && !scroll.scrollView.isDecelerating)
    }

    @Test("R-SCR-20 Beyond the end the content follows by the rubber band, and comes back by the spring")
    func rubberBand() {
        let scroll = ScrolledContent(scale: 4), view = scroll.scrollView
        scroll.stage.down(200, 50, at: 0)
        scroll.stage.move(200, 60, at: 0.01)
        for pull in stride(from: 20.0, through: 300, by: 20) {
            scroll.stage.move(200, 60 + pull, at: 0.01 + pull / 1000)
            #expect(abs(view.contentOffset.y + pull * 400 * 0.55 / (400 + 0.55 * pull)) < 0.5)
        }
        scroll.stage.up(200, 360, at: 2)
        let pulled = view.contentOffset.y, start = scroll.stage.now
        var worst = 0.0, frames = 0
        scroll.onScroll = { view in
            // A critically damped spring of frequency 10, from rest.
            let time = scroll.stage.now - start
            worst = max(worst, abs(view.contentOffset.y - pulled * (1 + 10 * time) * exp(-10 * time)))
            frames += 1
        }
        scroll.settle()
        #expect(worst <= 0.5 && frames > 10 && view.contentOffset == .zero)
    }

    @Test("R-SCR-20 Without bouncing, and without more than can be seen, nothing goes beyond an end")
    func noBouncing() {
        let scroll = ScrolledContent()
        scroll.scrollView.bounces = false
        scroll.drag(from: CGPoint(x: 200, y: 100), dy: 20, steps: 5)
        #expect(scroll.scrollView.contentOffset == .zero)
        scroll.stage.up(200, 200, at: 1)
        let small = ScrolledContent(content: CGSize(width: 100, height: 100))
        small.drag(from: CGPoint(x: 200, y: 100), dy: 20, steps: 5)
        #expect(small.scrollView.contentOffset == .zero && !small.scrollView.isDragging)
        small.stage.up(200, 200, at: 1)
        small.scrollView.alwaysBounceVertical = true
        small.drag(from: CGPoint(x: 200, y: 100), dy: 20, steps: 5, at: 2)
        #expect(small.scrollView.contentOffset.y < 0)
        small.stage.up(200, 200, at: 3)
        small.settle()
        #expect(small.scrollView.contentOffset == .zero)
    }

    @Test("R-SCR-12 With the directional lock a drag that begins along one axis stays on it; one between moves both")
    func directionalLock() {
        let size = CGSize(width: 2000, height: 2000)
        let scroll = ScrolledContent(content: size)
        scroll.scrollView.isDirectionalLockEnabled = true
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -2, dy: -20, steps: 5)
        #expect(scroll.scrollView.contentOffset.x == 0 && scroll.scrollView.contentOffset.y > 0)
        scroll.stage.up(290, 200, at: 1)
        scroll.scrollView.setContentOffset(.zero, animated: false)
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -18, dy: -20, steps: 5, at: 2)
        #expect(scroll.scrollView.contentOffset.x > 0 && scroll.scrollView.contentOffset.y > 0)
        scroll.stage.up(210, 200, at: 3)
    }

    @Test("R-SCR-10 A drag across the only axis that scrolls does not scroll; a slanted one does")
    func axis() {
        let scroll = ScrolledContent()
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -4, steps: 5)
        #expect(!scroll.scrollView.isDragging && scroll.scrollView.contentOffset == .zero)
        scroll.stage.up(200, 280, at: 0.5)
        scroll.drag(from: CGPoint(x: 300, y: 300), dx: -20, dy: -15, steps: 5, at: 1)
        #expect(scroll.scrollView.isDragging)
        scroll.stage.up(200, 225, at: 2)
    }

    @Test("R-SCR-1 Defaults, and whose the recognizers are; one that does not scroll does not follow")
    func defaults() {
        let scroll = ScrolledContent(), view = UIScrollView()
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.isScrollEnabled && view.bounces && view.scrollsToTop)
        #expect(view.panGestureRecognizer.view === view && view.pinchGestureRecognizer?.view === view && view.clipsToBounds)
        scroll.scrollView.isScrollEnabled = false
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
        #expect(scroll.scrollView.contentOffset == .zero && scroll.heard() == ["should begin in content", "content.began", "content.moved"])
        scroll.stage.up(200, 200, at: 1)
    }

    @Test("R-SCR-33 What code does to the offset counts from there on, for a finger and for what goes on by itself")
    func moved() {
        let scroll = ScrolledContent()
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -10, steps: 5)
        scroll.scrollView.contentOffset.y += 1000
        scroll.stage.move(200, 240, at: 0.06)
        #expect(scroll.scrollView.contentOffset.y == 1050)
        scroll.stage.up(200, 240, at: 0.06)
        scroll.stage.advance(to: 0.2)
        let place = scroll.scrollView.contentOffset.y
        scroll.scrollView.contentOffset.y -= 1000
        #expect(scroll.scrollView.isDecelerating)
        scroll.stage.advance(to: 0.22)
        #expect(abs(scroll.scrollView.contentOffset.y - place + 1000) < 40)
        scroll.scrollView.setContentOffset(scroll.scrollView.contentOffset, animated: false)
        #expect(!scroll.scrollView.isDecelerating)
    }

    @Test("R-SCR-6a, R-SCR-30 A finger that lands stops the content and drags; its lift ends the drag and then the deceleration")
    func caught() {
        let scroll = ScrolledContent()
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.advance(to: 0.3)
        _ = scroll.journal.take()
        scroll.stage.down(200, 200, at: 0.3)
        let place = scroll.scrollView.contentOffset
        #expect(scroll.scrollView.isDecelerating && scroll.scrollView.isTracking && scroll.scrollView.isDragging)
        scroll.stage.advance(to: 0.35)
        #expect(scroll.scrollView.contentOffset == place && scroll.heard() == ["will begin dragging"])
        scroll.stage.up(200, 200, at: 0.4)
        #expect(!scroll.scrollView.isDecelerating)
        scroll.stage.advance(to: 1)
        #expect(scroll.scrollView.contentOffset == place)
        #expect(scroll.heard() == ["will end dragging", "did end dragging", "did end decelerating"])
    }

    @Test("R-SCR-6a, R-SCR-30 A finger that stops it and moves drags from its landing on, without hysteresis")
    func caughtAndDragged() {
        let scroll = ScrolledContent()
        scroll.scrollView.isDirectionalLockEnabled = true
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.advance(to: 0.3)
        _ = scroll.journal.take()
        scroll.stage.down(200, 200, at: 0.3)
        let place = scroll.scrollView.contentOffset
        _ = scroll.journal.take()
        scroll.stage.move(201, 196, at: 0.32)
        #expect(scroll.scrollView.contentOffset == CGPoint(x: place.x, y: place.y + 4) && !scroll.scrollView.isDecelerating)
        #expect(scroll.heard() == ["did end decelerating", "did scroll"])
        scroll.stage.up(201, 196, at: 0.34)
        scroll.settle()
    }

    @Test("R-SCR-6a Taps in a scroll view that decelerates and around it are excluded, unless they allow it; the content is not touched")
    func tapsAtABrake() {
        final class Content: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        final class Allows: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
        }
        let scroll = ScrolledContent(), content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 4000)), allows = Allows()
        scroll.scrollView.addSubview(content)
        var taps: [String] = []
        for (view, name) in [(content as UIView, "content"), (scroll.scrollView, "scroll view"), (scroll.scrollView.superview!, "around"), (content, "allowed")] {
            let tap = UITapGestureRecognizer()
            tap.addAction { (_: UITapGestureRecognizer) in taps.append(name) }
            if name == "allowed" { tap.delegate = allows }
            view.addGestureRecognizer(tap)
        }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        scroll.stage.advance(to: 0.3)
        scroll.stage.down(200, 200, at: 0.3)
        scroll.stage.up(200, 200, at: 0.35)
        #expect(taps == ["allowed"] && content.touches == 0)
        scroll.stage.advance(to: 1)
        scroll.stage.down(200, 200, at: 1)
        scroll.stage.up(200, 200, at: 1.05)
        #expect(taps.count == 3 && taps.contains("content"), "\(taps)")
    }
}
