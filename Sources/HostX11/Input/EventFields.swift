#if X11
import CXCB
import Foundation
import TouchHost

extension CGPoint {
    /// A place as events have it: in parts of 65536 of a pixel.
    init(fixed x: Int32, _ y: Int32) { self.init(x: Double(x) / 65536, y: Double(y) / 65536) }
}

extension KeyModifiers {
    /// From the server's modifier bits, of which the first and the fourth extra one are Alt and the logo key by custom.
    init(serverMask mask: UInt32) {
        self = []
        if mask & XCB_MOD_MASK_LOCK.rawValue != 0 { insert(.capsLock) }
        if mask & XCB_MOD_MASK_SHIFT.rawValue != 0 { insert(.shift) }
        if mask & XCB_MOD_MASK_CONTROL.rawValue != 0 { insert(.control) }
        if mask & XCB_MOD_MASK_1.rawValue != 0 { insert(.alternate) }
        if mask & XCB_MOD_MASK_4.rawValue != 0 { insert(.command) }
    }
}
#endif
