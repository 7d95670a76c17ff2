internal import TouchHost

// URLs that other programs open (R-APP-19), and what apps of old ask of the application.
extension UIApplication {
    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app may open it that says that the URL's site is its own. No program does so here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The app's page in the settings of iOS. There is no program for it here: opening it fails.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// Opens a URL in the program that the system has for it, and returns whether one was started.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        linkHost(for: url)?.openLink(url.absoluteString) ?? false
    }

    /// Opens a URL in the program that the system has for it, and returns whether one was started.
    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { linkHost(for: url)?.openLink(url.absoluteString) ?? false }

    /// What opens the URL: nothing where it has no scheme or is not for other programs.
    final func linkHost(for url: URL) -> (any LinkHost)? {
        guard let scheme = url.scheme, !scheme.isEmpty, url.absoluteString != Self.openSettingsURLString else { return nil }
        return host as? any LinkHost
    }
}

extension UIApplication {
    /// Asks for a look of the status bar, which counts where `UIViewControllerBasedStatusBarAppearance` is off in `Info.plist` (R-VC-8).
    @available(*, deprecated, message: "override preferredStatusBarStyle of the view controller")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }

    /// Asks for the status bar to go or to come, which counts where `UIViewControllerBasedStatusBarAppearance` is off in `Info.plist` (R-VC-8).
    @available(*, deprecated, message: "override prefersStatusBarHidden of the view controller")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
}
