import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Captures what fingers and pencils draw: a stroke for each touch, with every sample that the device measured.
///
/// It begins with the first touch, changes with each event and ends when the last touch lifts. A stroke whose touch was cancelled is
/// taken back.
class StrokeGestureRecognizer: UIGestureRecognizer {

    /// The strokes of this attempt, in the order in which they began.
    private(set) var strokes: [Stroke] = []
    /// Those of them that are still being drawn.
    var unfinishedStrokes: [Stroke] {
        return strokes.filter { stroke in tracked.values.contains { $0 === stroke } }
    }
    /// Called for a stroke whose estimated values became better, also when it is long finished.
    var strokeDidUpdate: ((Stroke) -> Void)?

    private var tracked: [UITouch: Stroke] = [:]
    /// The samples that wait for better values, by the number that the update will carry.
    private var estimates: [NSNumber: (stroke: Stroke, index: Int)] = [:]

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches {
            let stroke = Stroke(type: touch.type)
            tracked[touch] = stroke
            strokes.append(stroke)
            append(touch, to: stroke, with: event)
        }
        state = state == .possible ? .began : .changed
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches {
            if let stroke = tracked[touch] { append(touch, to: stroke, with: event) }
        }
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        for touch in touches {
            guard let stroke = tracked.removeValue(forKey: touch) else { continue }
            append(touch, to: stroke, with: event)
            stroke.predictedSamples = []
        }
        state = tracked.isEmpty ? .ended : .changed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        for touch in touches {
            guard let stroke = tracked.removeValue(forKey: touch) else { continue }
            strokes.removeAll { $0 === stroke }
        }
        // What other touches drew to the end stays.
        state = !tracked.isEmpty ? .changed : strokes.isEmpty ? .cancelled : .ended
    }

    override func reset() {
        super.reset()
        strokes = []
        tracked = [:]
    }

    /// Everything that was measured since the last event, and what is expected of the next.
    private func append(_ touch: UITouch, to stroke: Stroke, with event: UIEvent) {
        let samples = event.coalescedTouches(for: touch) ?? [touch]
        for (number, sample) in samples.enumerated() {
            if let update = sample.estimationUpdateIndex {
                estimates[update] = (stroke, stroke.samples.count)
            }
            stroke.append(Stroke.Sample(sample, in: view, isCoalesced: number < samples.count - 1))
        }
        stroke.predictedSamples = (event.predictedTouches(for: touch) ?? []).map { Stroke.Sample($0, in: view) }
    }

    // MARK: Estimated properties

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        updateEstimates(with: touches)
    }

    /// A pencil reports its force a little later than its place. A report that comes when the recognizer has finished with the touch goes to the
    /// view alone, which hands it on.
    func updateEstimates(with touches: Set<UITouch>) {
        for touch in touches {
            guard let update = touch.estimationUpdateIndex, let (stroke, index) = estimates[update] else { continue }
            stroke.update(index, with: touch, in: view)
            if touch.estimatedPropertiesExpectingUpdates.isEmpty { estimates[update] = nil }
            strokeDidUpdate?(stroke)
        }
    }

}
