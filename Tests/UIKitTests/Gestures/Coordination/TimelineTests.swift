import Testing
import UIKit

/// The tables of 5.5: what the view and the recognizer's action see, for each combination of flags.
@MainActor @Suite("Gestures: timelines of 5.5", .leavesNothing)
struct TimelineTests {
    private struct Flags: CustomStringConvertible {
        var cancels = true, delaysBegan = false, delaysEnded = true
        var description: String { "cancels \(cancels), delaysBegan \(delaysBegan), delaysEnded \(delaysEnded)" }

        static var all: [Flags] {
            var all: [Flags] = []
            for cancels in [true, false] {
                for delaysBegan in [false, true] {
                    for delaysEnded in [true, false] {
                        all.append(Flags(cancels: cancels, delaysBegan: delaysBegan, delaysEnded: delaysEnded))
                    }
                }
            }
            return all
        }
    }

    private func log(_ flags: Flags, until end: Double? = nil, _ script: String, _ setUp: (ScriptedRecognizer, Stage) -> Void) throws -> String {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.cancelsTouchesInView = flags.cancels
        recognizer.delaysTouchesBegan = flags.delaysBegan
        recognizer.delaysTouchesEnded = flags.delaysEnded
        setUp(recognizer, stage)
        stage.play(script)
        if let end { stage.advance(to: end) }
        return stage.log
    }

    // R-DLV-20, R-DLV-23, R-DLV-24
    @Test func recognizedOnTheThirdEvent() throws {
        for flags in Flags.all {
            let log = try log(flags, "@0 A+(50,50); @.1 A~(55,50); @.2 A~(61,50); @.3 A~(70,50); @.4 A-") { recognizer, _ in
                var moves = 0
                recognizer.onMoved = { recognizer, _, _ in
                    moves += 1
                    if moves > 1 { recognizer.state = moves == 2 ? .began : .changed }
                }
                recognizer.onEnded = { recognizer, _, _ in recognizer.state = .ended }
            }
            let expected = if flags.delaysBegan {
                "— | — | G!began | G!changed | G!ended"
            } else if flags.cancels {
                "V.began{A} | V.moved{A} | G!began; V.cancelled{A} | G!changed | G!ended"
            } else {
                "V.began{A} | V.moved{A} | G!began; V.moved{A} | G!changed; V.moved{A} | G!ended; V.ended{A}"
            }
            #expect(log == expected, "\(flags)")
        }
    }

    // R-DLV-20, R-DLV-24: discrete, on the lift.
    @Test func recognizedOnTheLift() throws {
        for flags in Flags.all {
            let log = try log(flags, "@0 A+(50,50); @.1 A-") { recognizer, _ in
                recognizer.onEnded = { recognizer, _, _ in recognizer.state = .recognized }
            }
            let expected = if flags.delaysBegan {
                "— | G!ended"
            } else if flags.cancels {
                "V.began{A} | G!ended; V.cancelled{A}"
            } else {
                "V.began{A} | G!ended; V.ended{A}"
            }
            #expect(log == expected, "\(flags)")
        }
    }

    // R-DLV-23, R-DLV-29
    @Test func failedOnTheSecondEvent() throws {
        for flags in Flags.all {
            var landing = ""
            let log = try log(flags, "@0 A+(50,50); @.1 A~(60,50); @.2 A-") { recognizer, stage in
                recognizer.onMoved = { recognizer, _, _ in recognizer.state = .failed }
                stage.view.onTouches = { phase, touches, _ in
                    guard phase == .began, let touch = touches.first else { return }
                    landing = "\(Stage.text(touch.location(in: nil))) \(touch.timestamp) \(touch.phase)"
                }
            }
            #expect(log == (flags.delaysBegan ? "— | V.began{A}; V.moved{A} | V.ended{A}" : "V.began{A} | V.moved{A} | V.ended{A}"),
                    "\(flags)")
            #expect(landing == "(50,50) 0.0 began", "\(flags)")
        }
    }

    // R-DLV-12, R-DLV-21, R-DLV-23: a double tap that gets one tap.
    @Test func failedByTimerAfterTheLift() throws {
        for flags in Flags.all {
            let log = try log(flags, until: 1, "@0 A+(50,50); @.1 A-") { recognizer, _ in
                recognizer.onEnded = { recognizer, _, _ in recognizer.deadline(0.35) { $0.state = .failed } }
            }
            let expected = if flags.delaysBegan {
                "— | — | timer@.45 V.began{A}; V.ended{A}"
            } else if flags.delaysEnded {
                "V.began{A} | — | timer@.45 V.ended{A}"
            } else {
                "V.began{A} | V.ended{A}"
            }
            #expect(log == expected, "\(flags)")
        }
    }

    // R-DLV-26
    @Test func doubleTapThatSucceeds() throws {
        for flags in Flags.all {
            let log = try log(flags, "@0 A+(50,50); @.1 A-; @.2 B+(50,50); @.3 B-") { recognizer, _ in
                var lifts = 0
                recognizer.onEnded = { recognizer, _, _ in
                    lifts += 1
                    if lifts == 2 { recognizer.state = .recognized }
                }
            }
            let expected = switch (flags.cancels, flags.delaysBegan, flags.delaysEnded) {
            case (_, true, _): "— | — | — | G!ended"
            case (true, false, true): "V.began{A} | — | V.began{B} | G!ended; V.cancelled{A}; V.cancelled{B}"
            case (true, false, false): "V.began{A} | V.ended{A} | V.began{B} | G!ended; V.cancelled{B}"
            case (false, false, true): "V.began{A} | — | V.began{B} | G!ended; V.ended{A}; V.ended{B}"
            case (false, false, false): "V.began{A} | V.ended{A} | V.began{B} | G!ended; V.ended{B}"
            }
            #expect(log == expected, "\(flags)")
        }
    }
}
