#if KMS
import CSeat
import Foundation
import TouchHost

/// The right to use a display and its devices, from logind, from seatd, or taken by root itself.
///
/// The session's manager watches this process: when it ends in whatever way, the console and its keyboard are as they were.
@MainActor
final class Seat {
    /// The person has come back to this virtual terminal, or gone to another. To be set once the seat is there.
    var onChange: ((_ isEnabled: Bool) -> Void)?
    private(set) var isEnabled = false
    private var handle: OpaquePointer?
    private let listener: UnsafeMutablePointer<libseat_seat_listener>
    private var devices: [(descriptor: Int32, number: Int32)] = []

    private static let advice = "log in on a virtual terminal, start seatd, or be root"

    /// An answer that takes longer will not come.
    private static let patience = 3.0

    init() throws {
        libseat_set_log_level(LIBSEAT_LOG_LEVEL_SILENT)
        listener = .allocate(capacity: 1)
        listener.initialize(to: libseat_seat_listener(
            enable_seat: { _, data in Seat.change(data, isEnabled: true) },
            disable_seat: { _, data in Seat.change(data, isEnabled: false) }))
        handle = libseat_open_seat(listener, Unmanaged.passUnretained(self).toOpaque())
        guard handle != nil else {
            let reason = KMSError.systemReason
            listener.deallocate()
            throw KMSError("no seat can be had (\(reason)): \(Self.advice)")
        }
        let start = SystemClock.now
        while !isEnabled, libseat_dispatch(handle, 100) >= 0, SystemClock.now - start < Self.patience {}
        guard isEnabled else {
            close()
            // libseat itself then tries what only root may.
            guard geteuid() == 0 || SeatManager.isThere() else { throw KMSError("no seat can be had: \(Self.advice)") }
            throw KMSError("the seat is in use by another session: switch to this one's virtual terminal first")
        }
    }

    /// Readable when the seat comes or goes.
    var descriptor: Int32 { handle.map { libseat_get_fd($0) } ?? -1 }

    var name: String { handle.flatMap { libseat_seat_name($0) }.map { String(cString: $0) } ?? "seat0" }

    /// Reads what was said. `false` when the manager is gone.
    func dispatch() -> Bool {
        guard let handle else { return false }
        return libseat_dispatch(handle, 0) >= 0
    }

    /// A descriptor of the device, or -1 with the reason in `errno`.
    func open(_ path: String) -> Int32 {
        var descriptor: Int32 = -1
        let number = libseat_open_device(handle, path, &descriptor)
        guard number >= 0 else { return -1 }
        devices.append((descriptor, number))
        return descriptor
    }

    func close(descriptor: Int32) {
        for (index, device) in devices.enumerated() where device.descriptor == descriptor {
            devices.remove(at: index)
            libseat_close_device(handle, device.number)
            Glibc.close(descriptor)
            return
        }
    }

    /// Goes to another virtual terminal.
    func switchSession(to number: Int) {
        if let handle { libseat_switch_session(handle, Int32(number)) }
    }

    /// Gives everything back.
    func close() {
        guard let handle else { return }
        for device in devices {
            libseat_close_device(handle, device.number)
            Glibc.close(device.descriptor)
        }
        devices.removeAll()
        libseat_close_seat(handle)
        self.handle = nil
        isEnabled = false
        listener.deallocate()
    }

    private nonisolated static func change(_ data: UnsafeMutableRawPointer?, isEnabled: Bool) {
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
            guard let data else { return }
            let seat = Unmanaged<Seat>.fromOpaque(data).takeUnretainedValue()
            seat.isEnabled = isEnabled
            seat.onChange?(isEnabled)
            // The seat changes hands once this side has agreed.
            if !isEnabled, let handle = seat.handle { libseat_disable_seat(handle) }
        }
    }
}
#endif
