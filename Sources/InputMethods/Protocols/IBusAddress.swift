internal import Foundation

/// Where the bus of IBus is: in `IBUS_ADDRESS`, or in a file that its daemon writes for each display.
struct IBusAddress {
    /// Bytes of the file that are read. The daemon writes fewer than 500.
    private static let mostBytes = 8192

    let environment: [String: String]
    /// Where the machine's number is.
    var machineFiles = ["/etc/machine-id", "/var/lib/dbus/machine-id"]

    func find() -> String? {
        if let address = value("IBUS_ADDRESS") { return address }
        return files.lazy.compactMap { Self.read($0).flatMap(Self.address) }.first
    }

    /// The files for the displays that the environment names.
    var files: [String] {
        if let path = value("IBUS_ADDRESS_FILE") { return [path] }
        guard let machine = machineFiles.lazy.compactMap(Self.read).map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }).first(where: { !$0.isEmpty }),
              let folder = value("XDG_CONFIG_HOME") ?? value("HOME").map({ "\($0)/.config" }) else { return [] }
        return displays.map { "\(folder)/ibus/bus/\(machine)-\($0)" }
    }

    /// A daemon names the file by the Wayland display where it finds one, also for programs on X11.
    private var displays: [String] { [value("WAYLAND_DISPLAY").map { "unix-\($0)" }, display].compactMap(\.self) }

    /// The host and number of the X display; without one the number 0, as the daemon has it.
    private var display: String {
        guard let display = value("DISPLAY"), let colon = display.lastIndex(of: ":") else { return "unix-0" }
        let host = display[..<colon], number = display[display.index(after: colon)...].prefix { $0 != "." }
        return "\(host.isEmpty ? "unix" : host)-\(number)"
    }

    /// The address in the file's text; `nil` where the daemon that wrote it has ended.
    static func address(in text: String) -> String? {
        var address: String?, process: Int32?
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("IBUS_ADDRESS=") { address = String(line.dropFirst("IBUS_ADDRESS=".count)) }
            if line.hasPrefix("IBUS_DAEMON_PID=") { process = Int32(line.dropFirst("IBUS_DAEMON_PID=".count)) }
        }
        guard let process, process > 0, kill(process, 0) == 0 || errno == EPERM, address?.isEmpty == false else { return nil }
        return address
    }

    private static func read(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return (try? file.read(upToCount: mostBytes)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
