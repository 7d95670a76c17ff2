/// The size of text that people have chosen (R-TYP-1).
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What devices are set to at first.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted after the application's category has changed; the new one is in `userInfo` (``newValueUserInfoKey``).
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether it is one of the five that people find among the settings of accessibility.
    public var isAccessibilityCategory: Bool { TextSize(self).map { $0 >= .accessibilityMedium } ?? false }

    /// Whether text is smaller with the first. Categories that are none of Apple's are as large as the usual one.
    public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
    public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
    public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
    public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }

    private var size: TextSize { TextSize(self) ?? .large }
}

/// A category as its place among the others.
enum TextSize: UInt8, Comparable, CaseIterable {
    case extraSmall = 0, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// `nil` for `unspecified` and for names that are not categories.
    init?(_ category: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: category) else { return nil }
        self = Self.allCases[index]
    }

    /// The category of a name as `DACTYL_TEXT_SIZE` has it: that of the constant, in any case of letters.
    init?(name: String) {
        guard let size = Self.allCases.first(where: { "\($0)".lowercased() == name.lowercased() }) else { return nil }
        self = size
    }

    var category: UIContentSizeCategory { Self.categories[Int(rawValue)] }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
