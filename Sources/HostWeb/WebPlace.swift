#if Web
import Foundation
import NIOCore
import TouchHost

/// Where the host listens, which connections it accepts, and the link that leads to it.
struct WebPlace {
    let address: String
    let check: RequestCheck
    /// The host in the link.
    private let name: String
    /// Whether other machines may connect.
    private let isOpen: Bool

    /// - Throws: ``WebError`` when there is no network to listen on.
    init(settings: HostSettings) throws {
        guard let listen = settings.listen else {
            address = "127.0.0.1"
            name = address
            // Other users of this machine are strangers too.
            check = RequestCheck(token: RequestCheck.newToken(), names: [])
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
        check = RequestCheck(token: RequestCheck.newToken(), names: names)
        isOpen = true
    }

    func link(port: Int) -> String {
        "http://\(name):\(port)/?token=\(check.token)"
    }

    /// What a person who is to touch the app has to know.
    func notice(port: Int) -> String {
        let link = link(port: port)
        if isOpen {
            return (QRCode.text(link).map { "\($0)\n" } ?? "") + "Open \(link) on a phone or tablet of this network. The link is the key."
        }
        let user = ProcessInfo.processInfo.userName, machine = ProcessInfo.processInfo.hostName
        return """
            Open \(link) in a browser on this machine. The link is the key.
            From another machine: ssh -L \(port):127.0.0.1:\(port) \(user)@\(machine), then open the same link there.
            For the phones and tablets of this network: run it with --listen.
            """
    }

    private static func bracketed(_ address: String) -> String {
        address.contains(":") ? "[\(address)]" : address
    }
}
#endif
