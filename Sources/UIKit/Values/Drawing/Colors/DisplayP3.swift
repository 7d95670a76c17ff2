/// Colours of displays that show more than sRGB.
enum DisplayP3 {
    /// The components of a colour of Display P3 in sRGB. Both have one white and one transfer curve, which continues below 0 and above 1.
    static func sRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let red = linear(red), green = linear(green), blue = linear(blue)
        return (coded(1.224_940_2 * red - 0.224_940_2 * green),
                coded(-0.042_057 * red + 1.042_057 * green),
                coded(-0.019_637_6 * red - 0.078_636 * green + 1.098_273_6 * blue))
    }

    /// A component as light.
    static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        return (size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)) * (value < 0 ? -1 : 1)
    }

    private static func coded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        return (size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055) * (value < 0 ? -1 : 1)
    }
}
