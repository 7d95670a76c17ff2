import Foundation
import HostKit
import TouchHost

/// A bare display. Its devices are the kernel's, which are listed without taking the display, also by a program that was built without it.
package struct KMSProvider: HostProvider {
    package init() {}

    package let name = "kms"
    package var advice: String? { adviceToBuild(name) }

    package func isLikely(_ environment: [String: String]) -> Bool { true }

    package func checkSettings(_ environment: [String: String]) throws { _ = try KMSSettings(environment: environment) }

    package func devices(_ settings: HostSettings, _ environment: [String: String]) -> DeviceList {
        KernelDevices(mayOpen: Self.mayOpen).deviceList
    }

    #if KMS
    package let isBuilt = true

    /// A process that is given a screen is given its devices with it.
    private static func mayOpen(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 || SeatManager.isThere() }

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost {
        let own = try KMSSettings(environment: environment)
        do {
            return try KMSHost(settings: settings, own: own, clock: SystemClock())
        } catch let error as KMSError {
            // A named output means that output, and no page.
            throw HostRefusal("no bare display: \(error)", isFinal: own.output != nil)
        }
    }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        let output = host.outputs[0].name
        return switch cause {
        case .asked: ("kms (\(output)) because it was asked for", nil)
        case .first: ("kms because \(output) is free and there is no compositor", nil)
        }
    }
    #else
    private static func mayOpen(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 }
    #endif
}
