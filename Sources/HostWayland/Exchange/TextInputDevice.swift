#if Wayland
import CWayland
import CWaylandProtocols
import HostKit
import TouchHost

/// Text that the compositor's input method, or its keyboard on the screen, enters into a seat's focused window.
@MainActor
final class TextInputDevice: EventReceiver, TextInputReceiver {
    /// The most bytes of surrounding text that the protocol takes.
    private static let longestText = 4000

    private let object: OpaquePointer
    private unowned let host: DisplayState
    /// The window that the input method attends to; there is one only where there is an input method.
    private(set) var window: WaylandSurface?
    private var isEnabled = false
    private var edit = TextEdit()
    private var deletions = (before: 0, after: 0)
    /// Whether the window shows a preedit.
    private var isComposing = false
    /// The text that the input method was sent last, and the selection in it; `nil` for one that has just been enabled.
    private var told: (text: String, selection: Range<Int>)?
    /// Whether the window was sent an edit in this turn: what has changed is the input method's own doing.
    private var hasEdited = false

    init?(_ seat: SeatState, _ manager: OpaquePointer) {
        guard let object = zwp_text_input_manager_v3_get_text_input(manager, seat.object) else { return nil }
        self.object = object
        host = seat.host
        super.init()
        host.textInputs.append(self)
        listen(to: object)
    }

    func destroy() {
        endComposing()
        host.textInputs.removeAll { $0 === self }
        zwp_text_input_v3_destroy(object)
    }

    func forget(_ closed: Int) {
        guard window?.number == closed else { return }
        window = nil
        isEnabled = false
        isComposing = false
    }

    /// What a window requests is known now, or has changed.
    func update(_ surface: WaylandSurface) {
        guard surface === window else { return }
        guard let request = surface.textInputRequest else {
            guard isEnabled else { return }
            isEnabled = false
            zwp_text_input_v3_disable(object)
            return zwp_text_input_v3_commit(object)
        }
        if !isEnabled {
            zwp_text_input_v3_enable(object)
            told = nil
        }
        isEnabled = true
        if request.purpose != .password {
            let part = TextPositions.window(request.text, request.selection, limit: Self.longestText)
            zwp_text_input_v3_set_surrounding_text(object, part.text, Int32(part.cursor), Int32(part.anchor))
            zwp_text_input_v3_set_text_change_cause(object, cause(of: request).rawValue)
            told = (request.text, request.selection)
        }
        let (hint, purpose) = Self.content(request)
        zwp_text_input_v3_set_content_type(object, hint, purpose)
        let scale = surface.bufferScale
        let caret = request.caret
        zwp_text_input_v3_set_cursor_rectangle(object, Int32(Double(caret.minX) / scale), Int32(Double(caret.minY) / scale),
                                               Int32((Double(caret.width) / scale).rounded(.up)),
                                               Int32((Double(caret.height) / scale).rounded(.up)))
        zwp_text_input_v3_commit(object)
    }

    /// The client has answered the edits that it was sent.
    func turnEnded() { hasEdited = false }

    /// An input method gives up what it is at where the text has changed for another reason: not where its own preedit moved the caret.
    private func cause(of request: TextInputRequest) -> zwp_text_input_v3_change_cause {
        if hasEdited { return ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_INPUT_METHOD }
        if let told, told == (request.text, request.selection) { return ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_INPUT_METHOD }
        return ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_OTHER
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        switch TextInputEvent(rawValue: event) {
        case .enter:
            window = host.surface(arguments.object(0))
            isEnabled = false
            if let window { update(window) }
        case .leave:
            if isEnabled {
                zwp_text_input_v3_disable(object)
                zwp_text_input_v3_commit(object)
            }
            isEnabled = false
            endComposing()
            window = nil
            reset()
        case .preedit:
            let text = arguments.string(0) ?? ""
            edit.preedit = text
            let begin = arguments.int(1), end = arguments.int(2)
            edit.preeditSelection = nil
            if begin >= 0, end >= 0 {
                let from = TextPositions.units(min(begin, end), in: text)
                edit.preeditSelection = from..<max(from, TextPositions.units(max(begin, end), in: text))
            }
        case .commit:
            edit.commit = arguments.string(0) ?? ""
        case .deleteSurrounding:
            deletions = (Int(arguments.unsigned(0)), Int(arguments.unsigned(1)))
        case .done:
            finish()
        case nil:
            break
        }
    }

    /// Sends the edit that the events since the last one make up.
    private func finish() {
        guard let window, isEnabled, let request = window.textInputRequest else { return reset() }
        if deletions != (0, 0) {
            let text = request.text
            let start = TextPositions.bytes(request.selection.lowerBound, in: text)
            let end = TextPositions.bytes(request.selection.upperBound, in: text)
            edit.deleteBefore = request.selection.lowerBound - TextPositions.units(max(0, start - deletions.before), in: text)
            edit.deleteAfter = TextPositions.units(end + deletions.after, in: text) - request.selection.upperBound
        }
        // An answer to an earlier request changes nothing.
        if edit != TextEdit() || isComposing {
            host.queue.append(edit, window: window.number)
            hasEdited = true
        }
        isComposing = !edit.preedit.isEmpty
        reset()
    }

    /// The input method has gone, and its preedit with it.
    private func endComposing() {
        if let window, isComposing { host.queue.append(TextEdit(), window: window.number) }
        isComposing = false
    }

    /// State that is not sent again before the next edit is gone.
    private func reset() {
        edit = TextEdit()
        deletions = (0, 0)
    }

    private static func content(_ request: TextInputRequest) -> (hint: UInt32, purpose: UInt32) {
        let hints: [(isWanted: Bool, hint: zwp_text_input_v3_content_hint)] = [
            (request.isMultiline, ZWP_TEXT_INPUT_V3_CONTENT_HINT_MULTILINE),
            (request.help.contains(.correction), ZWP_TEXT_INPUT_V3_CONTENT_HINT_COMPLETION),
            (request.help.contains(.spelling), ZWP_TEXT_INPUT_V3_CONTENT_HINT_SPELLCHECK),
            (request.help.contains(.capitalSentences), ZWP_TEXT_INPUT_V3_CONTENT_HINT_AUTO_CAPITALIZATION),
            (request.help.contains(.capitalWords), ZWP_TEXT_INPUT_V3_CONTENT_HINT_TITLECASE),
            (request.help.contains(.capitals), ZWP_TEXT_INPUT_V3_CONTENT_HINT_UPPERCASE),
        ]
        let hint = hints.reduce(0) { $1.isWanted ? $0 | $1.hint.rawValue : $0 }
        switch request.purpose {
        case .text: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_NORMAL.rawValue)
        case .digits: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_DIGITS.rawValue)
        case .number: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_NUMBER.rawValue)
        case .phone: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_PHONE.rawValue)
        case .url: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_URL.rawValue)
        case .email: return (hint, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_EMAIL.rawValue)
        case .password:
            let secret = ZWP_TEXT_INPUT_V3_CONTENT_HINT_HIDDEN_TEXT.rawValue | ZWP_TEXT_INPUT_V3_CONTENT_HINT_SENSITIVE_DATA.rawValue
            return (hint | secret, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_PASSWORD.rawValue)
        }
    }
}

extension WaylandSurface: TextInputSurface {
    /// Where an input method attends to the window: the compositor then also has a keyboard for it where one is needed.
    public var showsKeyboard: Bool {
        for input in host.textInputs where input.window === self { return true }
        return false
    }

    public func setTextInput(_ request: TextInputRequest?) {
        guard !isClosed, request != textInputRequest else { return }
        textInputRequest = request
        for input in host.textInputs { input.update(self) }
        host.flush()
    }
}
#endif
