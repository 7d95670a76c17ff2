import Foundation

/// A bus in another process, which ends with its owner.
public final class TestBus {
    /// Why there can't be a bus; `nil` when there can.
    public static let absence: String? = program == nil ? "dbus-daemon is not installed (script/bootstrap test)" : nil
    private static let program = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Where it is, as D-Bus writes addresses.
    public let address: String
    private let process = Process()
    private let folder = NSTemporaryDirectory() + "dactyl-bus-" + UUID().uuidString.prefix(8)

    /// Starts it, and waits until it has its address.
    public init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program ?? "")
        // Not the session's configuration, whose bus would start the desktop's services that are installed.
        try """
            <busconfig><type>session</type><listen>unix:path=\(folder)/bus</listen>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
            """.write(toFile: folder + "/bus.conf", atomically: true, encoding: .utf8)
        process.arguments = ["--config-file=\(folder)/bus.conf", "--nofork", "--print-address"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        // Tests run on threads that block signals, which a child inherits: it would not end by one.
        var none = sigset_t(), old = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let part = output.fileHandleForReading.availableData
            guard !part.isEmpty else { break }
            text += String(decoding: part, as: UTF8.self)
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    public func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    deinit {
        end()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
