/// Something whose looks can be set for all objects of its class (R-APR-1).
///
///     UINavigationBar.appearance().tintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .darkGray
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// An object that stands for all of the class: what is set of it is set of each when it comes into a window.
    static func appearance() -> Self
    /// An object that stands for all of the class inside of others.
    /// - Parameter containerTypes: What they are inside of, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Something that ``UIAppearance/appearance(whenContainedInInstancesOf:)`` can name as a container: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// A view that stands for all of its class and of the classes below: what is set of it is set of each that comes into a window from then on, unless code has
    /// set it there (R-APR-1). It is made by `init()` and never shown.
    ///
    /// The properties of R-APR-4 are taken over. Others have no effect, and a line on standard error names them, once.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// A view that stands for all of its class inside of others, as ``appearance()`` does for all. Of two that stand for one view, the one with more
    /// containers decides.
    /// - Parameter containerTypes: The classes of views and controllers that they are inside of, the innermost first; others may be between them.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.object(Self.self, inside: containerTypes) { make() }
    }
}

extension UIBarItem: UIAppearance {
    /// An item that stands for all of its class: what is set of it is set of each when a bar in a window shows it, unless code has set it there (R-APR-1). It is
    /// made by `init(coder:)`.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// An item that stands for all of its class inside of others, as in `[UINavigationBar.self]`.
    /// - Parameter containerTypes: The classes of bars, views and controllers that they are inside of, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.object(Self.self, inside: containerTypes) { self.init(coder: NibDecoder()) }
    }
}
