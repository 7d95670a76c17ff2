internal import CGIO

/// What has come on the bus.
enum BusMessage: Sendable {
    case call(BusCall)
    /// The answer to the call of a serial number; `nil` where it failed.
    case answer(UInt32, [BusValue]?)
    case signal(BusSignal)
}

/// Something that another program says to all.
struct BusSignal: Sendable {
    let name: String
    let arguments: [BusValue]
}

/// What another program asks of an object of this one. It is answered once.
final class BusCall: @unchecked Sendable {
    let path: String
    let interface: String
    let name: String
    let arguments: [BusValue]
    /// The message, which is not changed after this was made.
    private let message: OpaquePointer

    fileprivate init(_ message: OpaquePointer) {
        path = text(g_dbus_message_get_path(message))
        interface = text(g_dbus_message_get_interface(message))
        name = text(g_dbus_message_get_member(message))
        arguments = body(message)
        self.message = message
        g_object_ref(UnsafeMutableRawPointer(message))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(message)) }

    /// The message of an answer, for the caller to send and let go.
    func makeAnswer(_ result: Result<[BusValue], BusRefusal>) -> OpaquePointer? {
        switch result {
        case .success(let values):
            let reply = g_dbus_message_new_method_reply(message)
            if !values.isEmpty { g_dbus_message_set_body(reply, BusValue.structure(values).makeVariant()) }
            return reply
        case .failure(let refusal): return g_dbus_message_new_method_error_literal(message, refusal.name, refusal.words)
        }
    }

    /// Whether the caller waits for no answer.
    var isQuiet: Bool { g_dbus_message_get_flags(message).rawValue & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue != 0 }
}

/// Why a call is not answered with values.
struct BusRefusal: Error {
    let name: String
    let words: String

    static func unknownMethod(_ call: BusCall) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownMethod", words: "\(call.path) has no method \(call.interface).\(call.name)")
    }
    static func unknownObject(_ path: String) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownObject", words: "there is no object \(path); it may have gone")
    }
    static func unknownProperty(_ name: String) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownProperty", words: "there is no property \(name)")
    }
    static func arguments(_ call: BusCall) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.InvalidArgs", words: "\(call.name) got arguments of other kinds than it takes")
    }
    static let busy = BusRefusal(name: "org.freedesktop.DBus.Error.LimitsExceeded", words: "too many calls wait for an answer: call again later")
}

extension BusMessage {
    /// What a message means; `nil` for one that GLib is to handle itself.
    init?(_ message: OpaquePointer) {
        switch g_dbus_message_get_message_type(message) {
        case G_DBUS_MESSAGE_TYPE_METHOD_CALL:
            let interface = text(g_dbus_message_get_interface(message))
            // Pings and the like are answered by GLib.
            guard interface.hasPrefix("org.a11y.") || interface == "org.freedesktop.DBus.Properties" else { return nil }
            self = .call(BusCall(message))
        case G_DBUS_MESSAGE_TYPE_METHOD_RETURN: self = .answer(g_dbus_message_get_reply_serial(message), body(message))
        case G_DBUS_MESSAGE_TYPE_ERROR: self = .answer(g_dbus_message_get_reply_serial(message), nil)
        case G_DBUS_MESSAGE_TYPE_SIGNAL:
            self = .signal(BusSignal(name: text(g_dbus_message_get_member(message)), arguments: body(message)))
        default: return nil
        }
    }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

private func body(_ message: OpaquePointer) -> [BusValue] { g_dbus_message_get_body(message).map { BusValue($0).parts } ?? [] }
