/// A dynamic colour of the system, by the name that it has in archives.
enum SystemColor: String {
    case systemRed = "systemRedColor"
    case systemGreen = "systemGreenColor"
    case systemBlue = "systemBlueColor"
    case systemOrange = "systemOrangeColor"
    case systemYellow = "systemYellowColor"
    case systemPink = "systemPinkColor"
    case systemPurple = "systemPurpleColor"
    case systemTeal = "systemTealColor"
    case systemIndigo = "systemIndigoColor"
    case systemBrown = "systemBrownColor"
    case systemMint = "systemMintColor"
    case systemCyan = "systemCyanColor"
    case systemGray = "systemGrayColor"
    case systemGray2 = "systemGray2Color"
    case systemGray3 = "systemGray3Color"
    case systemGray4 = "systemGray4Color"
    case systemGray5 = "systemGray5Color"
    case systemGray6 = "systemGray6Color"
    case label = "labelColor"
    case secondaryLabel = "secondaryLabelColor"
    case tertiaryLabel = "tertiaryLabelColor"
    case quaternaryLabel = "quaternaryLabelColor"
    case placeholderText = "placeholderTextColor"
    case link = "linkColor"
    case separator = "separatorColor"
    case opaqueSeparator = "opaqueSeparatorColor"
    case systemFill = "systemFillColor"
    case secondarySystemFill = "secondarySystemFillColor"
    case tertiarySystemFill = "tertiarySystemFillColor"
    case quaternarySystemFill = "quaternarySystemFillColor"
    case systemBackground = "systemBackgroundColor"
    case secondarySystemBackground = "secondarySystemBackgroundColor"
    case tertiarySystemBackground = "tertiarySystemBackgroundColor"
    case systemGroupedBackground = "systemGroupedBackgroundColor"
    case secondarySystemGroupedBackground = "secondarySystemGroupedBackgroundColor"
    case tertiarySystemGroupedBackground = "tertiarySystemGroupedBackgroundColor"

    /// - Parameter isHigh: Whether contrasts are to be higher (R-TRT-9).
    func color(isDark: Bool, isHigh: Bool = false) -> CGColor {
        let pair = isHigh ? Self.highPairs[self] ?? Self.pairs[self].unsafelyUnwrapped : Self.pairs[self].unsafelyUnwrapped
        return isDark ? pair.dark : pair.light
    }

    func color(with traits: UITraitCollection) -> CGColor {
        color(isDark: traits.userInterfaceStyle == .dark, isHigh: traits.accessibilityContrast == .high)
    }

    /// The values of iOS, in bytes.
    private static let pairs: [SystemColor: (light: CGColor, dark: CGColor)] = [
        .systemRed: (bytes(255, 59, 48), bytes(255, 69, 58)),
        .systemGreen: (bytes(52, 199, 89), bytes(48, 209, 88)),
        .systemBlue: (bytes(0, 122, 255), bytes(10, 132, 255)),
        .systemOrange: (bytes(255, 149, 0), bytes(255, 159, 10)),
        .systemYellow: (bytes(255, 204, 0), bytes(255, 214, 10)),
        .systemPink: (bytes(255, 45, 85), bytes(255, 55, 95)),
        .systemPurple: (bytes(175, 82, 222), bytes(191, 90, 242)),
        .systemTeal: (bytes(48, 176, 199), bytes(64, 200, 224)),
        .systemIndigo: (bytes(88, 86, 214), bytes(94, 92, 230)),
        .systemBrown: (bytes(162, 132, 94), bytes(172, 142, 104)),
        .systemMint: (bytes(0, 199, 190), bytes(99, 230, 226)),
        .systemCyan: (bytes(50, 173, 230), bytes(100, 210, 255)),
        .systemGray: (bytes(142, 142, 147), bytes(142, 142, 147)),
        .systemGray2: (bytes(174, 174, 178), bytes(99, 99, 102)),
        .systemGray3: (bytes(199, 199, 204), bytes(72, 72, 74)),
        .systemGray4: (bytes(209, 209, 214), bytes(58, 58, 60)),
        .systemGray5: (bytes(229, 229, 234), bytes(44, 44, 46)),
        .systemGray6: (bytes(242, 242, 247), bytes(28, 28, 30)),
        .label: (bytes(0, 0, 0), bytes(255, 255, 255)),
        .secondaryLabel: (bytes(60, 60, 67, 0.6), bytes(235, 235, 245, 0.6)),
        .tertiaryLabel: (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3)),
        .quaternaryLabel: (bytes(60, 60, 67, 0.18), bytes(235, 235, 245, 0.16)),
        .placeholderText: (bytes(60, 60, 67, 0.3), bytes(235, 235, 245, 0.3)),
        .link: (bytes(0, 122, 255), bytes(9, 132, 255)),
        .separator: (bytes(60, 60, 67, 0.29), bytes(84, 84, 88, 0.6)),
        .opaqueSeparator: (bytes(198, 198, 200), bytes(56, 56, 58)),
        .systemFill: (bytes(120, 120, 128, 0.2), bytes(120, 120, 128, 0.36)),
        .secondarySystemFill: (bytes(120, 120, 128, 0.16), bytes(120, 120, 128, 0.32)),
        .tertiarySystemFill: (bytes(118, 118, 128, 0.12), bytes(118, 118, 128, 0.24)),
        .quaternarySystemFill: (bytes(116, 116, 128, 0.08), bytes(118, 118, 128, 0.18)),
        .systemBackground: (bytes(255, 255, 255), bytes(0, 0, 0)),
        .secondarySystemBackground: (bytes(242, 242, 247), bytes(28, 28, 30)),
        .tertiarySystemBackground: (bytes(255, 255, 255), bytes(44, 44, 46)),
        .systemGroupedBackground: (bytes(242, 242, 247), bytes(0, 0, 0)),
        .secondarySystemGroupedBackground: (bytes(255, 255, 255), bytes(28, 28, 30)),
        .tertiarySystemGroupedBackground: (bytes(242, 242, 247), bytes(44, 44, 46)),
    ]

    static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}
