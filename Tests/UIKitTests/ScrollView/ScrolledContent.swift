import Foundation
import ScrollEngine
@testable import UIKit

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
class ScrollListener: UIScrollViewDelegate {
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

/// The delegate of a scroll view of 400 × 400 points that fills a stage's window, with a noting view as its content.
final class ScrolledContent: ScrollListener {
    let stage: Stage
    let scrollView: NotingScrollView
    let content: NotingView

    init(content size: CGSize = CGSize(width: 400, height: 4000), scale: Double = 1) {
        stage = Stage.rooted(scale: scale)
        scrollView = NotingScrollView(frame: stage.root.bounds)
        scrollView.journal = stage.journal
        content = NotingView("content", stage.journal)
        content.frame = CGRect(origin: .zero, size: size)
        super.init(stage.journal)
        scrollView.addSubview(content)
        scrollView.contentSize = size
        scrollView.delegate = self
        stage.root.addSubview(scrollView)
        stage.turn()
        _ = journal.take()
    }

    /// A finger goes from a place by so many points a step, a step each 10 ms, and stays down.
    func drag(from start: CGPoint, dx: Double = 0, dy: Double = 0, steps: Int, at time: Double = 0) {
        stage.down(start.x, start.y, at: time)
        for step in 1...max(steps, 1) where steps > 0 {
            stage.move(start.x + dx * Double(step), start.y + dy * Double(step), at: time + 0.01 * Double(step))
        }
    }

    /// Lifts where the drag has come to.
    func flick(from start: CGPoint, dx: Double = 0, dy: Double = 0, steps: Int, at time: Double = 0) {
        drag(from: start, dx: dx, dy: dy, steps: steps, at: time)
        stage.up(start.x + dx * Double(steps), start.y + dy * Double(steps), at: time + 0.01 * Double(steps))
    }

    /// Lets time pass until the content has come to rest, and says how long that took.
    @discardableResult
    func settle() -> Double {
        let start = stage.now
        while scrollView.motion != nil, stage.now < start + 20 { stage.advance(to: stage.now + 1.0 / 60) }
        return stage.now - start
    }

    /// The notes, repetitions once.
    func heard() -> [String] {
        var lines: [String] = []
        for line in journal.take() where lines.last != line { lines.append(line) }
        return lines
    }
}
