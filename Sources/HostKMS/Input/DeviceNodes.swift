#if KMS
import CLibinput
import Foundation

/// What the kernel shows of the devices: a device that lacks a node which was there before is being pulled out.
///
/// The kernel first lets go of what was pressed on such a device, as if the person had done so, then takes down what it shows of it, one
/// after the other. libinput learns of it from udev last, up to a tenth of a second later.
@MainActor
struct DeviceNodes {
    private var known: ContiguousArray<(device: OpaquePointer, paths: [String])> = []

    /// - Parameter folder: Where the kernel shows its devices.
    mutating func add(_ device: OpaquePointer, in folder: String = "/sys/class/input") {
        guard let name = libinput_device_get_sysname(device) else { return }
        known.append((device, Self.paths(of: String(cString: name), in: folder)))
    }

    mutating func remove(_ device: OpaquePointer) { known.removeAll { $0.device == device } }

    func isIncomplete(_ device: OpaquePointer) -> Bool {
        for (each, paths) in known where each == device {
            for path in paths where access(path, F_OK) != 0 { return true }
        }
        return false
    }

    /// What goes first of each of a device's nodes: `event5`, and `mouse1` beside it.
    nonisolated static func paths(of event: String, in folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(event)/device")) ?? []
        return all.filter { $0.hasPrefix("event") || $0.hasPrefix("mouse") }.sorted().map { "\(folder)/\($0)/power" }
            .filter { access($0, F_OK) == 0 }
    }
}
#endif
