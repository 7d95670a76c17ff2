import JSONText
import Testing
import UIKit
@testable import Inspector

@MainActor @Suite("What the inspector reads", .serialized) struct ReadingTests {
    @Test func theTreeHasWhatAViewIs() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
        button.setTitle("Save", for: .normal)
        button.accessibilityIdentifier = "save"
        button.isEnabled = false
        stage.window.addSubview(button)
        let pan = UIPanGestureRecognizer()
        button.addGestureRecognizer(pan)
        let windows = try stage.call("tree")["views"]?.array ?? []
        let node = windows[0]["children"]?.array?.first
        #expect(node?["class"] == "UIButton" && node?["identifier"] == "save" && node?["label"] == "Save" && node?["frame"] == [20, 40, 100, 50])
        #expect(node?["traits"]?.strings.contains("button") == true && node?["traits"]?.strings.contains("notEnabled") == true)
        #expect(node?["enabled"] == false && node?["recognizers"]?.array?.count == 1)
        let full = try stage.call("view", ["view": "save"])
        #expect(full["properties"]?["isUserInteractionEnabled"] == true)
        let gesture = full["gestures"]?.array?.first
        #expect(gesture?["name"] == "pan" && gesture?["viewClass"] == "UIButton" && gesture?["limits"]?.array?.first?["radius"] == 10)
    }

    @Test func askingHereSaysWhatIsPassedOver() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), above = UIView(frame: below.frame)
        below.addGestureRecognizer(UITapGestureRecognizer())
        above.isUserInteractionEnabled = false
        stage.window.addSubview(below)
        stage.window.addSubview(above)
        let answer = try stage.call("hit_test", ["x": 100, "y": 100])
        #expect(answer["path"]?.strings == ["a touch: landed in UIView", "a touch: passes over UIView: it takes no input (isUserInteractionEnabled)"])
        #expect(answer["view"]?["id"]?.number == Double(below.inspectionNumber) && answer["recognizers"] == ["tap on UIView"])
        #expect(answer["responders"]?.array?.compactMap { $0["class"]?.string }.prefix(2) == ["UIView", "UIWindow"])
        #expect(stage.inspector.decisions.end == 0, "asking is no touch")
    }

    @Test func decisionsAreListedFromANumberOn() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds)
        view.addGestureRecognizer(UITapGestureRecognizer())
        stage.window.addSubview(view)
        let tapped = try stage.call("tap", ["x": 100, "y": 100])
        #expect(tapped["decisions"]?.strings.contains { $0.hasSuffix("tap on UIView: recognized") } == true)
        let all = try stage.call("decisions"), lines = all["decisions"]?.array ?? []
        #expect(lines.first?["kind"] == "landed" && lines.first?["index"] == 0 && lines.contains { $0["kind"] == "called" })
        #expect(try stage.call("decisions", ["since": all["next"] ?? 0])["decisions"] == [])
        let part = try stage.call("decisions", ["limit": 2, "since": 1])
        #expect(part["decisions"]?.array?.count == 2 && part["next"] == 3 && part["end"]?.number == Double(lines.count))
        let own = try stage.call("decisions", ["of": "tap", "calls": false])["decisions"]?.array ?? []
        #expect(!own.isEmpty && own.allSatisfy { $0["recognizer"]?["name"] == "tap" })
        #expect(try stage.call("explain", ["of": "tap"])["text"]?.string?.contains("tap on UIView: recognized") == true)
        #expect(stage.refusal("explain", ["of": "pan"])?.contains("there were tap on UIView, touch 1") == true)
    }

    @Test func theGraphHasWhoExcludedWhomAndWhoWaits() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds)
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer(), pan = UIPanGestureRecognizer()
        single.name = "single"
        double.name = "double"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for recognizer in [single, double, pan] { view.addGestureRecognizer(recognizer) }
        stage.window.addSubview(view)
        try stage.call("tap", ["x": 100, "y": 100])
        func kinds(_ answer: JSONValue) -> [String] { (answer["edges"]?.array ?? []).map { "\($0["from"]?.string ?? "") \($0["kind"]?.string ?? "") \($0["to"]?.string ?? "")" } }
        #expect(kinds(try stage.call("relations")).contains("single on UIView waits double on UIView"))
        try stage.call("wait", ["seconds": 1])
        let decided = try stage.call("drag", ["x": 100, "y": 100, "by": [80, 0]])["now"]?.number ?? 0
        #expect(kinds(try stage.call("relations")).contains("pan on UIView excludes single on UIView"))
        #expect(kinds(try stage.call("relations")).contains("single on UIView requires double on UIView"))
        #expect(!kinds(try stage.call("relations", ["at": 0.5])).contains("pan on UIView excludes single on UIView"))
        #expect(decided > 1)
    }

    @Test func theViewsThatWereHitHaveTheirPlacesOfThen() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = Follower(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        stage.window.addSubview(view)
        try stage.call("drag", ["view": "Follower", "by": [60, 0]])
        let landing = try stage.call("decisions")["decisions"]?.array?.first { $0["kind"] == "landed" }
        let fingers = try stage.call("fingers", ["since": 0]), places = fingers["views"]?.array ?? []
        #expect(landing?["finger"] == fingers["samples"]?.array?.first?["contact"])
        #expect(places.first?["frame"] == [20, 20, 100, 100] && places.last?["frame"] == [80, 20, 100, 100])
        #expect(places.allSatisfy { $0["view"]?.number == Double(view.inspectionNumber) && $0["contact"] == landing?["finger"] })
        #expect(view.frame.origin.x == 80)
    }

    /// Goes where the finger goes.
    private final class Follower: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            frame.origin.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
        }
    }

    @Test func theLatestLinesAreExplained() throws {
        let stage = try InspectedStage()
        defer { stage.close() }
        let view = UIView(frame: stage.window.bounds)
        view.addGestureRecognizer(UITapGestureRecognizer())
        stage.window.addSubview(view)
        try stage.call("tap", ["x": 100, "y": 100])
        let all = try stage.call("explain")["text"]?.string?.split(separator: "\n") ?? []
        let last = try stage.call("explain", ["limit": 2])["text"]?.string?.split(separator: "\n") ?? []
        #expect(all.count > 4 && last == ["… \(all.count - 2) lines before"] + all.suffix(2))
        #expect(stage.refusal("explain", ["of": "pan"])?.contains("nothing of that name took part; there were tap on UIView") == true)
    }
}
