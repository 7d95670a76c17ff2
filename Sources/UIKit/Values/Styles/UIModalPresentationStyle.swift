/// How a presented controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As ``pageSheet``.
    case automatic = -2
    /// What a delegate returns to keep a popover a popover in a narrow window. Presented with it, a controller covers the window.
    case none = -1
    /// The presenting controller's view leaves the window once it is covered.
    case fullScreen = 0
    /// A sheet as wide as the window where that is narrow, else as wide as a page, which a finger pulls down.
    case pageSheet = 1
    /// A sheet that is smaller than a page where the window is wide.
    case formSheet = 2
    /// As ``fullScreen``, where the nearest controller with ``UIViewController/definesPresentationContext`` stands, else the outermost (R-PSC-6).
    case currentContext = 3
    /// A presentation controller of the ``UIViewController/transitioningDelegate`` decides where it stands. The presenting controller's view stays.
    case custom = 4
    /// It stays underneath, to be seen through what is transparent.
    case overFullScreen = 5
    /// As ``overFullScreen``, where the nearest controller with ``UIViewController/definesPresentationContext`` stands, else the outermost (R-PSC-6).
    case overCurrentContext = 6
    /// A box that points at something, where the window is wide (R-POP).
    case popover = 7

    /// What ``automatic`` stands for, else itself.
    var resolved: UIModalPresentationStyle {
        switch self {
        case .automatic: .pageSheet
        case .none: .fullScreen
        default: self
        }
    }
    /// Whether a controller can be the context of it.
    var hasContext: Bool { self == .currentContext || self == .overCurrentContext }
    /// Whether it is a sheet.
    var isSheet: Bool { resolved == .pageSheet || self == .formSheet }
}
