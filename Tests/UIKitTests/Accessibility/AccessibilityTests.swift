import Testing
@testable import UIKit

private final class Chart: UIView {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}

private final class Spoken: UIView {
    override var accessibilityLabel: String? {
        get { "of the class" }
        set {}
    }
}

private final class Receiver: NSObject {
    var calls = 0
    func archive() -> Bool {
        calls += 1
        return false
    }
}

@MainActor @Suite(.leavesNothing) struct AccessibilityTests {
    @Test("R-ACC-3 A text with attributes and the plain text are one, and an override comes first")
    func texts() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "one")
        #expect(view.accessibilityLabel == "one")
        view.accessibilityLabel = "two"
        #expect(view.accessibilityAttributedLabel?.string == "two" && view.accessibilityUserInputLabels == ["two"])
        view.accessibilityUserInputLabels = ["second"]
        view.accessibilityAttributedHint = NSAttributedString(string: "hint")
        view.accessibilityValue = "3"
        #expect(view.accessibilityUserInputLabels == ["second"] && view.accessibilityHint == "hint")
        #expect(view.accessibilityAttributedValue?.string == "3" && view.accessibilityLanguage == nil)
        let spoken = Spoken()
        spoken.accessibilityAttributedLabel = NSAttributedString(string: "set")
        #expect(spoken.accessibilityAttributedLabel?.string == "of the class")
        #expect(UIButton().accessibilityRespondsToUserInteraction && !UILabel().accessibilityRespondsToUserInteraction)
    }

    @Test("R-ACC-4 An element moves with its container, and a path comes before the frame")
    func frames() throws {
        let stage = try Stage()
        let chart = stage.add("C", 40, 60, 100, 100)
        let element = UIAccessibilityElement(accessibilityContainer: chart)
        #expect(element.isAccessibilityElement && element.accessibilityFrame == .zero)
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 30)
        #expect(element.accessibilityFrame == CGRect(x: 50, y: 70, width: 20, height: 30))
        chart.frame.origin = CGPoint(x: 100, y: 60)
        #expect(element.accessibilityFrame.minX == 110 && element.accessibilityActivationPoint == CGPoint(x: 120, y: 85))
        let part = UIAccessibilityElement(accessibilityContainer: element)
        part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(part.accessibilityFrame == CGRect(x: 111, y: 72, width: 3, height: 4))
        element.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(element.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
        element.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(element.accessibilityFrame.minX == 1)
        let turned = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)), in: chart)
        #expect(turned.bounds == CGRect(x: 100, y: 60, width: 10, height: 5))
    }

    @Test("R-ACC-5 Elements are found row by row; lists, groups, modal and hidden views change that")
    func order() throws {
        let stage = try Stage()
        func label(_ text: String, _ x: Double, _ y: Double, _ height: Double = 20, in view: UIView) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: height))
            label.text = text
            view.addSubview(label)
            return label
        }
        let root = UIView(frame: stage.window.bounds)
        stage.view.addSubview(root)
        func found(in view: UIView? = nil) -> [String] { UIAccessibility.elements(in: view ?? root).compactMap(\.accessibilityLabel) }
        _ = label("below", 0, 200, in: root)
        _ = label("right", 200, 8, 10, in: root)
        _ = label("left", 0, 5, in: root)
        #expect(found() == ["left", "right", "below"])
        root.semanticContentAttribute = .forceRightToLeft
        #expect(found() == ["right", "left", "below"])
        root.semanticContentAttribute = .unspecified

        let column = UIView(frame: CGRect(x: 100, y: 0, width: 60, height: 300))
        root.addSubview(column)
        let top = label("top", 0, 0, in: column)
        _ = label("bottom", 0, 250, in: column)
        #expect(found() == ["left", "top", "right", "below", "bottom"])
        column.shouldGroupAccessibilityChildren = true
        #expect(found().firstIndex(of: "bottom") == found().firstIndex(of: "top").map { $0 + 1 })
        top.isHidden = true
        #expect(!found().contains("top"))
        column.accessibilityElementsHidden = true
        #expect(found() == ["left", "right", "below"])
        column.accessibilityElementsHidden = false

        let element = UIAccessibilityElement(accessibilityContainer: column)
        element.accessibilityLabel = "drawn"
        column.accessibilityElements = [element]
        #expect(found(in: column) == ["drawn"] && column.accessibilityElementCount() == 1)
        #expect(column.index(ofAccessibilityElement: element) == 0 && column.index(ofAccessibilityElement: root) == NSNotFound)
        #expect(column.accessibilityElement(at: 7) == nil)
        column.accessibilityElements = [column]
        #expect(found(in: column) == [], "a container in itself ends")
        column.accessibilityElements = [column, column, element]
        #expect(found(in: column) == ["drawn"])
        column.accessibilityElements = nil
        column.accessibilityViewIsModal = true
        #expect(found() == ["bottom"])
    }

    @Test("R-ACC-5 Behind what is presented nothing is found")
    func presented() throws {
        let stage = try Stage()
        let root = UIViewController(), alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "behind"
        root.view.addSubview(label)
        stage.window.rootViewController = root
        let action = UIAlertAction(title: "Yes", style: .cancel)
        action.accessibilityIdentifier = "yes"
        alert.addAction(action)
        root.present(alert, animated: false)
        stage.host.advance(by: 1)
        let found = UIAccessibility.elements(in: stage.window)
        #expect(found.contains { $0.accessibilityIdentifier == "yes" && $0.accessibilityLabel == "Yes" })
        #expect(!found.contains { $0.accessibilityLabel == "behind" })
        #expect(alert.view.escapeAsAssisted())
        stage.host.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("R-ACC-6 Escape and scrolling go up the chain until one is done")
    func chain() throws {
        let stage = try Stage()
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inside = UIView(frame: chart.bounds)
        chart.addSubview(inside)
        stage.view.addSubview(chart)
        let element = UIAccessibilityElement(accessibilityContainer: inside)
        #expect(element.escapeAsAssisted() && chart.escapes == 1)
        #expect(!element.magicTapAsAssisted() && !element.scrollAsAssisted(.down))
    }

    @Test("R-ACC-7 A scroll view scrolls by what is seen, and says where there is no more")
    func scrolling() throws {
        let stage = try Stage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 250)
        stage.view.addSubview(scroll)
        let before = AccessibilityPosts.all.count
        #expect(scroll.accessibilityScroll(.down) && scroll.contentOffset.y == 87.5)
        #expect(scroll.accessibilityScroll(.next) && scroll.contentOffset.y == 150)
        #expect(!scroll.accessibilityScroll(.down) && !scroll.accessibilityScroll(.right))
        #expect(scroll.accessibilityScroll(.previous) && scroll.contentOffset.y == 62.5)
        #expect(AccessibilityPosts.all.count == min(before + 3, 100) && AccessibilityPosts.all.last?.name == "pageScrolled")
    }

    @Test("R-ACC-8 What is posted is kept in words and reaches the observer")
    func posts() {
        var seen: [String] = []
        UIAccessibility.postObserver = { notification, argument in seen.append("\(notification.name) \(argument as? String ?? "-")") }
        defer { UIAccessibility.postObserver = nil }
        UIAccessibility.post(notification: .announcement, argument: "saved")
        let label = UILabel()
        label.text = "Title"
        UIAccessibility.post(notification: .screenChanged, argument: label)
        #expect(seen == ["announcement saved", "screenChanged -"])
        #expect(AccessibilityPosts.all.suffix(2).map(\.text) == ["saved", "Title"])
    }

    @Test("R-ACC-9 Settings are off until the system sets them, which is posted")
    func settings() throws {
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
        nonisolated(unsafe) var posted = 0
        let observer = NotificationCenter.default.addObserver(forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { posted += UIAccessibility.isReduceMotionEnabled ? 1 : 10 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIApplication.shared.systemAccessibility = try AccessibilitySettings("reduceMotion, boldText")
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled && posted == 1)
        UIApplication.shared.systemAccessibility = []
        #expect(posted == 11)
        #expect(throws: AccessibilitySettings.Unknown.self) { try AccessibilitySettings("bigText") }
    }

    @Test("Custom actions call their closure or their target's method, and say whether it was done")
    func customActions() {
        let receiver = Receiver(), closure = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
        let method = UIAccessibilityCustomAction(name: "Archive", target: receiver, selector: Selector("archive", Receiver.archive))
        #expect(closure.performAsAssisted() && !method.performAsAssisted() && receiver.calls == 1)
        closure.attributedName = NSAttributedString(string: "Remove")
        #expect(closure.name == "Remove")
    }

    @Test("What is set of a bar's item is said of its button")
    func barItems() throws {
        let stage = try Stage()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)), item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        button.accessibilityIdentifier = "add"
        item.rightBarButtonItem = button
        bar.setItems([item], animated: false)
        stage.view.addSubview(bar)
        bar.layoutIfNeeded()
        #expect(UIAccessibility.elements(in: bar).contains { $0.accessibilityIdentifier == "add" && $0.accessibilityLabel == "Add" })
        button.accessibilityLabel = "New card"
        bar.layoutIfNeeded()
        #expect(UIAccessibility.elements(in: bar).contains { $0.accessibilityLabel == "New card" })
    }

    @Test("R-NIB-18 A file says what objects are for people who don't see them")
    func nib() throws {
        let nib = UINib("""
            <view contentMode="scaleToFill" id="a">
                <rect key="frame" x="0" y="0" width="30" height="20"/>
                <accessibility key="accessibilityConfiguration" hint="Opens it" identifier="door" label="Door">
                    <accessibilityTraits key="traits" button="YES" header="YES"/>
                    <bool key="isElement" value="YES"/>
                </accessibility>
            </view>
            """)
        let (objects, lines) = quietly { nib.instantiate(withOwner: nil) }
        let view = try #require(objects.first as? UIView)
        #expect(lines == [] && view.isAccessibilityElement && view.accessibilityLabel == "Door" && view.accessibilityHint == "Opens it")
        #expect(view.accessibilityIdentifier == "door" && view.accessibilityTraits == [.button, .header])
    }
}
