import UIKit

/// What was read in each action of a recognizer, in order.
@MainActor
final class Readings<Value> {
    fileprivate(set) var values: [Value] = []
}

/// Reads something in each action of a recognizer.
@MainActor
func reading<Recognizer: UIGestureRecognizer, Value>(
    _ recognizer: Recognizer, _ read: @escaping @MainActor (Recognizer) -> Value
) -> Readings<Value> {
    let readings = Readings<Value>()
    recognizer.addAction { (recognizer: Recognizer) in readings.values.append(read(recognizer)) }
    return readings
}

/// Plays a script on a view with multiple touch that has this one recognizer, and lets time pass.
/// - Returns: The states in its actions. Whatever they are, the attempt is over afterwards.
@MainActor
func states(of recognizer: UIGestureRecognizer, _ script: String, until end: Double = 5) throws -> [UIGestureRecognizer.State] {
    let stage = try Stage(multi: true)
    stage.view.addGestureRecognizer(recognizer)
    let states = reading(recognizer) { $0.state }
    stage.play(script)
    stage.advance(to: end)
    return states.values
}
