internal import DesktopBus
internal import HostKit
internal import TouchHost

/// Fcitx 5: on the session's bus, under its own name or the name of its portal.
struct FcitxDialect: MethodDialect {
    let name = "Fcitx"
    let services = ["org.freedesktop.portal.Fcitx", "org.fcitx.Fcitx5"]
    let sharesBus = true
    let interface = "org.fcitx.Fcitx.InputContext1"
    let environment: [String: String]

    /// Preedit and its looks, the text around the caret; and that the app enters the preedit when it loses the keyboard.
    private static let capabilities: UInt64 = 1 << 1 | 1 << 4 | 1 << 5 | 1 << 6
    /// What a part of a preedit looks like.
    private enum Look { static let highlight = 1 << 4, isDropped = 1 << 5 }

    func address() -> String? { SessionBus.address(environment) }

    func create(app: String) -> MethodCall {
        var facts: [BusValue] = [.structure([.text("program"), .text(app)])]
        if let display = environment["DISPLAY"], !display.isEmpty { facts.append(.structure([.text("display"), .text("x11:\(display)")])) }
        return MethodCall(path: "/org/freedesktop/portal/inputmethod", interface: "org.fcitx.Fcitx.InputMethod1", name: "CreateInputContext",
                          arguments: [.list("(ss)", facts)])
    }

    func begin(_ path: String) -> [MethodCall] { [call("SetCapability", path, [.long(Self.capabilities)])] }

    func process(_ key: KeySymbol, isPressed: Bool, time: Double, _ path: String) -> MethodCall {
        // Codes are X11's, which begin at 8. Times are milliseconds that wrap.
        let milliseconds = UInt32(truncatingIfNeeded: Int64(min(max(time, 0), 1e12) * 1000))
        return call("ProcessKeyEvent", path, [.word(key.number), .word(key.code &+ 8), .word(key.modifiers), .flag(!isPressed), .word(milliseconds)])
    }

    func setContent(_ request: TextInputRequest, _ path: String) -> MethodCall {
        call("SetCapability", path, [.long(Self.capabilities | Self.purpose(request.purpose) | Self.hints(request))])
    }

    func setText(_ text: String, caret: Int, anchor: Int, _ path: String) -> MethodCall {
        call("SetSurroundingText", path, [.text(text), .word(UInt32(clamping: caret)), .word(UInt32(clamping: anchor))])
    }

    func setCaret(_ rect: PixelRect, _ path: String) -> MethodCall {
        call("SetCursorRect", path, [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
    }

    func destroy(_ path: String) -> MethodCall { call("DestroyIC", path) }

    func event(_ signal: BusSignal) -> MethodEvent? {
        let values = signal.arguments
        switch signal.name {
        case "CommitString": return values.first?.string.map { .commit(MethodLimits.cut($0, to: MethodLimits.commit)) }
        case "UpdateFormattedPreedit":
            guard values.count > 1 else { return nil }
            return .preedit(Self.preedit(values[0].parts, caret: values[1].integer ?? -1))
        case "DeleteSurroundingText": return .deletion(values)
        case "ForwardKey":
            guard values.count > 2, let symbol = values[0].integer, let state = values[1].integer,
                  let symbol = UInt32(exactly: symbol), let state = UInt32(exactly: state) else { return nil }
            return .forward(ForwardedKey(symbol: symbol, code: 0, modifiers: state & 0xff, isPressed: !values[2].isTrue))
        default: return nil
        }
    }

    /// - Parameters:
    ///   - parts: Stretches of text, each with its looks.
    ///   - caret: Bytes before the caret; fewer than 0 where none is shown.
    private static func preedit(_ parts: [BusValue], caret: Int) -> Preedit {
        var preedit = Preedit(), highlight: Range<Int>?
        for part in parts.prefix(MethodLimits.parts) {
            guard let text = part.parts.first?.string, let look = part.parts.dropFirst().first?.integer else { continue }
            let start = preedit.text.utf16.count, piece = MethodLimits.cut(text, to: MethodLimits.preedit - start), end = start + piece.utf16.count
            preedit.text += piece
            if look & Look.isDropped == 0 { preedit.kept += piece }
            if look & Look.highlight != 0, start < end { highlight = highlight.map { min($0.lowerBound, start)..<end } ?? start..<end }
        }
        if caret >= 0 {
            let place = TextPositions.units(caret, in: preedit.text)
            preedit.selection = place..<place
        }
        // A highlight on all of the text marks nothing.
        if let highlight, highlight.count < preedit.text.utf16.count { preedit.selection = highlight }
        return preedit
    }

    private static func purpose(_ purpose: TextPurpose) -> UInt64 {
        switch purpose {
        case .text: 0
        case .digits: 1 << 8
        case .number: 1 << 14
        case .phone: 1 << 13
        case .url: 1 << 12
        case .email: 1 << 7
        case .password: 1 << 3
        }
    }

    private static func hints(_ request: TextInputRequest) -> UInt64 {
        var hints: UInt64 = request.help.contains(.spelling) ? 1 << 16 : 1 << 17
        if request.help.contains(.correction) { hints |= 1 << 18 }
        if request.help.contains(.capitals) { hints |= 1 << 9 }
        if request.help.contains(.capitalWords) { hints |= 1 << 19 }
        if request.help.contains(.capitalSentences) { hints |= 1 << 20 }
        if request.help.isDisjoint(with: [.capitals, .capitalWords, .capitalSentences]) { hints |= 1 << 11 }
        if request.isMultiline { hints |= 1 << 35 }
        return hints
    }
}
