import Testing
import TouchHost

@Suite("Settings of the desktop")
struct DesktopSettingsValueTests {
    private var all: DesktopSettings {
        var settings = DesktopSettings()
        settings.appearance = .dark
        settings.accent = DesktopSettings.Color(red: 1, green: 0, blue: 0)
        (settings.increasesContrast, settings.reducesMotion, settings.reducesTransparency, settings.usesBoldText) = (true, true, true, true)
        settings.textScale = 2
        return settings
    }

    @Test("R-SET-2 A variable wins over what it is about, and leaves the rest")
    func variables() throws {
        #expect(all.leaving(HostSettings()) == all)
        let looks = all.leaving(try HostSettings(environment: ["DACTYL_APPEARANCE": "light", "DACTYL_TEXT_SIZE": "small"]))
        #expect(looks.appearance == nil && looks.textScale == nil && looks.usesBoldText == true && looks.accent != nil)
        let access = all.leaving(try HostSettings(environment: ["DACTYL_ACCESSIBILITY": "monoAudio"]))
        #expect([access.increasesContrast, access.reducesMotion, access.reducesTransparency, access.usesBoldText] == [nil, nil, nil, nil])
        #expect(access.appearance == .dark && access.textScale == 2)
    }

    @Test("R-SET-3 One source fills what the other leaves open")
    func filling() {
        var portal = DesktopSettings(), display = DesktopSettings()
        portal.reducesMotion = false
        (display.reducesMotion, display.appearance) = (true, .dark)
        let both = portal.filled(from: display)
        #expect(both.reducesMotion == false && both.appearance == .dark && both.textScale == nil)
        #expect(DesktopSettings().filled(from: all) == all && all.filled(from: DesktopSettings()) == all)
    }

    @Test("R-SET-2 DACTYL_DESKTOP_SETTINGS has three values")
    func values() throws {
        #expect(HostSettings().desktop == .auto)
        #expect(try HostSettings(environment: ["DACTYL_DESKTOP_SETTINGS": "off"]).desktop == .off)
        #expect(throws: HostSettings.Invalid.self) { try HostSettings(environment: ["DACTYL_DESKTOP_SETTINGS": "no"]) }
    }
}
