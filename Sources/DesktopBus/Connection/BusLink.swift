package import HostKit

/// A bus as the main thread uses it: calls with answers, and what to do with calls and signals that come.
@MainActor
package final class BusLink {
    package private(set) var connection: BusConnection?
    private var pending: [UInt32: ([BusValue]?) -> Void] = [:]
    private var onCall: (BusCall) -> Void = { _ in }
    private var onSignal: (BusSignal) -> Void = { _ in }
    private let mailbox: MainMailbox
    private let thread: String
    /// Called when the bus has closed the connection. To be set before that is opened, whose thread waits for the end then.
    package var onLoss: (() -> Void)?
    /// Whether it was closed, perhaps before it was open.
    private var isClosed = false

    /// Calls and signals of other programs that wait at once; more calls are refused, more signals dropped. A client asks, reads and asks again.
    private nonisolated static let mostWaiting = 10_000

    /// - Parameter thread: What the thread is called in which the connection is opened.
    package init(_ mailbox: MainMailbox, thread: String) {
        self.mailbox = mailbox
        self.thread = thread
    }

    /// Opens it.
    /// - Parameters:
    ///   - onCall: Called with calls of other programs, which it answers. Without it they are refused.
    ///   - done: Called with whether it is open.
    package func open(_ address: String, onCall: ((BusCall) -> Void)? = nil, onSignal: @escaping (BusSignal) -> Void, done: @escaping @MainActor @Sendable (Bool) -> Void) {
        self.onCall = onCall ?? { [weak self] in self?.connection?.answer($0, .failure(.unknownObject($0.path))) }
        self.onSignal = onSignal
        let mailbox = mailbox, isWatched = onLoss != nil
        let lose: @Sendable () -> Void = { mailbox.post { [weak self] in self?.wasClosed() } }
        BusConnection.open(address, thread: thread, receive: receiver(), lose: isWatched ? lose : nil) { connection in
            mailbox.post { [weak self] in
                guard let self, !isClosed else { return }
                self.connection = connection
                done(connection != nil)
            }
        }
    }

    /// Puts what comes into the mailbox, from GDBus's thread.
    private func receiver() -> @Sendable (BusMessage) -> Bool {
        let waiting = WaitingCalls(most: Self.mostWaiting), mailbox = mailbox
        return { [weak self] message in
            // Answers are as many as were asked for.
            let isCounted = if case .answer = message { false } else { true }
            if isCounted, !waiting.add() { return false }
            mailbox.post { [weak self] in
                if isCounted { waiting.remove() }
                self?.take(message)
            }
            return true
        }
    }

    private func wasClosed() { if !isClosed { onLoss?() } }

    package func close() {
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
    package func call(_ destination: String, _ path: String, _ interface: String, _ name: String, _ arguments: [BusValue] = [], mayStart: Bool = false,
              done: @escaping ([BusValue]?) -> Void = { _ in }) {
        let serial = connection?.call(destination, path, interface, name, arguments, mayStart: mayStart) ?? 0
        // The answer comes by the mailbox, and so after this.
        if serial != 0 { pending[serial] = done } else { done(nil) }
    }

    /// Has the bus send signals.
    package func watch(_ rule: String) { call(Bus.name, Bus.path, Bus.name, "AddMatch", [.text(rule)]) }
}
