import HostKMS
import HostKit
import HostWayland
import HostWeb
import HostX11

/// All kinds of hosts, those that are tried first where settings leave the choice in front. Nothing else names one.
@MainActor
enum Providers {
    static let all: [any HostProvider] = [WaylandProvider(), X11Provider(), KMSProvider(), HeadlessProvider(), WebProvider()]

    /// The provider of a name, also of a host that this program was built without; `nil` for any other name.
    static func named(_ name: String) -> (any HostProvider)? { all.first { $0.name == name } }
}
