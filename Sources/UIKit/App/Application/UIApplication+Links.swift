internal import TouchHost

// URLs that other programs open (R-APP-19).
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

    /// What opens the URL: nothing where it has no scheme or is not for other programs.
    final func linkHost(for url: URL) -> (any LinkHost)? {
        guard let scheme = url.scheme, !scheme.isEmpty, url.absoluteString != Self.openSettingsURLString else { return nil }
        return host as? any LinkHost
    }
}
