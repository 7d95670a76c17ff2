#if KMS
import CLibinput
import Foundation
import TouchHost

/// The touchscreens, pens, pointers and keyboards of the seat, which come and go.
@MainActor
final class InputDevices {
    unowned let host: KMSHost
    private let udev: OpaquePointer
    private let context: OpaquePointer
    private let interface: UnsafeMutablePointer<libinput_interface>
    private var touchscreens: ContiguousArray<Touchscreen> = []
    private var lastContact = 0
    private var latest = 0.0

    /// One touchscreen, and what is down on it.
    private struct Touchscreen {
        let device: OpaquePointer
        var group = TouchGroup()
    }

    /// - Throws: ``KMSError`` where the seat gives no devices.
    init(_ host: KMSHost) throws {
        self.host = host
        guard let udev = udev_new() else { throw KMSError("udev can't be asked for devices") }
        self.udev = udev
        interface = .allocate(capacity: 1)
        interface.initialize(to: libinput_interface(
            open_restricted: { path, _, data in InputDevices.open(path, data) },
            close_restricted: { descriptor, data in InputDevices.close(descriptor, data) }))
        guard let context = libinput_udev_create_context(interface, Unmanaged.passUnretained(host.seat).toOpaque(), udev) else {
            udev_unref(udev)
            throw KMSError("libinput does not start")
        }
        self.context = context
        clibinput_silence(context)
        guard libinput_udev_assign_seat(context, host.seat.name) == 0 else {
            libinput_unref(context)
            udev_unref(udev)
            throw KMSError("the seat '\(host.seat.name)' has no input devices that can be used")
        }
    }

    var descriptor: Int32 { libinput_get_fd(context) }

    func release() {
        libinput_unref(context)
        udev_unref(udev)
        interface.deallocate()
    }

    func suspend() { libinput_suspend(context) }

    func resume() { libinput_resume(context) }

    func dispatch() {
        libinput_dispatch(context)
        while let event = libinput_get_event(context) {
            handle(event)
            libinput_event_destroy(event)
        }
    }

    /// Everything that is down is taken away.
    func takeAway(at now: Double) {
        let time = seconds(UInt64(now * 1e6))
        for index in touchscreens.indices { touchscreens[index].group.cancel(time: time, into: &host.queue) }
    }

    /// The surface is closed: what is down ends without a word.
    func forget() {
        var nowhere = DeliveryQueue()
        for index in touchscreens.indices { touchscreens[index].group.cancel(time: 0, into: &nowhere) }
    }

    private func handle(_ event: OpaquePointer) {
        let device: OpaquePointer = libinput_event_get_device(event)
        switch libinput_event_get_type(event) {
        case LIBINPUT_EVENT_DEVICE_ADDED: add(device)
        case LIBINPUT_EVENT_DEVICE_REMOVED: remove(device)
        case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP, LIBINPUT_EVENT_TOUCH_CANCEL,
             LIBINPUT_EVENT_TOUCH_FRAME:
            guard let touch = libinput_event_get_touch_event(event) else { return }
            handleTouch(touch, libinput_event_get_type(event), of: device)
        default: break
        }
    }

    private func add(_ device: OpaquePointer) {
        if libinput_device_has_capability(device, LIBINPUT_DEVICE_CAP_TOUCH) != 0, isOnScreen(device) {
            touchscreens.append(Touchscreen(device: libinput_device_ref(device)))
        }
    }

    private func remove(_ device: OpaquePointer) {
        for (index, touchscreen) in touchscreens.enumerated() where touchscreen.device == device {
            touchscreens[index].group.cancel(time: seconds(UInt64(host.readTime * 1e6)), into: &host.queue)
            touchscreens.remove(at: index)
            libinput_device_unref(device)
            return
        }
    }

    /// Devices that udev knows to belong to another screen are not this one's.
    private func isOnScreen(_ device: OpaquePointer) -> Bool {
        guard let name = libinput_device_get_output_name(device), let screen = host.screen else { return true }
        return String(cString: name) == screen.connector.name
    }

    private func handleTouch(_ event: OpaquePointer, _ type: libinput_event_type, of device: OpaquePointer) {
        var index = touchscreens.count - 1
        while index >= 0, touchscreens[index].device != device { index -= 1 }
        guard index >= 0, let surface = host.surface else { return }
        guard type != LIBINPUT_EVENT_TOUCH_FRAME else { return touchscreens[index].group.close(into: &host.queue, []) }
        let time = seconds(libinput_event_touch_get_time_usec(event))
        let number = libinput_event_touch_get_slot(event)
        switch type {
        case LIBINPUT_EVENT_TOUCH_DOWN:
            let place = position(event, on: surface)
            guard surface.placement.contains(place) else { return }
            lastContact += 1
            touchscreens[index].group.down(number, id: lastContact, window: 1, position: place, time: time, into: &host.queue, [])
        case LIBINPUT_EVENT_TOUCH_MOTION:
            touchscreens[index].group.move(number, to: position(event, on: surface), time: time, into: &host.queue, [])
        case LIBINPUT_EVENT_TOUCH_UP:
            touchscreens[index].group.up(number, time: time, into: &host.queue, [])
        default:
            touchscreens[index].group.takeAway(number, time: time, into: &host.queue, [])
        }
    }

    private func position(_ event: OpaquePointer, on surface: KMSSurface) -> CGPoint {
        let panel = surface.placement.panel
        return surface.placement.surfacePoint(panelX: libinput_event_touch_get_x_transformed(event, UInt32(panel.width)),
                                              y: libinput_event_touch_get_y_transformed(event, UInt32(panel.height)))
    }

    /// The time of an event, never back and never later than now.
    private func seconds(_ microseconds: UInt64) -> Double {
        latest = max(latest, min(Double(microseconds) / 1e6, host.readTime))
        return latest
    }

    private nonisolated static func open(_ path: UnsafePointer<CChar>?, _ data: UnsafeMutableRawPointer?) -> Int32 {
        guard let path, let data else { return -EINVAL }
        let name = String(cString: path)
        nonisolated(unsafe) let seat = data
        return MainActor.assumeIsolated {
            let descriptor = Unmanaged<Seat>.fromOpaque(seat).takeUnretainedValue().open(name)
            return descriptor >= 0 ? descriptor : -max(errno, 1)
        }
    }

    private nonisolated static func close(_ descriptor: Int32, _ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        nonisolated(unsafe) let seat = data
        MainActor.assumeIsolated { Unmanaged<Seat>.fromOpaque(seat).takeUnretainedValue().close(descriptor: descriptor) }
    }
}
#endif
