import HostHeadless
import HostKit
import TouchHost

/// No display: a virtual one, for scripts and tests.
package struct HeadlessProvider: HostProvider {
    package init() {}

    package let name = "headless"
    package let isBuilt = true
    package let isDisplay = false
    package let playsScripts = true

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        try HeadlessHost(settings: settings)
    }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        ("headless because it was asked for", nil)
    }

    package func devices(_ settings: HostSettings, _ environment: [String: String]) -> DeviceList {
        DeviceList([], remark: "none: touches come from scripts")
    }
}
