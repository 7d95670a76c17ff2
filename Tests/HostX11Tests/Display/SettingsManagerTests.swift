#if X11
import CXCB
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostX11

extension OtherClient {
    /// Becomes the settings manager of the display, and says so.
    /// - Returns: The window with the settings.
    func manageSettings(_ values: [(String, XSettingsWriter.Value)]) -> xcb_window_t {
        let window = connection.newID(), selection = connection.atom("_XSETTINGS_S0")
        xcb_create_window(connection.handle, 0, window, connection.root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, 0, nil)
        setSettings(values, of: window)
        xcb_set_selection_owner(connection.handle, window, selection, xcb_timestamp_t(XCB_CURRENT_TIME))
        var event = xcb_client_message_event_t()
        event.response_type = UInt8(XCB_CLIENT_MESSAGE)
        event.format = 32
        event.window = connection.root
        event.type = connection.atom("MANAGER")
        event.data.data32.1 = selection
        event.data.data32.2 = window
        withUnsafeBytes(of: &event) {
            _ = xcb_send_event(connection.handle, 0, connection.root, XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
        }
        finish()
        return window
    }

    func setSettings(_ values: [(String, XSettingsWriter.Value)], of window: xcb_window_t) {
        let bytes = XSettingsWriter(values: values).bytes, atom = connection.atom("_XSETTINGS_SETTINGS")
        xcb_change_property(connection.handle, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom, atom, 8, UInt32(bytes.count), bytes)
        finish()
    }

    func destroy(_ window: xcb_window_t) {
        xcb_destroy_window(connection.handle, window)
        finish()
    }
}

@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct SettingsManagerTests {
    @Test("R-SET-1 A settings manager that comes, changes, goes and comes again is followed")
    func follows() throws {
        let rig = try Rig.common(), recorder = try Recorder(rig), other = try OtherClient(rig)
        defer { recorder.host.disconnect() }
        var notices = 0
        recorder.host.onSettingsChange = { notices += 1 }
        #expect(recorder.host.displaySettings == DesktopSettings() && recorder.host.textEnlargement == 1)
        let first = other.manageSettings([("Net/ThemeName", .text("Adwaita-dark"))])
        try recorder.wait("the manager") { notices == 1 }
        #expect(recorder.host.displaySettings.appearance == .dark)
        other.setSettings([("Net/ThemeName", .text("Adwaita")), ("Gtk/EnableAnimations", .number(0))], of: first)
        try recorder.wait("the change") { notices == 2 }
        #expect(recorder.host.displaySettings.appearance == nil && recorder.host.displaySettings.reducesMotion == true)
        other.setSettings([("Net/ThemeName", .text("Adwaita")), ("Gtk/EnableAnimations", .number(0))], of: first)
        other.destroy(first)
        try recorder.wait("the end") { notices == 3 }
        #expect(recorder.host.displaySettings == DesktopSettings(), "settings that are written again as they were change nothing")
        let second = other.manageSettings([("Net/ThemeName", .text("HighContrast"))])
        try recorder.wait("the next manager") { recorder.host.displaySettings.increasesContrast == true }
        other.destroy(second)
    }

    @Test("R-SET-1, R-SET-5 The display's resources are followed from before its settings are read, and after")
    func resources() throws {
        let rig = try Rig.common(), other = try OtherClient(rig)
        defer { other.setResources("") }
        let recorder = try Recorder(rig)
        defer { recorder.host.disconnect() }
        other.setResources("Xft.dpi:\t144\n")
        try recorder.wait("the scale") { recorder.surface.scale == 1.5 }
        #expect(recorder.host.displaySettings == DesktopSettings())
        other.setResources("Xft.dpi:\t192\n")
        try recorder.wait("the next scale") { recorder.surface.scale == 2 }
        #expect(recorder.host.textEnlargement == 2)
    }
}
#endif
