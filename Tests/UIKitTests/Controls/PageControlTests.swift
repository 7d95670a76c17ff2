import Testing
@testable import UIKit

@MainActor @Suite("Page controls", .leavesNothing)
struct PageControlTests {
    /// Ten pages, a dot each 17 points, the halves meeting at 200.
    private func stageWithPages() throws -> (Stage, UIPageControl) {
        let stage = try Stage()
        let pages = UIPageControl(frame: CGRect(x: 50, y: 100, width: 300, height: 40))
        pages.numberOfPages = 10
        stage.add(pages, "P", events: [.valueChanged, .touchUpInside])
        pages.addAction(UIAction { [weak stage, weak pages] _ in
            if let pages { stage?.note("\(pages.currentPage) \(pages.interactionState)") }
        }, for: .valueChanged)
        return (stage, pages)
    }

    @Test("R-CTL-38 A finger along the dots leads through the pages, one for each dot's room, and lifts without a change")
    func leads() throws {
        let (stage, pages) = try stageWithPages()
        #expect(pages.allowsContinuousInteraction && pages.interactionState == .none)
        stage.play("@0 A+(100,120); @.1 A~(105,120); @.2 A~(117,120); @.3 A~(140,122); @.4 A~(120,122); @.5 A-")
        #expect(stage.log == "— | — | P!valueChanged; 1 continuous | P!valueChanged; 2 continuous | P!valueChanged; 1 continuous | P!touchUpInside")
        #expect(pages.currentPage == 1 && pages.interactionState == .none)
    }

    @Test("R-CTL-38 Beyond the last page and before the first nothing changes, however far the finger goes")
    func ends() throws {
        let (stage, pages) = try stageWithPages()
        stage.play("@0 A+(100,120); @.1 A~(399,120)")
        #expect(pages.currentPage == 9)
        stage.play("@.2 A~(0,120); @.3 A-")
        #expect(pages.currentPage == 0)
        stage.send("A", .began, x: 100, y: 120, at: 1)
        stage.send("A", .moved, x: 1e30, y: 120, at: 1.1)
        #expect(pages.currentPage == 9)
    }

    @Test("R-CTL-38 A tap changes the page discretely; without continuous interaction there are taps alone")
    func taps() throws {
        let (stage, pages) = try stageWithPages()
        stage.play("@0 A+(300,120); @.1 A-")
        #expect(stage.take() == "— | P!valueChanged; 1 discrete; P!touchUpInside")
        pages.allowsContinuousInteraction = false
        stage.play("@1 A+(300,120); @1.1 A~(260,120); @1.2 A-")
        #expect(stage.take() == "— | — | P!valueChanged; 2 discrete; P!touchUpInside")
    }

    @Test("R-CTL-38, R-CTL-50 Drags along it are its own while it leads, those across are not")
    func gestures() throws {
        let (stage, pages) = try stageWithPages()
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(100,120); @.1 A~(117,120); @.2 A-; @1 B+(100,120); @1.1 B~(100,140); @1.2 B-")
        #expect(!stage.log.contains("continuous; pan") && stage.take().hasSuffix("pan!began | pan!ended"))
        pages.allowsContinuousInteraction = false
        stage.play("@2 A+(100,120); @2.1 A~(117,120); @2.2 A-")
        #expect(stage.take() == "— | pan!began | pan!ended")
    }

    @Test("R-CTL-38 A touch that is cancelled leaves the page where the finger had led to")
    func cancelled() throws {
        let (stage, pages) = try stageWithPages()
        stage.play("@0 A+(100,120); @.1 A~(117,120); @.2 A!; @1 B+(300,120); @1.1 B-")
        #expect(stage.log == "— | P!valueChanged; 1 continuous | — | — | P!valueChanged; 2 discrete; P!touchUpInside")
        #expect(pages.currentPage == 2)
    }
}
