#if KMS
import CLibinput
import TouchHost

/// Calls back when a screen is plugged in or pulled out, as udev reports it.
@MainActor
final class HotPlug {
    private let udev: OpaquePointer
    private let monitor: OpaquePointer
    let descriptor: Int32

    /// `nil` where there is no udev to listen to: then screens stay as they are.
    init?() {
        guard let udev = udev_new() else { return nil }
        guard let monitor = udev_monitor_new_from_netlink(udev, "udev"),
              udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil) == 0, udev_monitor_enable_receiving(monitor) == 0 else {
            udev_unref(udev)
            return nil
        }
        self.udev = udev
        self.monitor = monitor
        descriptor = udev_monitor_get_fd(monitor)
    }

    /// Reads everything that was said. Returns whether anything was.
    func dispatch() -> Bool {
        var isNews = false
        while let device = udev_monitor_receive_device(monitor) {
            udev_device_unref(device)
            isNews = true
        }
        return isNews
    }

    func release() {
        udev_monitor_unref(monitor)
        udev_unref(udev)
    }
}
#endif
