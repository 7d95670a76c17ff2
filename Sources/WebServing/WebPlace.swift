#if Web
internal import Foundation
internal import NIOCore

/// Where a server listens, which connections it accepts, and the link that leads to it.
package struct WebPlace {
    package let address: String
    package let check: RequestCheck
    /// The host in the link.
    private let name: String
    /// Whether other machines may connect.
    package let isOpen: Bool

    /// - Parameters:
    ///   - listen: An address of this machine, or `auto` for that of its network; `nil` leaves it to this machine.
    ///   - keyFile: Where the link's key is kept from one start to the next; `nil` makes a new one.
    /// - Throws: ``WebError`` when there is no network to listen on, or the key's file can't be used.
    package init(listen: String?, keyFile: String? = nil) throws {
        let token = try keyFile.map { try KeyFile.key(at: $0) } ?? RequestCheck.newToken()
        guard let listen else {
            address = "127.0.0.1"
            name = address
            // Other users of this machine are strangers too.
            check = RequestCheck(token: token, names: [])
            isOpen = false
            return
        }
        var names: Set<String> = []
        if listen == "auto" {
            guard let found = LocalAddress.find() else {
                throw WebError("this machine has no network address that others could reach; name one: --listen ADDRESS")
            }
            address = found
            name = Self.bracketed(found)
        } else {
            address = listen
            let isEverywhere = ["0.0.0.0", "::"].contains(listen)
            name = Self.bracketed(isEverywhere ? LocalAddress.find() ?? "127.0.0.1" : listen)
            if isEverywhere {
                for device in (try? System.enumerateDevices()) ?? [] {
                    if let text = device.address?.ipAddress { names.insert(Self.bracketed(text).lowercased()) }
                }
                names.insert(ProcessInfo.processInfo.hostName.lowercased())
            }
        }
        names.insert(name.lowercased())
        check = RequestCheck(token: token, names: names)
        isOpen = true
    }

    package func link(port: Int) -> String {
        "http://\(name):\(port)/?token=\(check.token)"
    }

    private static func bracketed(_ address: String) -> String {
        address.contains(":") ? "[\(address)]" : address
    }
}
#endif
