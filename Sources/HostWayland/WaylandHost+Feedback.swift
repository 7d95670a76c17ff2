#if Wayland
import HostKit
public import TouchHost

/// Motors of the kernel's input devices.
extension WaylandHost: FeedbackHost {
    public func prepareFeedback() { ForceFeedback.shared.prepare() }
    public func play(_ pulses: [FeedbackPulse]) { ForceFeedback.shared.play(pulses) }
}
#endif
