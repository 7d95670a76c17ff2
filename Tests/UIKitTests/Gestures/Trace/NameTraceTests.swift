import Testing
@testable import UIKit

/// What traces call recognizers and views.
@MainActor @Suite("Names in traces", .leavesNothing)
struct NameTraceTests {
    private func told(_ stage: Stage, _ script: String, _ trace: GestureTrace = GestureTrace()) -> [String] {
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.play(script)
        return trace.lines.filter { !$0.record.isCall }.map { "\($0.record)" }
    }

    @Test("A recognizer without a name goes by its class and what it takes")
    func kinds() {
        let double = UITapGestureRecognizer(), fingers = UITapGestureRecognizer(), press = UILongPressGestureRecognizer(), pan = UIPanGestureRecognizer()
        double.numberOfTapsRequired = 2
        fingers.numberOfTouchesRequired = 3
        fingers.numberOfTapsRequired = 4
        press.numberOfTapsRequired = 1
        pan.minimumNumberOfTouches = 2
        let swipe = UISwipeGestureRecognizer(), sides = UISwipeGestureRecognizer(), edge = UIScreenEdgePanGestureRecognizer()
        swipe.direction = .left
        sides.direction = [.up, .down]
        edge.edges = .right
        final class Own: UITapGestureRecognizer {}
        let own = Own()
        own.numberOfTapsRequired = 3
        let named = UITapGestureRecognizer()
        named.name = "save"
        named.numberOfTapsRequired = 2
        let all = [double, fingers, press, pan, swipe, sides, edge, own, named, UIPinchGestureRecognizer()]
        #expect(GestureTrace.names(of: all) == [
            "double tap", "three-finger 4-fold tap", "longPress after 1 tap", "two-finger pan", "swipe left", "swipe up or down", "screenEdgePan right", "triple Own",
            "save", "pinch",
        ])
    }

    @Test("Recognizers that would be called the same are counted, and keep their places")
    func namesakes() throws {
        let stage = try Stage(), left = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), right = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
        for view in [left, right] {
            view.addGestureRecognizer(UITapGestureRecognizer())
            stage.view.addSubview(view)
        }
        let trace = GestureTrace()
        let first = told(stage, "@0 A+(250,50); @.1 A-", trace).filter { $0.contains("recognized") }
        #expect(first == ["tap on UIView: recognized"])
        #expect(told(stage, "@1 A+(50,50); @1.1 A-; @2 A+(250,50); @2.1 A-", trace).filter { $0.contains("recognized") }
            == ["tap on UIView: recognized", "tap on UIView #2: recognized", "tap on UIView: recognized"])
        #expect(trace.subjects.prefix(2) == ["tap on UIView", "tap on UIView #2"])
        let second = try #require(trace.explanation(of: "tap on UIView #2"))
        #expect(second.contains("tap on UIView #2: recognized") && !second.contains("tap on UIView: "))
        #expect(trace.explanation(of: "tap")?.contains("tap on UIView #2: recognized") == true)
        #expect(trace.name(of: try #require(left.gestureRecognizers?.first)) == "tap on UIView #2")
    }

    @Test("A double tap that waits is another recognizer than the single tap; its kind finds both")
    func waiting() throws {
        let stage = try Stage(), single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for recognizer in [single, double] { stage.view.addGestureRecognizer(recognizer) }
        let trace = GestureTrace()
        #expect(told(stage, "@0 A+(50,50); @.1 A-", trace).contains("tap on LoggingView: waits until double tap on LoggingView has failed"))
        #expect(trace.explanation(of: "double tap")?.contains("tap on LoggingView: waits until double tap") == true)
        #expect(trace.lines(of: "tap")?.count == trace.lines.filter { "\($0.record)".contains("tap on") }.count)
        // Another number is another name from then on.
        double.numberOfTapsRequired = 3
        #expect(trace.name(of: double) == "triple tap on LoggingView")
    }

    @Test("A view goes by its class, and by its identifier, label or text")
    func views() throws {
        let stage = try Stage(), button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        button.setTitle("Save", for: .normal)
        label.text = "First line\nand a second one that is longer than that"
        stage.view.addSubview(button)
        stage.view.addSubview(label)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        let lines = told(stage, "@0 A+(50,50); @.1 A-")
        #expect(lines.first == "touch 1: landed in UIButton \"Save\"")
        #expect(lines[1].hasPrefix("touch 1: passes over UILabel \"First line and a second one t…\""), "\(lines)")
        #expect(lines.last == "UIButton \"Save\": calls a closure")
        button.accessibilityIdentifier = "save"
        #expect(GestureTrace.name(of: button) == "UIButton \"save\"")
        let view = UIView()
        view.accessibilityLabel = "Card"
        #expect(GestureTrace.name(of: view) == "UIView \"Card\"" && GestureTrace.className(inName: "UIView \"Card\"") == "UIView")
        let trace = GestureTrace()
        _ = told(stage, "@1 A+(50,50); @1.1 A-", trace)
        #expect(trace.explanation(of: "UIButton") == trace.explanation(of: "UIButton \"save\"") && trace.explanation(of: "UIButton") != nil)
    }

    @Test("Typed text is in no name, nor a key of the keyboard on the screen")
    func typed() throws {
        final class Pin: UIView, UIKeyInput {
            let digits = UILabel()
            var hasText: Bool { true }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let pin = Pin(), field = UITextField()
        pin.addSubview(pin.digits)
        pin.digits.text = "1234"
        field.text = "quyzk"
        field.placeholder = "Name"
        #expect(GestureTrace.name(of: pin.digits) == "UILabel" && GestureTrace.name(of: field) == "UITextField \"Name\"")
        var names = ""
        func visit(_ view: UIView) {
            names += GestureTrace.name(of: view)
            view.subviews.forEach(visit)
        }
        visit(field)
        #expect(!names.contains("quyzk"))
        let stage = try Stage()
        UIApplication.shared.onScreenKeyboard = .always
        defer { UIApplication.shared.onScreenKeyboard = .never }
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stage.view.addSubview(field)
        field.becomeFirstResponder()
        stage.host.advance(by: 1)
        let keyboard = try #require(UIApplication.shared.inputViews.shownKeyboard)
        names = ""
        visit(keyboard)
        #expect(!names.contains("\""), "\(names)")
        field.resignFirstResponder()
        stage.host.advance(by: 1)
    }

    @Test("R-HIT-2 A control that sticks out of its superview is named where it can't be hit, with the edge")
    func sticksOut() throws {
        final class Box: UIView {}
        let stage = try Stage(), box = Box(frame: CGRect(x: 100, y: 100, width: 100, height: 50)), button = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 80))
        button.setTitle("OK", for: .normal)
        box.addSubview(button)
        stage.view.addSubview(box)
        func unreached(_ script: String) -> [String] { told(stage, script).filter { $0.contains("would be here") } }
        #expect(unreached("@0 A+(150,180); @.1 A-") == ["touch 1: UIButton \"OK\" would be here, but Box, which it is in, ends at y = 50"])
        // Where it is hit, where it is not, and where it is not seen, nothing is said.
        #expect(unreached("@1 A+(150,145); @1.1 A-") == [] && unreached("@2 A+(300,300); @2.1 A-") == [])
        button.isHidden = true
        #expect(unreached("@3 A+(150,180); @3.1 A-") == [])
        button.isHidden = false
        box.clipsToBounds = true
        #expect(unreached("@4 A+(150,180); @4.1 A-") == [])
        box.clipsToBounds = false
        // A view that nothing is to be done with is not missed; one with a recognizer is.
        let plain = UIView(frame: CGRect(x: 110, y: 0, width: 40, height: 40))
        box.addSubview(plain)
        #expect(unreached("@5 A+(230,120); @5.1 A-") == [])
        plain.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(unreached("@6 A+(230,120); @6.1 A-") == ["touch 1: UIView would be here, but Box, which it is in, ends at x = 100"])
    }
}
