#if Wayland
import CWayland
import CWaylandProtocols
import Foundation
import TouchHost

/// The pinches and turns of the touchpads of a seat. Scrolls come as axes of the pointer; swipes are the compositor's
/// (R-IND-14).
@MainActor
final class PinchDevice: EventReceiver {
    private let object: OpaquePointer
    private let tell: (IndirectSample.Phase, _ scale: Double, _ rotation: Double, _ time: UInt32) -> Void
    /// The window that a pinch is in, and by how much it has turned.
    private var isPinching = false
    private var scale = 1.0
    private var rotation = 0.0

    init?(_ manager: OpaquePointer, _ pointer: OpaquePointer,
          _ tell: @escaping (IndirectSample.Phase, _ scale: Double, _ rotation: Double, _ time: UInt32) -> Void) {
        guard let object = zwp_pointer_gestures_v1_get_pinch_gesture(manager, pointer) else { return nil }
        self.object = object
        self.tell = tell
        super.init()
        listen(to: object)
    }

    func destroy() { zwp_pointer_gesture_pinch_v1_destroy(object) }

    /// Nothing more is reported of the pinch in progress.
    /// - Returns: Whether there was one.
    func interrupt() -> Bool {
        defer { isPinching = false }
        return isPinching
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        switch PinchEvent(rawValue: event) {
        case .begin:
            // Of two touchpads of a seat both may report pinches; the pointer has one at a time (R-HST-9).
            if isPinching { tell(.cancelled, scale, rotation, arguments.unsigned(1)) }
            isPinching = true
            (scale, rotation) = (1, 0)
            tell(.began, 1, 0, arguments.unsigned(1))
        case .update:
            guard isPinching else { return }
            // The scale counts from the beginning, the rotation from the event before.
            if arguments.fixed(3) > 0 { scale = arguments.fixed(3) }
            rotation += arguments.fixed(4) * .pi / 180
            tell(.changed, scale, rotation, arguments.unsigned(0))
        case .end:
            guard isPinching else { return }
            isPinching = false
            tell(arguments.int(2) == 0 ? .ended : .cancelled, scale, rotation, arguments.unsigned(1))
        case nil: break
        }
    }
}
#endif
