internal import HostKit

/// A bus as the main thread uses it: calls with answers, and what to do with calls and signals that come.
@MainActor
final class BusLink {
    private(set) var connection: BusConnection?
    private var pending: [UInt32: ([BusValue]?) -> Void] = [:]
    private var onCall: (BusCall) -> Void = { _ in }
    private var onSignal: (BusSignal) -> Void = { _ in }
    private let mailbox: MainMailbox
    /// Whether it was closed, perhaps before it was open.
    private var isClosed = false

    /// Calls and signals of other programs that wait at once; more calls are refused, more signals dropped. A client asks, reads and asks again.
    private nonisolated static let mostWaiting = 10_000

    init(_ mailbox: MainMailbox) { self.mailbox = mailbox }

    /// Opens it.
    /// - Parameter done: Called with whether it is open.
    func open(_ address: String, onCall: @escaping (BusCall) -> Void, onSignal: @escaping (BusSignal) -> Void, done: @escaping @MainActor @Sendable (Bool) -> Void) {
        self.onCall = onCall
        self.onSignal = onSignal
        let waiting = WaitingCalls(most: Self.mostWaiting), mailbox = mailbox
        BusConnection.open(address) { [weak self] message in
            // Answers are as many as were asked for.
            let isCounted = if case .answer = message { false } else { true }
            if isCounted, !waiting.add() { return false }
            mailbox.post { [weak self] in
                if isCounted { waiting.remove() }
                self?.take(message)
            }
            return true
        } done: { connection in
            mailbox.post { [weak self] in
                guard let self, !isClosed else { return }
                self.connection = connection
                done(connection != nil)
            }
        }
    }

    func close() {
        isClosed = true
        connection = nil
        pending = [:]
    }

    private func take(_ message: BusMessage) {
        guard !isClosed else { return }
        switch message {
        case .call(let call): onCall(call)
        case .signal(let signal): onSignal(signal)
        case .answer(let serial, let values): pending.removeValue(forKey: serial)?(values)
        }
    }

    /// Calls a method.
    /// - Parameter done: Called with the answer, or `nil` where it failed.
    func call(_ destination: String, _ path: String, _ interface: String, _ name: String, _ arguments: [BusValue] = [], mayStart: Bool = false,
              done: @escaping ([BusValue]?) -> Void = { _ in }) {
        let serial = connection?.call(destination, path, interface, name, arguments, mayStart: mayStart) ?? 0
        // The answer comes by the mailbox, and so after this.
        if serial != 0 { pending[serial] = done } else { done(nil) }
    }

    /// Has the bus send signals.
    func watch(_ rule: String) { call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", [.text(rule)]) }
}
