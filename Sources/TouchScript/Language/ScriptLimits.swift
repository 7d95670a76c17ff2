import TouchHost

/// What bounds a script, so that a wrong one costs neither memory nor time. `TouchScript` documents the numbers.
enum ScriptLimits {
    static let contacts = 256
    static let nesting = 32
    static let commands = 1_000_000
    static let bytes = 16 << 20
    /// Seconds.
    static let duration = 1e9
    /// How many pixels wide and high a window can be made.
    static let sides = 1...PixelSize.largestSide
    /// Pixels.
    static let coordinate = 1e6
}
