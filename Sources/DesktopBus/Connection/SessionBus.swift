internal import Foundation

/// The program that is a bus itself.
package enum Bus { package static let name = "org.freedesktop.DBus", path = "/org/freedesktop/DBus" }

/// The bus of the session.
package enum SessionBus {
    /// Its address; `nil` without one. None is started.
    package static func address(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty, FileManager.default.fileExists(atPath: "\(folder)/bus") else { return nil }
        return "unix:path=\(folder)/bus"
    }
}
