internal import DesktopBus
internal import HostKit
internal import TouchHost

/// IBus: a separate bus, whose address is in the environment or in a file.
struct IBusDialect: MethodDialect {
    let name = "IBus"
    let services = ["org.freedesktop.IBus"]
    let sharesBus = false
    let interface = "org.freedesktop.IBus.InputContext"
    let environment: [String: String]

    /// Preedit, focus and the text around the caret. Tables of candidates are shown by IBus.
    private static let capabilities: UInt32 = 1 << 0 | 1 << 3 | 1 << 5
    private static let isReleased: UInt32 = 1 << 30

    func address() -> String? { IBusAddress(environment: environment).find() }

    func create(app: String) -> MethodCall {
        MethodCall(path: "/org/freedesktop/IBus", interface: "org.freedesktop.IBus", name: "CreateInputContext", arguments: [.text(app)])
    }

    func begin(_ path: String) -> [MethodCall] {
        [call("SetCapabilities", path, [.word(Self.capabilities)]), set("ClientCommitPreedit", .structure([.flag(true)]), path)]
    }

    func process(_ key: KeySymbol, isPressed: Bool, time: Double, _ path: String) -> MethodCall {
        call("ProcessKeyEvent", path, [.word(key.number), .word(key.code), .word(key.modifiers | (isPressed ? 0 : Self.isReleased))])
    }

    func setContent(_ request: TextInputRequest, _ path: String) -> MethodCall {
        set("ContentType", .structure([.word(Self.purpose(request.purpose)), .word(Self.hints(request))]), path)
    }

    func setText(_ text: String, caret: Int, anchor: Int, _ path: String) -> MethodCall {
        call("SetSurroundingText", path, [.variant(IBusText.value(text)), .word(UInt32(clamping: caret)), .word(UInt32(clamping: anchor))])
    }

    func setCaret(_ rect: PixelRect, _ path: String) -> MethodCall {
        call("SetCursorLocation", path, [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
    }

    func destroy(_ path: String) -> MethodCall { MethodCall(path: path, interface: "org.freedesktop.IBus.Service", name: "Destroy") }

    func event(_ signal: BusSignal) -> MethodEvent? {
        let values = signal.arguments
        switch signal.name {
        case "CommitText": return values.first.flatMap { IBusText($0) }.map { .commit(MethodLimits.cut($0.text, to: MethodLimits.commit)) }
        case "UpdatePreeditText", "UpdatePreeditTextWithMode":
            guard values.count > 2, let text = IBusText(values[0]) else { return nil }
            guard values[2].isTrue else { return .preedit(.none) }
            return .preedit(text.preedit(caret: values[1].integer ?? 0, isKept: values.count > 3 && values[3].integer == 1))
        case "ShowPreeditText": return .show(true)
        case "HidePreeditText": return .show(false)
        case "DeleteSurroundingText": return .deletion(values)
        case "ForwardKeyEvent":
            guard values.count > 2, let symbol = values[0].integer, let code = values[1].integer, let state = values[2].integer,
                  let symbol = UInt32(exactly: symbol), let code = UInt32(exactly: code), let state = UInt32(exactly: state) else { return nil }
            return .forward(ForwardedKey(symbol: symbol, code: code, modifiers: state & 0xff, isPressed: state & Self.isReleased == 0))
        default: return nil
        }
    }

    private func set(_ property: String, _ value: BusValue, _ path: String) -> MethodCall {
        MethodCall(path: path, interface: "org.freedesktop.DBus.Properties", name: "Set", arguments: [.text(interface), .text(property), .variant(value)])
    }

    private static func purpose(_ purpose: TextPurpose) -> UInt32 {
        switch purpose {
        case .text: 0
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .password: 8
        }
    }

    private static func hints(_ request: TextInputRequest) -> UInt32 {
        var hints: UInt32 = 0
        if request.help.contains(.spelling) { hints |= 1 << 0 } else { hints |= 1 << 1 }
        if request.help.contains(.correction) { hints |= 1 << 2 }
        if request.help.contains(.capitals) { hints |= 1 << 4 }
        if request.help.contains(.capitalWords) { hints |= 1 << 5 }
        if request.help.contains(.capitalSentences) { hints |= 1 << 6 }
        if request.isMultiline { hints |= 1 << 14 }
        return hints
    }
}
