import Testing
@testable import UIKit

/// What a trace reports of landings: which views hit testing passed over, and why.
@MainActor @Suite("Traces of landings", .leavesNothing)
struct LandingTraceTests {
    private final class Hidden: UIView {}
    private final class Faint: UIView {}
    private final class Off: UIView {}
    private final class Elsewhere: UIView {}
    private final class Flat: UIView {}
    private final class Closed: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            _ = super.hitTest(point, with: event)
            return nil
        }
    }
    private final class Narrow: UIView {
        var asked = 0
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            asked += 1
            return false
        }
    }
    private final class Wide: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) ?? self }
    }

    /// What is recorded of touches while a script plays.
    private func told(_ stage: Stage, _ script: String) -> [String] {
        let trace = GestureTrace()
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.play(script)
        return trace.lines.filter { !$0.record.isCall }.map { "\($0.record)" }
    }

    @Test("R-DLV-4 The first refusal is the one that is recorded: of a recognizer that is disabled, not that of its types")
    func firstRefusal() throws {
        let stage = try Stage(), tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.isEnabled = false
        tap.allowedTouchTypes = []
        let refusals = told(stage, "@0 A+(50,50); @.1 A-").filter { $0.contains("refused") }
        #expect(refusals.count == 1 && refusals.first?.contains("the recognizer is disabled") == true, "\(refusals)")
    }

    @Test("R-LP-4, R-GR-12 A long press whose touches are cancelled fails for that reason")
    func cancelledPress() throws {
        let stage = try Stage()
        stage.add(UILongPressGestureRecognizer(), "press")
        let lines = told(stage, "@0 A+(50,50); @.1 A!")
        #expect(lines.contains { $0.contains("its touches were cancelled") }, "\(lines)")
    }

    private func add<View: UIView>(_ view: View, to stage: Stage, _ change: (View) -> Void = { _ in }) {
        view.frame = stage.view.bounds
        change(view)
        stage.view.addSubview(view)
    }

    @Test("R-HIT-1, R-HIT-6, R-HIT-7 Each view that was passed over has its reason, in the order in which it was asked")
    func reasons() throws {
        let stage = try Stage(), narrow = Narrow()
        add(Flat(), to: stage) { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }
        add(narrow, to: stage)
        add(Closed(), to: stage)
        add(Elsewhere(), to: stage) { $0.frame = CGRect(x: 200, y: 200, width: 50, height: 50) }
        add(Off(), to: stage) { $0.isUserInteractionEnabled = false }
        add(Faint(), to: stage) { $0.alpha = 0.001 }
        add(Hidden(), to: stage) { $0.isHidden = true }
        #expect(told(stage, "@0 A+(50,50); @.1 A-") == [
            "touch 1: landed in LoggingView",
            "touch 1: passes over Hidden: it is hidden",
            "touch 1: passes over Faint: it is transparent (alpha)",
            "touch 1: passes over Off: it takes no input (isUserInteractionEnabled)",
            "touch 1: passes over Elsewhere: the place lies outside of it",
            "touch 1: passes over Closed: its own hit test found nothing (hitTest(_:with:))",
            "touch 1: passes over Narrow: the place lies outside of it",
            "touch 1: passes over Flat: its transform has no inverse",
        ])
        #expect(narrow.asked == 1, "tracing asks no view twice")
    }

    @Test("R-HIT-6, R-HIT-12 A window that is not asked was passed over, with its reason")
    func windows() throws {
        let stage = try Stage()
        let faint = stage.addWindow(""), flat = stage.addWindow(""), off = stage.addWindow("", level: .alert)
        faint.alpha = 0.001
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        off.isUserInteractionEnabled = false
        #expect(told(stage, "@0 A+(50,50); @.1 A-") == [
            "touch 1: landed in LoggingView",
            "touch 1: passes over LoggingWindow: it takes no input (isUserInteractionEnabled)",
            "touch 1: passes over LoggingWindow: its transform has no inverse",
            "touch 1: passes over LoggingWindow: it is transparent (alpha)",
        ])
    }

    @Test("R-HIT-7 A view that answers although UIKit's own hit test does not is not passed over")
    func wide() throws {
        let stage = try Stage()
        add(Wide(), to: stage) { $0.frame = CGRect(x: 200, y: 200, width: 50, height: 50) }
        #expect(told(stage, "@0 A+(50,50); @.1 A-") == ["touch 1: landed in Wide"])
    }

    @Test("views beside each other with the same reason are one line, however many they are")
    func many() throws {
        let stage = try Stage()
        for number in 0..<100 { add(Elsewhere(), to: stage) { $0.frame = CGRect(x: 100 + number, y: 100, width: 10, height: 10) } }
        let names = repeatElement("Elsewhere", count: 12).joined(separator: ", ")
        #expect(told(stage, "@0 A+(50,50); @.1 A-") == [
            "touch 1: landed in LoggingView", "touch 1: passes over \(names) and 88 more: the place lies outside of them",
        ])
    }

    @Test("R-HIT-12 A landing that nothing is hit by is recorded, with the windows that were asked")
    func nothing() throws {
        let stage = try Stage()
        stage.window.isUserInteractionEnabled = false
        #expect(told(stage, "@0 A+(50,50); @.1 A-") == [
            "a touch: landed where nothing is hit", "a touch: passes over LoggingWindow: it takes no input (isUserInteractionEnabled)",
        ])
    }

    @Test("R-HIT-20, R-HIT-23 A touch that its view is not called with says why")
    func notAdmitted() throws {
        let stage = try Stage()
        #expect(told(stage, "@0 A+(50,50); @.1 B+(60,60); @.2 A- B-").contains(
            "touch 2: LoggingView is not called with it: it has another already (isMultipleTouchEnabled)"))
        stage.add("W", 200, 200, 100, 100).isExclusiveTouch = true
        #expect(told(stage, "@1 A+(50,50); @1.1 B+(250,250); @1.2 A- B-").contains(
            "touch 2: LoggingView is not called with it: one view alone takes input (isExclusiveTouch)"))
    }

    @Test("touches and recognizers count from 1 in each trace")
    func numbers() throws {
        let stage = try Stage()
        stage.add(UITapGestureRecognizer(), "tap")
        let first = told(stage, "@0 A+(50,50); @.1 A-"), second = told(stage, "@2 A+(50,50); @2.1 A-")
        #expect(first == second && first.contains("tap on LoggingView, touch 1: accepted"))
    }
}
