import JSONText
import Testing
import UIKit
@testable import Inspector

@MainActor @Suite("What decided", .serialized) struct DecidingTests {
    private func decided(_ recognizer: UIGestureRecognizer, with others: [UIGestureRecognizer] = [], _ calls: [(String, JSONValue)]) throws -> [String] {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds)
        for own in [recognizer] + others { view.addGestureRecognizer(own) }
        stage.window.addSubview(view)
        for (method, parameters) in calls { try stage.call(method, parameters) }
        return (try stage.call("deciding")["deciding"]?.array ?? []).map { "\($0["recognizer"]?.string ?? ""): \($0["threshold"]?.string ?? "") \(Int($0["to"]?.number ?? 0))" }
    }

    private let short: (String, JSONValue) = ("drag", ["x": 100, "y": 100, "by": [6, 0]])

    @Test func isTheThresholdThatTheFingerDidNotPass() throws {
        #expect(try decided(UIPanGestureRecognizer(), [short]) == ["pan on UIView: panHysteresis 40"])
        #expect(try decided(UILongPressGestureRecognizer(), [("tap", ["x": 100, "y": 100])]) == ["longPress on UIView: longPressMinimumDuration 2"])
        #expect(try decided(UILongPressGestureRecognizer(), [("drag", ["x": 100, "y": 100, "by": [80, 0]])]) == ["longPress on UIView: longPressAllowableMovement 40"])
        #expect(try decided(UISwipeGestureRecognizer(), [short]) == ["swipe right on UIView: swipeMinPrimary 200"])
        #expect(try decided(UITapGestureRecognizer(), [("drag", ["x": 100, "y": 100, "by": [80, 0]])]) == ["tap on UIView: tapAllowableMovement 180"])
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        #expect(try decided(double, [("tap", ["x": 100, "y": 100]), ("wait", ["seconds": 1])]) == ["double tap on UIView: tapMaxInterval 2"])
    }

    @Test("A reason has its thresholds with it, whatever its words are", arguments: [
        ([("drag", ["x": 100, "y": 100, "by": [0, 120]])], "swipe right on UIView: swipeMaxSecondary 200"),
        ([("drag", ["x": 200, "y": 100, "by": [-120, 0]])], "swipe right on UIView: swipeMaxOpposite 100"),
    ] as [([(String, JSONValue)], String)])
    func hasItsThresholds(calls: [(String, JSONValue)], found: String) throws { #expect(try decided(UISwipeGestureRecognizer(), calls) == [found]) }

    @Test func isTheLandingWindowOfSeveralFingers() throws {
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        #expect(try decided(two, [("drag", ["x": 100, "y": 100, "by": [0, 0], "duration": 1])]).first?.hasSuffix("multiFingerLandingWindow 2") == true)
    }

    @Test func isTheThresholdOfTheOneThatWentFirst() throws {
        let found = try decided(UISwipeGestureRecognizer(), with: [UIPanGestureRecognizer()], [("drag", ["x": 100, "y": 100, "by": [200, 0], "duration": 0.2])])
        #expect(found == ["swipe right on UIView: panHysteresis 40", "swipe right on UIView: swipeMinPrimary 200"])
    }

    @Test func isNothingWhereNoThresholdDecided() throws {
        let tap = UITapGestureRecognizer()
        #expect(try decided(tap, [("tap", ["x": 100, "y": 100])]) == [])
    }
}
