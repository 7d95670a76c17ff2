#if KMS
import CLibinput
import Foundation
import TouchHost

/// Wheels, and fingers that scroll, pinch and turn on touchpads, where the arrow is.
///
/// libinput's axes point down the document and to its right, and content moves the other way; the natural direction is libinput's
/// matter (R-IND-10).
extension Mouse {
    /// A notch in libinput's count.
    private static let notch = 120.0

    func turnWheel(right: Double, down: Double, time: Double, _ modifiers: KeyModifiers) {
        guard right != 0 || down != 0 else { return }
        queue(.wheel, .changed, time, modifiers) { $0.movement = CGPoint(x: -right / Self.notch, y: -down / Self.notch) }
    }

    /// Fingers scroll by so many points; by none in both directions when they leave.
    func scroll(right: Double, down: Double, time: Double, _ modifiers: KeyModifiers) {
        guard right != 0 || down != 0 else { return endMotion(.scroll, .ended, time, modifiers) }
        if !motions.contains(.scroll) {
            motions.append(.scroll)
            queue(.scroll, .began, time, modifiers) { _ in }
        }
        let scale = state.surface?.scale ?? 1
        queue(.scroll, .changed, time, modifiers) { $0.movement = CGPoint(x: -right * scale, y: -down * scale) }
    }

    func handlePinch(_ event: OpaquePointer, _ type: libinput_event_type, time: Double, _ modifiers: KeyModifiers) {
        switch type {
        case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN:
            endMotion(.transform, .cancelled, time, modifiers)
            motions.append(.transform)
            (pinchScale, pinchAngle) = (1, 0)
            queue(.transform, .began, time, modifiers) { _ in }
        case LIBINPUT_EVENT_GESTURE_PINCH_UPDATE:
            guard motions.contains(.transform) else { return }
            let scale = libinput_event_gesture_get_scale(event)
            if scale > 0 { pinchScale = scale }
            // In degrees since the event before.
            pinchAngle += libinput_event_gesture_get_angle_delta(event) * .pi / 180
            queue(.transform, .changed, time, modifiers) { [self] in ($0.scale, $0.rotation) = (pinchScale, pinchAngle) }
        default:
            endMotion(.transform, libinput_event_gesture_get_cancelled(event) == 0 ? .ended : .cancelled, time, modifiers)
        }
    }

    /// Fingers are laid on a touchpad, and do nothing yet (R-IND-13).
    func handleHold(_ event: OpaquePointer, _ type: libinput_event_type, time: Double, _ modifiers: KeyModifiers) {
        guard type == LIBINPUT_EVENT_GESTURE_HOLD_BEGIN else {
            return endMotion(.hold, libinput_event_gesture_get_cancelled(event) == 0 ? .ended : .cancelled, time, modifiers)
        }
        endMotion(.hold, .cancelled, time, modifiers)
        motions.append(.hold)
        queue(.hold, .began, time, modifiers) { _ in }
    }

    /// The touchpad, or the arrow, is gone.
    func cancelMotions(at time: Double) {
        for kind in motions { endMotion(kind, .cancelled, time, []) }
    }

    private func endMotion(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ time: Double, _ modifiers: KeyModifiers) {
        guard let index = motions.firstIndex(of: kind) else { return }
        motions.remove(at: index)
        queue(kind, phase, time, modifiers) { [self] in if kind == .transform { ($0.scale, $0.rotation) = (pinchScale, pinchAngle) } }
    }

    private func queue(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ time: Double, _ modifiers: KeyModifiers,
                       _ change: (inout IndirectSample) -> Void) {
        guard let surface = state.surface else { return }
        var sample = IndirectSample(device: simulation.device, kind: kind, phase: phase, timestamp: time, position: place(on: surface),
                                    modifiers: modifiers)
        change(&sample)
        state.queue.append(sample, window: DisplayState.window)
    }
}
#endif
