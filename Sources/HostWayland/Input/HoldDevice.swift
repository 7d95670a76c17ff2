#if Wayland
import CWayland
import CWaylandProtocols
import TouchHost

/// Fingers that are laid on a touchpad of a seat, and do nothing yet (R-IND-13).
@MainActor
final class HoldDevice: EventReceiver {
    private let object: OpaquePointer
    private let tell: (IndirectSample.Phase, _ time: UInt32) -> Void
    private var isHolding = false

    /// `nil` for a compositor that does not report them.
    init?(_ manager: OpaquePointer, _ pointer: OpaquePointer, _ tell: @escaping (IndirectSample.Phase, _ time: UInt32) -> Void) {
        guard wl_proxy_get_version(manager) >= 3, let object = zwp_pointer_gestures_v1_get_hold_gesture(manager, pointer) else { return nil }
        self.object = object
        self.tell = tell
        super.init()
        listen(to: object)
    }

    func destroy() { zwp_pointer_gesture_hold_v1_destroy(object) }

    /// Nothing more is reported of the fingers.
    /// - Returns: Whether there were some.
    func interrupt() -> Bool {
        defer { isHolding = false }
        return isHolding
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        switch HoldEvent(rawValue: event) {
        case .begin:
            // As with pinches, of two touchpads.
            if isHolding { tell(.cancelled, arguments.unsigned(1)) }
            isHolding = true
            tell(.began, arguments.unsigned(1))
        case .end:
            guard isHolding else { return }
            isHolding = false
            tell(arguments.int(2) == 0 ? .ended : .cancelled, arguments.unsigned(1))
        case nil: break
        }
    }
}
#endif
