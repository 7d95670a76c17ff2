/// The colours that have names of their own, with the values that UIKit documents.
extension UIColor {
    public class var black: UIColor { Named.black }
    public class var darkGray: UIColor { Named.darkGray }
    public class var lightGray: UIColor { Named.lightGray }
    public class var white: UIColor { Named.white }
    public class var gray: UIColor { Named.gray }
    public class var red: UIColor { Named.red }
    public class var green: UIColor { Named.green }
    public class var blue: UIColor { Named.blue }
    public class var cyan: UIColor { Named.cyan }
    public class var yellow: UIColor { Named.yellow }
    public class var magenta: UIColor { Named.magenta }
    public class var orange: UIColor { Named.orange }
    public class var purple: UIColor { Named.purple }
    public class var brown: UIColor { Named.brown }
    public class var clear: UIColor { Named.clear }

    private enum Named {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
