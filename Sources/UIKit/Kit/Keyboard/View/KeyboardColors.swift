/// The colours of a keyboard on the screen: those of an appearance, or of the traits (R-KBD-4).
@MainActor
struct KeyboardColors {
    var background: UIColor
    var key: UIColor
    /// Of keys that type nothing.
    var functionKey: UIColor
    var text: UIColor
    var shadow: UIColor

    init(_ appearance: UIKeyboardAppearance) {
        self = switch appearance {
        case .dark: .dark
        case .light: .light
        default: .following
        }
    }

    private init(background: UIColor, key: UIColor, functionKey: UIColor, text: UIColor, shadow: UIColor) {
        self.background = background
        self.key = key
        self.functionKey = functionKey
        self.text = text
        self.shadow = shadow
    }

    private static let light = KeyboardColors(background: UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1), key: .white,
                                              functionKey: UIColor(red: 0.67, green: 0.70, blue: 0.74, alpha: 1), text: .black,
                                              shadow: UIColor(white: 0, alpha: 0.3))
    private static let dark = KeyboardColors(background: UIColor(white: 0.17, alpha: 1), key: UIColor(white: 0.42, alpha: 1),
                                             functionKey: UIColor(white: 0.28, alpha: 1), text: .white, shadow: UIColor(white: 0, alpha: 0.5))
    private static let following = KeyboardColors(background: .pair(light: light.background, dark: dark.background),
                                                  key: .pair(light: light.key, dark: dark.key),
                                                  functionKey: .pair(light: light.functionKey, dark: dark.functionKey),
                                                  text: .pair(light: light.text, dark: dark.text),
                                                  shadow: .pair(light: light.shadow, dark: dark.shadow))
}
