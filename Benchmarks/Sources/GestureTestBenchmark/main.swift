import TouchTesting
import UIKit

// Tests of gestures: how many a second. Each makes a view, a tap recognizer and a stage, taps, and expects the action.
//
//   GestureTestBenchmark            a table: microseconds a test (the best of several runs) and tests a second
//   GestureTestBenchmark --instructions TESTS   nothing but the tests, for valgrind --tool=callgrind

@MainActor
func test() -> Bool {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let stage = TouchStage(view: view)
    let tap = stage.record(recognizer)
    stage.tap(view)
    return stage.expect(tap, [.ended])
}

@MainActor
func microseconds(_ body: () -> Void) -> Double {
    let runs = 20, count = 500
    var best = Double.infinity
    for _ in 0..<runs {
        let time = ContinuousClock().measure { for _ in 0..<count { body() } }
        best = min(best, (Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12) / Double(count))
    }
    return best
}

@MainActor
func tell(_ name: String, _ time: Double) {
    print("\(name)\t\((time * 10).rounded() / 10)\t\(Int(1e6 / time))")
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--instructions" {
    for _ in 0..<(arguments.dropFirst().first.flatMap { Int($0) } ?? 1000) { precondition(test()) }
} else {
    print("what\t\tµs\ta second")
    tell("test, traced", microseconds { precondition(test()) })
    TouchStage.tracesGestures = false
    tell("test, not traced", microseconds { precondition(test()) })
    tell("stage alone", microseconds { _ = TouchStage() })
    let stage = TouchStage()
    tell("picture", microseconds { _ = stage.picture() })
}
