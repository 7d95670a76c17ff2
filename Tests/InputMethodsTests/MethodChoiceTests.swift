import InputMethods
import Testing

@Suite struct MethodChoiceTests {
    @Test("R-IME-1 The setting is obeyed; without one GTK's, Qt's and X's words are, in this order", arguments: [
        ([:], nil), (["GTK_IM_MODULE": "ibus"], MethodChoice.ibus), (["GTK_IM_MODULE": "fcitx5"], .fcitx), (["QT_IM_MODULE": "fcitx"], .fcitx),
        (["XMODIFIERS": "@im=ibus"], .ibus), (["XMODIFIERS": "@im=fcitx@x=y"], .fcitx), (["XMODIFIERS": "ibus"], nil), (["GTK_IM_MODULE": "xim", "XMODIFIERS": "@im=ibus"], .ibus),
        (["GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "fcitx"], .ibus), (["QT_IM_MODULES": "wayland;fcitx;ibus"], .fcitx), (["GTK_IM_MODULE": "gtk-im-context-simple"], nil),
    ])
    func environment(environment: [String: String], choice: MethodChoice?) {
        #expect(MethodChoice(.auto, environment) == choice)
        #expect(MethodChoice(.none, environment) == nil)
        #expect(MethodChoice(.ibus, environment) == .ibus && MethodChoice(.fcitx, environment) == .fcitx)
    }
}
