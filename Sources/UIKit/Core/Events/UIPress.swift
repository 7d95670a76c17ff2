internal import GestureEngine
internal import TouchHost

/// One press of a key or button, from down to up (R-PRS-1, R-KEY-2).
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

    /// What was pressed. Keys without a type of their own have one that is none of these; look at ``key`` (R-PRS-2).
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)

        /// Above every documented type.
        private static let firstKey = 2000

        init(_ usage: UIKeyboardHIDUsage) {
            self = switch usage {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            // Numbers that no keyboard has may come from anywhere.
            default: PressType(rawValue: Self.firstKey &+ usage.rawValue)
            }
        }
    }

    /// When it changed last, in seconds on the clock of the events.
    open internal(set) var timestamp: TimeInterval
    /// When it began: what ``timestamp`` is in a call with the beginning, also in one that comes late (R-DLV-29).
    final let beginning: TimeInterval
    /// How far the press is in this event.
    open internal(set) var phase = Phase.began
    /// Which kind of key or button it is.
    public let type: PressType
    /// 0 … 1; a key is all or nothing.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The window that the press goes to.
    open internal(set) var window: UIWindow?
    /// The responder that receives the press: fixed when it began.
    open internal(set) var responder: UIResponder?
    /// The key; `nil` for a press of another kind.
    open internal(set) var key: UIKey?

    /// The recognizers that follow the press, from the deepest view's on (R-PRS-1).
    open var gestureRecognizers: [UIGestureRecognizer]? { GestureCoordinator.shared.recognizers(following: engineID) }

    /// By which the engine knows it, until every call for it has been made.
    final var engineID: ContactID?
    /// Whether its beginning came to the end of the responder chain.
    final var isUnhandled = false
    /// Whether it was typed, and is typed again as often as the key repeats.
    final var isTyped = false
    /// The last event in which it changed, as long as the responder may be owed something.
    final var lateEvent: UIPressesEvent?
    final var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Numbers presses, downwards from -1: touches are numbered from 1, and recognizers keep both. Also the hash value: the order of sets
    /// must not depend on addresses.
    nonisolated final let serial: Int
    private static var lastSerial = 0

    nonisolated open override var hash: Int { serial }
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

    init(key: UIKey, timestamp: TimeInterval, responder: UIResponder?, window: UIWindow?) {
        self.key = key
        self.timestamp = timestamp
        beginning = timestamp
        self.responder = responder
        self.window = window
        type = PressType(key.keyCode)
        Self.lastSerial -= 1
        serial = Self.lastSerial
        super.init()
    }
}

/// A key, with what it types at the moment of the press (R-KEY-1).
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The usage of the key in the HID tables: which key it is, whatever is printed on it.
    public let keyCode: UIKeyboardHIDUsage
    /// The modifiers that were down.
    public let modifierFlags: UIKeyModifierFlags
    /// The text that the key makes with its modifiers; empty for modifier keys. A key that makes none has the name that commands have for
    /// it, such as ``UIKeyCommand/inputUpArrow``.
    public let characters: String
    /// The same without modifiers: letters are lowercase. A sign that was typed with Shift stays that sign.
    public let charactersIgnoringModifiers: String
    /// What commands call a key that makes no text; `nil` for other keys.
    let name: String?
    /// What the key types, without names.
    let typedText: String
    /// What the key types without modifiers other than Shift.
    let shiftedText: String

    init(_ event: KeyEvent) {
        keyCode = UIKeyboardHIDUsage(rawValue: event.usage)
        modifierFlags = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
        (typedText, shiftedText) = (event.characters, event.charactersIgnoringModifiers)
        name = Self.name(of: keyCode)
        characters = name ?? typedText
        charactersIgnoringModifiers = name ?? shiftedText.lowercased()
        super.init()
    }

    private static func name(of code: UIKeyboardHIDUsage) -> String? {
        switch code {
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardPageUp: UIKeyCommand.inputPageUp
        case .keyboardPageDown: UIKeyCommand.inputPageDown
        case .keyboardHome: UIKeyCommand.inputHome
        case .keyboardEnd: UIKeyCommand.inputEnd
        case .keyboardDeleteForward: UIKeyCommand.inputDelete
        case _ where (UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue).contains(code.rawValue):
            "UIKeyInputF\(code.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1)"
        default: nil
        }
    }
}

/// The event of presses (R-PRS-3).
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All presses that are down, and those that changed in this event.
    open internal(set) var allPresses: Set<UIPress> = []
    /// The presses that changed, in order.
    var changed: ContiguousArray<UIPress> = []
    open override var type: EventType { .presses }

    /// The windows of the presses that changed, each once, in order.
    override var servedWindows: ContiguousArray<UIWindow> {
        var result: ContiguousArray<UIWindow> = []
        for press in changed {
            if let window = press.window, !result.contains(where: { $0 === window }) { result.append(window) }
        }
        return result
    }

    override func deliver(in window: UIWindow) { GestureCoordinator.shared.handle(self, in: window) }

    /// The presses that the recognizer follows (R-PRS-3).
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { allPresses.filter { gesture.tracks($0) } }
}

extension UIPress {
    /// The view at which recognizers are looked for: the responder's own, else the window.
    var targetView: UIView? {
        responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded ?? window
    }
}
