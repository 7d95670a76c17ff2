#if Web
import Foundation
import WebServing

extension WebPlace {
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
}
#endif
