import Testing
@testable import UIKit

@MainActor @Suite("Storyboards: details that Xcode writes", .leavesNothing)
struct WildDetailTests {
    @Test("R-NIB-10 A view with fixedFrame keeps its frame, and one without is placed by constraints")
    func fixedFrame() throws {
        let nib = UINib("""
            <view contentMode="scaleToFill" id="a">
                <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                <subviews>
                    <label text="x" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="10" y="20" width="128" height="64"/></label>
                    <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="m"><rect key="frame" x="10" y="20" width="128" height="64"/></label>
                </subviews>
            </view>
            """)
        let (objects, _) = quietly { nib.instantiate(withOwner: nil) }
        let view = try #require(objects.first as? UIView), stage = Stage.rooted()
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 128, height: 64) && view.subviews[1].frame.width < 60)
    }

    @Test("R-NIB-11 An outlet into an element that is left out leads to an object that is kept")
    func orphan() throws {
        let nib = UINib("""
            <view tag="1" contentMode="scaleToFill" customClass="NibLoggedView" customModule="UIKitTests" id="a">
                <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                <connections><outlet property="partner" destination="q" id="c"/></connections>
            </view>
            <dragInteraction id="n"><button key="customView" tag="7" id="q"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></button></dragInteraction>
            """)
        let (objects, _) = quietly { nib.instantiate(withOwner: nil) }
        _ = NibLog.take()
        let view = try #require(objects.first as? NibLoggedView)
        #expect(view.partner is UIButton && view.partner?.tag == 7 && view.partner?.superview == nil)
        #expect(objects.contains { $0 as AnyObject === view.partner })
    }

    @Test("R-VC-5 The window decides the size of a root view that does not translate its mask")
    func rootView() {
        let stage = Stage.rooted()
        let controller = UIViewController(), view = UIView(), label = UILabel()
        label.text = "A long text, wider than any window, to show what decides about the width"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                                     label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                                     label.topAnchor.constraint(equalTo: view.topAnchor)])
        controller.view = view
        stage.window.rootViewController = controller
        stage.turn()
        #expect(view.frame == stage.window.bounds)
    }
}

extension UISwitch {
    var nibExtra: Int {
        get { tag }
        set { tag = newValue }
    }
}

class UISwitch_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(UISwitch.self) { $0.attribute("nibExtra", \.nibExtra) }
    }
}

@MainActor @Suite("Storyboards: extensions", .leavesNothing)
struct NibExtensionTests {
    @Test("R-NIB-7 What a module that the file names adds to a class of UIKit counts, though no object of its own is made")
    func extended() throws {
        let nib = UINib("""
            <switch id="s">
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="nibExtra"><integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </switch>
            <placeholder placeholderIdentifier="Other" id="p" customClass="Other" customModule="UIKitTests"/>
            """)
        let (objects, _) = quietly { nib.instantiate(withOwner: nil) }
        #expect((objects.first as? UISwitch)?.tag == 9)
    }
}
