import DesktopBus
import Foundation
import HostKit
import HostTestSupport
import TouchHost
@testable import InputMethods

/// A host of a few lines with an input method, and an app with fields behind it.
@MainActor
final class MethodRig {
    struct Missing: Error, CustomStringConvertible { let description: String }

    /// Seconds until a test gives up: a machine that is busy elsewhere needs many times what an idle one does.
    static let longest = 60.0

    let bus: TestBus
    private(set) var daemon: FakeDaemon
    let deliveries = Deliveries()
    private(set) var session: MethodSession!
    /// What the app got, in its order: keys by their text with + or -, edits by what they do.
    private(set) var events: [String] = []
    private(set) var edits: [TextEdit] = []
    private(set) var keys: [KeyEvent] = []
    private(set) var lines: [String] = []
    /// The text of the field that has the focus.
    var request: TextInputRequest? { didSet { session.setRequest(request, window: 1) } }
    /// Called with each key that the app gets.
    var onKey: (KeyEvent) -> Void = { _ in }
    private var time = 0.0

    init(_ kind: FakeDaemon.Kind, patience: Double = longest, isOpen: Bool = true) throws {
        bus = try TestBus()
        daemon = FakeDaemon(kind, bus)
        let dialect: any MethodDialect = switch kind {
        case .ibus: IBusDialect(environment: ["IBUS_ADDRESS": bus.address])
        case .fcitx: FcitxDialect(environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": ":7"])
        }
        session = MethodSession(dialect, deliveries: deliveries, app: "Rig", patience: patience) { [weak self] in self?.lines.append($0) }
        try wait("the daemon") { self.daemon.isReady }
        session.setFocus(1)
        guard isOpen else { return }
        focus(field())
        try wait("the focus") { self.daemon.count("FocusIn") == 1 && self.daemon.count("SetSurroundingText") == 1 }
    }

    isolated deinit {
        session.end()
        daemon.end()
        bus.end()
    }

    /// An initializer calls no observer of what it sets.
    private func focus(_ field: TextInputRequest) { request = field }

    func field(_ text: String = "", at caret: Int? = nil, _ purpose: TextPurpose = .text, responder: Int = 1) -> TextInputRequest {
        let place = caret ?? text.utf16.count
        return TextInputRequest(purpose: purpose, caret: PixelRect(minX: 10, minY: 20, maxX: 12, maxY: 40), text: purpose == .password ? "" : text,
                                selection: purpose == .password ? 0..<0 : place..<place, responder: responder)
    }

    func newDaemon() throws {
        daemon = FakeDaemon(daemon.kind, bus)
        try wait("the daemon") { self.daemon.isReady }
    }

    // MARK: Turns

    /// What a host does in a turn: it reads, delivers, lets the app answer, and sleeps.
    func turn() {
        daemon.turn()
        session.dispatch()
        deliver()
        session.turnEnded { _ in (100, 200) }
    }

    func wait(_ what: String, until isTrue: () -> Bool) throws {
        let end = SystemClock.now + Self.longest
        while !isTrue() {
            guard SystemClock.now < end else { throw Missing(description: "\(what) did not come; the app got \(events), the daemon \(daemon.names) and \(daemon.keys)") }
            turn()
            usleep(500)
        }
    }

    /// Waits until the app has got this, and nothing else.
    func expect(_ wanted: [String]) throws {
        try wait("\(wanted)") { self.events.count >= wanted.count && self.session.order.isEmpty }
        // What would come too much has an answer of the daemon before it.
        guard events == wanted else { throw Missing(description: "the app got \(events), not \(wanted)") }
    }

    func forget() {
        (events, edits, keys) = ([], [], [])
        daemon.forget()
    }

    private func deliver() {
        while let item = deliveries.queue.take() {
            switch item {
            case .key(let key, _):
                keys.append(key)
                events.append((key.isPressed ? "+" : "-") + (key.characters.isEmpty ? "\(key.usage)" : key.characters) + (key.isRepeat ? "…" : ""))
                onKey(key)
            case .edit(let edit, _):
                edits.append(edit)
                events.append(Self.words(edit))
            default: break
            }
        }
        deliveries.queue.removeTold()
    }

    private static func words(_ edit: TextEdit) -> String {
        var words: [String] = []
        if edit.deleteBefore > 0 || edit.deleteAfter > 0 { words.append("delete \(edit.deleteBefore) \(edit.deleteAfter)") }
        if !edit.commit.isEmpty { words.append("commit \(edit.commit)") }
        words.append("[\(edit.preedit)\(edit.preeditSelection.map { " \($0.lowerBound)-\($0.upperBound)" } ?? "")]")
        return words.joined(separator: " ")
    }

    // MARK: Keys

    private static let codes: [Character: UInt32] = ["\t": 15, "a": 30, "b": 48, "c": 46, "d": 32, "e": 18, "x": 45, "p": 25, "q": 16, "\u{8}": 14]
    private static let symbols: [Character: UInt32] = ["\t": 0xff09, "\u{8}": 0xff08]

    func key(_ character: Character, isPressed: Bool, isRepeat: Bool = false) {
        time += 0.001
        let code = Self.codes[character] ?? 57
        let symbol = Self.symbols[character] ?? character.unicodeScalars.first!.value
        session.take(KeyEvent(timestamp: time, usage: KeyUsage.usage(evdev: Int(code)), isPressed: isPressed, characters: String(character), isRepeat: isRepeat),
                     KeySymbol(number: symbol, code: code, modifiers: 0), window: 1)
    }

    /// Keys that go down and up, all read at once.
    func type(_ text: String) {
        for character in text {
            key(character, isPressed: true)
            key(character, isPressed: false)
        }
    }
}
