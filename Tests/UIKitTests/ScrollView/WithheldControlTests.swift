import Testing
@testable import UIKit

/// A drag that begins on a control before its touch was handed over scrolls (R-SCR-2, R-CTL-50).
@MainActor @Suite("Controls whose touches a scroll view withholds", .leavesNothing)
struct WithheldControlTests {
    /// Pages of 400 points with a control in the first one.
    private func scroll(_ control: UIControl, _ frame: CGRect = CGRect(x: 100, y: 200, width: 200, height: 34), pages: Bool = true) -> ScrolledContent {
        let scroll = ScrolledContent(content: pages ? CGSize(width: 1200, height: 400) : CGSize(width: 400, height: 1200))
        scroll.scrollView.isPagingEnabled = pages
        control.frame = frame
        scroll.content.addSubview(control)
        control.addAction(UIAction { [weak scroll] _ in scroll?.journal.note("sent") }, for: .allEvents)
        scroll.stage.turn()
        _ = scroll.heard()
        return scroll
    }

    private func slider() -> UISlider {
        let slider = UISlider()
        slider.value = 0.5
        return slider
    }

    @Test("R-SCR-2, R-CTL-50 A quick drag that begins on the knob turns the page and leaves the slider alone, with pages or without", arguments: [true, false])
    func quick(isPaging: Bool) {
        let slider = slider(), scroll = scroll(slider)
        scroll.scrollView.isPagingEnabled = isPaging
        scroll.flick(from: CGPoint(x: 200, y: 217), dx: -10, steps: 10)
        #expect(slider.value == 0.5 && !slider.isTracking && !slider.isHighlighted)
        scroll.settle()
        #expect(isPaging ? scroll.scrollView.contentOffset.x == 400 : scroll.scrollView.contentOffset.x > 90)
        #expect(!scroll.heard().contains("sent"))
    }

    @Test("R-SCR-2, R-SCR-4, R-CTL-50 After a rest of 0.15 s the slider has the drag; movement of less than 10 points is rest", arguments: [0.0, 8])
    func rest(wobble: Double) {
        let slider = slider(), scroll = scroll(slider)
        scroll.stage.down(200, 217, at: 0)
        scroll.stage.move(200 - wobble, 217, at: 0.1)
        scroll.stage.advance(to: 0.16)
        #expect(slider.isTracking)
        for step in 1...10 { scroll.stage.move(200 - 8 * Double(step), 217, at: 0.16 + 0.01 * Double(step)) }
        #expect(slider.value < 0.2 && !scroll.scrollView.isDragging && scroll.scrollView.contentOffset == .zero)
        scroll.stage.up(120, 217, at: 0.5)
    }

    @Test("R-SCR-2, R-CTL-50 Without the delay the slider has the drag at once")
    func immediate() {
        let slider = slider(), scroll = scroll(slider)
        scroll.scrollView.delaysContentTouches = false
        scroll.flick(from: CGPoint(x: 200, y: 217), dx: -8, steps: 10)
        #expect(slider.value < 0.2 && scroll.scrollView.contentOffset == .zero)
    }

    @Test("R-SCR-2, R-SCR-10 A drag across the axis that scrolls is the slider's, however quick")
    func across() {
        let slider = slider(), scroll = scroll(slider, pages: false)
        scroll.flick(from: CGPoint(x: 200, y: 217), dx: -8, steps: 10)
        #expect(slider.value < 0.2 && scroll.scrollView.contentOffset == .zero)
    }

    @Test("R-SCR-2, R-CTL-50 A drag beside the knob, and one on a disabled slider, scroll as well")
    func others() {
        let slider = slider(), scroll = scroll(slider)
        scroll.flick(from: CGPoint(x: 120, y: 217), dx: -10, steps: 5)
        #expect(scroll.scrollView.isDecelerating || scroll.scrollView.contentOffset.x > 30)
        scroll.settle()
        let disabled = UISlider(), next = self.scroll(disabled)
        disabled.isEnabled = false
        next.flick(from: CGPoint(x: 116, y: 217), dx: -10, steps: 5)
        #expect(next.scrollView.contentOffset.x > 30 && disabled.value == 0)
        next.settle()
    }

    @Test("R-SCR-2, R-CTL-50 A switch is not turned by a quick drag, and is after a rest")
    func toggles() {
        let toggle = UISwitch(), scroll = scroll(toggle, CGRect(x: 100, y: 200, width: 51, height: 31))
        scroll.flick(from: CGPoint(x: 115, y: 215), dx: -10, steps: 8)
        scroll.settle()
        #expect(!toggle.isOn && scroll.scrollView.contentOffset.x == 400 && !scroll.heard().contains("sent"))
        scroll.scrollView.contentOffset = .zero
        scroll.stage.down(115, 215, at: scroll.stage.now + 1)
        scroll.stage.advance(to: scroll.stage.now + 0.2)
        for step in 1...5 { scroll.stage.move(115 + 8 * Double(step), 215, at: scroll.stage.now + 0.01) }
        scroll.stage.up(155, 215, at: scroll.stage.now + 0.01)
        #expect(toggle.isOn && scroll.scrollView.contentOffset == .zero)
    }

    @Test("R-SCR-2, R-CTL-50 Quick drags on other controls scroll, and touch nothing", arguments: 0..<5)
    func otherControls(kind: Int) {
        let segments = UISegmentedControl(items: ["1", "2", "3"]), pages = UIPageControl()
        segments.selectedSegmentIndex = 0
        pages.numberOfPages = 3
        let control: UIControl = [UIButton(), UIStepper(), segments, pages, UITextField()][kind]
        let scroll = scroll(control)
        scroll.flick(from: CGPoint(x: 260, y: 217), dx: -10, steps: 10)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.x == 400 && !control.isTracking && !control.isFirstResponder)
        #expect(!scroll.heard().contains("sent"))
    }

    @Test("R-SCR-2, R-CTL-50 A quick tap is the control's all the same, whatever taps wait above", arguments: [0, 1, 2, 3, 4])
    func taps(kind: Int) {
        let segments = UISegmentedControl(items: ["1", "2", "3"]), pages = UIPageControl()
        pages.numberOfPages = 3
        let control: UIControl = [UIButton(), UIStepper(), segments, pages, UISwitch()][kind]
        let scroll = scroll(control), tap = UITapGestureRecognizer()
        let taps = reading(tap) { $0.state }
        scroll.scrollView.addGestureRecognizer(tap)
        let place = control.convert(CGPoint(x: control.bounds.width * 0.8, y: control.bounds.height / 2), to: nil)
        scroll.stage.down(place.x, place.y, at: 1)
        scroll.stage.up(place.x, place.y, at: 1.05)
        #expect(taps.values == [] && scroll.heard().contains("sent"))
        scroll.stage.advance(to: 3)
    }

    @Test("R-SCR-2, R-CTL-50 A menu's pan above takes a quick drag while the touch is withheld; after a rest the slider has it")
    func panAbove() {
        let slider = slider(), scroll = scroll(slider, pages: false), pan = UIPanGestureRecognizer()
        let states = reading(pan) { $0.state }
        scroll.stage.root.addGestureRecognizer(pan)
        scroll.flick(from: CGPoint(x: 200, y: 217), dx: 8, steps: 10)
        #expect(states.values.first == .began && slider.value == 0.5)
        scroll.stage.down(200, 217, at: 1)
        scroll.stage.advance(to: 1.2)
        for step in 1...10 { scroll.stage.move(200 - 8 * Double(step), 217, at: 1.2 + 0.01 * Double(step)) }
        scroll.stage.up(120, 217, at: 1.5)
        #expect(states.values.last == .ended && slider.value < 0.2)
    }

    @Test("R-GR-21 A view of the app's own that refuses is asked about a withheld touch too")
    func ownView() {
        let scroll = ScrolledContent(), view = Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        scroll.content.addSubview(view)
        scroll.flick(from: CGPoint(x: 100, y: 300), dy: -10, steps: 10)
        #expect(scroll.scrollView.contentOffset == .zero)
        scroll.flick(from: CGPoint(x: 300, y: 300), dy: -10, steps: 10, at: 1)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.y > 80)
    }

    private final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
}

/// A slider in the rows of a table that lies in pages.
@MainActor @Suite("A slider in a table in pages", .leavesNothing)
struct SliderInPagesTests {
    private struct Pages {
        let scroll: ScrolledContent
        let table: UITableView
        let slider: UISlider
        let source: Source
    }

    @MainActor private final class Source: UITableViewDataSource {
        let slider: UISlider
        init(_ slider: UISlider) { self.slider = slider }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 2 {
                slider.frame = CGRect(x: 100, y: 8, width: 200, height: 34)
                cell.contentView.addSubview(slider)
            }
            return cell
        }
    }

    private func pages() -> Pages {
        let scroll = ScrolledContent(content: CGSize(width: 1200, height: 400)), slider = UISlider(), source = Source(slider)
        slider.value = 0.5
        scroll.scrollView.isPagingEnabled = true
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
        table.rowHeight = 50
        table.dataSource = source
        scroll.scrollView.addSubview(table)
        scroll.stage.turn()
        return Pages(scroll: scroll, table: table, slider: slider, source: source)
    }

    @Test("R-SCR-2, R-SCR-11, R-CTL-50 A quick drag sideways turns the page, whichever of the two delays touches", arguments: [(true, true), (false, true), (true, false)])
    func sideways(pager: Bool, table: Bool) {
        let pages = pages(), scroll = pages.scroll
        scroll.scrollView.delaysContentTouches = pager
        pages.table.delaysContentTouches = table
        scroll.flick(from: CGPoint(x: 200, y: 125), dx: -10, steps: 10)
        scroll.settle()
        #expect(scroll.scrollView.contentOffset.x == 400 && pages.slider.value == 0.5 && pages.table.contentOffset == .zero)
    }

    @Test("R-SCR-2, R-CTL-50 A quick drag upwards scrolls the table; after a rest, or without any delay, the slider has it")
    func others() {
        let scrolled = self.pages()
        scrolled.scroll.flick(from: CGPoint(x: 200, y: 125), dy: -4, steps: 10)
        #expect(scrolled.table.contentOffset.y > 20 && scrolled.slider.value == 0.5)
        scrolled.scroll.stage.advance(to: 5)
        let pages = self.pages(), scroll = pages.scroll
        scroll.stage.down(200, 125, at: 0)
        scroll.stage.advance(to: 0.2)
        for step in 1...10 { scroll.stage.move(200 - 8 * Double(step), 125, at: 0.2 + 0.01 * Double(step)) }
        scroll.stage.up(120, 125, at: 0.5)
        #expect(pages.slider.value < 0.2 && scroll.scrollView.contentOffset == .zero)
        scroll.scrollView.delaysContentTouches = false
        pages.table.delaysContentTouches = false
        let knob = 100 + 16 + 168 * Double(pages.slider.value)
        scroll.flick(from: CGPoint(x: knob, y: 125), dx: 8, steps: 10, at: 8)
        #expect(pages.slider.value > 0.3 && scroll.scrollView.contentOffset == .zero)
    }
}
