#if X11
import CXCB
public import TouchHost

/// The cursors of the windows.
extension X11Host: PointerHost {
    public func setPointer(_ shape: PointerShape) {
        guard state.isConnected else { return }
        let cursor = state.cursors.cursor(shape)
        for surface in state.surfaces { xcb_change_window_attributes(connection.handle, surface.window, XCB_CW_CURSOR.rawValue, [cursor]) }
    }
}
#endif
