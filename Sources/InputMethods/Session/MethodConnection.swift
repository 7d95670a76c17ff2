internal import DesktopBus
internal import HostKit

/// The connection to an input method's daemon, and the object there that has an app's keys.
@MainActor
final class MethodConnection {
    enum State { case closed, opening, ready }

    private(set) var state = State.closed
    /// Called with what the daemon says of the object.
    var onEvent: (MethodEvent) -> Void = { _ in }
    /// Called when the daemon is gone.
    var onLoss: () -> Void = {}

    private let dialect: any MethodDialect
    private let app: String
    private let mailbox: MainMailbox
    private var link: BusLink?
    /// The name on the bus of the program that has the object.
    private var owner = ""
    private var path = ""
    /// Calls after whose answer the daemon has done with what came before them. What it says until then is of the past.
    private var unansweredEnds = 0

    init(_ dialect: any MethodDialect, app: String, mailbox: MainMailbox) {
        self.dialect = dialect
        self.app = app
        self.mailbox = mailbox
    }

    // MARK: Opening

    func open() {
        guard state == .closed else { return }
        guard let address = dialect.address() else { return }
        state = .opening
        let link = BusLink(mailbox, thread: "input method")
        self.link = link
        link.onLoss = { [weak self] in self?.lose(link) }
        link.open(address, onSignal: { [weak self] in self?.receive($0) }) { [weak self] isOpen in
            guard let self, self.link === link else { return }
            if isOpen { find(dialect.services[...]) } else { close() }
        }
    }

    /// Looks for the first of the daemon's names that a program has.
    private func find(_ names: ArraySlice<String>) {
        guard let name = names.first else { return close() }
        guard dialect.sharesBus else { return create(at: name) }
        link?.call(Bus.name, Bus.path, Bus.name, "GetNameOwner", [.text(name)]) { [weak self] answer in
            guard let self, state == .opening else { return }
            guard let owner = answer?.first?.string, !owner.isEmpty else { return find(names.dropFirst()) }
            link?.watch("type='signal',sender='\(Bus.name)',member='NameOwnerChanged',arg0='\(name)'")
            create(at: owner)
        }
    }

    private func create(at owner: String) {
        self.owner = owner
        let call = dialect.create(app: app)
        link?.call(owner, call.path, call.interface, call.name, call.arguments) { [weak self] answer in
            guard let self, state == .opening else { return }
            guard case .path(let path)? = answer?.first else { return close() }
            self.path = path
            state = .ready
            for call in dialect.begin(path) { send(call) }
        }
    }

    func close() {
        if state == .ready { send(dialect.destroy(path)) }
        link?.close()
        link = nil
        state = .closed
        unansweredEnds = 0
    }

    private func lose(_ lost: BusLink?) {
        guard link === lost, state != .closed else { return }
        let wasReady = state == .ready
        state = .closed
        close()
        if wasReady { onLoss() }
    }

    // MARK: Calls

    /// Says something to the object. That it is answered with an error is not looked at.
    func tell(_ make: (any MethodDialect, _ path: String) -> MethodCall) {
        guard state == .ready else { return }
        send(make(dialect, path))
    }

    /// Says something that ends what is being composed. What the daemon says before its answer is left out.
    func end(_ make: (any MethodDialect, _ path: String) -> MethodCall) {
        guard state == .ready else { return }
        unansweredEnds += 1
        send(make(dialect, path)) { [weak self] _ in self?.unansweredEnds -= 1 }
    }

    /// Asks whether the daemon takes a press.
    /// - Parameter done: Called with the answer, or with `nil` where the object is gone.
    func ask(_ key: KeySymbol, time: Double, done: @escaping (Bool?) -> Void) {
        guard state == .ready else { return done(nil) }
        send(dialect.process(key, isPressed: true, time: time, path)) { done($0.map { $0.first?.isTrue ?? false }) }
    }

    private func send(_ call: MethodCall, done: @escaping ([BusValue]?) -> Void = { _ in }) {
        let sent = link
        link?.call(owner, call.path, call.interface, call.name, call.arguments) { [weak self] answer in
            // The answer may be to a call on an earlier connection.
            if let self, link === sent { done(answer) }
        }
    }

    // MARK: Signals

    private func receive(_ signal: BusSignal) {
        if dialect.sharesBus, signal.sender == Bus.name {
            if signal.name == "NameOwnerChanged", signal.arguments.dropFirst().first?.string == owner { lose(link) }
            return
        }
        // On a bus that others share anyone may send.
        guard state == .ready, unansweredEnds == 0, signal.path == path, signal.interface == dialect.interface,
              !dialect.sharesBus || signal.sender == owner, let event = dialect.event(signal) else { return }
        onEvent(event)
    }
}
