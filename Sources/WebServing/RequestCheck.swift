#if Web
/// Which requests may load the page and open its WebSocket.
///
/// Any web page that a person visits may try to reach a server on the same machine or network. Its browser says which page it is
/// (Origin) and by which name it reached the server (Host); both must be ours.
package struct RequestCheck: Sendable {
    /// Must stand in the link.
    package let token: String
    /// Names besides the loopback's by which the server may be reached, in lower case.
    package let names: Set<String>

    package init(token: String, names: Set<String>) {
        self.token = token
        self.names = names
    }

    package enum Refusal: Error, Equatable {
        case wrongHost, wrongOrigin, wrongToken

        /// One line for the person who sees it.
        package var text: String {
            switch self {
            case .wrongHost: "This server is not known by that name; open the address that the app printed."
            case .wrongOrigin: "Only the app's own page may connect."
            case .wrongToken: "The link is not the running app's; open the one that it printed last."
            }
        }
    }

    /// Whether the page itself may be loaded.
    /// - Parameters:
    ///   - hosts: The values of the request's Host fields.
    ///   - uri: As it stands in the request.
    package func checkPage(hosts: [String], uri: String) throws(Refusal) {
        try checkHost(hosts)
        guard let given = Self.token(in: uri), Self.isEqual(given, token) else { throw .wrongToken }
    }

    /// Whether the WebSocket may be opened.
    package func checkSocket(hosts: [String], origins: [String], uri: String) throws(Refusal) {
        try checkPage(hosts: hosts, uri: uri)
        try checkOrigin(hosts: hosts, origins: origins)
    }

    /// Whether a request with a key in its fields may be answered: `Authorization: Bearer KEY`.
    package func checkCall(hosts: [String], origins: [String], authorizations: [String]) throws(Refusal) {
        try checkHost(hosts)
        guard authorizations.count == 1, authorizations[0].hasPrefix("Bearer "), Self.isEqual(String(authorizations[0].dropFirst(7)), token) else {
            throw .wrongToken
        }
        // Programs that are no browser send none.
        if !origins.isEmpty { try checkOrigin(hosts: hosts, origins: origins) }
    }

    private func checkOrigin(hosts: [String], origins: [String]) throws(Refusal) {
        guard origins.count == 1, hosts.count == 1, let scheme = origins[0].split(separator: ":").first,
              scheme == "http" || scheme == "https", origins[0].lowercased() == "\(scheme)://\(hosts[0].lowercased())" else {
            throw .wrongOrigin
        }
    }

    /// Whether a request without secrets may be answered.
    ///
    /// The port may be any: a tunnel ends at another one.
    package func checkHost(_ hosts: [String]) throws(Refusal) {
        guard hosts.count == 1 else { throw .wrongHost }
        let name = Self.name(in: hosts[0].lowercased())
        guard ["localhost", "127.0.0.1", "[::1]"].contains(name) || names.contains(name) else { throw .wrongHost }
    }

    /// A host without its port; an IPv6 address keeps its brackets.
    private static func name(in host: String) -> String {
        let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map { host.index(after: $0) } ?? host.endIndex : host.firstIndex(of: ":")
        guard let end, end < host.endIndex else { return host }
        // What follows is a port, or else all of it is a name of its own.
        let port = host[end...].dropFirst()
        guard host[end] == ":", port.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return host }
        return String(host[..<end])
    }

    /// The value of `token` in a query.
    private static func token(in uri: String) -> String? {
        guard let query = uri.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
        for part in query.split(separator: "&") where part.hasPrefix("token=") { return String(part.dropFirst(6)) }
        return nil
    }

    /// Takes as long for nearly right tokens as for entirely wrong ones.
    private static func isEqual(_ a: String, _ b: String) -> Bool {
        let a = Array(a.utf8), b = Array(b.utf8)
        guard a.count == b.count else { return false }
        var difference: UInt8 = 0
        for index in a.indices { difference |= a[index] ^ b[index] }
        return difference == 0
    }

    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789"), length = 24

    /// Whether a text may be a token that ``newToken()`` made.
    static func isToken(_ text: String) -> Bool { text.count == length && text.allSatisfy(alphabet.contains) }

    /// A token of 120 random bits, in letters and digits that make a small QR code.
    package static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] })
    }
}
#endif
