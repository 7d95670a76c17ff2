extension UIButton {
    /// A look of the system for a button: its colours follow from the style, the button's state and its tint colour.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Save"
    ///     let button = UIButton(configuration: configuration)
    public struct Configuration: Hashable {
        enum Style: Hashable { case plain, gray, tinted, filled }

        /// How round the shape is. Dynamic follows ``buttonSize``.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        /// How much room the configuration leaves around the content.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// Where title and subtitle stand to each other. Automatic is leading, and centered below or above an image.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }

        var style: Style

        private var titleText = ConfiguredText()
        private var subtitleText = ConfiguredText()

        /// The text, without attributes. Setting it takes those of ``attributedTitle`` away.
        public var title: String? { get { titleText.string } set { titleText.string = newValue } }
        /// The text with attributes; those that it lacks follow from the style and the button's state.
        public var attributedTitle: AttributedString? { get { titleText.attributed } set { titleText.attributed = newValue } }
        /// Changes the attributes that the title has where it says nothing itself.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { titleText.transformer }
            set { titleText.transformer = newValue }
        }
        /// A smaller line below the title. Setting it takes the attributes of ``attributedSubtitle`` away.
        public var subtitle: String? { get { subtitleText.string } set { subtitleText.string = newValue } }
        /// The smaller line with attributes.
        public var attributedSubtitle: AttributedString? { get { subtitleText.attributed } set { subtitleText.attributed = newValue } }
        /// Changes the attributes that the subtitle has where it says nothing itself.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { subtitleText.transformer }
            set { subtitleText.transformer = newValue }
        }

        /// What title and subtitle show beside their letters.
        func attributedTexts(_ color: UIColor) -> (title: NSAttributedString?, subtitle: NSAttributedString?) {
            (titleText.shown(.systemFont(ofSize: titleSize), color), subtitleText.shown(.systemFont(ofSize: Self.subtitleSize), color))
        }
        /// Points of the subtitle's font.
        static let subtitleSize: CGFloat = 13

        /// The picture beside the title.
        public var image: UIImage?
        /// On which side of the title the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Whether a wheel turns in the image's place (R-CTL-34).
        public var showsActivityIndicator = false
        /// Whether a selected button looks like one of the next stronger style (R-CTL-34).
        public var automaticallyUpdateForSelection = true
        /// The edge at which title and subtitle are aligned.
        public var titleAlignment = TitleAlignment.automatic
        /// The colour of title and image; `nil`: what suits the style.
        public var baseForegroundColor: UIColor?
        /// The colour that the style makes its shape of; `nil`: what suits the style.
        public var baseBackgroundColor: UIColor?
        /// How the corners of the background are rounded.
        public var cornerStyle = CornerStyle.dynamic
        /// The shape behind the content: what is set here goes before what follows from the style.
        public var background = UIBackgroundConfiguration()
        /// The size class of the button.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { defaultInsets = Self.insets(for: buttonSize) } }
        }
        /// Room around the content; by default that of ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { defaultInsets }
            set {
                defaultInsets = newValue
                hasOwnInsets = true
            }
        }
        private var defaultInsets = Self.insets(for: .medium)
        private var hasOwnInsets = false

        init(style: Style) { self.style = style }

        /// Title and image alone.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On gray.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a light form of the tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// On the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// A configuration without a background.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// A configuration with a gray background.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// A configuration with a background in a light shade of the tint.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// A configuration with a background in the tint.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// Takes the insets of ``buttonSize``.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            defaultInsets = Self.insets(for: buttonSize)
        }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}

/// The shape behind a button's content.
public struct UIBackgroundConfiguration: Hashable {
    /// Makes a background without a colour.
    public init() {}
    /// `nil`: what the style has.
    public var backgroundColor: UIColor?
    /// `nil`: no line.
    public var strokeColor: UIColor?
    /// Points.
    public var strokeWidth: CGFloat = 1
    /// Points, with the corner style `fixed`.
    public var cornerRadius: CGFloat = 0

    /// No shape.
    public static func clear() -> UIBackgroundConfiguration {
        var result = UIBackgroundConfiguration()
        result.backgroundColor = .clear
        return result
    }
}

extension UIButton.Configuration {
    /// Points of the title's font.
    var titleSize: CGFloat {
        switch buttonSize {
        case .mini, .small: 15
        case .medium, .large: 17
        }
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
        let limit = min(size.width, size.height) / 2
        let radius: CGFloat = switch cornerStyle {
        case .fixed: background.cornerRadius
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: limit
        case .dynamic:
            switch buttonSize {
            case .mini, .small: 5
            case .medium: 6
            case .large: 9
            }
        }
        return min(max(radius, 0), limit)
    }

    /// Says how a button with this configuration looks.
    func shape(_ look: inout ButtonLook, state: UIControl.State, tint: UIColor, ownTitleColor: UIColor?) {
        let showsOwnTitle = look.title == nil && look.attributedTitle == nil
        look.title = look.title ?? title
        look.subtitle = subtitle
        look.showsIndicator = showsActivityIndicator
        look.stroke = background.strokeColor
        look.strokeWidth = background.strokeWidth
        let isDisabled = state.contains(.disabled)
        // A selected button looks like one of the next stronger style.
        var style = style
        if state.contains(.selected), automaticallyUpdateForSelection { style = style == .filled || style == .tinted ? .filled : .tinted }
        switch style {
        case .plain: look.fill = background.backgroundColor ?? baseBackgroundColor
        case .gray: look.fill = background.backgroundColor ?? baseBackgroundColor ?? .secondarySystemFill
        case .tinted: look.fill = background.backgroundColor ?? (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: look.fill = background.backgroundColor ?? baseBackgroundColor ?? tint
        }
        let foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
        if isDisabled {
            look.titleColor = .tertiaryLabel
            if style != .plain, background.backgroundColor == nil { look.fill = .tertiarySystemFill }
        } else {
            look.titleColor = ownTitleColor ?? foreground
            if state.contains(.highlighted) {
                if style == .plain { look.contentAlpha = 0.4 } else { look.fill = look.fill.map(pressed) }
                if style == .gray || style == .tinted { look.contentAlpha = 0.75 }
            }
        }
        look.imageColor = look.titleColor
        let texts = attributedTexts(look.titleColor)
        if showsOwnTitle { look.attributedTitle = texts.title }
        look.attributedSubtitle = texts.subtitle
    }

    /// The colour of a shape under a finger: paler where it is strong, stronger where it is pale.
    private func pressed(_ color: UIColor) -> UIColor {
        let alpha = color.cgColor.alpha
        return color.withAlphaComponent(alpha > 0.5 ? alpha * 0.75 : min(alpha * 1.6, 1))
    }
}
