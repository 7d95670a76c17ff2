internal import FoundationAdditions
internal import TouchHost

/// Where the inspector is to be reached.
package struct InspectorPlace: Equatable, Sendable {
    enum Way: Equatable {
        /// Standard input and output, of which the app then has none.
        case standardIO
        case network(address: String, port: Int)
    }

    let way: Way

    /// Reads `1`, `stdio`, `ADDRESS`, `ADDRESS:PORT` or `:PORT`.
    /// - Throws: `HostSettings.Invalid` for anything else.
    package init(_ text: String) throws {
        if text == "stdio" {
            way = .standardIO
            return
        }
        if text == "1" {
            way = .network(address: Self.loopback, port: Self.usualPort)
            return
        }
        // An IPv6 address stands in brackets where a port follows.
        let isBare = text.hasPrefix("[") ? !text.contains("]:") : text.filter { $0 == ":" }.count != 1
        let colon = isBare ? nil : text.lastIndex(of: ":")
        let port = colon.map { text[text.index(after: $0)...] }, address = text[..<(colon ?? text.endIndex)].filter { $0 != "[" && $0 != "]" }
        guard let number = port.map({ Int($0) }) ?? Self.usualPort, (0...65535).contains(number) else {
            throw HostSettings.Invalid("DACTYL_INSPECT is '\(text.onOneLine)', and not 1, stdio or an address with a port from 0 to 65535, as in 127.0.0.1:8477")
        }
        way = .network(address: address.isEmpty ? Self.loopback : address, port: number)
    }

    package static let usualPort = 8477
    static let loopback = "127.0.0.1"

    /// Begins to answer there.
    /// - Throws: An error of one line when the place can't be had.
    @MainActor
    package func open(_ inspector: Inspector) throws -> any InspectorPort {
        switch way {
        case .standardIO: return ToolPort(inspector)
        case .network(let address, let port):
            #if Web
            return try PagePort(inspector, address: address, port: port)
            #else
            _ = (address, port)
            throw HostSettings.Invalid("this app was built without the inspector's page; build it with traits: [\"Web\"] for the package dactyl in its Package.swift; in that package itself, swift build --traits Web")
            #endif
        }
    }
}
