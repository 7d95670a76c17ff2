internal import FoundationAdditions

extension NSLayoutConstraint {
    /// How the views of a visual format stand to each other across its direction, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The views' left sides are in one line. For columns.
        public static let alignAllLeft = FormatOptions(.left)
        /// The views' right sides are in one line. For columns.
        public static let alignAllRight = FormatOptions(.right)
        /// The views' upper sides are in one line. For rows.
        public static let alignAllTop = FormatOptions(.top)
        /// The views' lower sides are in one line. For rows.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The sides at which lines begin are in one line. For columns.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The sides at which lines end are in one line. For columns.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The views' centres are above each other. For columns.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The views' centres are beside each other. For rows.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The last lines of text are at one height. For rows.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The first lines of text are at one height. For rows.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The options of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Rows run as text does: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Rows run from left to right in all languages.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Rows run from right to left in all languages.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The options of direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are between the sides of neighbours: the default, and the only way here.
        public static let spacingEdgeToEdge: FormatOptions = []

        init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
    }

    /// The constraints of a format (R-LAY-24).
    class func constraints(reading format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatConstraints.make(VisualFormatParser.parse(format), options, metrics: metrics, views: views)
        } catch {
            demand(false, error.message(for: format))
            return []
        }
    }
}
