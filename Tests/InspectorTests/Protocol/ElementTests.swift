import JSONText
import Testing
import UIKit
@testable import Inspector

@MainActor @Suite("What assistive technology finds", .serialized) struct ElementTests {
    @Test("R-ACC-5, R-ACC-6 Elements that are not views are listed, found by their label and used")
    func elements() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "12 degrees"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        var done = 0
        bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Compare") { _ in done += 1; return true }]
        chart.accessibilityElements = [bar]
        stage.window.addSubview(chart)
        let found = try stage.call("elements")["elements"]?.array ?? []
        #expect(found.count == 1 && found.first?["label"] == "March" && found.first?["value"] == "12 degrees")
        #expect(found.first?["frame"] == [11, 22, 3, 4] && found.first?["customActions"] == ["Compare"])
        #expect(try stage.call("tree", ["view": .number(chart.inspectionNumber)])["views"]?.array?.first?["elements"]?.array?.count == 1)
        #expect(try stage.call("activate", ["view": "March", "custom": "Compare"])["done"] == true && done == 1)
        #expect(stage.refusal("activate", ["view": "March", "custom": "Delete"])?.contains("there are Compare") == true)
        #expect(try stage.call("activate", ["view": "March", "action": "escape"])["done"] == false)
    }

    @Test("R-ACC-8 What the app posts is listed")
    func announcements() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        stage.host.advance(by: 2)
        UIAccessibility.post(notification: .announcement, argument: "Saved as draft")
        let last = try stage.call("announcements")["announcements"]?.array?.last
        #expect(last?["notification"] == "announcement" && last?["text"] == "Saved as draft" && last?["t"]?.number == stage.host.clock.now - stage.inspector.trace.origin)
    }
}
