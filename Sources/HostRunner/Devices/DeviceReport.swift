import Foundation
import HostKit
public import TouchHost

/// The devices of one host, as text for people.
@preconcurrency @MainActor
public struct DeviceReport {
    private let host: String
    private let list: DeviceList

    /// Asks the host that the settings name; `auto` is the one that an app would come to.
    /// - Throws: ``HostChoice/Failure`` where the host is not to be had.
    public init(settings: HostSettings) throws {
        let environment = ProcessInfo.processInfo.environment
        let likeliest = Providers.all.first { $0.isLikely(environment) }
        let provider = try settings.host == "auto" ? likeliest ?? HostChoice.provider(settings.host) : HostChoice.provider(settings.host)
        do {
            self.init(host: provider.name, try provider.devices(settings, environment))
        } catch let refusal as HostRefusal {
            throw HostChoice.Failure(refusal)
        }
    }

    init(host: String, _ list: DeviceList) {
        self.host = host
        self.list = list
    }

    /// A block of lines for each device, and at the end what would mend permissions.
    public var text: String {
        let devices = list.devices
        var lines = ["\(host): \(list.remark ?? "\(devices.count) \(devices.count == 1 ? "device" : "devices")")"]
        for device in devices {
            lines.append("")
            lines.append("\(device.kind.rawValue) '\(device.name)' at \(device.place)")
            if !device.abilities.isEmpty { lines.append("    can: \(device.abilities.joined(separator: ", "))") }
            lines.append("    on: \(device.output)")
            for trouble in device.troubles { lines.append("    wrong: \(trouble)") }
        }
        if !list.remedy.isEmpty { lines += [""] + list.remedy }
        return lines.joined(separator: "\n") + "\n"
    }
}
