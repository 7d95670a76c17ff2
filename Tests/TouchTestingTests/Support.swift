import Testing
import TouchTesting
import UIKit

/// The failures of stages while the body runs, which then are none of the running test.
@MainActor
func failures(_ body: () -> Void) -> [TouchStage.Failure] {
    var result: [TouchStage.Failure] = []
    let before = TouchStage.onFailure
    TouchStage.onFailure = { result.append($0) }
    defer { TouchStage.onFailure = before }
    body()
    return result
}

/// Writes down its touches, as in `began (10, 20) 0.1`.
final class NotingView: UIView {
    var notes: [String] = []
    /// The samples of each event.
    var coalesced: [Int] = []
    var forces: [CGFloat] = []
    var altitudes: [CGFloat] = []
    var tapCounts: [Int] = []
    var types: Set<UITouch.TouchType> = []
    /// How many touches each callback had.
    var counts: [Int] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }

    private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        counts.append(touches.count)
        for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
            let place = touch.location(in: self)
            notes.append("\(phase) (\(rounded(place.x)), \(rounded(place.y))) \(rounded(touch.timestamp))")
            coalesced.append(event?.coalescedTouches(for: touch)?.count ?? 0)
            forces.append(touch.force)
            altitudes.append(touch.altitudeAngle)
            tapCounts.append(touch.tapCount)
            types.insert(touch.type)
        }
    }
}

/// At most three decimals.
func rounded(_ value: Double) -> String {
    let value = (value * 1000).rounded() / 1000
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
}

/// A discrete recognizer of an application: a finger that lifts where it landed.
final class TouchRecognizer: UIGestureRecognizer {
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if start != nil { state = .failed } else { start = location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let place = location(in: nil)
        if let start, abs(place.x - start.x) + abs(place.y - start.y) > 10 { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

/// A continuous recognizer of an application: follows a finger sideways.
final class SlideRecognizer: UIGestureRecognizer {
    private(set) var distance: CGFloat = 0
    private var start: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: view).x
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        distance = location(in: view).x - start
        if state == .possible { state = abs(distance) > 5 ? .began : .possible } else { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func reset() {
        super.reset()
        distance = 0
    }
}
