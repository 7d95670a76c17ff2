import Foundation
import ScrollEngine
@testable import UIKit

/// A scroll view of 400 × 400 points that fills a rig's window, with a noting view as its content, and a delegate that notes what it receives.
@MainActor
final class ScrollRig {
    let rig: Rig
    let scrollView: NotingScrollView
    let content: NotingView
    let listener: ScrollListener
    var journal: Journal { rig.journal }

    init(content size: CGSize = CGSize(width: 400, height: 4000), scale: Double = 1) {
        rig = Rig(scale: scale)
        scrollView = NotingScrollView(frame: rig.root.bounds)
        scrollView.journal = rig.journal
        content = NotingView("content", rig.journal)
        content.frame = CGRect(origin: .zero, size: size)
        listener = ScrollListener(rig.journal)
        scrollView.addSubview(content)
        scrollView.contentSize = size
        scrollView.delegate = listener
        rig.root.addSubview(scrollView)
        rig.turn()
        _ = rig.journal.take()
    }

    /// A finger goes from a place by so many points a step, a step each 10 ms, and stays down.
    func drag(from start: CGPoint, dx: Double = 0, dy: Double = 0, steps: Int, at time: Double = 0) {
        rig.down(start.x, start.y, at: time)
        for step in 1...max(steps, 1) where steps > 0 {
            rig.move(start.x + dx * Double(step), start.y + dy * Double(step), at: time + 0.01 * Double(step))
        }
    }

    /// Lifts where the drag has come to.
    func flick(from start: CGPoint, dx: Double = 0, dy: Double = 0, steps: Int, at time: Double = 0) {
        drag(from: start, dx: dx, dy: dy, steps: steps, at: time)
        rig.up(start.x + dx * Double(steps), start.y + dy * Double(steps), at: time + 0.01 * Double(steps))
    }

    /// Lets time pass until the content has come to rest, and says how long that took.
    @discardableResult
    func settle() -> Double {
        let start = rig.now
        while scrollView.motion != nil, rig.now < start + 20 { rig.advance(to: rig.now + 1.0 / 60) }
        return rig.now - start
    }

    /// What was noted, repetitions once.
    func heard() -> [String] {
        var lines: [String] = []
        for line in journal.take() where lines.last != line { lines.append(line) }
        return lines
    }
}

extension UIScrollView {
    /// What moves the content without a finger.
    var motion: ScrollCourse? { scrolling.movement.course }
}

/// Answers for its content as a test says.
final class NotingScrollView: UIScrollView {
    var journal: Journal?
    var mayBegin = true
    var mayCancel: Bool?

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        journal?.note("should begin in \((view as? NotingView)?.name ?? "view")")
        return mayBegin
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        journal?.note("should cancel in \((view as? NotingView)?.name ?? "view")")
        return mayCancel ?? super.touchesShouldCancel(in: view)
    }
}

@MainActor
final class ScrollListener: UIScrollViewDelegate {
    let journal: Journal
    var zoomed: UIView?
    var onScroll: ((UIScrollView) -> Void)?
    var chooseTarget: ((CGPoint, CGPoint) -> CGPoint)?
    var onEndDragging: ((UIScrollView) -> Void)?
    var mayScrollToTop = true

    init(_ journal: Journal) { self.journal = journal }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        journal.note("did scroll")
        onScroll?(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.note("did zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("will begin dragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        journal.note("will end dragging")
        if let chooseTarget { targetContentOffset.pointee = chooseTarget(velocity, targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.note("did end dragging\(decelerate ? ", goes on" : "")")
        onEndDragging?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("did end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { journal.note("will begin zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        journal.note("did end zooming at \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        journal.note("should scroll to top")
        return mayScrollToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { journal.note("did scroll to top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { journal.note("inset changed") }
}
