import TouchTesting
import Testing
import UIKit

/// What apps write around scroll views, and rely on.
@MainActor @Suite("Scroll views, as apps use them", .serialized)
struct ScrollIdiomTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var onScroll: ((UIScrollView) -> Void)?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            lines.append("scrolled")
            onScroll?(scrollView)
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("dragged \(decelerate)") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
    }

    /// Lets its pan be recognized beside others.
    private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                               shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    private let listener = Listener()

    private func stage(_ scrollView: UIScrollView = UIScrollView()) -> (TouchStage, UIScrollView) {
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        let stage = TouchStage(view: scrollView)
        scrollView.delegate = listener
        return (stage, scrollView)
    }

    @Test("R-SCR-35, R-SCR-36 Where nothing has to move no end of an animation is notified")
    func nothingToMove() {
        let (stage, scrollView) = stage()
        defer { stage.close() }
        scrollView.contentOffset.y = 100
        listener.lines = []
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: true)
        stage.settle()
        #expect(listener.lines == [])
    }

    @Test("R-SCR-33 To set the offset that there is, without animation, stops the content")
    func stopped() {
        let (stage, scrollView) = stage()
        defer { stage.close() }
        stage.drag(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -400), duration: 0.2)
        stage.advance(by: 0.1)
        let place = scrollView.contentOffset
        scrollView.setContentOffset(place, animated: false)
        stage.settle()
        #expect(scrollView.contentOffset == place && !scrollView.isDecelerating)
    }

    @Test("R-SCR-1, R-SCR-30, R-GR-52 Scrolling that is switched off under a finger ends there, and is notified")
    func switchedOff() {
        let (stage, scrollView) = stage(), finger = stage.finger()
        defer { stage.close() }
        finger.down(at: CGPoint(x: 100, y: 600)).move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        let place = scrollView.contentOffset
        listener.lines = []
        scrollView.isScrollEnabled = false
        #expect(!scrollView.isDragging && listener.lines == ["dragged false"])
        finger.move(to: CGPoint(x: 100, y: 200), duration: 0.2).lift()
        stage.settle()
        #expect(scrollView.contentOffset == place)
    }

    @Test("R-SCR-6, R-PAN-9 While the content follows, its pan's translation has the whole way and its direction")
    func translation() {
        let (stage, scrollView) = stage(), finger = stage.finger()
        defer { stage.close() }
        var ways: [CGFloat] = []
        listener.onScroll = { ways.append($0.panGestureRecognizer.translation(in: $0).y) }
        finger.down(at: CGPoint(x: 100, y: 600)).move(to: CGPoint(x: 100, y: 400), duration: 0.3)
        #expect(ways.last == -190 && scrollView.contentOffset.y == 190)
        finger.move(to: CGPoint(x: 100, y: 500), duration: 0.3)
        #expect(ways.last == -90 && scrollView.contentOffset.y == 90)
        finger.lift()
    }

    @Test("R-ANI-1, R-SCR-32, R-SCR-35 An offset in an animation block is notified once, and its end is the block's alone")
    func animatedByABlock() throws {
        let (stage, scrollView) = stage()
        defer { stage.close() }
        var isOver = false
        UIView.animate(withDuration: 1, animations: { scrollView.contentOffset.y = 500 }) { _ in isOver = true }
        #expect(scrollView.contentOffset.y == 500)
        stage.advance(by: 0.5)
        let shown = try #require(scrollView.layer.presentation()?.bounds.minY)
        #expect(shown > 50 && shown < 450)
        stage.settle()
        #expect(isOver && listener.lines == ["scrolled"])
    }

    @Test("R-SCR-8, R-GR-44 A scroll view that lets others be recognized scrolls together with the one inside it")
    func together() {
        let (stage, outer) = stage(SharingScrollView()), inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        defer { stage.close() }
        inner.contentSize = CGSize(width: 390, height: 3000)
        outer.addSubview(inner)
        stage.drag(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -150))
        #expect(outer.contentOffset.y > 100 && inner.contentOffset.y > 100)
    }

    @Test("R-SCR-33 A delegate that puts the content back to its beginning keeps it there, and it follows on from there")
    func keptAtTheBeginning() {
        let (stage, scrollView) = stage(), finger = stage.finger()
        defer { stage.close() }
        listener.onScroll = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        finger.down(at: CGPoint(x: 100, y: 200)).move(to: CGPoint(x: 100, y: 600), duration: 0.4)
        #expect(scrollView.contentOffset.y == 0)
        finger.move(to: CGPoint(x: 100, y: 500), duration: 0.4)
        #expect(scrollView.contentOffset.y == 100)
        finger.lift()
    }
}
