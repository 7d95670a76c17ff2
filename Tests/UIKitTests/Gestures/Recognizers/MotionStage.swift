import HostHeadless
import TouchHost
@testable import UIKit

/// A stage with wheels and touchpads, and recognizers that note what they send: `name!began 0,-53`.
@MainActor
final class MotionStage {
    let stage: Stage
    var lines: [String] = []
    private var cursor = CGPoint(x: 100, y: 100)

    init(scale: Double = 1) throws { stage = try Stage(multi: true, scale: scale) }

    var view: LoggingView { stage.view }

    @discardableResult
    func pan(_ name: String = "pan", on view: UIView? = nil, mask: UIScrollTypeMask = .all,
             _ action: ((UIPanGestureRecognizer) -> Void)? = nil) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = mask
        return add(pan, name, view) { pan in
            let translation = pan.translation(in: nil)
            action?(pan)
            return "\(text(translation.x)),\(text(translation.y))"
        }
    }

    @discardableResult
    func pinch() -> UIPinchGestureRecognizer {
        add(UIPinchGestureRecognizer(), "pinch") { text(($0.scale * 1e6).rounded() / 1e6) }
    }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, _ view: UIView? = nil,
                                              _ reading: @escaping (Recognizer) -> String) -> Recognizer {
        recognizer.name = name
        // The next test's stage cancels what this one's left, and it may be gone by then.
        recognizer.addAction { [weak self] (recognizer: Recognizer) in
            let values = reading(recognizer)
            self?.lines.append("\(name)!\(recognizer.state) \(values)")
        }
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func point(to x: Double, _ y: Double) { cursor = CGPoint(x: x, y: y) }

    func wheel(_ across: Double, _ down: Double, at time: Double) {
        send(.wheel, .changed, at: time) { $0.movement = CGPoint(x: across, y: down) }
    }

    func scroll(_ phase: IndirectSample.Phase, _ across: Double = 0, _ down: Double = 0, at time: Double, device: Int = 1) {
        send(.scroll, phase, at: time) {
            $0.movement = CGPoint(x: across, y: down)
            $0.device = device
        }
    }

    func transform(_ phase: IndirectSample.Phase, scale: Double = 1, degrees: Double = 0, at time: Double) {
        send(.transform, phase, at: time) {
            $0.scale = scale
            $0.rotation = degrees * .pi / 180
        }
    }

    func send(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, at time: Double, _ change: (inout IndirectSample) -> Void) {
        stage.host.send(sample(kind, phase, at: time, change))
    }

    func sample(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, at time: Double,
                _ change: (inout IndirectSample) -> Void) -> IndirectSample {
        var sample = IndirectSample(device: 1, kind: kind, phase: phase, timestamp: time, position: cursor)
        change(&sample)
        return sample
    }

    /// What was noted since the last look.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
