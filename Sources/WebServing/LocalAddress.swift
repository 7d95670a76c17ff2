#if Web
internal import Foundation
internal import NIOCore

/// The address by which other machines reach this one.
package enum LocalAddress {
    /// The IPv4 address of a network, those of home and office networks first, or else an IPv6 one. `nil` without a network.
    package static func find() -> String? {
        let devices = (try? System.enumerateDevices()) ?? []
        var best: (rank: Int, address: String)?
        for device in devices {
            guard let address = device.address, let text = address.ipAddress, let rank = rank(address, text, of: device.name) else { continue }
            if rank < best?.rank ?? .max { best = (rank, text) }
        }
        return best?.address
    }

    /// Lower is better; `nil` for what others can't reach.
    private static func rank(_ address: SocketAddress, _ text: String, of device: String) -> Int? {
        // Networks between this machine and its own containers.
        let isInner = ["docker", "veth", "br-", "virbr", "cni", "lxc"].contains { device.hasPrefix($0) }
        switch address {
        case .v4:
            guard !text.hasPrefix("127."), !text.hasPrefix("169.254.") else { return nil }
            let isPrivate = text.hasPrefix("192.168.") || text.hasPrefix("10.") || text.hasPrefix("172.")
            return (isInner ? 4 : 0) + (isPrivate ? 0 : 1)
        case .v6:
            guard text != "::1", !text.lowercased().hasPrefix("fe80") else { return nil }
            return (isInner ? 4 : 0) + 2
        case .unixDomainSocket:
            return nil
        }
    }
}
#endif
