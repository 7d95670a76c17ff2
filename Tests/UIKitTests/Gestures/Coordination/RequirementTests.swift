import Testing
import UIKit

@MainActor @Suite("Gestures: failure requirements", .leavesNothing)
struct RequirementTests {
    /// F waits for S: both see the finger; a move makes F ask to be recognized, and S does what the test says, when.
    private func stage(_ setUp: (Stage, ScriptedRecognizer, ScriptedRecognizer) -> Void) throws -> Stage {
        let stage = try Stage(multi: true)
        let first = stage.script("F"), second = stage.script("S")
        setUp(stage, first, second)
        return stage
    }

    // R-GR-40, R-GR-41, R-GR-42, R-GR-16
    @Test func waitsUntilTheOtherFails() throws {
        var reads: [String] = []
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            first.onMoved = { recognizer, _, event in
                recognizer.state = .began
                reads.append("\(recognizer.state)")
            }
            second.onMoved = { recognizer, _, event in if event.timestamp > 0.25 { recognizer.state = .failed } }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10); @.3 A~(40,10); @.4 A~(50,10)")
        #expect(stage.log == "V.began{A} | V.moved{A} | V.moved{A} | F!began; V.cancelled{A} | F!changed")
        #expect(reads == ["possible", "possible", "possible", "changed"])
    }

    // R-GR-42
    @Test func failsWhenTheOtherIsRecognized() throws {
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            first.onMoved = { recognizer, _, _ in recognizer.state = .began }
            // Even when both may be recognized together.
            first.isPrevented = { _ in false }
            second.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .began } }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
        #expect(stage.log == "V.began{A} | V.moved{A} | S!began; V.cancelled{A}")
    }

    // R-GR-41b
    @Test func whatHappensWhileWaitingIsRemembered() throws {
        for (ending, expected) in [(UIGestureRecognizer.State.ended, "F!began; F!ended"), (.cancelled, ""), (.failed, "")] {
            let stage = try stage { _, first, second in
                first.require(toFail: second)
                first.onMoved = { recognizer, _, event in recognizer.state = event.timestamp < 0.15 ? .began : .changed }
                first.onEnded = { recognizer, _, _ in recognizer.state = ending }
                second.onEnded = { recognizer, _, _ in recognizer.deadline(0.5) { $0.state = .failed } }
                first.cancelsTouchesInView = false
                first.delaysTouchesEnded = false
                second.delaysTouchesEnded = false
            }
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10); @.3 A-")
            stage.advance(to: 1)
            #expect(stage.log == "V.began{A} | V.moved{A} | V.moved{A} | V.ended{A}" + (expected.isEmpty ? "" : " | timer@.8 \(expected)"))
        }
    }

    // R-GR-41a: one that has no attempt, is disabled or detached, is no obstacle.
    @Test func whoDoesNotTakePartIsNoObstacle() throws {
        for hindrance in 0..<4 {
            let stage = try stage { stage, first, second in
                first.require(toFail: second)
                first.onMoved = { recognizer, _, _ in recognizer.state = .began }
                switch hindrance {
                case 0: second.isEnabled = false
                case 1: stage.view.removeGestureRecognizer(second)
                case 2: second.receivesEvent = { _ in false }
                default:
                    let other = stage.add("C", 300, 300, 50, 50)
                    other.addGestureRecognizer(second)
                }
            }
            stage.play("@0 A+(10,10); @.1 A~(20,10)")
            #expect(stage.log == "V.began{A} | F!began; V.cancelled{A}", "\(hindrance)")
        }
    }

    // R-GR-41a: one that has begun already makes the other fail at once.
    @Test func whoHasBegunMakesTheOtherFail() throws {
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            first.isPrevented = { _ in false }
            first.onMoved = { recognizer, _, _ in recognizer.state = .began }
            second.onBegan = { recognizer, _, _ in recognizer.state = .began }
            second.prevents = { _ in false }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
        #expect(stage.log == "S!began | — | —")
    }

    // R-GR-41: waiting makes chains; R-GR-42: they are let go in one cycle.
    @Test func chains() throws {
        let stage = try Stage()
        let first = stage.script("F"), second = stage.script("S"), third = stage.script("T")
        first.require(toFail: second)
        second.require(toFail: third)
        first.onMoved = { recognizer, _, _ in recognizer.state = .began }
        second.onMoved = { recognizer, _, event in recognizer.state = event.timestamp < 0.15 ? .began : .failed }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
        // S, which waited, gives up: F goes on although T is undecided.
        #expect(stage.log == "V.began{A} | V.moved{A} | F!began; V.cancelled{A}")
    }

    // R-GR-41d
    @Test func cyclesAreIgnored() throws {
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            second.require(toFail: first)
            first.require(toFail: first)
            first.onMoved = { recognizer, _, _ in recognizer.state = .failed }
            second.onMoved = { recognizer, _, _ in recognizer.state = .began }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "V.began{A} | S!began; V.cancelled{A}")
    }

    // R-GR-40: each of the four questions makes the relation.
    @Test func dynamicRequirements() throws {
        for question in 0..<4 {
            let delegate = GestureDelegate()
            let stage = try stage { _, first, second in
                switch question {
                case 0: first.requiresFailure = { $0 === second }
                case 1: second.isRequired = { $0 === first }
                case 2:
                    first.delegate = delegate
                    delegate.requiresFailure = { $0 === first && $1 === second }
                default:
                    second.delegate = delegate
                    delegate.isRequiredToFail = { $0 === second && $1 === first }
                }
                first.onMoved = { recognizer, _, _ in recognizer.state = .began }
                second.onMoved = { recognizer, _, event in if event.timestamp > 0.15 { recognizer.state = .failed } }
            }
            stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A~(30,10)")
            #expect(stage.log == "V.began{A} | V.moved{A} | F!began; V.cancelled{A}", "\(question)")
        }
    }

    // R-GR-41c: asked once per ordered pair when they first track a common touch; again after a reset.
    @Test func dynamicQuestionsAreAskedOnceAnAttempt() throws {
        var asked: [String] = []
        let stage = try stage { _, first, second in
            first.requiresFailure = { _ in asked.append("F"); return false }
            second.requiresFailure = { _ in asked.append("S"); return false }
            first.onEnded = { recognizer, _, _ in if recognizer.numberOfTouches == 0 { recognizer.state = .failed } }
        }
        stage.play("@0 A+(10,10); @.1 B+(20,20); @.2 A~(30,10)")
        #expect(asked.sorted() == ["F", "S"])
        stage.play("@.3 A- B-; @1 A+(10,10)")
        #expect(asked.sorted() == ["F", "F", "S", "S"])
    }

    // R-GR-40: the relation lasts as long as both live, and retains neither.
    @Test func relationsRetainNobody() {
        let first = UIGestureRecognizer()
        weak var gone: UIGestureRecognizer?
        do {
            let second = UIGestureRecognizer()
            gone = second
            first.require(toFail: second)
            second.require(toFail: UIGestureRecognizer())
        }
        #expect(gone == nil)
    }

    // R-GR-35, R-GR-42: the one that failed is reset after the one that waited for it was recognized.
    @Test func resetComesAfterTheDependents() throws {
        var order: [String] = []
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            first.onMoved = { recognizer, _, _ in recognizer.state = .ended }
            first.addAction { (_: UIGestureRecognizer) in order.append("F!") }
            second.onMoved = { recognizer, _, _ in recognizer.state = .failed }
            first.onReset = { _ in order.append("F reset") }
            second.onReset = { _ in order.append("S reset") }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(order.first == "F!" && order.count == 3)
    }

    // R-GR-42a: a recognizer that waits goes on withholding.
    @Test func waitingWithholds() throws {
        let stage = try stage { _, first, second in
            first.require(toFail: second)
            first.delaysTouchesBegan = true
            second.delaysTouchesEnded = false
            first.onBegan = { recognizer, _, _ in recognizer.state = .ended }
            second.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        }
        stage.play("@0 A+(10,10); @.1 A~(20,10)")
        #expect(stage.log == "— | F!ended")
    }
}
