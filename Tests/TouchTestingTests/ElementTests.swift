import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Elements of accessibility") struct ElementTests {
    @Test("R-ACC-4, R-ACC-5 Elements are found and tapped by their names")
    func names() {
        let button = UIButton(frame: CGRect(x: 40, y: 60, width: 80, height: 40))
        button.setTitle("Save", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), stage = TouchStage(view: view)
        view.addSubview(button)
        stage.tap(element: "Save")
        #expect(taps == 1 && stage.element("Save") === button)
        var failures: [String] = []
        TouchStage.onFailure = { failures.append($0.message) }
        defer { TouchStage.onFailure = nil }
        #expect(stage.element("Load") == nil)
        #expect(failures == ["no element is called 'Load'; there are Save"])
    }

    @Test("R-ACC-8 Announcements are recorded")
    func announcements() {
        let stage = TouchStage(), recording = stage.recordAccessibilityPosts()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(recording.announcements == ["Saved"] && recording.posts.map(\.notification) == [.announcement, .layoutChanged])
    }
}
