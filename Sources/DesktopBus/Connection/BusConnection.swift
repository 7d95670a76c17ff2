internal import CGIO
internal import Foundation

/// A connection to a bus. GDBus reads and writes in a thread of its own; what comes is handed to a mailbox of the main thread.
package final class BusConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    /// The name that the bus has given to this program.
    package let name: String

    private init(_ handle: OpaquePointer) {
        self.handle = handle
        name = g_dbus_connection_get_unique_name(handle).map { String(cString: $0) } ?? ""
    }

    deinit {
        g_dbus_connection_close(handle, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(handle))
    }

    /// Opens a connection in a thread of its own, since a bus may take its time.
    /// - Parameters:
    ///   - address: As D-Bus writes them.
    ///   - thread: What that thread is called.
    ///   - receive: Called in GDBus's thread with what comes. Returns whether there is room for it; a call without room is refused.
    ///   - lose: Called in that other thread, which then sleeps as long as the connection is open, when that has closed; `nil` where it is not watched.
    ///   - done: Called in that other thread, with `nil` where there is no bus.
    static func open(_ address: String, thread name: String, receive: @escaping @Sendable (BusMessage) -> Bool, lose: (@Sendable () -> Void)?,
                     done: @escaping @Sendable (BusConnection?) -> Void) {
        let thread = Thread {
            // GDBus reports the end of a connection where it was made, and nothing else there.
            let context = g_main_context_new()
            g_main_context_push_thread_default(context)
            defer {
                g_main_context_pop_thread_default(context)
                g_main_context_unref(context)
            }
            guard let handle = connect(address) else { return done(nil) }
            read(handle, receive)
            g_object_ref(UnsafeMutableRawPointer(handle))
            done(BusConnection(handle))
            if let lose {
                dactyl_bus_wait_for_end(handle, context)
                lose()
            }
            g_object_unref(UnsafeMutableRawPointer(handle))
        }
        thread.name = name
        thread.stackSize = 256 * 1024
        thread.start()
    }

    private static func connect(_ address: String) -> OpaquePointer? {
        let flags = GDBusConnectionFlags(rawValue: dactyl_bus_as_client)
        var error: UnsafeMutablePointer<GError>?
        let handle = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
        if handle == nil { g_error_free(error) }
        return handle
    }

    private static func read(_ handle: OpaquePointer, _ receive: @escaping @Sendable (BusMessage) -> Bool) {
        let receiver = Unmanaged.passRetained(Receiver(receive)).toOpaque()
        g_dbus_connection_add_filter(handle, { connection, message, isIncoming, receiver in
            guard isIncoming != 0, let connection, let message, let receiver, let read = BusMessage(message) else { return message }
            if !Unmanaged<Receiver>.fromOpaque(receiver).takeUnretainedValue().receive(read), case .call(let call) = read, !call.isQuiet,
               let refusal = call.makeAnswer(.failure(.busy)) {
                _ = dactyl_bus_send(connection, refusal)
                g_object_unref(UnsafeMutableRawPointer(refusal))
            }
            g_object_unref(UnsafeMutableRawPointer(message))
            return nil
        }, receiver, { Unmanaged<Receiver>.fromOpaque($0!).release() })
    }

    private final class Receiver {
        let receive: @Sendable (BusMessage) -> Bool
        init(_ receive: @escaping @Sendable (BusMessage) -> Bool) { self.receive = receive }
    }

    // MARK: Sending, which never waits

    /// - Returns: Whether the connection is open.
    @discardableResult
    package func answer(_ call: BusCall, _ result: Result<[BusValue], BusRefusal>) -> Bool {
        guard !call.isQuiet else { return true }
        return send(call.makeAnswer(result)) != 0
    }

    /// - Parameter destination: The program that it is for; `nil` for all that have asked for it.
    /// - Returns: Whether the connection is open.
    package func signal(_ path: String, _ interface: String, _ name: String, _ arguments: [BusValue], to destination: String? = nil) -> Bool {
        let message = g_dbus_message_new_signal(path, interface, name)
        if let destination { g_dbus_message_set_destination(message, destination) }
        g_dbus_message_set_body(message, BusValue.structure(arguments).makeVariant())
        return send(message) != 0
    }

    /// Calls a method.
    /// - Parameter mayStart: Whether the bus may start the program that is called.
    /// - Returns: The number that the answer has; 0 where the connection is closed.
    func call(_ destination: String, _ path: String, _ interface: String, _ name: String, _ arguments: [BusValue], mayStart: Bool = false) -> UInt32 {
        let message = g_dbus_message_new_method_call(destination, path, interface, name)
        if !mayStart { g_dbus_message_set_flags(message, GDBusMessageFlags(rawValue: dactyl_bus_no_start)) }
        if !arguments.isEmpty { g_dbus_message_set_body(message, BusValue.structure(arguments).makeVariant()) }
        return send(message)
    }

    private func send(_ message: OpaquePointer?) -> UInt32 {
        guard let message else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(message)) }
        return dactyl_bus_send(handle, message)
    }
}
