import HostKit
import TouchHost
#if Web
import WebServing
#endif

/// Browsers, which this program serves a page to.
package struct WebProvider: HostProvider {
    package init() {}

    package let name = "web"
    package let isOffered = true
    package let advice: String? = "build it with traits: [\"Web\"] for the package dactyl in its Package.swift; in that package itself, swift build --traits Web"

    package func checkSettings(_ environment: [String: String]) throws { _ = try WebSettings(environment: environment) }

    package func devices(_ settings: HostSettings, _ environment: [String: String]) -> DeviceList {
        DeviceList([], remark: "none here: each browser has its own, and the page reports them as they touch")
    }

    #if Web
    package let isBuilt = true

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        let own = try WebSettings(environment: environment)
        do {
            return try WebHost(settings: settings, own: own, clock: SystemClock())
        } catch let error as WebError {
            throw HostRefusal("no browser host: \(error)")
        }
    }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        let because = switch cause {
        case .asked: "it was asked for"
        case .first(let missing): "there is no display (\(missing.joined(separator: "; ")))"
        }
        guard let host = host as? WebHost else { return ("web because \(because)", nil) }
        return ("web at \(host.link) because \(because)", host.notice)
    }
    #else
    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        throw isAsked ? notBuilt : HostRefusal("no page for browsers: \(advice ?? "")")
    }
    #endif
}

#if Web
extension WebHost: ScriptableHost {
    package var deliveries: Deliveries { state.deliveries }
}
#endif
