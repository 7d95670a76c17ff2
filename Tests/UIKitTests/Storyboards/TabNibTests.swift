import Testing
@testable import UIKit

@MainActor @Suite("Storyboards: tab bars", .leavesNothing, .serialized)
struct TabNibTests {
    private static func tabs(_ roots: String...) -> String {
        """
        <tabBarController id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
                <color key="barTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBar>
            <connections>\(roots.map { "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>" }.joined())</connections>
        </tabBarController>
        """
    }

    private static func scene(_ id: String, _ item: String, connections: String = "") -> String {
        InterfaceText.controller(id, attributes: "title=\"T\(id)\" hidesBottomBarWhenPushed=\"YES\"", connections: connections)
            .replacingOccurrences(of: "</view>\n", with: "</view>\n<tabBarItem key=\"tabBarItem\" \(item) id=\"\(id)-t\"/>\n")
    }

    @Test("R-NIB-12 A tab bar controller of the file has its bar, and its controllers with their buttons")
    func controllers() throws {
        let (result, lines) = try quietly {
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "tabs", scenes: [
                Self.tabs("one", "two"), Self.scene("one", "title=\"First\" badgeValue=\"4\" tag=\"7\""), Self.scene("two", "systemItem=\"search\""),
            ]), name: "Main.storyboard")
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            return (tabs, try Stage(showing: tabs))
        }
        let tabs = result.0
        #expect(lines.isEmpty, "\(lines)")
        #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.barTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(tabs.tabBar.items?.map(\.title) == ["First", "Search"])
        #expect(tabs.tabBar.items?[0].badgeValue == "4" && tabs.tabBar.items?[0].tag == 7 && tabs.viewControllers?[0].hidesBottomBarWhenPushed == true)
        result.1.tap(300, 575)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("R-NIB-12 A bar of its own has its buttons and the one that is selected")
    func bar() throws {
        let view = """
            <subviews><tabBar contentMode="scaleToFill" selectedItem="b" id="bar"><rect key="frame" x="0.0" y="0.0" width="320" height="49"/>
                <items><tabBarItem title="A" id="a"/><tabBarItem title="B" id="b"/></items></tabBar></subviews>
            """
        let (bar, lines) = try quietly {
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "one", scenes: [InterfaceText.controller("one", view: view)]), name: "M.storyboard")
            return try #require(storyboard.instantiateInitialViewController()?.view.subviews.first as? UITabBar)
        }
        #expect(lines.isEmpty && bar.items?.map(\.title) == ["A", "B"] && bar.selectedItem?.title == "B", "\(lines)")
    }

    @Test("R-NIB-8 Tab bar controllers that contain each other end with a line")
    func endless() throws {
        let (tabs, lines) = try quietly {
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "tabs", scenes: [Self.tabs("tabs", "one"), Self.scene("one", "title=\"A\"")]),
                                          name: "Main.storyboard")
            return try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        }
        #expect(tabs.viewControllers?.count ?? 0 <= 2 && lines.contains { $0.contains("without end") }, "\(lines)")
    }
}
