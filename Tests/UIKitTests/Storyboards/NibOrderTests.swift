import Testing
@testable import UIKit

/// The calls of a nib's objects, in order.
@MainActor enum NibLog {
    static var entries: [String] = []
    static func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

class NibLoggedView: UIView {
    var partner: UIView? { didSet { NibLog.entries.append("\(tag).partner = \(partner?.tag ?? -1)") } }
    var pieces: [UIView] = [] { didSet { NibLog.entries.append("\(tag).pieces = \(pieces.map(\.tag))") } }
    var gauge: CGFloat = 0 { didSet { NibLog.entries.append("\(tag).gauge = \(gauge)") } }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
        NibLog.entries.append("init \(tag) \(subviews.map(\.tag))")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        NibLog.entries.append("awake \(tag)\(partner == nil ? "" : " with partner")")
    }
}

class NibLoggedView_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibLoggedView.self) { members in
            members.outlet("partner", \.partner)
            members.outletCollection("pieces", \.pieces)
            members.attribute("gauge", \.gauge)
        }
    }
}

/// An object that is neither view nor controller nor archivable.
class NibPlainObject: NSObject {
    var view: UIView?
    override init() {
        super.init()
        MainActor.assumeIsolated { NibLog.entries.append("init plain") }
    }
    func awoken() {
        let entry = "awake plain\(view == nil ? "" : " with view")"
        MainActor.assumeIsolated { NibLog.entries.append(entry) }
    }
}

class NibPlainObject_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibPlainObject.self) { members in
            members.outlet("view", \.view)
            members.awakeFromNib(NibPlainObject.awoken)
            members.initializer { NibPlainObject() }
        }
    }
}

class NibWokenConstraint: NSLayoutConstraint {
    weak var view: UIView?
    private(set) var offset: CGFloat = 0
    private(set) weak var wokenWith: UIView?
    override func awakeFromNib() {
        super.awakeFromNib()
        (offset, wokenWith) = (constant, view)
    }
}

class NibWokenConstraint_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibWokenConstraint.self) { $0.outlet("view", \.view) }
    }
}

class NibWokenItem: UIBarButtonItem {
    private(set) var wokenTitle: String?
    override func awakeFromNib() {
        super.awakeFromNib()
        wokenTitle = title
    }
}

/// Owns a nib.
@MainActor
class NibOwner: NSObject {
    var board: UIView!
    var tap: UITapGestureRecognizer?
    var taps = 0
    weak var piece: NibLoggedView?

    func tapped(_ sender: UITapGestureRecognizer) { taps += 1 }

    static func register() {
        NibClasses.register(NibOwner.self) { members in
            members.outlet("board", \.board)
            members.outlet("tap", \.tap)
            members.outlet("piece", \.piece)
            members.action("tapped:", NibOwner.tapped(_:))
            members.initializer { NibOwner() }
        }
    }
}

class NibLoggedController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibLog.entries.append("init controller, view \(isViewLoaded)")
    }
    var label: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        NibLog.entries.append("awake controller, view \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        NibLog.entries.append("viewDidLoad \(label?.text ?? "nil") \(view.gestureRecognizers?.count ?? 0)")
    }
}

class NibLoggedController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibLoggedController.self) { $0.outlet("label", \.label) }
    }
}

@MainActor @Suite("Nibs: order", .leavesNothing, .serialized)
struct NibOrderTests {
    private static func view(_ tag: Int, _ inner: String = "", _ id: String? = nil, customClass: String = "NibLoggedView") -> String {
        """
        <view contentMode="scaleToFill" multipleTouchEnabled="NO" tag="\(tag)" id="\(id ?? "view-\(tag)")" customClass="\(customClass)" customModule="UIKitTests" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            \(inner)
        </view>
        """
    }

    @Test("R-NIB-1 init(coder:) of all from the outside in, then attributes, outlets, collections, then awakeFromNib")
    func order() {
        _ = NibLog.take()
        let nib = UINib(Self.view(1, """
            <subviews>
                \(Self.view(2))
                \(Self.view(3, "<subviews>\(Self.view(4))</subviews>"))
            </subviews>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="gauge"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="partner" destination="view-4" id="o1"/>
                <outletCollection property="pieces" destination="view-3" collectionClass="NSMutableArray" id="o2"/>
                <outletCollection property="pieces" destination="view-2" collectionClass="NSMutableArray" id="o3"/>
            </connections>
            """) + """
            <customObject id="plain" customClass="NibPlainObject" customModule="UIKitTests" customModuleProvider="target">
                <connections><outlet property="view" destination="view-1" id="o4"/></connections>
            </customObject>
            """)
        let objects = nib.instantiate(withOwner: nil)
        #expect(NibLog.take() == [
            "init 2 []", "init 4 []", "init 3 [4]", "init 1 [2, 3]", "init plain", "1.gauge = 1.5", "1.partner = 4", "1.pieces = [3, 2]",
            "awake 1 with partner", "awake 2", "awake 3", "awake 4", "awake plain with view",
        ])
        #expect(objects.count == 2 && (objects[0] as? UIView)?.tag == 1 && objects[1] is NibPlainObject)
    }

    @Test("R-NIB-1 items of bars and constraints of the app's own classes are connected and woken, too")
    func itemsAndConstraints() throws {
        let nib = UINib("""
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <constraints>
                    <constraint firstAttribute="height" constant="44" id="k" customClass="NibWokenConstraint" customModule="UIKitTests" customModuleProvider="target">
                        <connections><outlet property="view" destination="v" id="o"/></connections>
                    </constraint>
                </constraints>
            </view>
            <barButtonItem title="Go" id="b" customClass="NibWokenItem" customModule="UIKitTests" customModuleProvider="target"/>
            """)
        let objects = nib.instantiate(withOwner: nil), view = try #require(objects.first as? UIView)
        let constraint = try #require(view.constraints.first as? NibWokenConstraint)
        #expect(constraint.offset == 44 && constraint.wokenWith === view)
        #expect((objects.last as? NibWokenItem)?.wokenTitle == "Go")
    }

    @Test("T-121 R-NIB-1 R-NIB-3 R-NIB-5 A view and a tap recognizer wired to the owner; the view's class has the last word on touches")
    func wired() throws {
        _ = NibLog.take()
        NibOwner.register()
        let stage = try Stage()
        let owner = NibOwner()
        let nib = UINib(Self.view(7, """
            <gestureRecognizers/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/></connections>
            """) + """
            <tapGestureRecognizer id="tap">
                <connections><action selector="tapped:" destination="-1" id="a"/></connections>
            </tapGestureRecognizer>
            """, owner: """
            <connections>
                <outlet property="board" destination="view-7" id="p1"/>
                <outlet property="piece" destination="view-7" id="p2"/>
                <outlet property="tap" destination="tap" id="p3"/>
            </connections>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: owner) }
        #expect(lines == [])
        let view = try #require(objects.first as? NibLoggedView)
        #expect(NibLog.take() == ["init 7 []", "awake 7"])
        #expect(owner.board === view && owner.piece === view && owner.tap === view.gestureRecognizers?[0])
        #expect(view.isMultipleTouchEnabled, "the initializer came after the archived value")
        stage.view.addSubview(view)
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(owner.taps == 1)
    }

    @Test("R-NIB-2 Placeholders do not awake; what the caller gives stands for external ones")
    func placeholders() {
        _ = NibLog.take()
        let outside = NibLoggedView(coder: NibDecoder())!
        outside.tag = 9
        let owner = NibLoggedView(coder: NibDecoder())!
        _ = NibLog.take()
        let nib = UINib("""
            <placeholder placeholderIdentifier="Board" id="ext" customClass="NibLoggedView" customModule="UIKitTests"/>
            """ + Self.view(1, "<connections><outlet property=\"partner\" destination=\"ext\" id=\"o\"/></connections>"),
                       owner: "<connections><outlet property=\"partner\" destination=\"view-1\" id=\"o2\"/></connections>")
        let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Board": outside]])
        #expect(NibLog.take() == ["init 1 []", "0.partner = 1", "1.partner = 9", "awake 1 with partner"])
        #expect(objects.count == 1)
        let (_, lines) = quietly { nib.instantiate(withOwner: owner) }
        #expect(lines.count == 1 && lines[0].contains("nothing was given for 'Board'"), "\(lines)")
    }

    @Test("R-NIB-4 A controller is made without its view; viewDidLoad comes when everything of the scene is connected and awake")
    func viewDidLoad() throws {
        _ = NibLog.take()
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller(
            "vc", attributes: "customClass=\"NibLoggedController\" customModule=\"UIKitTests\" customModuleProvider=\"target\"",
            view: """
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" text="Hello" id="lab"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
                \(Self.view(5))
            </subviews>
            <connections><outletCollection property="gestureRecognizers" destination="pan" appends="YES" id="c"/></connections>
            """, connections: "<outlet property=\"label\" destination=\"lab\" id=\"o\"/>") + "<panGestureRecognizer id=\"pan\"/>")
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibLoggedController)
        #expect(NibLog.take() == ["init controller, view false", "awake controller, view false"])
        #expect(controller.storyboard === storyboard)
        _ = controller.view
        #expect(NibLog.take() == ["init 5 []", "awake 5", "viewDidLoad Hello 1"])
    }

    @Test("R-NIB-4 A controller with a nib's name makes its view of that nib, itself being the owner")
    func nibOfController() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-of-controller-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = InterfaceText.xib(Self.view(3), owner: "<connections><outlet property=\"view\" destination=\"view-3\" id=\"o\"/></connections>")
        try text.write(to: folder.appendingPathComponent("Panel.xib"))
        let bundle = try #require(Bundle(path: folder.path))
        let controller = UIViewController(nibName: "Panel", bundle: bundle)
        #expect(controller.view.tag == 3 && controller.view is NibLoggedView)
        #expect(bundle.loadNibNamed("Panel", owner: nil)?.count == 1)
        let (none, lines) = quietly { bundle.loadNibNamed("Pannel", owner: nil) }
        #expect(none == nil)
        #expect(lines == ["Pannel.xib: there is no such file among the resources"])
    }
}
