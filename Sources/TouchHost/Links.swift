/// A host whose system has programs that open URLs.
@preconcurrency @MainActor
public protocol LinkHost: DisplayHost {
    /// Whether there is a program for URLs of the scheme, which is in small letters.
    func canOpenLinks(ofScheme scheme: String) -> Bool
    /// Starts the program for a URL, and does not wait for it.
    /// - Returns: Whether it could be started.
    func openLink(_ url: String) -> Bool
}
