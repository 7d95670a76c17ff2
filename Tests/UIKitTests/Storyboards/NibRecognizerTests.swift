import Testing
@testable import UIKit

/// A recognizer with an initializer of its own for targets, that has `init(coder:)` too.
class NibRecognizer: UIGestureRecognizer {
    private(set) var wasDecoded = false
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    override init?(coder: NSCoder) {
        super.init(coder: coder)
        wasDecoded = true
    }
    private(set) var isAwake = false
    override func awakeFromNib() { isAwake = true }
}

/// A recognizer that inherits all its initializers.
class NibTap: UITapGestureRecognizer {
    var own = 3
}

@MainActor @Suite("Nibs: gesture recognizers", .leavesNothing)
struct NibRecognizerTests {
    private func make(_ elements: String) throws -> [UIGestureRecognizer] {
        let (objects, lines) = quietly { UINib(elements).instantiate(withOwner: nil) }
        #expect(lines == [])
        return objects.compactMap { $0 as? UIGestureRecognizer }
    }

    @Test("R-NIB-6 R-GR-60 The properties of section 6.1 and 7.9 are restored")
    func properties() throws {
        let made = try make("""
            <tapGestureRecognizer cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" enabled="NO" numberOfTapsRequired="2" numberOfTouchesRequired="3" id="a"/>
            <pongPressGestureRecognizer allowableMovement="25" minimumPressDuration="1.5" numberOfTapsRequired="1" numberOfTouchesRequired="2" id="b"/>
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="c"/>
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="d"/>
            <pinchGestureRecognizer scale="2" id="e"/>
            <rotationGestureRecognizer rotation="0.5" id="f"/>
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="g"><rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
            """)
        let tap = try #require(made[0] as? UITapGestureRecognizer)
        #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded && !tap.isEnabled)
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        let press = try #require(made[1] as? UILongPressGestureRecognizer)
        #expect(press.allowableMovement == 25 && press.minimumPressDuration == 1.5)
        #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
        let pan = try #require(made[2] as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
        let swipe = try #require(made[3] as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        #expect((made[4] as? UIPinchGestureRecognizer)?.scale == 2)
        #expect((made[5] as? UIRotationGestureRecognizer)?.rotation == 0.5)
        let edge = try #require(made[6] as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.edges == [.left, .bottom] && edge.maximumNumberOfTouches == 1)
    }

    @Test("R-NIB-6 R-GR-60 What a storyboard has no attributes for is restored as well: the types of presses and of scrolling")
    func pressesAndScrolling() throws {
        let upArrow = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        let decoder = NibDecoder()
        decoder.set("allowedPressTypes", upArrow)
        decoder.set("allowedScrollTypesMask", UIScrollTypeMask.continuous.rawValue)
        let pan = try #require(UIPanGestureRecognizer(coder: decoder))
        #expect(pan.allowedPressTypes == upArrow)
        #expect(pan.allowedScrollTypesMask == .continuous)
        let plain = try #require(UIPanGestureRecognizer(coder: NibDecoder()))
        #expect(plain.allowedPressTypes.isEmpty && plain.allowedScrollTypesMask == [])
    }

    @Test("R-NIB-6 Absent keys mean the defaults")
    func defaults() throws {
        let made = try make("""
            <tapGestureRecognizer id="a"/><pongPressGestureRecognizer id="b"/><panGestureRecognizer id="c"/><swipeGestureRecognizer id="d"/>
            """)
        let tap = try #require(made[0] as? UITapGestureRecognizer)
        #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded && tap.isEnabled)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.allowedTouchTypes == [0, 1, 2, 3])
        let press = try #require(made[1] as? UILongPressGestureRecognizer)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
        let pan = try #require(made[2] as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        #expect((made[3] as? UISwipeGestureRecognizer)?.direction == .right)
    }

    @Test("R-NIB-1 A custom class's init(coder:) makes the recognizer, declared or inherited, and it awakes")
    func customClasses() throws {
        let made = try make("""
            <tapGestureRecognizer numberOfTapsRequired="2" id="a" customClass="NibTap" customModule="UIKitTests"/>
            <gestureRecognizer id="b" customClass="NibRecognizer" customModule="UIKitTests"/>
            """)
        let tap = try #require(made[0] as? NibTap)
        #expect(tap.numberOfTapsRequired == 2 && tap.own == 3)
        let other = try #require(made[1] as? NibRecognizer)
        #expect(other.wasDecoded && other.isAwake)
    }

    @Test("R-NIB-5 Recognizers are attached in the order of the connections, with action and delegate, and the view keeps them")
    func attached() throws {
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller(
            "vc", attributes: "customClass=\"NibGestureController\" customModule=\"UIKitTests\"",
            view: """
            <gestureRecognizers/>
            <connections>
                <outletCollection property="gestureRecognizers" destination="pan" appends="YES" id="c1"/>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c2"/>
            </connections>
            """) + """
            <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="vc" id="a1"/></connections></tapGestureRecognizer>
            <panGestureRecognizer minimumNumberOfTouches="1" id="pan">
                <connections>
                    <action selector="pan:" destination="vc" id="a2"/>
                    <outlet property="delegate" destination="vc" id="d"/>
                </connections>
            </panGestureRecognizer>
            """)
        let stage = try Stage()
        weak var pan: UIGestureRecognizer?
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibGestureController)
        do {
            let recognizers = try #require(controller.view.gestureRecognizers)
            #expect(recognizers.count == 2 && recognizers[0] is UIPanGestureRecognizer && recognizers[1] is UITapGestureRecognizer)
            #expect(recognizers[0].delegate === controller && recognizers[1].delegate == nil)
            pan = recognizers[0]
        }
        stage.window.rootViewController = controller
        #expect(pan != nil)
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(controller.log == ["tap ended"])
        stage.play("@1 A+(50,50); @1.1 A~(90,50); @1.2 A-")
        #expect(controller.log == ["tap ended", "asked", "pan began", "pan ended"])
    }

    @Test("R-NIB-2 R-RSP-21 An action to the first responder goes up the responder chain")
    func firstResponder() throws {
        let stage = try Stage()
        let storyboard = UIStoryboard(initial: "vc", InterfaceText.controller(
            "vc", attributes: "customClass=\"NibGestureController\" customModule=\"UIKitTests\"",
            view: "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"c\"/></connections>"
        ) + "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"tap:\" destination=\"fir-st-0\" id=\"a\"/></connections></tapGestureRecognizer>")
        let controller = try #require(storyboard.instantiateInitialViewController() as? NibGestureController)
        stage.window.rootViewController = controller
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(controller.log == [], "a recognizer is no responder, and there is no first one")
        #expect(controller.becomeFirstResponder())
        stage.play("@1 A+(50,50); @1.1 A-")
        #expect(controller.log == ["tap ended"])
    }
}

class NibGestureController: UIViewController, UIGestureRecognizerDelegate {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func tap(_ recognizer: UITapGestureRecognizer) { log.append("tap \(recognizer.state)") }
    func pan(_ recognizer: UIPanGestureRecognizer) { log.append("pan \(recognizer.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.append("asked")
        return true
    }
}

class NibGestureController_NibConnections: NibConnections {
    override class func register() {
        NibClasses.register(NibGestureController.self) { members in
            members.action("tap:", NibGestureController.tap(_:))
            members.action("pan:", NibGestureController.pan(_:))
        }
    }
}
