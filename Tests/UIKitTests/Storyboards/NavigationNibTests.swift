import Testing
@testable import UIKit

class NibListController: UIViewController {
    var add: UIBarButtonItem!
    var field: UITextField!
    var calls: [String] = []
    func addOne(_ sender: UIBarButtonItem) { calls.append("add \(sender.title ?? "")") }
    func backToList(_ segue: UIStoryboardSegue) { calls.append("back from \(segue.source.title ?? "")") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("\(segue.identifier ?? "") by \(sender.map { "\(type(of: $0))" } ?? "nil")")
    }
}

class NibListController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibListController.self) { members in
            members.outlet("add", \.add)
            members.outlet("field", \.field)
            members.action("addOne:", NibListController.addOne(_:))
            members.action("backToList:", NibListController.backToList(_:))
        }
    }
}

class NibStackController: UINavigationController {
    var wasAwake = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwake = viewControllers.count
    }
}

@MainActor @Suite("Storyboards: navigation", .leavesNothing, .serialized)
struct NavigationNibTests {
    private static let list = "customClass=\"NibListController\" customModule=\"UIKitTests\""

    private static func stack(_ root: String, attributes: String = "", bar: String = "") -> String {
        """
        <navigationController \(attributes) id="nav" sceneMemberID="viewController">
            <toolbarItems/>
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                \(bar)
            </navigationBar>
            <nil name="viewControllers"/>
            <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """
    }

    /// A controller with bar contents, and with objects of its scene besides.
    private static func scene(_ id: String, attributes: String = list, item: String, connections: String = "", others: String = "") -> String {
        InterfaceText.controller(id, attributes: attributes, connections: connections).replacingOccurrences(of: "</view>\n", with: """
            </view>
            <navigationItem key="navigationItem" id="\(id)-n" \(item)</navigationItem>

            """) + others
    }

    private func begin(_ scenes: String...) throws -> (Stage, UINavigationController, [String]) {
        let ((stage, navigation), lines) = try quietly {
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "nav", scenes: scenes), name: "Main.storyboard")
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            return (try Stage(showing: navigation), navigation)
        }
        return (stage, navigation, lines)
    }

    @Test("R-NIB-3 Bars of a file have their colour, and are as opaque as it says")
    func colouredBars() throws {
        let color = #"<color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        let objects = UINib("""
            <toolbar barStyle="black" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\(color)</toolbar>
            <navigationBar translucent="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\(color)</navigationBar>
            <tabBar translucent="NO" id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="49"/>\(color)</tabBar>
            """).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        try #require(objects.count == 3)
        #expect(objects[0].backgroundColor == .red && (objects[0] as? UIToolbar)?.barStyle == .black && (objects[1] as? UINavigationBar)?.barStyle == .default)
        #expect(objects[1].subviews.first?.backgroundColor == .red && objects[2].subviews.first?.backgroundColor == .red)
    }

    @Test("R-NIB-12 A navigation controller of the file has its class, its bar and its first controller")
    func stack() throws {
        let (stage, navigation, lines) = try begin(
            Self.stack("one", attributes: "customClass=\"NibStackController\" customModule=\"UIKitTests\"", bar: """
                <color key="barTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
                """),
            Self.scene("one", item: "title=\"Things\" leftItemsSupplementBackButton=\"YES\">"))
        #expect(lines.isEmpty, "\(lines)")
        #expect((navigation as? NibStackController)?.wasAwake == 1)
        #expect(navigation.viewControllers.count == 1 && navigation.topViewController is NibListController)
        #expect(navigation.topViewController?.navigationItem.title == "Things" && navigation.topViewController?.title == nil)
        #expect(navigation.topViewController?.navigationItem.leftItemsSupplementBackButton == true)
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44) && bar.topItem?.title == "Things")
        #expect(navigation.topViewController?.viewIfLoaded?.frame == stage.window.bounds)
    }

    @Test("R-NIB-12 Bar buttons have their outlets and actions, and exist before the view")
    func buttons() throws {
        let (stage, navigation, lines) = try begin(Self.stack("one"), Self.scene("one", item: """
            title="T">
                <barButtonItem key="leftBarButtonItem" style="done" id="k"><button key="customView" tag="5" id="kv"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></button></barButtonItem>
                <rightBarButtonItems>
                    <barButtonItem title="More" id="more" enabled="NO" tag="3"/>
                    <barButtonItem systemItem="add" id="add"><connections><action selector="addOne:" destination="one" id="a"/></connections></barButtonItem>
                    <barButtonItem systemItem="compose" id="compose"/>
                </rightBarButtonItems>
                <barButtonItem key="backBarButtonItem" title="Up" id="back"/>
            """, connections: "<outlet property=\"add\" destination=\"add\" id=\"o\"/>"))
        let list = try #require(navigation.topViewController as? NibListController)
        let item = list.navigationItem
        #expect(item.leftBarButtonItem?.customView?.tag == 5 && item.backBarButtonItem?.title == "Up")
        #expect(item.rightBarButtonItems?.map { $0.title ?? "-" } == ["More", "-", "Compose"])
        #expect(item.rightBarButtonItem?.isEnabled == false && item.rightBarButtonItem?.tag == 3)
        #expect(list.add === item.rightBarButtonItems?[1] && list.add != nil)
        #expect(lines.count == 1 && lines[0].hasSuffix("the system's button 'compose' doesn't exist here; its name stands in for it"))
        let add = try #require(list.add)
        item.rightBarButtonItems = [add]
        stage.wait(0)
        stage.tap(375, 22, for: 0.05, then: 1)
        #expect(list.calls == ["add "])
    }

    @Test("R-NIB-12 The item is there before the view, and code that changed it keeps its change")
    func early() throws {
        let storyboard = UIStoryboard(initial: "one", Self.scene("one", item: """
            title="T"><barButtonItem key="rightBarButtonItem" title="Go" id="go"><connections><action selector="addOne:" destination="one" id="a"/></connections></barButtonItem>
            """))
        let list = try #require(storyboard.instantiateInitialViewController() as? NibListController)
        list.navigationItem.rightBarButtonItem?.title = "Went"
        #expect(!list.isViewLoaded && list.navigationItem.rightBarButtonItem?.action == nil)
        list.loadViewIfNeeded()
        #expect(list.navigationItem.rightBarButtonItem?.title == "Went" && list.navigationItem.rightBarButtonItem?.target === list)
        list.title = "New"
        #expect(list.navigationItem.title == "New")
    }

    @Test("R-NIB-12 A show segue pushes, its unwind segue pops to the controller in the stack")
    func segues() throws {
        let leave = """
            title="Detail"><barButtonItem key="rightBarButtonItem" title="Done" style="done" id="d"><connections>
            <segue destination="ex" kind="unwind" unwindAction="backToList:" identifier="leave" id="u"/></connections></barButtonItem>
            """
        let (stage, navigation, lines) = try begin(
            Self.stack("one"),
            Self.scene("one", item: """
                title="List"><barButtonItem key="rightBarButtonItem" title="Open" id="o"><connections>
                <segue destination="two" kind="show" identifier="open" id="s"/></connections></barButtonItem>
                """),
            Self.scene("two", attributes: "title=\"Two\"", item: leave, others: "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))
        let list = try #require(navigation.topViewController as? NibListController)
        stage.tap(370, 22, for: 0.05, then: 1)
        #expect(list.calls == ["open by UIBarButtonItem"] && navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.title == "Two" && navigation.navigationBar.topItem?.title == "Detail")
        stage.tap(370, 22, for: 0.05, then: 1)
        #expect(list.calls == ["open by UIBarButtonItem", "back from Two"] && navigation.viewControllers == [list])
        #expect(lines.isEmpty, "\(lines)")
    }

    @Test("R-NIB-12 A segue to another stack presents it; unwinding from it leads into the stack behind")
    func presented() throws {
        let other = Self.stack("two").replacingOccurrences(of: "id=\"nav\"", with: "id=\"nav2\"").replacingOccurrences(of: "id=\"bar\"", with: "id=\"bar2\"")
            .replacingOccurrences(of: "id=\"r\"", with: "id=\"r2\"")
        let (stage, navigation, _) = try begin(
            Self.stack("one"), other,
            Self.scene("one", item: "title=\"List\"><barButtonItem key=\"rightBarButtonItem\" title=\"Open\" id=\"o\"><connections><segue destination=\"nav2\" kind=\"show\" identifier=\"open\" id=\"s\"/></connections></barButtonItem>"),
            Self.scene("two", attributes: "title=\"Two\"", item: "title=\"Detail\"><barButtonItem key=\"rightBarButtonItem\" title=\"Done\" id=\"d\"><connections><segue destination=\"ex\" kind=\"unwind\" unwindAction=\"backToList:\" id=\"u\"/></connections></barButtonItem>", others: "<exit id=\"ex\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))
        let list = try #require(navigation.topViewController as? NibListController)
        stage.tap(370, 22, for: 0.05, then: 1)
        let shown = try #require(navigation.presentedViewController as? UINavigationController)
        #expect(shown.topViewController?.title == "Two" && navigation.viewControllers == [list])
        stage.tap(370, 22, for: 0.05, then: 1)
        #expect(list.calls.last == "back from Two" && navigation.presentedViewController == nil)
    }

    @Test("R-NIB-12 Stacks that contain each other are reported; one without contents is empty")
    func endless() throws {
        let other = Self.stack("nav").replacingOccurrences(of: "id=\"nav\"", with: "id=\"nav2\"")
        let (_, navigation, lines) = try begin(Self.stack("nav2"), other)
        #expect(navigation.viewControllers.count == 1 && (navigation.topViewController as? UINavigationController)?.viewControllers.count == 1)
        #expect(lines.count { $0.hasSuffix("the controllers contain each other without end") } == 1, "\(lines)")
        let (_, empty, said) = try begin(Self.stack("nowhere"))
        #expect(empty.viewControllers.isEmpty && said.count == 1, "\(said)")
    }

    @Test("R-NIB-12 A bar of its own has the items of the file")
    func ownBar() throws {
        let nib = UINib("""
            <navigationBar contentMode="scaleToFill" translucent="NO" id="b">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <items><navigationItem title="Alone" id="n"><barButtonItem key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem></items>
            </navigationBar>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        let bar = try #require(objects.first as? UINavigationBar)
        #expect(bar.topItem?.title == "Alone" && bar.topItem?.rightBarButtonItem?.style == .done && !bar.isTranslucent && lines.isEmpty, "\(lines)")
    }

    @Test("A scene whose view is never made leaves nothing behind")
    func released() throws {
        weak var controller: UIViewController?
        weak var item: UINavigationItem?
        do {
            let storyboard = UIStoryboard(initial: "one", Self.scene("one", item: "title=\"T\"><barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"go\"/>"))
            let made = try #require(storyboard.instantiateInitialViewController())
            (controller, item) = (made, made.navigationItem)
        }
        #expect(controller == nil && item == nil)
    }
}
