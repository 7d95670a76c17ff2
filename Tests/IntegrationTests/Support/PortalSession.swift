import Foundation

/// A session whose bus has a settings portal (`Tests/Rigs/settings-portal`).
final class PortalSession {
    /// Why it is impossible here; `nil` when it is possible.
    static let absence: String? = {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return "/usr/bin/python3 is not installed (script/bootstrap test)" }
        guard let check = try? Child(rig, ["--missing"]), let status = try? check.status() else { return "Tests/Rigs/settings-portal can't be started" }
        return status == 0 ? nil : check.output.split(separator: "\n").first.map(String.init)
    }()

    private static let rig = "\(Checkout.root)/Tests/Rigs/settings-portal"

    /// What programs of the session need to find it.
    let environment: [String: String?]
    private let session: Child

    /// - Parameter values: Namespace, key and value of each, as the rig takes them.
    init(_ values: String...) throws {
        session = try Child(Self.rig, values + ["--", "sh", "-c", "env; echo ready; exec sleep 100000"])
        guard waitUntil(patience, { [session] in session.output.contains("ready\n") || !session.isRunning }), session.isRunning else {
            throw Trouble("the session did not start: \(session.errors)")
        }
        // The portal alone is looked for on the bus.
        var environment: [String: String?] = ["AT_SPI_BUS_ADDRESS": nil, "DACTYL_ACCESSIBILITY_BUS": "off"]
        for line in session.output.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains(parts[0]) { environment[parts[0]] = parts[1] }
        }
        self.environment = environment
    }

    /// Changes a value, and waits until the bus has it.
    func change(_ line: String) {
        session.write(line)
        waitUntil(patience) { session.output.contains("changed \(line)\n") }
    }

    deinit { session.end() }
}
