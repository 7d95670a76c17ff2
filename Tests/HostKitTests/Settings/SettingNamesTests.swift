import HostKit
import Testing

@Suite("What desktops' names say")
struct SettingNamesTests {
    @Test("R-SET-3 A font's name says whether it is bold", arguments: [
        ("Cantarell 11", false), ("Cantarell Bold 11", true), ("Ubuntu Semi-Bold Condensed 11", true), ("Noto Sans, Heavy 10", true), ("", false), ("Bold 11", false),
        ("DejaVu Sans Book 10", false),
    ])
    func fonts(name: String, isBold: Bool) { #expect(SettingNames.isBold(font: name) == isBold) }

    @Test("R-SET-3 A theme's name says dark and high contrast", arguments: [
        ("Adwaita", false, false), ("Adwaita-dark", true, false), ("Breeze-Dark", true, false), ("Adwaita:dark", true, false), ("HighContrast", false, true),
        ("HighContrastInverse", true, true), ("ContrastHigh", false, true), ("Darkness", false, false),
    ])
    func themes(name: String, isDark: Bool, isHigh: Bool) {
        let settings = SettingNames.settings(ofTheme: name)
        #expect((settings.appearance == .dark) == isDark && (settings.increasesContrast == true) == isHigh)
        #expect(settings.appearance != .light && settings.increasesContrast != false, "a theme takes nothing back that another source says")
    }

    @Test("R-SET-5 Text is not enlarged twice, and small pixels do not make text small", arguments: [
        (1.25, 1.0, 1.25), (1.25, 1.25, 1), (1, 2, 1), (1.5, 2, 1), (1.5, 1.25, 1.2), (0.85, 0.85, 1), (0.85, 1, 0.85), (2, 0, 2),
    ])
    func scales(scale: Double, enlargement: Double, left: Double) {
        #expect(abs(SettingNames.textScale(scale, enlarged: enlargement) - left) < 1e-9)
    }

    @Test("R-SET-3 Sizes that make no sense are left out", arguments: [nil, 0, -1, .nan, .infinity, 0.1, 20] as [Double?])
    func wild(scale: Double?) { #expect(SettingNames.textScale(scale) == nil) }
}
