/// The colours of a keyboard on the screen.
@MainActor
struct KeyboardColors {
    var background: UIColor
    var key: UIColor
    /// Of keys that type nothing.
    var functionKey: UIColor
    var text: UIColor
    var shadow: UIColor

    static let light = KeyboardColors(background: UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1), key: .white,
                                      functionKey: UIColor(red: 0.67, green: 0.70, blue: 0.74, alpha: 1), text: .black,
                                      shadow: UIColor(white: 0, alpha: 0.3))
    static let dark = KeyboardColors(background: UIColor(white: 0.17, alpha: 1), key: UIColor(white: 0.42, alpha: 1),
                                     functionKey: UIColor(white: 0.28, alpha: 1), text: .white, shadow: UIColor(white: 0, alpha: 0.5))
}
