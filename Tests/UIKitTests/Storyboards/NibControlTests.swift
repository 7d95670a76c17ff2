import Testing
@testable import UIKit

class NibControlController: UIViewController {
    var log: [String] = []
    func save() { log.append("save") }
    func slide(_ sender: UISlider) { log.append("slide \(sender.value)") }
    func press(_ sender: UIButton, _ event: UIEvent?) { log.append("press \(sender.currentTitle ?? "") \(event == nil ? "" : "event")") }
}

class NibControlController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibControlController.self) { members in
            members.action("save", NibControlController.save)
            members.action("slide:", NibControlController.slide(_:))
            members.action("press:forEvent:", NibControlController.press(_:_:))
        }
    }
}

@MainActor @Suite("Nibs: controls", .leavesNothing)
struct NibControlTests {
    private func make(_ elements: String) throws -> [UIView] {
        let (objects, lines) = quietly { UINib(elements).instantiate(withOwner: nil) }
        #expect(lines == [])
        return objects.compactMap { $0 as? UIView }
    }

    @Test("R-NIB-3 Buttons: type, states with titles and colors, font, insets, configuration")
    func buttons() throws {
        let made = try make("""
            <button opaque="NO" enabled="NO" selected="YES" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="10" y="20" width="80" height="40"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Save"><color key="titleColor" systemColor="systemRedColor"/></state>
                <state key="highlighted" title="Saving"/>
            </button>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Go"><color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration>
            </button>
            """)
        let first = try #require(made[0] as? UIButton), second = try #require(made[1] as? UIButton)
        #expect(first.buttonType == .system && !first.isEnabled && first.isSelected)
        #expect(first.contentHorizontalAlignment == .left && first.contentVerticalAlignment == .top)
        #expect(first.title(for: .normal) == "Save" && first.title(for: .highlighted) == "Saving")
        #expect(first.titleColor(for: .normal) == .systemRed && first.titleLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(first.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(second.configuration?.title == "Go" && second.configuration?.baseBackgroundColor == .systemGreen)
        second.layoutIfNeeded()
        #expect(second.titleLabel?.text == "Go", "not what the state says beside it")
    }

    @Test("R-NIB-3, R-TXV-7 Text views: text, looks, traits, what scroll views have")
    func textViews() throws {
        let made = try make("""
            <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" editable="NO" textAlignment="center" id="a">
                <rect key="frame" x="10" y="20" width="200" height="100"/>
                <string key="text">One
            two</string>
                <color key="textColor" systemColor="systemRedColor"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress"/>
            </textView>
            <textView contentMode="scaleToFill" text="Plain" textAlignment="natural" id="b">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
            </textView>
            """)
        let first = try #require(made[0] as? UITextView), second = try #require(made[1] as? UITextView)
        #expect(first.frame == CGRect(x: 10, y: 20, width: 200, height: 100) && first.clipsToBounds && first.alwaysBounceVertical)
        #expect(first.text == "One\ntwo" && first.textColor == .systemRed && first.font == .boldSystemFont(ofSize: 20) && first.textAlignment == .center)
        #expect(!first.isEditable && first.isSelectable)
        #expect(first.autocapitalizationType == .words && first.autocorrectionType == .no && first.keyboardType == .emailAddress)
        #expect(second.text == "Plain" && second.isEditable && second.textAlignment == .natural)
    }

    @Test("R-NIB-3 Switches, sliders, steppers, segments, page dots")
    func others() throws {
        let made = try make("""
            <switch opaque="NO" contentMode="scaleToFill" on="YES" id="a"><rect key="frame" x="5" y="6" width="51" height="31"/><color key="onTintColor" systemColor="systemRedColor"/></switch>
            <slider opaque="NO" value="3" minValue="1" maxValue="5" continuous="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="31"/></slider>
            <stepper opaque="NO" value="4" minimumValue="2" maximumValue="10" stepValue="2" wraps="YES" id="c"><rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
            <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" id="d">
                <rect key="frame" x="0.0" y="0.0" width="200" height="32"/>
                <segments><segment title="One"/><segment title="Two"/><segment title="Three" enabled="NO"/></segments>
            </segmentedControl>
            <pageControl opaque="NO" numberOfPages="3" currentPage="2" id="e"><rect key="frame" x="0.0" y="0.0" width="100" height="26"/></pageControl>
            """)
        let toggle = try #require(made[0] as? UISwitch)
        #expect(toggle.isOn && toggle.onTintColor == .systemRed && toggle.frame.origin == CGPoint(x: 5, y: 6))
        let slider = try #require(made[1] as? UISlider)
        #expect(slider.value == 3 && slider.minimumValue == 1 && slider.maximumValue == 5 && !slider.isContinuous)
        let stepper = try #require(made[2] as? UIStepper)
        #expect(stepper.value == 4 && stepper.minimumValue == 2 && stepper.maximumValue == 10 && stepper.stepValue == 2 && stepper.wraps)
        let segments = try #require(made[3] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 2))
        let pages = try #require(made[4] as? UIPageControl)
        #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
    }

    @Test("R-RSP-24 R-NIB-2 Actions of all three shapes, for their events; and one that goes up the responder chain")
    func actions() throws {
        let stage = try Stage()
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller(
            "vc", attributes: "customClass=\"NibControlController\" customModule=\"UIKitTests\"", view: """
            <subviews>
                <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><state key="normal" title="A"/>
                    <connections>
                        <action selector="save" destination="vc" eventType="touchUpInside" id="a1"/>
                        <action selector="press:forEvent:" destination="vc" eventType="touchDown" id="a2"/>
                    </connections></button>
                <slider opaque="NO" value="1" minValue="0.0" maxValue="5" id="b2"><rect key="frame" x="0.0" y="100" width="100" height="50"/>
                    <connections><action selector="slide:" destination="vc" eventType="valueChanged" id="a3"/></connections></slider>
                <button opaque="NO" buttonType="system" id="b3"><rect key="frame" x="0.0" y="200" width="100" height="50"/><state key="normal" title="B"/>
                    <connections>
                        <action selector="save" destination="fir-st-0" eventType="primaryActionTriggered" id="a4"/>
                        <action selector="save" destination="vc" eventType="touchSideways" id="a5"/>
                        <action selector="sav" destination="vc" eventType="touchUpInside" id="a6"/>
                    </connections></button>
            </subviews>
            """))
        let (loaded, lines) = quietly {
            let controller = storyboard.instantiateInitialViewController() as? NibControlController
            controller?.loadViewIfNeeded()
            return controller
        }
        let controller = try #require(loaded)
        #expect(lines.map { String($0.drop { $0 != " " }) } == [
            " action 'a5': 'touchSideways' is no event of controls",
            " action 'a6': NibControlController has no action 'sav'; did you mean 'save'?",
        ])
        stage.window.rootViewController = controller
        stage.play("@0 A+(50,25); @.1 A-")
        #expect(controller.log == ["press A event", "save"])
        let slider = try #require(controller.view.subviews[1] as? UISlider)
        slider.value = 4
        slider.sendActions(for: .valueChanged)
        stage.play("@1 A+(50,225); @1.1 A-")
        #expect(controller.log == ["press A event", "save", "slide 4.0", "save"])
    }

    @Test("A button starts a segue; the exit leads back")
    func segues() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let stage = try Stage()
        let button = { (segue: String) in
            """
            <subviews><button opaque="NO" buttonType="system" id="b-\(segue.count)"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <state key="normal" title="A"/><connections>\(segue)</connections></button></subviews>
            """
        }
        let storyboard = UIStoryboard(
            initial: "one",
            InterfaceText.controller("one", attributes: "customClass=\"NibMainController\" customModule=\"UIKitTests\"",
                                     view: button("<segue destination=\"two\" kind=\"show\" identifier=\"more\" id=\"s1\"/>")),
            InterfaceText.controller("two", attributes: "title=\"Second\"",
                                     view: button("<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"back:\" id=\"s2\"/>"))
                + "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibMainController)
        stage.window.rootViewController = controller
        stage.play("@0 A+(50,25); @.1 A-")
        #expect(controller.presentedViewController?.title == "Second")
        #expect(controller.prepared == ["UIStoryboardSegue more Second from UIButton"])
        stage.play("@1 A+(50,25); @1.1 A-")
        #expect(controller.presentedViewController == nil && controller.prepared.last == "back from Second")
    }

    @Test("Buttons in constraints are as large as their titles, also when those change")
    func layout() throws {
        // A pixel a point: the sums below are exact.
        let stage = try Stage()
        defer { withExtendedLifetime(stage) {} }
        let nib = UINib("""
            <view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                <subviews>
                    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="1" y="1" width="1" height="1"/><state key="normal" title="A"/></button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="b" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" constant="-20" id="k1"/>
                    <constraint firstItem="b" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="k2"/>
                </constraints>
            </view>
            """)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        view.layoutIfNeeded()
        let button = try #require(view.subviews.first as? UIButton)
        #expect(button.frame.size == button.intrinsicContentSize && button.frame.maxX == 380 && abs(button.frame.midY - 150) <= 0.5)
        let width = button.frame.width
        button.setTitle("A longer title", for: .normal)
        view.layoutIfNeeded()
        #expect(button.frame.width > width && button.frame.maxX == 380 && button.frame.size == button.intrinsicContentSize)
    }
}
