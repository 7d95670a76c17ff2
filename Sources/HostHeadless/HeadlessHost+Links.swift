public import TouchHost

/// URLs that tests ask about: none is opened.
extension HeadlessHost: LinkHost {
    public func canOpenLinks(ofScheme scheme: String) -> Bool { ["http", "https", "mailto"].contains(scheme) }
    public func openLink(_ url: String) -> Bool {
        guard let colon = url.firstIndex(of: ":"), canOpenLinks(ofScheme: url[..<colon].lowercased()) else { return false }
        openedLinks.append(url)
        return true
    }
}
