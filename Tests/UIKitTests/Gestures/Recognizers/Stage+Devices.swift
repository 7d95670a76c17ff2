import HostHeadless
import TouchHost
@testable import UIKit

/// Wheels, touchpads and devices that hover, with recognizers that note what they send in the journal: `pan!began 0,-53`. Places are pixels.
extension Stage {
    // MARK: Recognizers

    /// Adds a recognizer, to V unless another view is given, and notes its actions with what is read.
    @discardableResult
    func addNoted<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, _ target: UIView? = nil,
                                                   _ reading: @escaping (Recognizer) -> String) -> Recognizer {
        recognizer.name = name
        // The next test's stage cancels what this one's left, and it may be gone by then.
        recognizer.addAction { [weak journal] (recognizer: Recognizer) in
            let values = reading(recognizer)
            journal?.note("\(name)!\(recognizer.state) \(values)")
        }
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    @discardableResult
    func addNotedPan(_ name: String = "pan", on target: UIView? = nil, mask: UIScrollTypeMask = .all,
                     _ action: ((UIPanGestureRecognizer) -> Void)? = nil) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = mask
        return addNoted(pan, name, target) { pan in
            let translation = pan.translation(in: nil)
            action?(pan)
            return "\(Self.short(translation.x)),\(Self.short(translation.y))"
        }
    }

    @discardableResult
    func addNotedPinch() -> UIPinchGestureRecognizer {
        addNoted(UIPinchGestureRecognizer(), "pinch") { Self.short(($0.scale * 1e6).rounded() / 1e6) }
    }

    /// Notes `name!state x,y` in the view's coordinates.
    @discardableResult
    func addNotedHover(_ name: String, on view: UIView, _ action: ((UIHoverGestureRecognizer) -> Void)? = nil) -> UIHoverGestureRecognizer {
        func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        let recognizer = UIHoverGestureRecognizer()
        recognizer.name = name
        recognizer.addAction { [weak self] (recognizer: UIHoverGestureRecognizer) in
            guard let self else { return }
            let location = recognizer.location(in: recognizer.view)
            journal.note("\(name)!\(recognizer.state) \(number(location.x)),\(number(location.y))")
            action?(recognizer)
        }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Devices

    func hover(_ x: Double, _ y: Double, at time: Double = 0, device: Int = 1, phase: HoverSample.Phase = .moved,
               tool: Contact.Tool = .pointer, _ change: (inout HoverSample) -> Void = { _ in }) {
        var sample = HoverSample(device: device, phase: phase, tool: tool, timestamp: time, position: CGPoint(x: x, y: y))
        change(&sample)
        host.send(sample)
    }

    /// Where wheels and touchpads scroll from now on.
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
        host.send(sample(kind, phase, at: time, change))
    }

    func sample(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, at time: Double,
                _ change: (inout IndirectSample) -> Void) -> IndirectSample {
        var sample = IndirectSample(device: 1, kind: kind, phase: phase, timestamp: time, position: cursor)
        change(&sample)
        return sample
    }
}
