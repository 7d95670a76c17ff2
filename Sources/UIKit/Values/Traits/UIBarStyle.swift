/// Whether a bar is as what is around it, or dark (R-NAV-20).
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    /// A dark background with light titles, whatever the appearance around the bar is.
    case black

    /// The same as ``black``: whether a bar is translucent is another property.
    public static var blackTranslucent: UIBarStyle { .black }
}
