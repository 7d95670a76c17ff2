import Testing
@testable import UIKit

/// Files with every kind of damage: none may stop the process or run without end.
@MainActor @Suite("Nibs: damaged files", .leavesNothing, .serialized)
struct DamagedNibTests {
    /// A storyboard with something of everything.
    static let whole: [UInt8] = Array(InterfaceText.storyboard(initial: "one", scenes: [
        InterfaceText.controller("one", attributes: "customClass=\"NibMainController\" customModule=\"UIKitTests\"", view: """
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" text="A &amp; b" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                    <rect key="frame" x="1" y="2" width="30" height="40.5"/>
                    <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
                    <color key="textColor" systemColor="labelColor"/>
                </label>
                <containerView id="box"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <connections><segue destination="two" kind="embed" id="s1"/></connections></containerView>
                <stackView id="stk"><subviews><imageView image="none" id="img"/></subviews></stackView>
            </subviews>
            <constraints>
                <constraint firstItem="lab" firstAttribute="centerX" secondItem="one-s" secondAttribute="centerX" multiplier="1:2" constant="4" id="k1"/>
                <constraint firstItem="lab" firstAttribute="top" secondItem="one-v" secondAttribute="top" priority="750" id="k2"/>
                <constraint firstItem="lab" firstAttribute="width" relation="lessThanOrEqual" constant="80" id="k3"/>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections><outletCollection property="gestureRecognizers" destination="swi" appends="YES" id="c1"/></connections>
            """, connections: """
            <outlet property="label" destination="lab" id="o1"/>
            <outletCollection property="labels" destination="lab" id="o2"/>
            <segue destination="two" kind="show" identifier="more" id="s2"/>
            """) + """
            <swipeGestureRecognizer direction="left" id="swi"><connections>
                <action selector="back:" destination="one" id="a1"/><segue destination="exit" kind="unwind" unwindAction="back:" id="s3"/>
            </connections></swipeGestureRecognizer>
            <exit id="exit" sceneMemberID="exit"/>
            <customObject id="obj" customClass="NibPlainObject" customModule="UIKitTests"/>
            """,
        InterfaceText.controller("two", attributes: "storyboardIdentifier=\"Two\" title=\"T\""),
    ]))

    /// - Returns: Whether there is a controller.
    @discardableResult
    private func load(_ bytes: [UInt8]) -> Bool {
        let storyboard = UIStoryboard(data: Data(bytes), name: "Damaged.storyboard")
        guard let controller = storyboard.instantiateInitialViewController() else { return false }
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        controller.view.layoutIfNeeded()
        return true
    }

    /// Loads a damaged file: without a controller it says why, and in each line which file it is or which part.
    private func loadDamaged(_ bytes: [UInt8]) -> Bool {
        let (isLoaded, lines) = quietly { load(bytes) }
        #expect(isLoaded || lines.contains { $0.hasPrefix("Damaged.storyboard") }, "\(lines)")
        #expect(lines.count < 100)
        return isLoaded
    }

    @Test("The whole file loads without a word but for what it lacks")
    func whole() {
        let (_, lines) = quietly { load(Self.whole) }
        #expect(lines.count == 1 && lines[0].contains("'none'"), "\(lines)")
    }

    @Test("R-NIB-8 Cut off anywhere, it is one error")
    func cut() {
        for length in stride(from: 0, to: Self.whole.count - 1, by: 13) {
            let (_, lines) = quietly { load(Array(Self.whole[..<length])) }
            #expect(lines.count == 1 && lines[0].hasPrefix("Damaged.storyboard"), "cut at \(length): \(lines)")
        }
    }

    @Test("With bytes changed, removed and repeated it loads or is refused")
    func bytes() {
        var numbers = SeededNumbers(state: 7), loaded = 0
        for _ in 0..<600 {
            var bytes = Self.whole
            for _ in 0...numbers.next(below: 3) {
                let place = numbers.next(below: bytes.count)
                switch numbers.next(below: 4) {
                case 0: bytes[place] = UInt8(numbers.next(below: 256))
                case 1: bytes.removeSubrange(place..<min(place + numbers.next(below: 40), bytes.count))
                case 2: bytes.insert(contentsOf: bytes[place..<min(place + numbers.next(below: 200), bytes.count)], at: place)
                default: bytes[place] = Array("<>\"&/= 09-".utf8)[numbers.next(below: 10)]
                }
            }
            if loadDamaged(bytes) { loaded += 1 }
        }
        // Most places of a text are between names and in values.
        #expect(loaded > 50 && loaded < 550, "\(loaded)")
    }

    /// Files that are sound as XML, and in which anything may stand for anything.
    @Test("With values and names exchanged it loads, whatever they then mean")
    func values() {
        var numbers = SeededNumbers(state: 11), loaded = 0
        let text = String(decoding: Self.whole, as: UTF8.self)
        let odd = ["", "-1", "nan", "inf", "1e300", "-99999999999999999999", "YES", "one", "two", "lab", "exit", "swi", "one-v", "view", "0:0", "1/0",
                   "width", "left", "NSObject", "UIViewController", "UIWindow", "UIKitTests", "layer.bogus", "view.layer", "frame", "bounds"]
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<600 {
            var changed = parts
            for _ in 0...numbers.next(below: 4) {
                // Every other part is a value.
                let place = 1 + 2 * numbers.next(below: (parts.count - 1) / 2)
                changed[place] = numbers.next(below: 2) == 0 ? odd[numbers.next(below: odd.count)] : parts[1 + 2 * numbers.next(below: (parts.count - 1) / 2)]
            }
            var result = changed.joined(separator: "\"")
            if numbers.next(below: 3) == 0 {
                let names = ["label", "view", "containerView", "viewController", "swipeGestureRecognizer", "constraint", "segue", "outlet"]
                let from = names[numbers.next(below: names.count)], to = names[numbers.next(below: names.count)]
                result = result.replacingOccurrences(of: "<\(from) ", with: "<\(to) ").replacingOccurrences(of: "</\(from)>", with: "</\(to)>")
            }
            if loadDamaged(Array(result.utf8)) { loaded += 1 }
        }
        #expect(loaded > 50 && loaded < 600, "\(loaded)")
    }
}
