/// Red, green, blue and alpha, not premultiplied: what painting needs of a colour.
///
/// Each is from 0 to 1: displays here show nothing beyond. A component that is not a number counts as 0.
@frozen
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = RGBA.limited(red)
        self.green = RGBA.limited(green)
        self.blue = RGBA.limited(blue)
        self.alpha = RGBA.limited(alpha)
    }

    private static func limited(_ component: CGFloat) -> Double {
        component > 0 ? min(component.native, 1) : 0
    }

    /// The same with red and blue exchanged, for pixel memory in the other order.
    package var swappingRedAndBlue: RGBA {
        var other = self
        other.red = blue
        other.blue = red
        return other
    }

    /// Opaque black, the colour of a new context.
    package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
}
