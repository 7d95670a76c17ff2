internal import FoundationAdditions
package import HostKit
package import TouchHost

/// The keys and texts of a host's windows as an input method has them (R-IME-1 … 13).
///
/// A key waits for the daemon's answer, and the key behind it for the app to have handled that: so keys, text and changes of the field keep one order,
/// and what is typed into a secret never goes to the daemon. Everything else that the host delivers does not wait.
@MainActor
package final class MethodSession: InputMethod {
    /// Seconds until the app gets a key without the daemon's answer. Engines load their dictionaries with the first key; a person who waits longer types again.
    nonisolated static let patience = 1.0

    package let descriptors: [Int32]
    let name: String
    let deliveries: Deliveries
    let connection: MethodConnection
    var patience: Double
    private let report: (String) -> Void
    private let wake = WakeDescriptor()
    private let timer = WakeTimer()
    private let mailbox: MainMailbox

    var order = KeyOrder()
    private var edits = EditCollector()
    /// What the app requests, and for which window.
    private var request: (text: TextInputRequest, window: Int)?
    private var focus: Int?
    /// What the daemon was sent last while it has the focus; `nil` while it has not.
    private(set) var told: (text: TextInputRequest, window: Int)?
    private var toldCaret: PixelRect?
    /// Whether the connection is to be opened with the next text. It is not tried again before another text or window is entered.
    private var mayOpen = true
    /// When keys wait no longer for the connection.
    private var openingEnd = 0.0
    /// Whether the time of the key that was asked about is over without an answer.
    private(set) var isSilent = false
    /// Whether keys wait for the connection: a daemon that did not answer last may not take the other one either.
    private var isTrusted = true
    /// Whether the app was sent something whose effect on its text is not known yet.
    private var isAppBusy = false

    /// - Parameters:
    ///   - deliveries: The host's queue.
    ///   - app: What the app is called.
    ///   - report: Is called with a line for the person who started the app.
    init(_ dialect: any MethodDialect, deliveries: Deliveries, app: String, patience: Double = MethodSession.patience, report: @escaping (String) -> Void) {
        name = dialect.name
        self.deliveries = deliveries
        self.patience = patience
        self.report = report
        mailbox = MainMailbox { [wake] in wake.wake() }
        connection = MethodConnection(dialect, app: app, mailbox: mailbox)
        descriptors = [wake.descriptor, timer.descriptor].filter { $0 >= 0 }
        connection.onEvent = { [weak self] in self?.receive($0) }
        connection.onLoss = { [weak self] in self?.lose() }
    }

    // MARK: What the host says

    package func take(_ key: KeyEvent, _ symbol: KeySymbol?, window: Int) {
        guard !order.isEmpty || mayAsk(window) else { return give(key, window) }
        order.append(KeyOrder.Item(key: key, symbol: symbol, window: window))
    }

    package func setRequest(_ text: TextInputRequest?, window: Int) {
        if let text {
            if request?.window != window || request?.text.responder != text.responder { mayOpen = true }
            request = (text, window)
        } else if request?.window == window {
            request = nil
        }
    }

    package func setFocus(_ window: Int?) {
        if window != focus { mayOpen = true }
        focus = window
    }

    package func dispatch() {
        wake.clear()
        timer.clear()
        mailbox.doAll()
        // The answer to a key ends the signals that belong to it.
        if order.asked == nil { append(edits.finish()) }
        if let asked = order.asked, asked.since + patience <= SystemClock.now { giveUp() }
    }

    package func turnEnded(corner: (_ window: Int) -> (x: Int, y: Int)) {
        // The queue has something that was not delivered yet.
        guard deliveries.queue.isEmpty else { return }
        update(corner)
        isAppBusy = false
        pump()
        var deadline = order.asked.map { $0.since + patience }
        if deadline == nil, !order.isEmpty, connection.state == .opening { deadline = openingEnd }
        timer.arm(at: deadline)
    }

    package func end() {
        connection.close()
        timer.end()
    }

    // MARK: Focus and text

    /// What the daemon is to attend to: nothing in a secret, and nothing in a window without the keyboard.
    private var wanted: (text: TextInputRequest, window: Int)? {
        guard let request, request.window == focus, request.text.purpose != .password else { return nil }
        return request
    }

    private func update(_ corner: (Int) -> (x: Int, y: Int)) {
        guard let wanted else { return leave() }
        open()
        guard connection.state == .ready, !isSilent else { return }
        let caret = Self.place(wanted.text.caret, corner(wanted.window))
        if let told, told.window == wanted.window, told.text.responder == wanted.text.responder {
            let isOther = told.text.text != wanted.text.text || told.text.selection != wanted.text.selection
            // Keys and edits change the text too.
            if isOther, !isAppBusy { restart() }
            tell(wanted.text, caret, since: told.text)
        } else {
            if told != nil { leave(entering: true) }
            connection.tell { $0.setFocus(true, $1) }
            tell(wanted.text, caret, since: nil)
        }
        told = wanted
    }

    /// Opens the connection where it may be tried, and another one in place of a connection whose daemon is silent.
    private func open() {
        guard mayOpen, connection.state == .closed || isSilent else { return }
        if isSilent { connection.close() }
        isSilent = false
        mayOpen = false
        openingEnd = SystemClock.now + (isTrusted ? patience : 0)
        connection.open()
    }

    /// Says what has changed.
    private func tell(_ text: TextInputRequest, _ caret: PixelRect, since old: TextInputRequest?) {
        if old == nil || old?.purpose != text.purpose || old?.help != text.help || old?.isMultiline != text.isMultiline {
            connection.tell { $0.setContent(text, $1) }
        }
        if old == nil || caret != toldCaret { connection.tell { $0.setCaret(caret, $1) } }
        toldCaret = caret
        if old == nil || old?.text != text.text || old?.selection != text.selection {
            edits.around = SurroundingText(text.text, text.selection)
            let (place, anchor) = edits.around.characters
            connection.tell { $0.setText(text.text, caret: place, anchor: anchor, $1) }
        }
    }

    /// The app has changed the text, or the caret is elsewhere: what was being composed is not continued there.
    private func restart() {
        append(edits.end(isKept: false))
        connection.end { $0.reset($1) }
    }

    /// Ends what is being composed and takes the focus away. A text that is left has kept its marked text; a window that lost the keyboard has not.
    private func leave(entering: Bool = false) {
        guard let told else { return }
        let isSameText = request.map { $0.window == told.window && $0.text.responder == told.text.responder } ?? false
        // The window is only left behind: what the daemon makes of the key before still belongs to it.
        if isSameText, !entering, order.asked != nil, request?.text.purpose != .password { return }
        let last = edits.end(isKept: true)
        if isSameText { append(last) }
        self.told = nil
        connection.end { $0.reset($1) }
        connection.end { $0.setFocus(false, $1) }
    }

    private static func place(_ caret: PixelRect, _ corner: (x: Int, y: Int)) -> PixelRect {
        PixelRect(minX: caret.minX + corner.x, minY: caret.minY + corner.y, maxX: caret.maxX + corner.x, maxY: caret.maxY + corner.y)
    }

    // MARK: Keys

    /// Whether the daemon is asked about keys of a window, or may be soon.
    private func mayAsk(_ window: Int) -> Bool {
        guard let wanted, wanted.window == window, !isSilent else { return false }
        switch connection.state {
        case .ready: return true
        case .opening: return SystemClock.now < openingEnd
        case .closed: return mayOpen && isTrusted
        }
    }

    /// Hands on the keys that need not wait, and asks the daemon about the next one.
    private func pump() {
        while order.asked == nil, let next = order.waiting.first {
            guard mayAsk(next.window) else {
                hand(order.removeFirst())
                continue
            }
            guard connection.state == .ready, told != nil else { return }
            if next.key.isPressed, let symbol = next.symbol {
                // Its text may be another after what came before.
                guard !isAppBusy else { return }
                ask(symbol)
            } else {
                // No answer is waited for: the app gets a release exactly when it has the press.
                let item = order.removeFirst()
                if let symbol = item.symbol { connection.tell { $0.process(symbol, isPressed: false, time: item.key.timestamp, $1) } }
                hand(item)
            }
        }
    }

    private func ask(_ symbol: KeySymbol) {
        guard let item = order.ask(since: SystemClock.now) else { return }
        connection.ask(symbol, time: item.key.timestamp) { [weak self] in self?.answered(isTaken: $0) }
    }

    private func answered(isTaken: Bool?) {
        if isSilent {
            // It lives. What it composed meanwhile is not known: an object that knows nothing takes its place.
            isSilent = false
            isTrusted = true
            connection.close()
            mayOpen = true
            return
        }
        guard let isTaken else {
            connection.close()
            return lose()
        }
        isTrusted = true
        append(edits.finish())
        guard let item = order.takeAsked(), !isTaken else { return }
        hand(item)
    }

    private func hand(_ item: KeyOrder.Item) { give(item.key, item.window) }

    private func give(_ key: KeyEvent, _ window: Int) {
        guard let key = order.give(key) else { return }
        put(key, window)
    }

    private func put(_ key: KeyEvent, _ window: Int) {
        var key = key
        // What it waited for may have let later input pass.
        key.timestamp = max(key.timestamp, deliveries.queue.latestTime)
        deliveries.queue.append(key, window: window)
        isAppBusy = true
    }

    // MARK: What the daemon says

    private func receive(_ event: MethodEvent) {
        guard let told else { return }
        append(edits.take(event))
        guard case .forward(let key) = event else { return }
        for key in order.forward(key.event(at: SystemClock.now)) { put(key, told.window) }
    }

    private func append(_ edit: TextEdit?) {
        guard let edit, let told else { return }
        deliveries.queue.append(edit, window: told.window)
        isAppBusy = true
    }

    // MARK: Trouble

    /// The daemon has not answered in time: the app gets keys without it until it does.
    private func giveUp() {
        report("dactyl: \(name) did not answer a key within \(patience.formatted()) s: keys type without it until it answers")
        isSilent = true
        isTrusted = false
        leaveBehind()
    }

    private func lose() {
        report("dactyl: \(name) has ended: keys type without it, and it is looked for when a text is entered next")
        isSilent = false
        leaveBehind()
    }

    private func leaveBehind() {
        mayOpen = false
        append(edits.end(isKept: true))
        told = nil
        if let item = order.takeAsked() { hand(item) }
    }
}
