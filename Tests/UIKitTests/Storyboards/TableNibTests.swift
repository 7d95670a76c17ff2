import Testing
import TouchHost
@testable import UIKit

class NibTableController: UITableViewController {
    var first: UILabel!
    var calls: [String] = []
    func press(_ sender: UIButton) { calls.append("press") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("\(segue.identifier ?? "") by \(type(of: sender ?? "")), row \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
}

class NibPrototypeController: NibTableController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "proto", for: indexPath)
        (cell as? NibProtoCell)?.name.text = "row \(indexPath.row)"
        return cell
    }
}

class NibProtoCell: UITableViewCell {
    var name: UILabel!
}

class NibTableController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibTableController.self) { members in
            members.outlet("first", \.first)
            members.action("press:", NibTableController.press(_:))
        }
    }
}

class NibProtoCell_NibConnections: NibConnections {
    override class func register() { NibClasses.register(NibProtoCell.self) { $0.outlet("name", \.name) } }
}

@MainActor @Suite("Storyboards: tables", .leavesNothing, .serialized)
struct TableNibTests {
    private static func table(_ attributes: String, _ inside: String, connections: String = "") -> String {
        """
        <tableViewController id="con" sceneMemberID="viewController" customModule="UIKitTests" \(attributes)>
            \(inside)
            <connections>\(connections)</connections>
        </tableViewController>
        """
    }

    private static let other = "<viewController id=\"other\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"ov\"/></viewController>"

    private func show(_ scenes: String...) throws -> (Stage, NibTableController, [String]) {
        let (shown, lines) = try quietly {
            let stage = Stage.rooted()
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "con", scenes: scenes), name: "Main.storyboard")
            let controller = try #require(storyboard.instantiateInitialViewController() as? NibTableController)
            stage.window.rootViewController = controller
            stage.turn()
            return (stage, controller)
        }
        return (shown.0, shown.1, lines)
    }

    @Test("R-NIB-13 Rows of the file are shown with their heights, outlets, actions and segues")
    func staticRows() throws {
        let (stage, controller, lines) = try show(Self.table("customClass=\"NibTableController\"", """
            <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" sectionHeaderHeight="30" sectionFooterHeight="20" id="tab">
                <rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                <sections>
                    <tableViewSection headerTitle="Heading" id="s1"><cells>
                        <tableViewCell contentMode="scaleToFill" rowHeight="90" id="c1">
                            <rect key="frame" x="0.0" y="0.0" width="400" height="90"/>
                            <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
                                <rect key="frame" x="0.0" y="0.0" width="400" height="90"/>
                                <subviews>
                                    <label text="hello" id="l1"><rect key="frame" x="10" y="5" width="100" height="20"/></label>
                                    <button id="b1"><rect key="frame" x="300" y="0" width="90" height="90"/><connections><action selector="press:" destination="con" eventType="touchUpInside" id="ac"/></connections></button>
                                </subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                        <tableViewCell accessoryType="disclosureIndicator" showsReorderControl="YES" style="IBUITableViewCellStyleSubtitle" textLabel="t2" detailTextLabel="d2" id="c2">
                            <tableViewCellContentView key="contentView" tableViewCell="c2" id="v2">
                                <subviews><label text="Title" id="t2"/><label text="Detail" id="d2"/></subviews>
                            </tableViewCellContentView>
                            <connections><segue destination="other" kind="presentation" identifier="go" id="sg"/></connections>
                        </tableViewCell>
                    </cells></tableViewSection>
                </sections>
            </tableView>
            """, connections: "<outlet property=\"first\" destination=\"l1\" id=\"o1\"/>"), Self.other)
        #expect(lines.isEmpty, "\(lines)")
        #expect(controller.first?.text == "hello")
        #expect(controller.tableView.style == .grouped && controller.tableView.visibleCells.map(\.frame.height).first == 90)
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "HEADING")
        let second = try #require(controller.tableView.visibleCells.last)
        #expect(second.textLabel?.text == "Title" && second.detailTextLabel?.text == "Detail" && second.frame.height == 44)
        #expect(second.accessoryType == .disclosureIndicator && second.showsReorderControl)
        func tap(_ x: Double, _ y: Double) {
            stage.down(x, y)
            stage.advance(to: stage.now + 0.3)
            stage.up(x, y)
            stage.advance(to: stage.now + 1)
        }
        let top = controller.tableView.visibleCells[0].frame.minY
        tap(340, top.native + 40)
        #expect(controller.calls == ["press"], "a button keeps its touch")
        tap(100, top.native + 110)
        #expect(controller.calls == ["press", "go by UITableViewCell, row 1"])
        #expect(controller.presentedViewController != nil)
    }

    @Test("R-NIB-13 A prototype makes as many cells as are asked for, each with its own outlets")
    func prototypes() throws {
        let (_, controller, lines) = try show(Self.table("customClass=\"NibPrototypeController\"", """
            <tableView key="view" style="plain" rowHeight="60" sectionIndexMinimumDisplayRowCount="7" id="tab">
                <rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                <color key="sectionIndexColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="proto" customClass="NibProtoCell" customModule="UIKitTests" id="c1">
                        <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1">
                            <subviews><label text="pattern" id="l1"/></subviews>
                        </tableViewCellContentView>
                        <connections><outlet property="name" destination="l1" id="o1"/></connections>
                    </tableViewCell>
                </prototypes>
            </tableView>
            """))
        #expect(lines.isEmpty, "\(lines)")
        #expect(controller.tableView.visibleCells.compactMap { ($0 as? NibProtoCell)?.name.text } == (0..<7).map { "row \($0)" })
        #expect(controller.tableView.visibleCells.allSatisfy { $0.frame.height == 60 })
        #expect(controller.tableView.sectionIndexMinimumDisplayRowCount == 7 && controller.tableView.sectionIndexColor == .red)
    }

    @Test("R-NAV-10 The toolbar of a file's navigation controller has its controller's buttons, and flexible spaces share the room")
    func toolbar() throws {
        let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "nav", scenes: [
            """
            <navigationController toolbarHidden="NO" id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="bar"/>
                <toolbar key="toolbar" id="tool"><rect key="frame" x="0.0" y="0.0" width="400" height="44"/></toolbar>
                <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            """,
            """
            <viewController id="one" sceneMemberID="viewController"><view key="view" id="v1"/>
                <toolbarItems key="toolbarItems">
                    <barButtonItem title="A" width="50" id="i1"/><barButtonItem style="plain" systemItem="flexibleSpace" id="i2"/>
                    <barButtonItem title="B" width="60" id="i3"/>
                </toolbarItems>
            </viewController>
            """,
        ]), name: "Main.storyboard")
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let stage = Stage.rooted()
        stage.window.rootViewController = navigation
        stage.turn()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 356, width: 400, height: 44))
        #expect(navigation.toolbar.items?.map { $0.title ?? "" } == ["A", "", "B"])
        let buttons = navigation.toolbar.subviews.filter { $0 is BarButton }
        #expect(buttons.map(\.frame.minX) == [8, 58, 332])
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 44)
        navigation.isToolbarHidden = true
        stage.turn()
        #expect(navigation.toolbar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 0)
    }
}
