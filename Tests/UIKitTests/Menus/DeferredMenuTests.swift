import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Deferred elements of menus", .leavesNothing)
struct DeferredMenuTests {
    @Test("R-MNU-8 Elements that come at once, or later, replace a deferred one; uncached ones are asked for each time")
    func comes() throws {
        let stage = try Stage(), button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        var calls: [String] = [], late: (([UIMenuElement]) -> Void)?
        let atOnce = UIDeferredMenuElement { completion in
            calls.append("once")
            completion([UIAction(title: "Now") { _ in calls.append("now") }])
        }
        let each = UIDeferredMenuElement.uncached { completion in
            calls.append("each")
            late = completion
        }
        button.menu = UIMenu(children: [atOnce, each])
        button.showsMenuAsPrimaryAction = true
        stage.view.addSubview(button)
        #expect(calls.isEmpty)
        button.performPrimaryAction()
        stage.advance(to: 1)
        #expect(calls == ["once", "each"] && stage.place(ofText: "Now") != nil && stage.place(ofText: "Later") == nil)
        let waiting = try #require(stage.place(ofText: "Loading…"))
        stage.tap(waiting)
        #expect(stage.place(ofText: "Now") != nil, "the row can't be chosen")
        late?([UIAction(title: "Later") { _ in calls.append("later") }])
        stage.advance(to: 3)
        #expect(stage.place(ofText: "Loading…") == nil)
        stage.tap(try #require(stage.place(ofText: "Later")))
        #expect(calls == ["once", "each", "later"])
        stage.advance(to: 5)
        button.performPrimaryAction()
        stage.advance(to: 6)
        #expect(calls == ["once", "each", "later", "each"] && stage.place(ofText: "Now") != nil && stage.place(ofText: "Later") == nil)
    }
}
