/// The colours of the system. All but the last two are dynamic: they have a light and a dark appearance, each also for higher contrast, with the values
/// that are known from iOS (R-TRT-5, R-TRT-9).
extension UIColor {
    public class var systemRed: UIColor { System.systemRed }
    public class var systemGreen: UIColor { System.systemGreen }
    public class var systemBlue: UIColor { System.systemBlue }
    public class var systemOrange: UIColor { System.systemOrange }
    public class var systemYellow: UIColor { System.systemYellow }
    public class var systemPink: UIColor { System.systemPink }
    public class var systemPurple: UIColor { System.systemPurple }
    public class var systemTeal: UIColor { System.systemTeal }
    public class var systemIndigo: UIColor { System.systemIndigo }
    public class var systemBrown: UIColor { System.systemBrown }
    public class var systemMint: UIColor { System.systemMint }
    public class var systemCyan: UIColor { System.systemCyan }
    public class var systemGray: UIColor { System.systemGray }
    public class var systemGray2: UIColor { System.systemGray2 }
    public class var systemGray3: UIColor { System.systemGray3 }
    public class var systemGray4: UIColor { System.systemGray4 }
    public class var systemGray5: UIColor { System.systemGray5 }
    public class var systemGray6: UIColor { System.systemGray6 }
    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var placeholderText: UIColor { System.placeholderText }
    public class var link: UIColor { System.link }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    public class var systemFill: UIColor { System.systemFill }
    public class var secondarySystemFill: UIColor { System.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
    public class var systemBackground: UIColor { System.systemBackground }
    public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }
    /// The older name of ``systemGroupedBackground``.
    public class var groupTableViewBackground: UIColor { System.systemGroupedBackground }
    public class var darkText: UIColor { System.darkText }
    public class var lightText: UIColor { System.lightText }

    private enum System {
        static let systemRed = UIColor(.system(.systemRed))
        static let systemGreen = UIColor(.system(.systemGreen))
        static let systemBlue = UIColor(.system(.systemBlue))
        static let systemOrange = UIColor(.system(.systemOrange))
        static let systemYellow = UIColor(.system(.systemYellow))
        static let systemPink = UIColor(.system(.systemPink))
        static let systemPurple = UIColor(.system(.systemPurple))
        static let systemTeal = UIColor(.system(.systemTeal))
        static let systemIndigo = UIColor(.system(.systemIndigo))
        static let systemBrown = UIColor(.system(.systemBrown))
        static let systemMint = UIColor(.system(.systemMint))
        static let systemCyan = UIColor(.system(.systemCyan))
        static let systemGray = UIColor(.system(.systemGray))
        static let systemGray2 = UIColor(.system(.systemGray2))
        static let systemGray3 = UIColor(.system(.systemGray3))
        static let systemGray4 = UIColor(.system(.systemGray4))
        static let systemGray5 = UIColor(.system(.systemGray5))
        static let systemGray6 = UIColor(.system(.systemGray6))
        static let label = UIColor(.system(.label))
        static let secondaryLabel = UIColor(.system(.secondaryLabel))
        static let tertiaryLabel = UIColor(.system(.tertiaryLabel))
        static let quaternaryLabel = UIColor(.system(.quaternaryLabel))
        static let placeholderText = UIColor(.system(.placeholderText))
        static let link = UIColor(.system(.link))
        static let separator = UIColor(.system(.separator))
        static let opaqueSeparator = UIColor(.system(.opaqueSeparator))
        static let systemFill = UIColor(.system(.systemFill))
        static let secondarySystemFill = UIColor(.system(.secondarySystemFill))
        static let tertiarySystemFill = UIColor(.system(.tertiarySystemFill))
        static let quaternarySystemFill = UIColor(.system(.quaternarySystemFill))
        static let systemBackground = UIColor(.system(.systemBackground))
        static let secondarySystemBackground = UIColor(.system(.secondarySystemBackground))
        static let tertiarySystemBackground = UIColor(.system(.tertiarySystemBackground))
        static let systemGroupedBackground = UIColor(.system(.systemGroupedBackground))
        static let secondarySystemGroupedBackground = UIColor(.system(.secondarySystemGroupedBackground))
        static let tertiarySystemGroupedBackground = UIColor(.system(.tertiarySystemGroupedBackground))
        static let darkText = UIColor(cgColor: SystemColor.bytes(0, 0, 0))
        static let lightText = UIColor(cgColor: SystemColor.bytes(255, 255, 255, 0.6))
    }
}
