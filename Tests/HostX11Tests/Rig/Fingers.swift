#if X11
import HostTestSupport

/// Fingers on the rig's touchscreen.
typealias Fingers = RigFingers

extension RigFingers {
    convenience init(_ rig: Rig) throws { try self.init("xtouch", environment: rig.environment) }
}
#endif
