import Dispatch
import Foundation

/// Speaks by Speech Dispatcher, over its protocol SSIP, on a queue of its own: nothing waits for it.
///
/// It connects with the first text, and starts the server where that is installed and does not run. When it can't, or the server is gone, it calls
/// `onFailure` once, and is silent from then on.
package final class SpeechClient: @unchecked Sendable {
    private let queue = DispatchQueue(label: "dactyl.speech")
    private let environment: [String: String]
    private let onEnd: @Sendable (_ number: Int, _ wasSpoken: Bool) -> Void
    private let onFailure: @Sendable (_ reason: String) -> Void

    // All of it belongs to the queue.
    private var socket: ServerSocket?
    private var source: (any DispatchSourceRead)?
    private var reader = ReplyReader()
    private var hasFailed = false
    private var language: String?
    /// Which of the caller's numbers ends with which message.
    private var ends: [Int: Int] = [:]
    /// Messages that were over before their number was known, as short ones may be.
    private var early: [Int: Bool] = [:]

    /// - Parameters:
    ///   - onEnd: Called on any thread when all texts of a number were spoken, or were cancelled.
    ///   - onFailure: Called once, on any thread, with what is wrong and what to do, in one line.
    package init(environment: [String: String], onEnd: @escaping @Sendable (Int, Bool) -> Void, onFailure: @escaping @Sendable (String) -> Void) {
        self.environment = environment
        self.onEnd = onEnd
        self.onFailure = onFailure
    }

    /// Speaks texts one after another. Returns at once.
    /// - Parameter interrupts: Whether they take the place of what is being spoken and of what waits.
    package func speak(_ texts: [SpokenText], number: Int, interrupts: Bool) {
        queue.async { [self] in
            guard connect() else { return onEnd(number, false) }
            if interrupts { cancel() }
            for (index, text) in texts.enumerated() {
                guard let message = say(text) else { return fail("Speech Dispatcher does not answer", number) }
                guard index == texts.count - 1 else { continue }
                if let wasSpoken = early[message] { onEnd(number, wasSpoken) } else { ends[message] = number }
            }
        }
    }

    /// Silence at once. What waits is forgotten.
    package func stop() { queue.async { [self] in if socket != nil { cancel() } } }

    /// Ends the connection when what was asked for before was sent.
    package func close() {
        queue.async { [self] in
            _ = socket?.send(Command.quit.bytes)
            disconnect()
        }
    }

    // MARK: On the queue

    private func say(_ text: SpokenText) -> Int? {
        if text.language != language {
            // A server without that language answers with an error, and goes on with the one before.
            guard request(.language(text.language ?? Self.ownLanguage(environment))) != nil else { return nil }
            language = text.language
        }
        early = [:]
        guard request(.speak)?.isGood == true else { return nil }
        return request(.text(text.text))?.message
    }

    /// Not every message that waited is reported as cancelled.
    private func cancel() {
        _ = request(.cancel)
        endAll()
    }

    /// Nothing more is spoken of what was asked for.
    private func endAll() {
        let open = ends
        ends = [:]
        for number in open.values.sorted() { onEnd(number, false) }
    }

    /// The language that was set for the system, which a text without one has again after one with another.
    private static func ownLanguage(_ environment: [String: String]) -> String {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = locale.prefix { $0 != "." && $0 != "@" && $0 != "_" }
        return name.isEmpty || name == "C" || name == "POSIX" ? "en" : String(name)
    }

    /// Sends a command and waits for its answer; what happened meanwhile is reported.
    private func request(_ command: Command) -> Reply? {
        guard let socket, socket.send(command.bytes) else { return nil }
        while true {
            guard let bytes = socket.receive(waits: true) else { return nil }
            var answer: Reply?
            for reply in reader.add(bytes) { if reply.isEvent { note(reply) } else { answer = reply } }
            if reader.isBroken { return nil }
            if let answer { return answer }
        }
    }

    private func note(_ event: Reply) {
        guard let wasSpoken = event.isEnd, let message = event.message else { return }
        if let number = ends.removeValue(forKey: message) { onEnd(number, wasSpoken) } else { early[message] = wasSpoken }
    }

    private func readEvents() {
        guard let socket else { return }
        guard let bytes = socket.receive(waits: false) else { return fail("Speech Dispatcher has ended", nil) }
        for reply in reader.add(bytes) where reply.isEvent { note(reply) }
    }

    // MARK: The connection

    private func connect() -> Bool {
        if socket != nil { return true }
        guard !hasFailed else { return false }
        guard let address = ServerAddress(environment) else {
            fail("SPEECHD_ADDRESS is '\(environment["SPEECHD_ADDRESS"] ?? "")', and only unix_socket:PATH can be used", nil)
            return false
        }
        socket = ServerSocket(path: address.path) ?? started(address)
        guard let socket else {
            fail("Speech Dispatcher is not there: apt-get install speech-dispatcher espeak-ng", nil)
            return false
        }
        for command in [Command.clientName("dactyl:\(ProcessInfo.processInfo.processName.filter { $0 != ":" }):main"), .notifications, .priority] where request(command)?.isGood != true {
            fail("Speech Dispatcher refuses '\(String(decoding: command.bytes.dropLast(2), as: UTF8.self))'", nil)
            return false
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.readEvents() }
        // The descriptor lives until the source is done with it.
        source.setCancelHandler { [socket] in _ = socket }
        source.resume()
        self.source = source
        return true
    }

    /// Starts the server, and waits until it listens: it says so by ending the process that started it.
    private func started(_ address: ServerAddress) -> ServerSocket? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard environment["SPEECHD_ADDRESS"]?.isEmpty ?? true,
              let program = folders.map({ String($0) + "/speech-dispatcher" }).first(where: { access($0, X_OK) == 0 }) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--spawn", "--communication-method", "unix_socket", "--socket-path", address.path]
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        for _ in 0..<50 {
            if let socket = ServerSocket(path: address.path) { return socket }
            usleep(100_000)
        }
        return nil
    }

    private func disconnect() {
        source?.cancel()
        source = nil
        socket = nil
        endAll()
    }

    private func fail(_ reason: String, _ number: Int?) {
        disconnect()
        if let number { onEnd(number, false) }
        guard !hasFailed else { return }
        hasFailed = true
        onFailure(reason)
    }
}
