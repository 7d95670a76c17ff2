import Foundation
import HostKMS
import HostKit
import HostWayland
import HostX11
public import TouchHost

#if X11
extension X11Host: DeviceListing {}
#endif

#if Wayland
extension WaylandHost: DeviceListing {}
#endif

/// The devices of one host, as text for people.
@preconcurrency @MainActor
public struct DeviceReport {
    let host: String
    let devices: [InputDevice]
    /// Said in place of devices.
    let remark: String?

    /// Asks the host that the settings name; `auto` is the one that an app would come to.
    ///
    /// The devices of a bare display are the kernel's, which are listed without taking the display.
    /// - Throws: ``HostChoice/Failure`` where the host is not to be had.
    public init(settings: HostSettings) throws {
        var settings = settings
        if settings.host == "auto" { settings.host = Self.likeliest(ProcessInfo.processInfo.environment) }
        host = settings.host
        switch settings.host {
        case "kms":
            devices = KernelDevices(mayOpen: Self.mayOpen).list()
            remark = devices.isEmpty ? "none: the kernel knows no touchscreen, pen or pad" : nil
        case "headless":
            devices = []
            remark = "none: touches come from scripts"
        case "web":
            devices = []
            remark = "none here: each browser has its own, and the page reports them as they touch"
        default:
            let choice = try HostChoice(settings: settings)
            devices = (choice.host as? any DeviceListing)?.inputDevices() ?? []
            choice.host.disconnect()
            remark = devices.isEmpty ? "none: the display has no touchscreen, pen or pad" : nil
        }
    }

    init(host: String, devices: [InputDevice]) {
        self.host = host
        self.devices = devices
        remark = nil
    }

    /// A process that is given a screen is given its devices with it.
    private nonisolated static func mayOpen(_ path: String) -> Bool {
        if access(path, R_OK | W_OK) == 0 { return true }
        #if KMS
        return SeatManager.isThere()
        #else
        return false
        #endif
    }

    private static func likeliest(_ environment: [String: String]) -> String {
        #if Wayland
        if WaylandHost.isNamed(by: environment) { return "wayland" }
        #endif
        #if X11
        if environment["DISPLAY"]?.isEmpty == false { return "x11" }
        #endif
        return "kms"
    }

    /// A block of lines for each device, and at the end what would mend permissions.
    public var text: String {
        var lines = ["\(host): \(remark ?? "\(devices.count) \(devices.count == 1 ? "device" : "devices")")"]
        for device in devices {
            lines.append("")
            lines.append("\(device.kind.rawValue) '\(device.name)' at \(device.place)")
            if !device.abilities.isEmpty { lines.append("    can: \(device.abilities.joined(separator: ", "))") }
            lines.append("    on: \(device.output)")
            for trouble in device.troubles { lines.append("    wrong: \(trouble)") }
        }
        if devices.contains(where: { $0.troubles.contains { $0.hasPrefix("no permission") } }) {
            lines += ["", "A rule that lets the person at the screen in, for /etc/udev/rules.d/70-touch.rules:", ""]
            lines += KernelDevices.rule.split(separator: "\n").map(String.init)
            lines += ["", "and then, as root: udevadm control --reload && udevadm trigger --subsystem-match=input"]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
