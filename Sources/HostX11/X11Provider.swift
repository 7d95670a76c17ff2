import HostKit
import TouchHost

/// X11, which `DISPLAY` names.
package struct X11Provider: HostProvider {
    package init() {}

    package let name = "x11"
    package var advice: String? { adviceToBuild(name) }

    #if X11
    package let isBuilt = true

    package func isLikely(_ environment: [String: String]) -> Bool { environment["DISPLAY"]?.isEmpty == false }

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        do {
            return try X11Host(settings: settings, clock: SystemClock(), display: environment["DISPLAY"] ?? "", options: X11Options())
        } catch let error as X11Error {
            throw HostRefusal("no X server: \(error)")
        }
    }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        let display = environment["DISPLAY"] ?? ""
        return switch cause {
        case .asked: ("x11 (\(display)) because it was asked for", nil)
        case .first: ("x11 because DISPLAY is \(display)", nil)
        }
    }
    #endif
}

#if X11
extension X11Host: DeviceListing {
    package var deliveries: Deliveries { state.input.deliveries }
}
#endif
