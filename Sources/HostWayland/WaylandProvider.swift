import HostKit
import TouchHost

/// Wayland, by the compositor that the environment names.
package struct WaylandProvider: HostProvider {
    package init() {}

    package let name = "wayland"
    package var advice: String? { adviceToBuild(name) }

    #if Wayland
    package let isBuilt = true

    package func isLikely(_ environment: [String: String]) -> Bool { WaylandHost.isNamed(by: environment) }

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        guard isAsked || isLikely(environment) else { throw HostRefusal("no Wayland compositor: WAYLAND_DISPLAY is not set") }
        do {
            return try WaylandHost(settings: settings, clock: SystemClock(), environment: environment, options: WaylandOptions())
        } catch let error as WaylandError {
            throw HostRefusal("no Wayland compositor: \(error)")
        }
    }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        let display = environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
        return switch cause {
        case .asked: ("wayland (\(display)) because it was asked for", nil)
        case .first: ("wayland because \(display) answers", nil)
        }
    }
    #endif
}

#if Wayland
extension WaylandHost: ScriptableHost, DeviceListing {
    package var deliveries: Deliveries { state.deliveries }
}
#endif
