import Testing
@testable import UIKit

/// A recognizer that a file connects to several views.
@MainActor @Suite("Nibs: recognizers with several views", .leavesNothing, .serialized)
struct NibSharedRecognizerTests {
    private static let said = "the recognizer 'tap' is in another view already and stays there; give this view one of its own"
    private static let tap = "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"tap:\" destination=\"vc\" id=\"a\"/></connections></tapGestureRecognizer>"

    private static func link(_ id: String, _ recognizer: String = "tap") -> String {
        "<outletCollection property=\"gestureRecognizers\" destination=\"\(recognizer)\" appends=\"YES\" id=\"\(id)\"/>"
    }

    /// A view of 100 points, the first, second … of a row by its tag, as Xcode writes it.
    private static func view(_ tag: Int, _ links: String, around inside: String = "") -> String {
        """
        <view contentMode="scaleToFill" tag="\(tag)" id="v\(tag)"><rect key="frame" x="\(100 * tag - 100)" y="0" width="100" height="100"/>
        \(inside.isEmpty ? "" : "<subviews>\(inside)</subviews>")<connections>\(links)</connections></view>
        """
    }

    private func load(_ objects: String) throws -> (views: [Int: UIView], recognizers: [UIGestureRecognizer], lines: [String]) {
        let (made, lines) = quietly { UINib(objects).instantiate(withOwner: nil).compactMap { $0 as AnyObject } }
        var views: [Int: UIView] = [:]
        func collect(_ view: UIView) {
            views[view.tag] = view
            for inside in view.subviews { collect(inside) }
        }
        for case let view as UIView in made { collect(view) }
        return (views, made.compactMap { $0 as? UIGestureRecognizer }, lines)
    }

    @Test("R-NIB-5 A recognizer that is connected to three views is in the first, and one line says so, however many there are")
    func three() throws {
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller(
            "vc", attributes: "customClass=\"NibGestureController\" customModule=\"UIKitTests\"",
            view: "<subviews>\((1...3).map { Self.view($0, Self.link("c\($0)")) }.joined())</subviews>") + Self.tap)
        let stage = try Stage()
        let (controller, lines) = try quietly {
            let controller = try #require(storyboard.instantiateInitialViewController() as? NibGestureController)
            stage.window.rootViewController = controller
            return controller
        }
        let counts = controller.view.subviews.map { $0.gestureRecognizers?.count ?? 0 }
        #expect(counts == [1, 0, 0])
        #expect(lines.count == 1 && lines[0].hasSuffix("outletCollection 'c2': \(Self.said)"), "\(lines)")
        stage.play("@0 A+(50,50); @.1 A-; @1 A+(150,50); @1.1 A-; @2 A+(250,50); @2.1 A-")
        #expect(controller.log == ["tap ended"])
    }

    @Test("R-NIB-5 Two views and a pan; each recognizer has a line of its own, and one that has a single view has none")
    func two() throws {
        let (views, recognizers, lines) = try load(
            Self.view(1, Self.link("a1", "pan") + Self.link("a2", "tap"))
                + Self.view(2, Self.link("b1", "tap") + Self.link("b2", "pan") + Self.link("b3", "alone"))
                + "<panGestureRecognizer id=\"pan\"/><tapGestureRecognizer id=\"tap\"/><tapGestureRecognizer id=\"alone\"/>")
        #expect(views[1]?.gestureRecognizers == [recognizers[0], recognizers[1]])
        #expect(views[2]?.gestureRecognizers == [recognizers[2]])
        #expect(lines.count == 2 && lines.contains { $0.contains("the recognizer 'pan' is in another view") })
    }

    @Test("R-NIB-5 Connected to the same view three times it is there once, in its first place, and nothing is said")
    func same() throws {
        let (views, recognizers, lines) = try load(
            Self.view(1, Self.link("a1") + Self.link("a2", "pan") + Self.link("a3") + Self.link("a4"))
                + "<tapGestureRecognizer id=\"tap\"/><panGestureRecognizer id=\"pan\"/>")
        #expect(views[1]?.gestureRecognizers == recognizers && lines == [])
    }

    @Test("R-NIB-5 What is inside a view comes before it: a nested view has the recognizer, the one around it has not")
    func nested() throws {
        let (views, recognizers, lines) = try load(
            Self.view(1, Self.link("c1"), around: Self.view(2, Self.link("c2"), around: Self.view(3, Self.link("c3")))) + Self.view(4, Self.link("c4"))
                + "<tapGestureRecognizer id=\"tap\"/>")
        #expect(views[3]?.gestureRecognizers == recognizers && lines.count == 1)
        for tag in [1, 2, 4] { #expect(views[tag]?.gestureRecognizers?.isEmpty ?? true) }
    }

    @Test("R-NIB-5 The view of a controller and one in it; the recognizer stands before the views in the file")
    func controllerView() throws {
        let storyboard = UIStoryboard(initial: "vc", Self.tap + InterfaceText.controller(
            "vc", attributes: "customClass=\"NibGestureController\" customModule=\"UIKitTests\"",
            view: "<subviews>\(Self.view(1, Self.link("c1")))</subviews><connections>\(Self.link("c2"))</connections>"))
        let (controller, lines) = try quietly {
            let controller = try #require(storyboard.instantiateInitialViewController())
            controller.loadViewIfNeeded()
            return controller
        }
        #expect(controller.view.gestureRecognizers?.isEmpty ?? true)
        #expect(controller.view.subviews[0].gestureRecognizers?.count == 1 && lines.count == 1)
    }

    @Test("R-NIB-5 A xib of which objects are made twice has a recognizer for each, in the first view of each")
    func twice() throws {
        let nib = UINib(Self.view(1, Self.link("c1")) + Self.view(2, Self.link("c2")) + "<tapGestureRecognizer id=\"tap\"/>")
        let (made, lines) = quietly { (0..<2).map { _ in nib.instantiate(withOwner: nil) } }
        for objects in made {
            let views = objects.compactMap { $0 as? UIView }
            #expect(views.map { $0.gestureRecognizers?.count ?? 0 } == [1, 0])
        }
        #expect(lines.count == 1)
    }

    @Test("R-NIB-5 R-GR-3 Code moves it to another view afterwards, as any recognizer")
    func moved() throws {
        let (views, recognizers, _) = try load(Self.view(1, Self.link("c1")) + Self.view(2, Self.link("c2")) + "<tapGestureRecognizer id=\"tap\"/>")
        views[2]?.addGestureRecognizer(recognizers[0])
        #expect(views[1]?.gestureRecognizers?.isEmpty ?? true)
        #expect(views[2]?.gestureRecognizers == recognizers && recognizers[0].view === views[2])
    }

    @Test("R-NIB-5 R-NIB-13 A recognizer that a prototype is connected to is in the first cell, and one line says so")
    func prototype() throws {
        let link = "<connections>\(Self.link("c1"))</connections>"
        let scene = """
            <tableViewController id="vc" sceneMemberID="viewController" customClass="NibPrototypeController" customModule="UIKitTests">
                <tableView key="view" dataMode="prototypes" rowHeight="50" id="tab"><rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                <prototypes><tableViewCell reuseIdentifier="proto" id="p"><rect key="frame" x="0.0" y="0.0" width="400" height="50"/>
                    <tableViewCellContentView key="contentView" tableViewCell="p" id="pc"><rect key="frame" x="0.0" y="0.0" width="400" height="50"/>
                        <subviews><view tag="7" id="mark"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>\(link)</view></subviews>
                    </tableViewCellContentView></tableViewCell></prototypes></tableView>
            </tableViewController><tapGestureRecognizer id="tap"/>
            """
        let stage = Stage.rooted(), storyboard = UIStoryboard(initial: "vc", scene)
        let (controller, lines) = try quietly {
            let controller = try #require(storyboard.instantiateInitialViewController() as? NibPrototypeController)
            stage.window.rootViewController = controller
            stage.turn()
            return controller
        }
        let marks = controller.tableView.visibleCells.map { $0.viewWithTag(7)?.gestureRecognizers?.count ?? 0 }
        #expect(marks.count > 3 && marks[0] == 1 && marks.dropFirst().allSatisfy { $0 == 0 }, "\(marks)")
        #expect(lines.count == 1 && lines.first?.hasSuffix(Self.said) ?? false, "\(lines)")
    }
}
