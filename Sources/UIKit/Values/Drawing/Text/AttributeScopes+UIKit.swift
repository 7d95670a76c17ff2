extension AttributeScopes {
    /// The attributes of text that UIKit shows, for `AttributedString` and `AttributeContainer` (R-CTL-37).
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// Points between one character and the next, beyond the font's own.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key { self[Key.self] }
}

extension NSAttributedString {
    /// Makes a text with the attributes of ``AttributeScopes/UIKitAttributes``; others are left out.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var values: [Key: Any] = [:]
            values[.font] = run.font
            values[.foregroundColor] = run.foregroundColor
            values[.backgroundColor] = run.backgroundColor
            values[.kern] = run.kern
            values[.underlineStyle] = run.underlineStyle?.rawValue
            values[.strikethroughStyle] = run.strikethroughStyle?.rawValue
            text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: values))
        }
        self.init(attributedString: text)
    }
}

/// Changes the attributes of a text that a configuration shows (R-CTL-37).
///
///     configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///         var outgoing = incoming
///         outgoing.font = .boldSystemFont(ofSize: 20)
///         return outgoing
///     }
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure, which is called with the attributes that the text would have.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Distinguishes transformers: closures can't be compared.
    private final class Identity: Sendable {}

    /// Makes a transformer of a closure, which may be called often.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Copies have the same number.
    var number: ObjectIdentifier { ObjectIdentifier(identity) }
}
