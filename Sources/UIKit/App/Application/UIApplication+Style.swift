extension UIApplication {
    /// Light or dark, as the interface is shown: as `Info.plist` asks for, else as the system is (R-TRT-4).
    var style: UIUserInterfaceStyle {
        switch (try? InfoDictionary.main.get())?.string("UIUserInterfaceStyle") {
        case "Light": .light
        case "Dark": .dark
        default: systemStyle
        }
    }

    /// Whether the system is light or dark. An app that was started has what `DACTYL_APPEARANCE` says. Not part of UIKit.
    package var systemAppearance: UIUserInterfaceStyle {
        get { systemStyle }
        set {
            guard newValue != systemStyle, newValue != .unspecified else { return }
            systemStyle = newValue
            for scene in scenes { scene.updateTraits() }
            if scenes.isEmpty {
                CurrentTraits.shared = CurrentTraits.shared.modifyingTraits { $0.userInterfaceStyle = newValue }
            }
        }
    }
}
