package import TouchHost

extension KeyModifiers {
    /// From X11's modifier bits, which input methods use too. The first and the fourth extra one are Alt and the logo key by custom.
    package init(serverMask mask: UInt32) {
        self = []
        if mask & 1 << 0 != 0 { insert(.shift) }
        if mask & 1 << 1 != 0 { insert(.capsLock) }
        if mask & 1 << 2 != 0 { insert(.control) }
        if mask & 1 << 3 != 0 { insert(.alternate) }
        if mask & 1 << 6 != 0 { insert(.command) }
    }
}
