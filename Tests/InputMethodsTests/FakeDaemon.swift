import DesktopBus
import Foundation
import HostKit
import HostTestSupport
import Testing

/// An input method's daemon that does what a test says.
@MainActor
final class FakeDaemon {
    enum Kind: String, CaseIterable, Sendable { case ibus, fcitx }

    let kind: Kind
    private let mailbox = MainMailbox(wake: {})
    private let link: BusLink
    /// The calls that have come, without the questions about keys.
    private(set) var calls: [BusCall] = []
    /// The keys that it was asked about, with a minus for releases.
    private(set) var keys: [String] = []
    /// Called with a symbol that goes down. Returns the answer; `nil` for none yet.
    var onPress: (UInt32) -> Bool? = { _ in false }
    /// Called before a reset is answered.
    var onReset: () -> Void = {}
    private var unanswered: [BusCall] = []
    private var client = ""
    private var count = 0
    private(set) var isReady = false

    init(_ kind: Kind, _ bus: TestBus) {
        self.kind = kind
        link = BusLink(mailbox, thread: "fake daemon")
        link.open(bus.address, onCall: { [weak self] in self?.take($0) }, onSignal: { _ in }) { [weak self] isOpen in
            guard let self, isOpen else { return }
            let name = kind == .ibus ? "org.freedesktop.IBus" : "org.fcitx.Fcitx5"
            link.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", [.text(name), .word(4)]) { [weak self] _ in self?.isReady = true }
        }
    }

    func turn() { mailbox.doAll() }
    func end() { link.close() }

    var names: [String] { calls.map(\.name) }
    func last(_ name: String) -> BusCall? { calls.last { $0.name == name } }
    func count(_ name: String) -> Int { calls.count { $0.name == name } }
    func forget() {
        calls = []
        keys = []
    }

    private var path: String { "/context/\(count)" }

    private func take(_ call: BusCall) {
        switch call.name {
        case "CreateInputContext":
            client = call.sender
            count += 1
            calls.append(call)
            answer(call, kind == .ibus ? [.path(path)] : [.path(path), .list("y", [])])
        case "ProcessKeyEvent": process(call)
        default:
            calls.append(call)
            if call.name == "Reset" { onReset() }
            answer(call, [])
        }
    }

    private func process(_ call: BusCall) {
        let symbol = UInt32(call.arguments[0].integer ?? 0), state = call.arguments[2].integer ?? 0
        let isPressed = kind == .ibus ? state & 1 << 30 == 0 : !call.arguments[3].isTrue
        keys.append((isPressed ? "" : "-") + (Unicode.Scalar(symbol).map { String(Character($0)) } ?? "?"))
        guard isPressed else { return answer(call, [.flag(false)]) }
        guard let isTaken = onPress(symbol) else { return unanswered.append(call) }
        answer(call, [.flag(isTaken)])
    }

    private func answer(_ call: BusCall, _ values: [BusValue]) { link.connection?.answer(call, .success(values)) }

    /// Answers what was left without an answer.
    func answerAll(_ isTaken: Bool) {
        for call in unanswered { answer(call, [.flag(isTaken)]) }
        unanswered = []
    }

    // MARK: What it says

    func signal(_ name: String, _ arguments: [BusValue]) {
        let interface = kind == .ibus ? "org.freedesktop.IBus.InputContext" : "org.fcitx.Fcitx.InputContext1"
        _ = link.connection?.signal(path, interface, name, arguments, to: client)
    }

    /// The app's number on the bus.
    var clientName: String { client }

    /// Sends a signal of any object.
    func signalAs(_ path: String, _ interface: String, _ name: String, _ arguments: [BusValue], to client: String) {
        _ = link.connection?.signal(path, interface, name, arguments, to: client)
    }

    private func text(_ text: String, _ attributes: [BusValue] = []) -> BusValue {
        let list = BusValue.structure([.text("IBusAttrList"), .list("{sv}", []), .list("v", attributes)])
        return .variant(.structure([.text("IBusText"), .list("{sv}", []), .text(text), .variant(list)]))
    }

    func commit(_ new: String) {
        if kind == .ibus { signal("CommitText", [text(new)]) } else { signal("CommitString", [.text(new)]) }
    }

    /// - Parameters:
    ///   - caret: Characters before the caret.
    ///   - part: The characters that are being converted.
    func preedit(_ new: String, caret: Int, part: Range<Int>? = nil, isKept: Bool = true) {
        let whole = new.unicodeScalars.count
        switch kind {
        case .ibus:
            func attribute(_ kind: UInt32, _ value: UInt32, _ range: Range<Int>) -> BusValue {
                .variant(.structure([.text("IBusAttribute"), .list("{sv}", []), .word(kind), .word(value), .word(UInt32(range.lowerBound)), .word(UInt32(range.upperBound))]))
            }
            var looks = [attribute(1, 1, 0..<whole)]
            if let part { looks.append(attribute(3, 0xc8c8f0, part)) }
            signal("UpdatePreeditTextWithMode", [text(new, looks), .word(UInt32(caret)), .flag(!new.isEmpty), .word(isKept ? 1 : 0)])
        case .fcitx:
            let scalars = Array(new.unicodeScalars)
            func piece(_ range: Range<Int>, _ look: Int32) -> BusValue {
                var piece = String.UnicodeScalarView()
                piece.append(contentsOf: scalars[range])
                return .structure([.text(String(piece)), .int(look | 8 | (isKept ? 0 : 32))])
            }
            let part = part ?? whole..<whole
            let pieces = [piece(0..<part.lowerBound, 0), piece(part, 16), piece(part.upperBound..<whole, 0)]
            let bytes = scalars.prefix(caret).reduce(0) { $0 + UTF8.width($1) }
            signal("UpdateFormattedPreedit", [.list("(si)", pieces), .int(Int32(bytes))])
        }
    }

    func delete(_ offset: Int, _ count: Int) { signal("DeleteSurroundingText", [.int(Int32(offset)), .word(UInt32(count))]) }

    func forward(_ symbol: UInt32, code: UInt32, isPressed: Bool) {
        if kind == .ibus {
            signal("ForwardKeyEvent", [.word(symbol), .word(code), .word(isPressed ? 0 : 1 << 30)])
        } else {
            signal("ForwardKey", [.word(symbol), .word(0), .flag(!isPressed)])
        }
    }
}
