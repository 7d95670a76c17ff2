internal import DesktopBus

/// Text that an input method composes, before it is part of the text.
struct Preedit: Equatable {
    var text = ""
    /// The caret, or the part that is being converted, in UTF-16 code units; `nil` where no caret is shown.
    var selection: Range<Int>?
    /// What of it is entered when the window loses the keyboard; empty where it is dropped.
    var kept = ""

    static let none = Preedit()
}

/// What an input method says.
enum MethodEvent: Equatable {
    case commit(String)
    case preedit(Preedit)
    /// The preedit that was sent last is to be seen, or not.
    case show(Bool)
    /// Characters of the text that go: where they begin, counted from the caret, and how many.
    case delete(offset: Int, count: Int)
    case forward(ForwardedKey)
}

extension MethodEvent {
    /// A deletion, which both protocols send alike; `nil` for numbers that are not of 32 bits.
    static func deletion(_ values: [BusValue]) -> MethodEvent? {
        guard values.count > 1, let offset = values[0].integer.flatMap({ Int32(exactly: $0) }), let count = values[1].integer, count > 0 else { return nil }
        return .delete(offset: Int(offset), count: min(count, MethodLimits.deletion))
    }
}

/// A key that an input method passes on to the app.
struct ForwardedKey: Equatable {
    /// X11's number for its meaning.
    var symbol: UInt32
    /// Its code in Linux's numbering; 0 where the input method does not say it.
    var code: UInt32
    /// X11's bits.
    var modifiers: UInt32
    var isPressed: Bool
}
