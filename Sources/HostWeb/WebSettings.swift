import TouchHost

/// What the environment says about browsers alone (Documentation/phones.md).
package struct WebSettings: Equatable, Sendable {
    /// Where browsers of other machines may connect: an address of this machine, or `auto` for that of its network (`DACTYL_LISTEN`). `nil`
    /// leaves it to this machine.
    package var listen: String?
    /// The port, 0 for any that is free (`DACTYL_PORT`). `nil` for the usual one.
    package var port: Int?
    /// The file that keeps the link's key from one start to the next (`DACTYL_KEY`). `nil` makes a new key at each start.
    package var keyFile: String?
    /// Whether several browsers may touch at the same time (`DACTYL_SHARED=1`).
    package var isShared = false

    /// Makes settings with every value at its default.
    package init() {}

    /// Reads the variables.
    /// - Throws: `HostSettings.Invalid` for the first value that makes no sense.
    package init(environment: [String: String]) throws {
        listen = environment["DACTYL_LISTEN"].flatMap { $0.isEmpty ? nil : $0 }
        if let value = environment["DACTYL_PORT"], !value.isEmpty { port = try HostSettings.port(value) }
        keyFile = environment["DACTYL_KEY"].flatMap { $0.isEmpty ? nil : $0 }
        isShared = try HostSettings.isOn("DACTYL_SHARED", in: environment)
    }
}
