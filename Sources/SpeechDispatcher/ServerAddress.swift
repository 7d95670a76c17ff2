import Foundation

/// Where Speech Dispatcher listens.
struct ServerAddress: Equatable {
    let path: String

    /// The socket that `SPEECHD_ADDRESS` names, else that of the session.
    /// - Returns: `nil` for another kind of address than a socket of this machine's.
    init?(_ environment: [String: String]) {
        if let address = environment["SPEECHD_ADDRESS"], !address.isEmpty {
            guard address.hasPrefix("unix_socket") else { return nil }
            let path = address.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init)
            guard let path, !path.isEmpty else {
                self.path = Self.usual(environment)
                return
            }
            self.path = path
        } else {
            path = Self.usual(environment)
        }
    }

    private static func usual(_ environment: [String: String]) -> String {
        let base = environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(environment["HOME"] ?? "")/.cache"
        return "\(base)/speech-dispatcher/speechd.sock"
    }
}
