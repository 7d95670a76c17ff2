import Testing
@testable import UIKit

/// What a trace reports of calls of views and responders, and of actions.
@MainActor @Suite("Traces of calls and actions", .leavesNothing)
struct CallTraceTests {
    private final class Plain: UIView {}
    private final class Keeper: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    @MainActor private final class Owner {
        func tapped(_ tap: UITapGestureRecognizer) {}
        func pressed() {}
    }

    private func told(_ stage: Stage, _ script: String) -> [GestureTrace.Record] {
        let trace = GestureTrace()
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.play(script)
        return trace.lines.map(\.record)
    }

    @Test("R-RSP-30 A call is recorded with the responders that it went on to, and whether the last one kept it or the chain ended")
    func hops() throws {
        let stage = try Stage(), keeper = Keeper(frame: stage.window.bounds), plain = Plain(frame: stage.window.bounds)
        keeper.addSubview(plain)
        stage.window.addSubview(keeper)
        let calls = told(stage, "@0 A+(50,50); @.1 A-").filter(\.isCall).map { "\($0)" }
        #expect(calls.prefix(3) == [
            "Plain: called with began of touch 1", "Plain: hands began of touch 1 on to Keeper, which keeps it",
            "Plain: called with ended of touch 1",
        ])
        let last = try #require(calls.last)
        #expect(calls.count == 4 && last.hasPrefix("Plain: hands ended of touch 1 on to Keeper, LoggingWindow, ") && last.hasSuffix(", the end of the chain"))
    }

    @Test("R-DLV-20, R-DLV-24 A call out of turn says on which occasion it comes, and has its touches in order of landing")
    func occasions() throws {
        let stage = try Stage(multi: true), pan = stage.add(UIPanGestureRecognizer(), "pan")
        let taken = told(stage, "@0 A+(50,50) B+(90,50); @.1 A~(50,90) B~(90,90); @.2 A- B-").filter(\.isCall).map { "\($0)" }
        #expect(taken.contains("LoggingView: called with cancelled of touch 1, touch 2, taken by a recognizer"), "\(taken)")
        pan.isEnabled = false
        stage.add(UILongPressGestureRecognizer(), "press").delaysTouchesBegan = true
        let late = told(stage, "@1 A+(50,50); @1.1 A~(50,90); @1.2 A-").filter(\.isCall).map { "\($0)" }
        #expect(late.first == "LoggingView: called with began of touch 1, late: it was withheld", "\(late)")
    }

    @Test("R-GR-14, R-CTL-11, R-CTL-13 Each action that is sent is recorded, with the object that gets it")
    func actions() throws {
        let stage = try Stage(), owner = Owner(), tap = UITapGestureRecognizer(), button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 50))
        tap.name = "tap"
        tap.addTarget(owner, action: Selector("tapped:", Owner.tapped))
        tap.addTarget(owner, action: Owner.tapped)
        tap.addAction { (_: UITapGestureRecognizer) in }
        stage.view.addGestureRecognizer(tap)
        button.addTarget(owner, action: Selector("pressed", Owner.pressed), for: .touchUpInside)
        button.addTarget(owner, action: Owner.pressed, for: .touchUpInside)
        button.addTarget(nil, action: "fly:", for: .touchUpInside)
        button.addAction(UIAction(title: "Save") { _ in }, for: .touchUpInside)
        stage.view.addSubview(button)
        func sent(_ records: [GestureTrace.Record]) -> [String] {
            records.compactMap { record in
                switch record {
                case .sent, .controlSent: "\(record)"
                default: nil
                }
            }
        }
        #expect(sent(told(stage, "@0 A+(50,50); @.1 A-")) == [
            "tap on LoggingView: sends tapped: to Owner", "tap on LoggingView: calls a method of Owner", "tap on LoggingView: calls a closure",
        ])
        tap.isEnabled = false
        #expect(sent(told(stage, "@1 A+(220,220); @1.1 A-")) == [
            "UIButton: sends pressed to Owner", "UIButton: calls a method of Owner", "UIButton: sends fly:, which nothing performs",
            "UIButton: calls a closure, \"Save\"",
        ])
    }

    @MainActor private final class Other {
        func panned(_ pan: UIPanGestureRecognizer) {}
    }
    @MainActor private final class Third {
        func panned(_ pan: UIPanGestureRecognizer) {}
    }

    @Test("R-GR-1, R-GR-14 The actions of each move are recorded with the objects that get them then, whichever of several targets was removed")
    func actionsOfMoves() throws {
        let stage = try Stage(), pan = UIPanGestureRecognizer(), owner = Owner(), other = Other()
        pan.name = "pan"
        stage.view.addGestureRecognizer(pan)
        pan.addTarget(owner, action: Selector("moved", Owner.pressed))
        pan.addTarget(other, action: Other.panned)
        pan.addAction { (_: UIPanGestureRecognizer) in }
        func sent(_ script: String) -> [String] {
            told(stage, script).compactMap { record in if case .sent = record { "\(record)".replacing("pan on LoggingView: ", with: "") } else { nil } }
        }
        let round = ["sends moved to Owner", "calls a method of Other", "calls a closure"]
        // Begins, moves twice, ends.
        #expect(sent("@0 A+(50,50); @.1 A~(90,50); @.2 A~(120,50); @.3 A~(150,50); @.4 A-") == round + round + round + round)
        pan.removeTarget(owner, action: nil)
        do {
            // It may stand where the link to another one stood.
            let third = Third()
            pan.addTarget(third, action: Third.panned)
            let changed = ["calls a method of Other", "calls a closure", "calls a method of Third"]
            #expect(sent("@1 A+(50,50); @1.1 A~(90,50); @1.2 A~(120,50); @1.3 A-") == changed + changed + changed)
        }
        let rest = ["calls a method of Other", "calls a closure"]
        #expect(sent("@2 A+(50,50); @2.1 A~(90,50); @2.2 A~(120,50); @2.3 A-") == rest + rest + rest)
    }

    @Test("an explanation of a view has its calls, and those that it was handed")
    func subject() throws {
        let stage = try Stage(), keeper = Keeper(frame: stage.window.bounds), plain = Plain(frame: stage.window.bounds)
        keeper.addSubview(plain)
        stage.window.addSubview(keeper)
        let trace = GestureTrace()
        GestureTrace.current = trace
        defer { GestureTrace.current = nil }
        stage.play("@0 A+(50,50); @.1 A!")
        #expect(trace.subjects.prefix(3) == ["touch 1", "Plain", "Keeper"])
        let explanation = try #require(trace.explanation(of: "Keeper"))
        #expect(explanation.hasPrefix("0.000  Plain: hands began of touch 1 on to Keeper, which keeps it\n"))
        #expect(!explanation.contains("landed"))
    }

    /// Keeps every other move.
    private final class Fickle: UIView {
        private var moves = 0

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            moves += 1
            if !moves.isMultiple(of: 2) { super.touchesMoved(touches, with: event) }
        }
    }

    @Test("R-RSP-30 A move is recorded as it went, not as the move before did: kept or handed on, to which responders, of which touches")
    func changingChains() throws {
        let stage = try Stage(), keepers = [Keeper(frame: stage.window.bounds), Keeper(frame: stage.window.bounds)], fickle = Fickle(frame: stage.window.bounds)
        let middle = Plain(frame: stage.window.bounds)
        fickle.isMultipleTouchEnabled = true
        keepers[0].addSubview(fickle)
        keepers.forEach { stage.window.addSubview($0) }
        stage.window.bringSubviewToFront(keepers[0])
        func moved(_ script: String) -> [String] { told(stage, script).filter(\.isCall).map { "\($0)".replacing(/, (LoggingWindow|UIWindow).*/, with: " …") } }
        #expect(moved("@0 A+(50,50); @.1 A~(60,50); @.2 A~(70,50); @.3 A~(80,50)").dropFirst(2) == [
            "Fickle: called with moved of touch 1", "Fickle: hands moved of touch 1 on to Keeper …",
            "Fickle: called with moved of touch 1",
            "Fickle: called with moved of touch 1", "Fickle: hands moved of touch 1 on to Keeper …",
        ])
        // Another view stands between from now on, and another finger comes and goes.
        keepers[0].addSubview(middle)
        middle.addSubview(fickle)
        #expect(moved("@.4 A~(90,50); @.5 A~(100,50); @.6 B+(50,90); @.7 A~(110,50) B~(50,99); @.8 A~(120,50) B~(50,100); @.9 B-; @1 A~(130,50); @1.1 A~(140,50); @1.2 A-")
            .filter { $0.contains("moved") } == [
                "Fickle: called with moved of touch 1",
                "Fickle: called with moved of touch 1", "Fickle: hands moved of touch 1 on to Plain, Keeper …",
                "Fickle: called with moved of touch 1, touch 2",
                "Fickle: called with moved of touch 1, touch 2", "Fickle: hands moved of touch 1, touch 2 on to Plain, Keeper …",
                "Fickle: called with moved of touch 1",
                "Fickle: called with moved of touch 1", "Fickle: hands moved of touch 1 on to Plain, Keeper …",
            ])
    }

    @Test("a recognizer that is renamed in a drag has its new name from the next move on")
    func renamed() throws {
        let stage = try Stage(), pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.addAction { (pan: UIPanGestureRecognizer) in if pan.translation(in: nil).x > 35 { pan.name = "drag" } }
        let records = told(stage, "@0 A+(50,50); @.1 A~(70,50); @.2 A~(80,50); @.3 A~(90,50); @.4 A~(100,50); @.5 A~(110,50); @.6 A-")
        let names = records.map { "\($0)" }.filter { $0.contains("calls a closure") }.map { $0.prefix { $0 != " " } }
        let change = try #require(names.firstIndex(of: "drag"))
        #expect(change > 1 && names[..<change].allSatisfy { $0 == "pan" } && names[change...].allSatisfy { $0 == "drag" }, "\(names)")
    }

    @Test("a trace that has room for little has the latest lines of one that has room for all", arguments: [5, 16, 50, 200])
    func littleRoom(capacity: Int) throws {
        func lines(_ capacity: Int) throws -> [String] {
            let stage = try Stage(multi: true), fickle = Fickle(frame: stage.window.bounds)
            stage.add(UIPinchGestureRecognizer(), "pinch").cancelsTouchesInView = false
            stage.view.addSubview(fickle)
            fickle.isMultipleTouchEnabled = true
            let trace = GestureTrace(capacity: capacity)
            GestureTrace.current = trace
            defer { GestureTrace.current = nil }
            for round in 0..<4 {
                let start = Double(round) * 2
                stage.play("@\(start) A+(50,50) B+(90,50)")
                for move in 1..<40 { stage.play("@\(start + Double(move) / 50) A~(50,\(50 + move)) B~(90,\(50 + 2 * move))") }
                stage.play("@\(start + 1) A- B-")
            }
            return trace.lines.map(\.description)
        }
        let all = try lines(100_000), latest = try lines(capacity)
        #expect(all.count > 200 && latest.count <= capacity, "\(all.count)")
        #expect(latest == all.suffix(latest.count))
    }
}
