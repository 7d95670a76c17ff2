#if Web
import Foundation
import NIOCore
import TouchHost

/// Where the host listens, who may come, and by which link.
struct WebPlace {
    let address: String
    let check: RequestCheck
    /// The host in the link.
    private let name: String

    /// - Throws: ``WebError`` when there is no network to listen on.
    init(settings: HostSettings) throws {
        guard let listen = settings.listen else {
            address = "127.0.0.1"
            name = address
            check = RequestCheck(token: nil, names: [])
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
    }

    func link(port: Int) -> String {
        "http://\(name):\(port)/" + (check.token.map { "?token=\($0)" } ?? "")
    }

    /// What a person has to know who is to touch the app.
    func notice(port: Int) -> String {
        guard check.token == nil else {
            let link = link(port: port)
            return (QRCode.text(link).map { "\($0)\n" } ?? "") + "Open \(link) on a phone or tablet of this network. The link is the key."
        }
        let user = ProcessInfo.processInfo.userName, machine = ProcessInfo.processInfo.hostName
        return """
            Open \(link(port: port)) in a browser on this machine.
            From another machine: ssh -L \(port):127.0.0.1:\(port) \(user)@\(machine), then open the same address there.
            For the phones and tablets of this network: run it with --listen.
            """
    }

    private static func bracketed(_ address: String) -> String {
        address.contains(":") ? "[\(address)]" : address
    }
}
#endif
