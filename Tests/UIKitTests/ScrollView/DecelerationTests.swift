import Foundation
@testable import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Scroll views on their own", .leavesNothing)
struct ScrollDecelerationTests {
    @Test("R-SCR-21 After the lift the content follows the published curve within half a point, to the target that it was given",
          arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func curve(rate: UIScrollView.DecelerationRate) {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: 40_000), scale: 4), view = scroll.scrollView
        view.decelerationRate = rate
        var velocity = CGPoint.zero, promised = CGPoint.zero
        scroll.chooseTarget = {
            (velocity, promised) = ($0, $1)
            return $1
        }
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 20)
        #expect(abs(velocity.y - 1.5) < 1e-6 && velocity.x == 0)
        let start = scroll.stage.now, origin = view.contentOffset.y, share = rate.rawValue
        var worst = 0.0, frames = 0
        scroll.onScroll = { view in
            // Each millisecond leaves a share of the speed: the sum over so many of them.
            let milliseconds = (scroll.stage.now - start) * 1000
            let expected = origin + velocity.y * share / (1 - share) * (1 - pow(share, milliseconds))
            worst = max(worst, abs(view.contentOffset.y - expected))
            frames += 1
        }
        scroll.settle()
        #expect(worst <= 0.5 + 1e-9 && frames > 20)
        #expect(abs(promised.y - (origin + velocity.y * share / (1 - share))) < 1e-6)
        #expect(view.contentOffset == promised)
    }

    @Test("R-SCR-23 At the end of the content what is left of the speed goes into the spring")
    func bounce() {
        let scroll = ScrolledContent(content: CGSize(width: 400, height: 700)), view = scroll.scrollView
        var furthest = 0.0
        scroll.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 15)
        scroll.settle()
        #expect(furthest > 320 && furthest < 400)
        #expect(view.contentOffset == CGPoint(x: 0, y: 300))
        view.bounces = false
        view.contentOffset = .zero
        furthest = 0
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 15, at: scroll.stage.now)
        scroll.settle()
        #expect(furthest == 300)
    }

    @Test("R-SCR-24 The delegate's target is where the content comes to rest")
    func target() {
        for target: CGFloat in [0, 137, 600, 3600, 9999] {
            let scroll = ScrolledContent()
            scroll.chooseTarget = { _, _ in CGPoint(x: 0, y: target) }
            scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 10)
            scroll.settle()
            #expect(isClose(scroll.scrollView.contentOffset.y, min(target, 3600)))
        }
        let scroll = ScrolledContent()
        scroll.chooseTarget = { _, _ in CGPoint(x: CGFloat.nan, y: 0) }
        scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 10)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y > 140)
    }

    @Test("R-SCR-25 Pages: a slow drag goes to the nearest, a fast one to the next, and none beyond that")
    func pages() {
        func page(dx: Double, steps: Int, resting: Bool) -> Double {
            let scroll = ScrolledContent(content: CGSize(width: 4000, height: 400))
            scroll.scrollView.isPagingEnabled = true
            scroll.scrollView.contentOffset.x = 800
            scroll.drag(from: CGPoint(x: 200, y: 200), dx: dx, steps: steps)
            scroll.stage.up(200 + dx * Double(steps), 200, at: 0.01 * Double(steps) + (resting ? 0.5 : 0))
            scroll.settle()
            return scroll.scrollView.contentOffset.x
        }
        #expect(page(dx: -10, steps: 10, resting: true) == 800)
        #expect(page(dx: -11, steps: 30, resting: true) == 1200)
        #expect(page(dx: 11, steps: 30, resting: true) == 400)
        #expect(page(dx: -10, steps: 10, resting: false) == 1200)
        #expect(page(dx: 10, steps: 10, resting: false) == 400)
        #expect(page(dx: -40, steps: 20, resting: false) == 1200)
    }

    @Test("R-SCR-35 Asked for by code, the content moves in 0.3 s, and the delegate is notified of the end")
    func animated() {
        let scroll = ScrolledContent()
        scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scroll.scrollView.contentOffset == .zero)
        scroll.stage.advance(to: 0.15)
        #expect(abs(scroll.scrollView.contentOffset.y - 250) < 60)
        scroll.stage.advance(to: 0.4)
        #expect(scroll.scrollView.contentOffset.y == 500 && scroll.heard() == ["did scroll", "did end animation"])
        scroll.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(scroll.scrollView.contentOffset.y == 100 && scroll.heard() == ["did scroll"])
    }

    @Test("R-SCR-36 A rectangle is brought into sight by the least movement, within what there is")
    func visible() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 100)
        view.scrollRectToVisible(CGRect(x: 0, y: 3950, width: 10, height: 500), animated: false)
        #expect(view.contentOffset.y == 3600)
        view.contentInset.bottom = 100
        view.scrollRectToVisible(CGRect(x: 0, y: 3990, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 3700)
    }

    @Test("R-SCR-36 A rectangle that is seen already moves nothing, and lets the content go on")
    func visibleAlready() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -10, steps: 10)
        let place = view.contentOffset
        view.scrollRectToVisible(CGRect(x: 0, y: place.y + 100, width: 10, height: 10), animated: false)
        #expect(view.isDecelerating && view.contentOffset == place)
        scroll.settle()
        view.contentOffset.y = -50
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == -50)
    }

    @Test("R-SCR-37 Insets are room that can be scrolled to; content at its beginning stays there")
    func insets() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.adjustedContentInset == view.contentInset && view.contentOffset.y == -50)
        #expect(scroll.heard() == ["inset changed", "did scroll"])
        view.contentOffset.y = 3630
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 3600)
    }

    @Test("R-SCR-37, R-SCR-54 Insets that are no numbers are not taken, and such zoom scales limit nothing", arguments: [CGFloat.nan, .infinity])
    func noNumbers(_ value: CGFloat) {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.contentInset.top = 20
        view.contentInset.top = value
        view.contentInset.right = -value
        #expect(view.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) && view.contentOffset.y == -20)
        scroll.zoomed = scroll.content
        view.minimumZoomScale = value
        view.setZoomScale(0.5, animated: false)
        #expect(view.zoomScale == 0.5)
        view.maximumZoomScale = .nan
        view.setZoomScale(0.25, animated: false)
        #expect(view.zoomScale == 0.001)
    }

    @Test("R-SCR-37 What a controller covers of its view counts as the behaviour says")
    func safeArea() {
        func inset(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat) -> UIEdgeInsets {
            let scroll = ScrolledContent(content: CGSize(width: 400, height: height))
            scroll.scrollView.contentInsetAdjustmentBehavior = behavior
            scroll.stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 30, right: 5)
            scroll.stage.turn()
            #expect(scroll.scrollView.contentOffset.y == -scroll.scrollView.adjustedContentInset.top)
            return scroll.scrollView.adjustedContentInset
        }
        let vertical = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
        #expect(inset(.never, height: 4000) == .zero)
        #expect(inset(.always, height: 100) == UIEdgeInsets(top: 44, left: 5, bottom: 30, right: 5))
        #expect(inset(.scrollableAxes, height: 100) == .zero && inset(.scrollableAxes, height: 4000) == vertical)
        #expect(inset(.automatic, height: 100) == vertical)
    }

    @Test("R-SCR-37 A view is covered as far as what covers its superview reaches into it")
    func covered() {
        let stage = Stage.rooted(), inner = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 380))
        stage.root.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
        #expect(stage.root.safeAreaInsets.top == 44)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 30, right: 0))
        #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 24, width: 400, height: 326))
        // Where nothing covers the superview, nothing covers what reaches beyond it.
        inner.frame.origin = CGPoint(x: 390, y: 60)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 70, right: 0))
        inner.frame.origin = CGPoint(x: -390, y: -50)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 0, right: 0))
        let child = UIViewController()
        stage.controller.addChild(child)
        stage.root.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 300, width: 400, height: 400)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    }

    @Test("R-SCR-34 Content that becomes smaller, and a scroll view that becomes larger, take the offset along")
    func sizes() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.contentOffset.y = 3600
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 600)
        view.frame.size.height = 700
        scroll.stage.turn()
        #expect(view.contentOffset.y == 300)
        view.contentSize.height = .nan
        #expect(view.contentSize.height == 1000)
    }

    @Test("R-SCR-31 A scroll view that leaves its window stops, between its ends")
    func leaves() {
        let scroll = ScrolledContent()
        scroll.drag(from: CGPoint(x: 200, y: 100), dy: 20, steps: 5)
        #expect(scroll.scrollView.contentOffset.y < 0)
        scroll.scrollView.removeFromSuperview()
        #expect(scroll.scrollView.contentOffset == .zero && !scroll.scrollView.isDragging && !scroll.scrollView.isDecelerating)
        scroll.stage.up(200, 200, at: 1)
    }

    @Test("R-LAY-2, R-SCR-31 What moves in a window that goes with all its views asks for no refresh any more")
    func windowGoes() {
        weak var lost: UIWindow?
        let before = DisplayLinks.count
        func play() {
            let scroll = ScrolledContent()
            scroll.flick(from: CGPoint(x: 200, y: 380), dy: -15, steps: 20)
            let wheel = UIActivityIndicatorView()
            wheel.startAnimating()
            scroll.stage.root.addSubview(wheel)
            #expect(scroll.scrollView.isDecelerating && DisplayLinks.count == before + 2)
            lost = scroll.scrollView.window
            #expect(lost != nil)
            UIApplication.shared.detach()
        }
        play()
        #expect(lost == nil && DisplayLinks.count == before)
    }

    @Test("R-SCR-30, R-SCR-31 A scroll view that its delegate takes away while a finger drags reports the end of the drag, once")
    func leavesInDrag() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.onScroll = { $0.removeFromSuperview() }
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 3)
        #expect(!view.isDragging && scroll.heard() == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
        scroll.stage.up(200, 240, at: 1)
        #expect(scroll.heard().isEmpty)
    }

    @Test("R-SCR-30, R-SCR-31 One that is taken away as the drag ends says that the content does not go on")
    func leavesAtEnd() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        scroll.chooseTarget = { _, target in
            view.removeFromSuperview()
            return target
        }
        scroll.flick(from: CGPoint(x: 200, y: 300), dy: -20, steps: 3)
        #expect(!view.isDecelerating && scroll.heard() == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
    }
}
