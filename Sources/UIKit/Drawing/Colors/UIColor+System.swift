/// The colours of the system, in the appearance that UIKit calls light: there is no other here.
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
    public class var darkText: UIColor { System.darkText }
    public class var lightText: UIColor { System.lightText }

    private enum System {
        static let systemRed = bytes(255, 59, 48)
        static let systemGreen = bytes(52, 199, 89)
        static let systemBlue = bytes(0, 122, 255)
        static let systemOrange = bytes(255, 149, 0)
        static let systemYellow = bytes(255, 204, 0)
        static let systemPink = bytes(255, 45, 85)
        static let systemPurple = bytes(175, 82, 222)
        static let systemTeal = bytes(48, 176, 199)
        static let systemIndigo = bytes(88, 86, 214)
        static let systemBrown = bytes(162, 132, 94)
        static let systemMint = bytes(0, 199, 190)
        static let systemCyan = bytes(50, 173, 230)
        static let systemGray = bytes(142, 142, 147)
        static let systemGray2 = bytes(174, 174, 178)
        static let systemGray3 = bytes(199, 199, 204)
        static let systemGray4 = bytes(209, 209, 214)
        static let systemGray5 = bytes(229, 229, 234)
        static let systemGray6 = bytes(242, 242, 247)
        static let label = bytes(0, 0, 0)
        static let secondaryLabel = bytes(60, 60, 67, 0.6)
        static let tertiaryLabel = bytes(60, 60, 67, 0.3)
        static let quaternaryLabel = bytes(60, 60, 67, 0.18)
        static let placeholderText = bytes(60, 60, 67, 0.3)
        static let link = bytes(0, 122, 255)
        static let separator = bytes(60, 60, 67, 0.29)
        static let opaqueSeparator = bytes(198, 198, 200)
        static let systemFill = bytes(120, 120, 128, 0.2)
        static let secondarySystemFill = bytes(120, 120, 128, 0.16)
        static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
        static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
        static let systemBackground = bytes(255, 255, 255)
        static let secondarySystemBackground = bytes(242, 242, 247)
        static let tertiarySystemBackground = bytes(255, 255, 255)
        static let systemGroupedBackground = bytes(242, 242, 247)
        static let secondarySystemGroupedBackground = bytes(255, 255, 255)
        static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
        static let darkText = bytes(0, 0, 0)
        static let lightText = bytes(255, 255, 255, 0.6)

        private static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
            UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
        }
    }
}
