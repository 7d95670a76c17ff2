internal import CGIO

/// What has come on the bus.
package enum BusMessage: Sendable {
    case call(BusCall)
    /// The answer to the call of a serial number; `nil` where it failed.
    case answer(UInt32, [BusValue]?)
    case signal(BusSignal)
}

/// Something that another program says to all.
package struct BusSignal: Sendable {
    /// The number on the bus of the program that sent it.
    package let sender: String
    package let path: String
    package let interface: String
    package let name: String
    package let arguments: [BusValue]

    package init(sender: String = "", path: String = "", interface: String = "", name: String, arguments: [BusValue]) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.name = name
        self.arguments = arguments
    }
}

/// What another program asks of an object of this one. It is answered once.
package final class BusCall: @unchecked Sendable {
    /// The number on the bus of the program that asks.
    package let sender: String
    package let path: String
    package let interface: String
    package let name: String
    package let arguments: [BusValue]
    /// The message, which is not changed after this was made.
    private let message: OpaquePointer

    fileprivate init(_ message: OpaquePointer) {
        sender = text(g_dbus_message_get_sender(message))
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
    var isQuiet: Bool { g_dbus_message_get_flags(message).rawValue & dactyl_bus_quiet != 0 }
}

/// Why a call is not answered with values.
package struct BusRefusal: Error {
    package let name: String
    package let words: String

    package init(name: String, words: String) {
        self.name = name
        self.words = words
    }

    package static func unknownMethod(_ call: BusCall) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownMethod", words: "\(call.path) has no method \(call.interface).\(call.name)")
    }
    package static func unknownObject(_ path: String) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownObject", words: "there is no object \(path); it may have gone")
    }
    package static func unknownProperty(_ name: String) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.UnknownProperty", words: "there is no property \(name)")
    }
    package static func arguments(_ call: BusCall) -> BusRefusal {
        BusRefusal(name: "org.freedesktop.DBus.Error.InvalidArgs", words: "\(call.name) got arguments of other kinds than it takes")
    }
    package static let busy = BusRefusal(name: "org.freedesktop.DBus.Error.LimitsExceeded", words: "too many calls wait for an answer: call again later")
}

extension BusMessage {
    /// What a message means; `nil` for one that GLib is to handle itself.
    init?(_ message: OpaquePointer) {
        switch g_dbus_message_get_message_type(message) {
        case G_DBUS_MESSAGE_TYPE_METHOD_CALL:
            let interface = text(g_dbus_message_get_interface(message))
            // Pings and the like are answered by GLib.
            guard !interface.hasPrefix("org.freedesktop.DBus.") || interface == "org.freedesktop.DBus.Properties" else { return nil }
            self = .call(BusCall(message))
        case G_DBUS_MESSAGE_TYPE_METHOD_RETURN: self = .answer(g_dbus_message_get_reply_serial(message), body(message))
        case G_DBUS_MESSAGE_TYPE_ERROR: self = .answer(g_dbus_message_get_reply_serial(message), nil)
        case G_DBUS_MESSAGE_TYPE_SIGNAL:
            self = .signal(BusSignal(sender: text(g_dbus_message_get_sender(message)), path: text(g_dbus_message_get_path(message)),
                                     interface: text(g_dbus_message_get_interface(message)), name: text(g_dbus_message_get_member(message)), arguments: body(message)))
        default: return nil
        }
    }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

private func body(_ message: OpaquePointer) -> [BusValue] { g_dbus_message_get_body(message).map { BusValue($0).parts } ?? [] }
