import Testing
import UIKit

@MainActor @Suite("Gestures: permission, priority, exclusion", .leavesNothing)
struct ExclusionTests {
    private func began(_ recognizer: ScriptedRecognizer, _: Set<UITouch>, _: UIEvent) { recognizer.state = .began }

    /// F and S (added later) on V, both asking with the first move.
    private func pair(_ stage: Stage) -> (ScriptedRecognizer, ScriptedRecognizer) {
        let first = stage.script("F"), second = stage.script("S")
        first.onMoved = began
        second.onMoved = began
        return (first, second)
    }

    private let drag = "@0 A+(10,10); @.1 A~(20,10)"

    // R-DLV-6, R-GR-45b: on one view the last added; on several the deepest.
    @Test func priority() throws {
        var stage = try Stage()
        _ = pair(stage)
        stage.play(drag)
        #expect(stage.log == "V.began{A} | S!began; V.cancelled{A}")
        stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let (_, onChild) = pair(stage)
        child.addGestureRecognizer(onChild)
        let onParent = stage.script("P")
        onParent.onMoved = began
        stage.play(drag)
        #expect(stage.log == "C.began{A} | S!began; C.cancelled{A}")
    }

    // R-GR-44: each of the conditions lets both be recognized; priority order of the messages (R-DLV-10).
    @Test func whatLetsBothBeRecognized() throws {
        for condition in 0..<4 {
            let stage = try Stage()
            let (first, second) = pair(stage)
            let delegate = GestureDelegate()
            switch condition {
            case 0: second.prevents = { _ in false }
            case 1: first.isPrevented = { _ in false }
            case 2:
                second.delegate = delegate
                delegate.simultaneously = { $0 === second && $1 === first }
            default:
                first.delegate = delegate
                delegate.simultaneously = { $0 === first && $1 === second }
            }
            stage.play(drag)
            #expect(stage.log == "V.began{A} | S!began; F!began; V.cancelled{A}", "\(condition)")
        }
    }

    // R-GR-44: the questions stop at the first that decides.
    @Test func orderOfTheQuestions() throws {
        let stage = try Stage()
        let (first, second) = pair(stage)
        var asked: [String] = []
        let delegate = GestureDelegate()
        delegate.simultaneously = { one, _ in asked.append(one === first ? "F simultaneously" : "S simultaneously"); return false }
        first.delegate = delegate
        second.delegate = delegate
        second.prevents = { _ in asked.append("S.canPrevent"); return true }
        first.isPrevented = { _ in asked.append("F.canBePrevented"); return true }
        stage.play(drag)
        #expect(asked == ["S.canPrevent", "F.canBePrevented", "S simultaneously", "F simultaneously"])
        asked = []
        second.prevents = { _ in asked.append("S.canPrevent"); return false }
        stage.play("@1 A-; @2 A+(10,10); @2.1 A~(20,10)")
        #expect(asked.filter { $0 != "S.canPrevent" } == [])
    }

    // R-GR-45: a recognizer that goes on is never excluded; it excludes those that come later.
    @Test func whoBeganFirstStays() throws {
        let stage = try Stage()
        let (_, second) = pair(stage)
        second.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .began } }
        stage.play(drag + "; @.2 A~(30,10); @.3 A~(40,10)")
        #expect(stage.log == "V.began{A} | F!began; V.cancelled{A} | F!changed | F!changed")
    }

    // R-GR-43: recognizers with different fingers have nothing to do with each other; one common touch is enough, also an earlier one.
    @Test func onlyRelatedRecognizersExclude() throws {
        let stage = try Stage(multi: true)
        let left = stage.add("L", 0, 0, 200, 400), right = stage.add("R", 200, 0, 200, 400)
        for (view, name) in [(left, "l"), (right, "r")] { stage.script(name, to: view).onMoved = began }
        let whole = stage.script("w")
        whole.onMoved = { recognizer, _, event in if event.timestamp > 0.25 { recognizer.state = .began } }
        whole.isPrevented = { $0.name == "l" ? false : true }
        stage.play("@0 A+(10,10) B+(300,10); @.1 A~(20,10); @.2 B~(310,10)")
        #expect(stage.log == "L.began{A}; R.began{B} | l!began; L.cancelled{A} | r!began; R.cancelled{B}")
        #expect(whole.resets == 1)
    }

    // R-GR-45c: a failure by exclusion releases what was withheld.
    @Test func theExcludedLetGo() throws {
        let stage = try Stage()
        let (first, second) = pair(stage)
        first.delaysTouchesBegan = true
        second.cancelsTouchesInView = false
        stage.play(drag + "; @.2 A-")
        #expect(stage.log == "— | S!began; V.began{A}; V.moved{A} | V.ended{A}")
    }

    // R-GR-20, R-GR-21, R-GR-22, R-GR-23
    @Test func permission() throws {
        final class Asked: UIView {
            var answer = true
            var onAsked: ((Asked, UIGestureRecognizer) -> Void)?
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                onAsked?(self, recognizer)
                return answer
            }
        }
        for refusing in 0..<4 {
            let stage = try Stage()
            let outer = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), middle = Asked(frame: outer.bounds)
            let inner = Asked(frame: outer.bounds)
            stage.view.addSubview(outer)
            outer.addSubview(middle)
            middle.addSubview(inner)
            var asked: [String] = []
            for (view, name) in [(outer, "outer"), (middle, "middle"), (inner, "inner")] {
                view.onAsked = { asked.append("\(name) \($1.state) \(Stage.text($1.location(in: nil)))") }
            }
            let recognizer = stage.script("G", to: middle)
            recognizer.onMoved = { recognizer, _, event in recognizer.state = event.timestamp < 0.15 ? .began : .changed }
            let delegate = GestureDelegate()
            recognizer.delegate = delegate
            delegate.shouldBegin = { _ in asked.append("delegate"); return refusing != 3 }
            if refusing == 1 { inner.answer = false }
            if refusing == 2 { middle.answer = false }
            stage.play(drag + "; @.2 A~(30,10); @.3 A-")
            let all = ["inner possible (20,10)", "middle possible (20,10)", "delegate"]
            #expect(asked == (refusing == 1 ? Array(all.prefix(1)) : refusing == 2 ? Array(all.prefix(2)) : all))
            #expect(stage.log.contains("G!began") == (refusing == 0))
        }
    }
}
