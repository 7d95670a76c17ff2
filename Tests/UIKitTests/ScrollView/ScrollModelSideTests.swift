import Foundation
import QuartzCore
@testable import ScrollEngine
@testable import ScrollModel
import Testing
@testable import UIKit

/// A scroll view that gets what fingers say without fingers, on a separate clock.
private final class ViewSide: ScrollSide, UIScrollViewDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let scrollView = UIScrollView()
    private let content = UIView()
    private let clock: StillClock
    private(set) var notes: [ScrollNote] = []
    var reactions: [Int: ScrollReaction] = [:]

    init(_ setting: ScrollSetting, _ clock: StillClock) {
        self.clock = clock
        scrollView.frame = CGRect(origin: .zero, size: setting.size)
        scrollView.contentInsetAdjustmentBehavior = .never
        content.frame = CGRect(origin: .zero, size: setting.content)
        scrollView.addSubview(content)
        scrollView.contentSize = setting.content
        window.addSubview(scrollView)
        scrollView.layer.contentsScale = setting.contentsScale
        (scrollView.bounces, scrollView.bouncesZoom, scrollView.isPagingEnabled) = (setting.bounces, setting.bouncesZoom, setting.isPaged)
        (scrollView.alwaysBounceHorizontal, scrollView.alwaysBounceVertical) = (setting.alwaysBounces, setting.alwaysBounces)
        scrollView.isDirectionalLockEnabled = setting.locksDirection
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (setting.scales.lowerBound, setting.scales.upperBound)
        scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: setting.rate)
        scrollView.contentInset = UIEdgeInsets(top: setting.before, left: 0, bottom: setting.after, right: 0)
        scrollView.contentOffset = .zero
        scrollView.delegate = self
    }

    var offset: CGPoint { scrollView.contentOffset }
    var scale: Double { scrollView.zoomScale }
    var isDragging: Bool { scrollView.isDragging }
    var isDecelerating: Bool { scrollView.isDecelerating }
    var isZooming: Bool { scrollView.isZooming }
    var isZoomBouncing: Bool { scrollView.isZoomBouncing }
    var isInWindow: Bool { scrollView.window != nil }
    var isCaught: Bool { scrollView.scrolling.hold.isCaught }

    func land() { scrollView.fingerLanded() }
    func leave() { scrollView.fingersWent() }
    func panBegins(_ touch: ScrollTouch) { scrollView.scroll(.panBegan(touch)) }
    func panMoves(_ touch: ScrollTouch) { scrollView.scroll(.panMoved(touch)) }
    func panEnds(_ touch: ScrollTouch) { scrollView.scroll(.panEnded(touch)) }
    func panIsCancelled() { scrollView.scroll(.panCancelled) }
    func pinchBegins(_ touch: ScrollPinchTouch) { scrollView.scroll(.pinchBegan(touch)) }
    func pinchMoves(_ touch: ScrollPinchTouch) { scrollView.scroll(.pinchMoved(touch)) }
    func pinchEnds() { scrollView.endPinching() }

    func tick(at time: Double) {
        clock.now = time
        scrollView.scroll(.tick(time))
    }

    func put(_ offset: CGPoint) { scrollView.contentOffset = offset }
    func go(to offset: CGPoint, isAnimated: Bool) { scrollView.setContentOffset(offset, animated: isAnimated) }
    func goToTop() { scrollView.go(to: CGPoint(x: offset.x, y: -scrollView.contentInset.top), animated: true, .toTop) }
    func zoom(to scale: Double, isAnimated: Bool) { scrollView.setZoomScale(scale, animated: isAnimated) }

    func resize(height: Double) {
        if scrollView.contentSize.height == height { scrollView.stayInside() } else { scrollView.contentSize.height = height }
    }

    func changeRoom(before: Double) {
        let place = CGPoint(x: 0, y: -before)
        if scrollView.contentInset.top == before { scrollView.scroll(.insetsChanged(from: place, to: place)) } else { scrollView.contentInset.top = before }
    }

    func changeRefreshRoom(before: Double) {
        scrollView.toldInsets.top = before
        scrollView.contentInset.top = before
        scrollView.scroll(.roomChanged(isAnimated: true))
    }

    func measure(growth: Double) {
        scrollView.placing {
            scrollView.contentSize.height += growth
            scrollView.shiftContent(by: CGVector(dx: 0, dy: growth))
        }
    }

    func leaveWindow() { scrollView.removeFromSuperview() }
    func enterWindow() { if !isInWindow { window.addSubview(scrollView) } }

    // MARK: As a delegate

    private func note(_ name: String, goal: CGPoint = .zero) {
        notes.append(ScrollNote(name: name, offset: offset, scale: scale, goal: goal))
        if let reaction = reactions[notes.count - 1] { react(reaction) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("did scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("did zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        let natural = targetContentOffset.pointee
        if case .choose(let place)? = reactions[notes.count] { targetContentOffset.pointee = place }
        note("will end dragging", goal: natural)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note(decelerate ? "did end dragging, continues" : "did end dragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did end animation") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("did scroll to top") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will begin zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note("did end zooming") }
}

/// A clock that goes on when a test says so, and wakes nothing.
@MainActor
private final class StillClock: FrameClock {
    var now = 0.0
    let refreshInterval = 1.0 / 60

    func setNeedsUpdate() {}
    func setNeedsFrame() {}
    func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> Int { 0 }
    func cancel(_ token: Int) {}
}

/// `UIScrollView` beside the second writing of the rules, with its delegate, insets and zoomed view. Of ten thousand programs some two differ in a move, or an
/// animation, by the last bit of a place: frames of scaled views are added up otherwise.
@MainActor @Suite("Scroll views and the rules written again", .leavesNothing)
struct ScrollModelSideTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["DACTYL_SCROLLING"].flatMap(UInt64.init) ?? 1500
    private static let first = environment["DACTYL_FIRST_SEED"].flatMap(UInt64.init) ?? 0

    @Test("R-SCR-6a, R-SCR-12, R-SCR-13, R-SCR-20 … 25, R-SCR-30 … 35, R-SCR-50 … 54 Random programs, on scroll views with delegates")
    func random() {
        let clock = StillClock(), before = MediaClock.current
        MediaClock.current = clock
        defer { MediaClock.current = before }
        var comparison = ScrollComparison { setting, _ in ViewSide(setting, clock) }
        // No finger holds a pinch that no recognizer follows.
        comparison.pinchAlwaysLetsGo = true
        for words in comparison.differences(seeds: Self.first..<(Self.first + Self.count)) { Issue.record("\(words)") }
        #expect(comparison.rarities(below: Int(Self.count) / 500) == [])
    }
}
