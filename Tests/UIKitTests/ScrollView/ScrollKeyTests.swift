import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Scrolling by keys and indicators", .leavesNothing)
struct ScrollKeyTests {
    private func press(_ scroll: ScrolledContent, _ key: UIKeyboardHIDUsage) {
        scroll.stage.key(key, true)
        scroll.stage.key(key, false)
        scroll.settle()
    }

    @Test("R-SCR-40, R-SCR-41 Arrows, the page keys, Home and End scroll")
    func keys() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        press(scroll, .keyboardDownArrow)
        #expect(view.contentOffset.y == 40)
        press(scroll, .keyboardPageDown)
        #expect(view.contentOffset.y == 400)
        press(scroll, .keyboardPageUp)
        press(scroll, .keyboardUpArrow)
        #expect(view.contentOffset.y == 0)
        press(scroll, .keyboardEnd)
        #expect(view.contentOffset.y == 3600)
        _ = scroll.journal.take()
        press(scroll, .keyboardHome)
        #expect(view.contentOffset.y == 0 && scroll.heard() == ["should scroll to top", "did scroll", "did scroll to top"])
        press(scroll, .keyboardRightArrow)
        #expect(view.contentOffset == .zero)
    }

    @Test("R-SCR-40 A key that is held scrolls on, and further presses count from where the content goes")
    func held() {
        let scroll = ScrolledContent()
        for _ in 0..<3 { scroll.stage.key(.keyboardDownArrow, true) }
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y == 120)
        scroll.stage.key(.keyboardDownArrow, false)
    }

    @Test("R-SCR-40, R-SCR-41 Keys are refused by the switches, and by the delegate")
    func refused() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.allowsKeyboardScrolling = false
        press(scroll, .keyboardPageDown)
        view.allowsKeyboardScrolling = true
        view.scrollsToTop = false
        press(scroll, .keyboardPageDown)
        #expect(view.contentOffset.y == 0)
        view.scrollsToTop = true
        view.contentOffset.y = 500
        scroll.mayScrollToTop = false
        press(scroll, .keyboardHome)
        #expect(view.contentOffset.y == 500)
    }

    @Test("R-SCR-40, R-TXT-2 Keys that a text field takes do not scroll what is around it")
    func field() {
        let scroll = ScrolledContent(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        scroll.content.addSubview(field)
        #expect(field.becomeFirstResponder())
        press(scroll, .keyboardDownArrow)
        press(scroll, .keyboardEnd)
        #expect(scroll.scrollView.contentOffset.y == 0)
        press(scroll, .keyboardPageDown)
        #expect(scroll.scrollView.contentOffset.y == 360)
        field.resignFirstResponder()
    }

    @Test("R-SCR-40 Alternate and Command with an arrow scroll along that arrow's axis alone")
    func arrowsWithModifiers() {
        func place(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers) -> CGPoint {
            let scroll = ScrolledContent(content: CGSize(width: 4000, height: 4000)), view = scroll.scrollView
            view.contentOffset = CGPoint(x: 800, y: 800)
            scroll.stage.key(key, true, modifiers: modifiers)
            scroll.stage.key(key, false, modifiers: modifiers)
            scroll.settle()
            return view.contentOffset
        }
        #expect(place(.keyboardRightArrow, .alternate) == CGPoint(x: 1160, y: 800))
        #expect(place(.keyboardLeftArrow, .alternate) == CGPoint(x: 440, y: 800))
        #expect(place(.keyboardRightArrow, .command) == CGPoint(x: 3600, y: 800))
        #expect(place(.keyboardLeftArrow, .command) == CGPoint(x: 0, y: 800))
        #expect(place(.keyboardDownArrow, .alternate) == CGPoint(x: 800, y: 1160))
        #expect(place(.keyboardDownArrow, .command) == CGPoint(x: 800, y: 3600))
    }

    @Test("R-SCR-41 Inside of a scroll view that has nothing more to show keys do not scroll one elsewhere")
    func inside() {
        let scroll = ScrolledContent(), box = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        box.addSubview(field)
        scroll.stage.root.addSubview(box)
        #expect(field.becomeFirstResponder())
        press(scroll, .keyboardPageDown)
        #expect(scroll.scrollView.contentOffset.y == 0)
        field.resignFirstResponder()
    }

    @Test("R-SCR-38 A drag ends editing: when it begins, or when the finger comes upon the keyboard")
    func keyboard() throws {
        let stage = try Stage(keyboard: .always), view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 744))
        defer { UIApplication.shared.onScreenKeyboard = .never }
        view.contentSize = CGSize(width: 390, height: 4000)
        stage.controller.view.addSubview(view)
        var time = 0.0
        func drag(to end: Double) {
            stage.begin()
            #expect(stage.paper.isFirstResponder)
            time = stage.host.virtualClock.now
            for (phase, y, delay) in [(Contact.Phase.began, 200.0, 0.0), (.moved, 230, 0.02), (.moved, end, 0.04), (.ended, end, 0.5)] {
                stage.host.send(TouchFrame(timestamp: time + delay, contacts: [
                    Contact(id: 77, phase: phase, timestamp: time + delay, position: CGPoint(x: 195, y: y)),
                ]))
            }
            stage.settle()
        }
        drag(to: 800)
        #expect(stage.paper.isFirstResponder)
        view.keyboardDismissMode = .interactive
        drag(to: 300)
        #expect(stage.paper.isFirstResponder)
        drag(to: 800)
        #expect(!stage.paper.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        drag(to: 300)
        #expect(!stage.paper.isFirstResponder)
        stage.host.advance(by: 3)
    }

    @Test("R-SCR-60 … 62 Indicators come when the content moves, stand where it is, and go")
    func indicators() throws {
        let scroll = ScrolledContent(), view = scroll.scrollView
        #expect(view.indicators.vertical == nil)
        scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
        let bar = try #require(view.indicators.vertical)
        #expect(bar.alpha == 1 && view.indicators.horizontal == nil)
        view.contentOffset.y = 1800
        let middle = view.convert(CGPoint(x: bar.frame.midX, y: bar.frame.midY), to: nil)
        #expect(abs(middle.y - 200) < 1 && middle.x > 390 && bar.frame.height < 50)
        #expect(bar.layer.cornerRadius > 0 && bar.layer.cornerRadius == bar.frame.width / 2, "its ends are round")
        scroll.stage.up(200, 200, at: 1)
        scroll.settle()
        scroll.stage.advance(to: scroll.stage.now + 1)
        #expect(bar.alpha == 0)
        view.flashScrollIndicators()
        #expect(bar.alpha == 1)
        scroll.stage.advance(to: scroll.stage.now + 2)
        #expect(bar.alpha == 0)
        view.showsVerticalScrollIndicator = false
        view.flashScrollIndicators()
        #expect(bar.isHidden)
        scroll.stage.advance(to: scroll.stage.now + 2)
    }

    @Test("R-SCR-61 Indicators that are flashed while a finger drags, or after which it has ended an animation, stay until the content rests")
    func indicatorsOfDrag() throws {
        for flashes in [true, false] {
            let scroll = ScrolledContent(), view = scroll.scrollView
            scroll.drag(from: CGPoint(x: 200, y: 300), dy: -20, steps: 5)
            let bar = try #require(view.indicators.vertical)
            if flashes { view.flashScrollIndicators() } else { view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
            scroll.stage.move(200, 190, at: 0.06)
            #expect(view.motion == nil)
            scroll.stage.advance(to: scroll.stage.now + 2)
            #expect(bar.alpha == 1)
            scroll.stage.up(200, 190)
            scroll.stage.advance(to: scroll.stage.now + 1)
            #expect(bar.alpha == 0)
        }
    }

    @Test("R-SCR-60 A scroll view that is too low for an indicator has none")
    func noRoomForIndicators() {
        let scroll = ScrolledContent(), view = scroll.scrollView
        view.frame.size.height = 4
        scroll.stage.turn()
        view.indicators.show(in: view)
        #expect(view.exceedsVertically && view.indicators.verticalFrame(in: view) == nil && view.indicators.vertical == nil)
    }

    @Test("R-SCR-14, R-SCR-63 The mouse drags an indicator, and the content with it; elsewhere it does not scroll")
    func mouse() {
        let scroll = ScrolledContent(), view = scroll.scrollView, host = scroll.stage.host
        host.movePointer(to: CGPoint(x: 396, y: 20), modifiers: [])
        scroll.stage.turn()
        #expect(view.indicators.isHeld && view.indicators.vertical?.alpha == 1)
        host.setButton(1, isPressed: true, modifiers: [])
        host.movePointer(to: CGPoint(x: 380, y: 120), modifiers: [])
        // 100 points of a way of 394 less the bar's own length, for 3600 of content.
        let way = 394 - (view.indicators.vertical?.frame.height ?? 0)
        #expect(abs(view.contentOffset.y - 100 * 3600 / way) < 1)
        host.setButton(1, isPressed: false, modifiers: [])
        host.movePointer(to: CGPoint(x: 200, y: 200), modifiers: [])
        let place = view.contentOffset
        host.setButton(1, isPressed: true, modifiers: [])
        host.movePointer(to: CGPoint(x: 200, y: 100), modifiers: [])
        host.setButton(1, isPressed: false, modifiers: [])
        #expect(view.contentOffset == place)
        scroll.stage.advance(to: scroll.stage.now + 2)
    }

    @Test("R-SCR-63 An indicator stays under the mouse that drags it: where there are two, and inside what the system covers")
    func mouseOnShorterWay() {
        let scroll = ScrolledContent(content: CGSize(width: 4000, height: 4000)), view = scroll.scrollView, host = scroll.stage.host
        scroll.stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0)
        scroll.stage.turn()
        host.movePointer(to: CGPoint(x: 396, y: 50), modifiers: [])
        scroll.stage.turn()
        host.setButton(1, isPressed: true, modifiers: [])
        let start = view.indicators.verticalFrame(in: view)?.minY ?? 0, offset = view.contentOffset.y
        host.movePointer(to: CGPoint(x: 396, y: 150), modifiers: [])
        let end = view.indicators.verticalFrame(in: view)?.minY ?? 0
        #expect(view.contentOffset.y > offset && abs(end - view.contentOffset.y - (start - offset) - 100) < 0.5)
        host.setButton(1, isPressed: false, modifiers: [])
        scroll.stage.advance(to: scroll.stage.now + 2)
    }

    @Test("R-SCR-70 A refresh control that gets a title stands higher above the content")
    func refreshTitle() {
        let scroll = ScrolledContent(), control = UIRefreshControl(), view = scroll.scrollView
        view.refreshControl = control
        #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
        control.attributedTitle = NSAttributedString(string: "Wait")
        #expect(control.frame == CGRect(x: 0, y: -84, width: 400, height: 84))
        control.attributedTitle = nil
        #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
        view.refreshControl = nil
    }

    @Test("R-SCR-71 A refresh control that was added as a subview refreshes, until it is removed")
    func refreshSubview() {
        let scroll = ScrolledContent(), control = UIRefreshControl(), other = UIRefreshControl(), view = scroll.scrollView
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        view.addSubview(control)
        view.addSubview(other)
        #expect(view.refreshControl === control && control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
        scroll.drag(from: CGPoint(x: 200, y: 50), dy: 20, steps: 15)
        #expect(refreshes == 1 && control.isRefreshing)
        scroll.stage.up(200, 350, at: 1)
        scroll.settle()
        #expect(view.contentOffset.y == -60)
        control.removeFromSuperview()
        #expect(view.refreshControl == nil && view.adjustedContentInset.top == 0)
        other.removeFromSuperview()
        scroll.stage.advance(to: scroll.stage.now + 1)
        // Into another scroll view it goes as a whole.
        let next = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(control)
        next.addSubview(control)
        #expect(view.refreshControl == nil && next.refreshControl === control && control.superview === next)
        control.endRefreshing()
        control.removeFromSuperview()
        #expect(next.refreshControl == nil)
        scroll.stage.advance(to: scroll.stage.now + 1)
    }

    @Test("R-SCR-70 Pulled far enough, a refresh control sends valueChanged once and stays until it is ended")
    func refresh() {
        let scroll = ScrolledContent(), control = UIRefreshControl(), view = scroll.scrollView
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        view.refreshControl = control
        scroll.drag(from: CGPoint(x: 200, y: 50), dy: 20, steps: 4)
        #expect(refreshes == 0 && control.alpha > 0 && control.alpha < 1)
        for step in 5...15 { scroll.stage.move(200, 50 + 20 * Double(step), at: 0.01 * Double(step)) }
        #expect(refreshes == 1 && control.isRefreshing)
        scroll.stage.up(200, 350, at: 1)
        scroll.settle()
        #expect(view.contentOffset.y == -60)
        control.endRefreshing()
        scroll.settle()
        #expect(view.contentOffset.y == 0 && !control.isRefreshing && control.alpha == 0)
        scroll.stage.advance(to: scroll.stage.now + 1)
        control.beginRefreshing()
        #expect(refreshes == 1 && view.adjustedContentInset.top == 60)
        control.endRefreshing()
        view.refreshControl = nil
        scroll.stage.advance(to: scroll.stage.now + 1)
    }
}
