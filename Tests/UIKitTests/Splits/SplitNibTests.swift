import Testing
@testable import UIKit

@MainActor @Suite("Storyboards: split view controllers", .leavesNothing, .serialized)
struct SplitNibTests {
    @Test("R-SPL-6 A storyboard's split view controller has its columns, and segues show details in it")
    func storyboard() throws {
        let split = """
            <splitViewController id="spl" sceneMemberID="viewController">
                <connections>
                    <segue destination="lst" kind="relationship" relationship="masterViewController" id="r1"/>
                    <segue destination="det" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections>
            </splitViewController>
            """
        let list = """
            <viewController id="lst" title="List" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="600"/></view>
                <connections><segue destination="nxt" kind="showDetail" identifier="go" id="s1"/></connections>
            </viewController>
            """
        func page(_ id: String, _ title: String) -> String {
            """
            <viewController id="\(id)" title="\(title)" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="600"/></view>
            </viewController>
            """
        }
        let data = InterfaceText.storyboard(initial: "spl", scenes: [split, list, page("det", "Detail"), page("nxt", "Next")])
        let (controller, lines) = quietly { UIStoryboard(data: data, name: "Split.storyboard").instantiateInitialViewController() as? UISplitViewController }
        let made = try #require(controller)
        #expect(lines.isEmpty, "\(lines)")
        #expect(made.viewControllers.map { $0.title ?? "" } == ["List", "Detail"] && made.style == .unspecified)
        let stage = try Stage(showing: made, size: CGSize(width: 1000, height: 700))
        made.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        stage.wait(0)
        #expect(made.viewControllers.map { $0.title ?? "" } == ["List", "Next"])
    }
}
