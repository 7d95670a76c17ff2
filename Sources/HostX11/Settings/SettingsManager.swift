#if X11
import CXCB
import Foundation

/// The settings manager of the display: the owner of the selection `_XSETTINGS_Sn`, whose window has the settings as a property.
///
/// Nothing is asked before ``settings`` are read the first time, which takes three round trips.
@MainActor
final class SettingsManager {
    private let connection: Connection
    private var atoms: (selection: xcb_atom_t, settings: xcb_atom_t, manager: xcb_atom_t)?
    private var owner: xcb_window_t = 0
    private var known = XSettings()
    /// Whether they have changed since the client was notified.
    var isChanged = false

    init(_ connection: Connection) { self.connection = connection }

    /// What the manager says now; nothing where there is none.
    var settings: XSettings {
        if atoms == nil { begin() }
        return known
    }

    private func begin() {
        let numbers = connection.atoms(["_XSETTINGS_S\(connection.screenNumber)", "_XSETTINGS_SETTINGS", "MANAGER"])
        atoms = (numbers[0], numbers[1], numbers[2])
        findOwner()
        isChanged = false
    }

    private func findOwner() {
        guard let atoms else { return }
        let reply = xcb_get_selection_owner_reply(connection.handle, xcb_get_selection_owner(connection.handle, atoms.selection), nil)
        owner = reply?.pointee.owner ?? 0
        free(reply)
        if owner != 0 {
            // If it has gone meanwhile the server answers with an error, which is an event that nothing is done about.
            xcb_change_window_attributes(connection.handle, owner, XCB_CW_EVENT_MASK.rawValue,
                                         [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue])
        }
        read()
    }

    private func read() {
        guard let atoms else { return }
        let new = owner == 0 ? XSettings() : XSettings(connection.property(atoms.settings, of: owner, words: 1 << 18))
        isChanged = isChanged || new != known
        known = new
    }

    /// - Returns: Whether the event was about the manager.
    func handleProperty(_ event: xcb_property_notify_event_t) -> Bool {
        guard let atoms, owner != 0, event.window == owner else { return false }
        if event.atom == atoms.settings { read() }
        return true
    }

    func handleDestroyed(_ window: xcb_window_t) {
        // What a manager said that is gone counts no more; the next one may be there already.
        if owner != 0, window == owner { findOwner() }
    }

    func handleMessage(_ event: xcb_client_message_event_t) {
        guard let atoms, event.type == atoms.manager, event.format == 32, event.data.data32.1 == atoms.selection else { return }
        findOwner()
    }
}
#endif
