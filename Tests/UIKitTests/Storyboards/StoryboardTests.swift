import Testing
@testable import UIKit

class NibMainController: UIViewController {
    var count = 0
    var prepared: [String] = []
    var refuses = false
    var received = ""
    var label: UILabel!
    var labels: [UILabel]!
    var corner: CGFloat = 0
    var steps = 0
    var caption: String?

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(type(of: segue)) \(segue.identifier ?? "nil") \(segue.destination.title ?? "") from \(sender.map { "\(type(of: $0))" } ?? "nil")")
        (segue.destination as? NibMainController)?.received = "given"
    }
    func back(_ segue: UIStoryboardSegue) { prepared.append("back from \(segue.source.title ?? "")") }
    func makeDetail(_ coder: NSCoder) -> NibDetailController? { NibDetailController(coder: coder, model: "by action") }
}

class NibMainController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibMainController.self) { members in
            members.outlet("label", \.label)
            members.outletCollection("labels", \.labels)
            members.attribute("corner", \.corner)
            members.attribute("steps", \.steps)
            members.attribute("caption", \.caption)
            members.action("back:", NibMainController.back(_:))
            members.segueAction("makeDetail:", NibMainController.makeDetail(_:))
        }
    }
}

class NibDetailController: UIViewController {
    let model: String
    init?(coder: NSCoder, model: String) {
        self.model = model
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        model = "none"
        super.init(coder: coder)
    }
}

class NibDial: UIView {}
enum NibElsewhere { class NibDial: UIView {} }
class NibDialPage: UIViewController { var dial: NibElsewhere.NibDial? }

class NibSegue: UIStoryboardSegue {
    static var performed: [String] = []
    override func perform() { Self.performed.append("\(type(of: source)) to \(destination.title ?? "")") }
}

@MainActor @Suite("Storyboards", .leavesNothing, .serialized)
struct StoryboardTests {
    private static let main = "customClass=\"NibMainController\" customModule=\"UIKitTests\" customModuleProvider=\"target\""
    private static let detail = "title=\"Detail\" customClass=\"NibDetailController\" customModule=\"UIKitTests\""

    private func begin(_ storyboard: UIStoryboard) throws -> (Stage, NibMainController) {
        let stage = try Stage()
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibMainController)
        stage.window.rootViewController = controller
        return (stage, controller)
    }

    @Test("The initial controller, and others by their identifiers, a new one each time")
    func controllers() throws {
        let storyboard = UIStoryboard(initial: "two", InterfaceText.controller("one", attributes: "title=\"First\" storyboardIdentifier=\"First\""),
                                      InterfaceText.controller("two", attributes: "title=\"Second\" \(Self.main)"))
        let initial = try #require(storyboard.instantiateInitialViewController())
        #expect(initial is NibMainController && initial.title == "Second")
        let first = storyboard.instantiateViewController(withIdentifier: "First")
        #expect(type(of: first) == UIViewController.self && first.title == "First")
        #expect(storyboard.instantiateViewController(withIdentifier: "First") !== first)
        #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test("A closure may make the controller with an initializer of its own")
    func creators() throws {
        let storyboard = UIStoryboard(initial: "d", InterfaceText.controller("d", attributes: "storyboardIdentifier=\"D\" \(Self.detail)"))
        let made: NibDetailController = storyboard.instantiateViewController(identifier: "D") { NibDetailController(coder: $0, model: "own") }
        #expect(made.model == "own" && made.title == "Detail" && made.view.frame.width == 400)
        let initial = storyboard.instantiateInitialViewController { NibDetailController(coder: $0, model: "first") }
        #expect(initial?.model == "first")
        let plain: NibDetailController = storyboard.instantiateViewController(identifier: "D") { _ in nil }
        #expect(plain.model == "none")
    }

    @Test("R-NIB-7 Outlets, collections and runtime attributes reach a subclass through its superclass's table; unknown ones are reported with the nearest")
    func members() throws {
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller("vc", attributes: Self.main, view: """
            <subviews><label text="a" id="la"/><label text="b" id="lb"/></subviews>
            """, connections: """
            <outlet property="label" destination="lb" id="o1"/>
            <outletCollection property="labels" destination="lb" id="o2"/>
            <outletCollection property="labels" destination="la" id="o3"/>
            <outlet property="lable" destination="la" id="o4"/>
            <outlet property="label" destination="vc-v" id="o5"/>
            <outlet property="label" destination="nowhere" id="o6"/>
            """).replacingOccurrences(of: "<connections>", with: """
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="corner"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="steps"><real key="value" value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
                <userDefinedRuntimeAttribute type="string" keyPath="steps" value="Hi"/>
                <userDefinedRuntimeAttribute type="string" keyPath="captoin" value="Hi"/>
            </userDefinedRuntimeAttributes>
            <connections>
            """))
        let (controller, lines) = quietly {
            let controller = storyboard.instantiateInitialViewController() as? NibMainController
            controller?.loadViewIfNeeded()
            return controller
        }
        let loaded = try #require(controller)
        #expect(loaded.label.text == "b" && loaded.labels.map(\.text) == ["b", "a"])
        #expect(loaded.corner == 8 && loaded.steps == 3 && loaded.caption == "Hi")
        #expect(lines.map { String($0.drop { $0 != " " }) } == [
            " userDefinedRuntimeAttribute: the attribute 'steps' of NibMainController takes a Int, not a \(type(of: "" as AnyObject))",
            " userDefinedRuntimeAttribute: NibMainController has no attribute 'captoin'; did you mean 'caption'?",
            " outlet 'o4': NibMainController has no outlet 'lable'; did you mean 'label'?",
            " outlet 'o5': the outlet 'label' of NibMainController takes a UILabel, not a UIView",
            " outlet 'o6': the outlet 'label' leads to 'nowhere', which isn't in the file",
        ], "\(lines.joined(separator: "\n"))")
        #expect(lines.allSatisfy { $0.hasPrefix("Main.storyboard:") })
    }

    @Test("Runtime attributes of a view's layer")
    func layerAttributes() throws {
        let nib = UINib("""
            <view id="a">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0.0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
            """)
        let layer = try #require(nib.instantiate(withOwner: nil).first as? UIView).layer
        #expect(layer.cornerRadius == 8 && layer.masksToBounds && layer.borderColor?.rgba == UIColor.black.cgColor.rgba)
        #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("R-NIB-7 A class that isn't there, or is of another kind, is reported, and the plain class stands in; a wrong module is forgiven")
    func classes() throws {
        NibOwner.register()
        let (objects, lines) = quietly {
            UINib("""
            <view id="a" customClass="Missing" customModule="App" customModuleProvider="target"/>
            <view id="b" customClass="NibGestureController" customModule="UIKitTests"/>
            <view id="c" customClass="UILabel"/>
            <customObject id="d" customClass="NibOwner" customModule="Other"/>
            """).instantiate(withOwner: nil)
        }
        #expect(lines.map { String($0.drop { $0 != " " }) } == [
            " view 'a': there is no class 'Missing' in the module 'App'; UIView stands in for it",
            " view 'b': 'NibGestureController' is no UIView, which stands in for it",
        ])
        #expect(objects.map { "\(type(of: $0))" } == ["UIView", "UIView", "UILabel", "NibOwner"])
    }

    // MARK: Segues

    private static let tapSegue = """
        <tapGestureRecognizer id="tap"><connections>
            <segue destination="two" kind="show" identifier="more" id="s1"/>
        </connections></tapGestureRecognizer>
        """
    private static let tapConnection = """
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/></connections>
        """

    @Test("R-NIB-9 A recognizer starts a segue, if the controller lets it: prepare, then the destination is presented")
    func segues() throws {
        let storyboard = UIStoryboard(initial: "one", InterfaceText.controller("one", attributes: Self.main, view: Self.tapConnection) + Self.tapSegue,
                                      InterfaceText.controller("two", attributes: "title=\"Second\" \(Self.main)"))
        let (stage, controller) = try begin(storyboard)
        controller.refuses = true
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(controller.prepared == [] && controller.presentedViewController == nil)
        controller.refuses = false
        stage.play("@1 A+(50,50); @1.1 A-")
        #expect(controller.prepared == ["UIStoryboardSegue more Second from UITapGestureRecognizer"])
        let second = try #require(controller.presentedViewController as? NibMainController)
        #expect(second.received == "given" && second.view.window === stage.window)
    }

    @Test("R-NIB-9 Code follows a segue by its identifier, without being asked; an unknown one is reported")
    func namedSegues() throws {
        let storyboard = UIStoryboard(initial: "one", InterfaceText.controller("one", attributes: Self.main, connections: """
            <segue destination="two" kind="presentation" identifier="detail" modalPresentationStyle="overFullScreen" animates="NO" destinationCreationSelector="makeDetail:" id="s1"/>
            <segue destination="two" kind="custom" identifier="odd" customClass="NibSegue" customModule="UIKitTests" id="s2"/>
            """), InterfaceText.controller("two", attributes: Self.detail))
        let (_, controller) = try begin(storyboard)
        controller.refuses = true
        controller.performSegue(withIdentifier: "odd", sender: nil)
        #expect(NibSegue.performed == ["NibMainController to Detail"])
        #expect(controller.prepared == ["NibSegue odd Detail from nil"])
        controller.performSegue(withIdentifier: "nothing", sender: nil)
        controller.performSegue(withIdentifier: "detail", sender: "me")
        let shown = try #require(controller.presentedViewController as? NibDetailController)
        #expect(shown.model == "by action" && shown.modalPresentationStyle == .overFullScreen)
    }

    @Test("R-NIB-9 The exit leads back to the nearest controller with the action: prepare, action, dismissal")
    func unwinding() throws {
        let storyboard = UIStoryboard(
            initial: "one", InterfaceText.controller("one", attributes: Self.main, connections: """
                <segue destination="two" kind="show" identifier="more" id="s1"/>
                """),
            InterfaceText.controller("two", attributes: "title=\"Second\"", connections: """
                <segue destination="exit" kind="unwind" identifier="away" animates="NO" unwindAction="back:" id="s2"/>
                <segue destination="exit" kind="unwind" identifier="lost" unwindAction="none:" id="s3"/>
                """) + "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
        let (_, controller) = try begin(storyboard)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        controller.performSegue(withIdentifier: "more", sender: nil)
        let second = try #require(controller.presentedViewController)
        second.performSegue(withIdentifier: "lost", sender: nil)
        #expect(controller.presentedViewController === second)
        second.performSegue(withIdentifier: "away", sender: nil)
        #expect(controller.prepared.last == "back from Second")
        #expect(controller.presentedViewController == nil)
    }

    @Test("R-NIB-9 A container view has its controller inside as a child before viewDidLoad")
    func embedding() throws {
        let storyboard = UIStoryboard(initial: "one", InterfaceText.controller("one", attributes: Self.main, view: """
            <subviews>
                <containerView opaque="NO" contentMode="scaleToFill" tag="8" id="box">
                    <rect key="frame" x="10" y="10" width="100" height="50"/>
                    <connections><segue destination="two" kind="embed" identifier="inside" id="s1"/></connections>
                </containerView>
            </subviews>
            """), InterfaceText.controller("two", attributes: "title=\"Inner\""))
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibMainController)
        let box = try #require(controller.view.viewWithTag(8))
        #expect(controller.children.map(\.title) == ["Inner"] && controller.prepared == ["UIStoryboardSegue inside Inner from UIView"])
        let inner = try #require(controller.children.first)
        #expect(inner.view.superview === box && inner.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(inner.next === box)
    }

    @Test("R-NIB-7 A segue of a kind that doesn't exist is reported when its scene is made")
    func unknownSegue() {
        let (made, lines) = quietly {
            UIStoryboard(initial: "one", InterfaceText.controller("one", connections: """
                <segue destination="one" kind="teleport" identifier="away" id="odd"/>
                """)).instantiateInitialViewController()
        }
        #expect(made != nil)
        #expect(lines.count == 1 && lines[0].hasSuffix("segue 'odd': a segue of the kind 'teleport' leads nowhere here"), "\(lines)")
    }

    @Test("R-NIB-7 The previews of a pressed finger, which a segue had until iOS 13, are passed over in silence")
    func previewSegues() throws {
        let (controller, lines) = quietly {
            UIStoryboard(initial: "one", InterfaceText.controller("one", attributes: Self.main, connections: """
                <segue destination="two" kind="show" identifier="on" id="s"><segue key="commit" inheritsFrom="parent" id="c"/><segue key="preview" inheritsFrom="commit" id="p"/></segue>
                """), InterfaceText.controller("two", attributes: Self.detail)).instantiateInitialViewController()
        }
        #expect(controller?.storyboardScene?.segues.map(\.identifier) == ["on"] && lines.isEmpty, "\(lines)")
    }

    @Test("R-NIB-7 An outlet that takes the class of one name in another module is said with both modules")
    func sameNames() throws {
        NibClasses.register(NibDialPage.self) { $0.outlet("dial", \.dial) }
        let (_, lines) = quietly {
            UIStoryboard(initial: "one", InterfaceText.controller("one", attributes: "customClass=\"NibDialPage\" customModule=\"UIKitTests\"", view: """
                <subviews><view customClass="NibDial" customModule="UIKitTests" id="d"/></subviews>
                """, connections: "<outlet property=\"dial\" destination=\"d\" id=\"o\"/>")).instantiateInitialViewController()?.loadViewIfNeeded()
        }
        #expect(lines.count == 1 && lines[0].hasSuffix("the outlet 'dial' of NibDialPage takes a UIKitTests.NibElsewhere.NibDial, "
            + "not a UIKitTests.NibDial: name the module in the source or in the file"), "\(lines)")
    }

    @Test("Scenes that embed each other, and containers that contain each other, come to an end")
    func cycles() throws {
        let embedding = { (id: String, other: String) in
            InterfaceText.controller(id, view: """
                <subviews><containerView id="\(id)-box"><connections><segue destination="\(other)" kind="embed" id="\(id)-s"/></connections></containerView></subviews>
                """)
        }
        let (_, lines) = quietly {
            UIStoryboard(initial: "one", embedding("one", "two"), embedding("two", "one")).instantiateInitialViewController()?.view
        }
        #expect(lines.contains { $0.contains("the scenes embed each other without end") })
        // Each makes the next one twice: a million, without a limit.
        let twice = { (number: Int) in
            InterfaceText.controller("c\(number)", view: "<subviews>" + ["a", "b"].map { box in
                "<containerView id=\"\(box)\(number)\"><connections><segue destination=\"c\(number + 1)\" kind=\"embed\" id=\"s\(box)\(number)\"/>"
                    + "</connections></containerView>"
            }.joined() + "</subviews>")
        }
        let (_, told) = quietly {
            let scenes = (0..<18).map(twice) + [InterfaceText.controller("c18")]
            UIStoryboard(data: InterfaceText.storyboard(initial: "c0", scenes: scenes), name: "Many.storyboard")
                .instantiateInitialViewController()?.loadViewIfNeeded()
        }
        #expect(told.count == 1 && told[0].contains("more than 500 scenes would be inside one"), "\(told)")
        let container = { (id: String, other: String) in
            """
            <navigationController id="\(id)" sceneMemberID="viewController">
                <connections><segue destination="\(other)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
            </navigationController>
            """
        }
        let (made, _) = quietly { UIStoryboard(initial: "a", container("a", "b"), container("b", "a")).instantiateInitialViewController() }
        #expect(made != nil)
    }

    @Test("The first controller of a container that does not exist stands in for it, with a report")
    func unknownContainer() throws {
        let (controller, lines) = quietly {
            UIStoryboard(initial: "nav", """
                <deckViewController id="nav" sceneMemberID="viewController">
                    <connections><segue destination="one" kind="relationship" relationship="masterViewController" id="r"/></connections>
                </deckViewController>
                """, InterfaceText.controller("one", attributes: "title=\"Root\"")).instantiateInitialViewController()
        }
        #expect(controller?.title == "Root")
        #expect(lines.count == 1 && lines[0].hasSuffix("there is no 'deckViewController' here; the controller 'one' in it stands in for it"))
    }

    @Test("R-NIB-8 A storyboard that is missing, broken or without a beginning is reported in one line")
    func missing() {
        let (none, lines) = quietly { UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController() }
        #expect(none == nil && lines == ["Mian.storyboard: there is no such file among the resources of the app"])
        let (broken, told) = quietly { UIStoryboard(data: Data("<document>\n<a></b>".utf8), name: "B.storyboard").instantiateInitialViewController() }
        #expect(broken == nil && told == ["B.storyboard:2:4: 'b' ends here, but 'a' is open"])
        let (headless, said) = quietly { UIStoryboard(InterfaceText.controller("one")).instantiateInitialViewController() }
        #expect(headless == nil && said.count == 1 && said[0].hasSuffix("the storyboard has no initial view controller"))
    }
}
