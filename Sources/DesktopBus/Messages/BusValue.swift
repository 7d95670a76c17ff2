/// A value as D-Bus has them, of the kinds that buses of the desktop use.
package indirect enum BusValue: Equatable, Sendable {
    case flag(Bool), short(Int16), int(Int32), word(UInt32), long(UInt64), double(Double), text(String), path(String)
    case structure([BusValue])
    /// Elements with the signature that each has.
    case list(String, [BusValue])
    case entry(String, String)
    /// A key with a value of any kind.
    case field(String, BusValue)
    case variant(BusValue)
    /// A value of a kind that is not read.
    case other

    /// A number that is brought into 32 bits.
    package static func number(_ value: Int) -> BusValue { .int(Int32(clamping: value)) }
    /// A number of points or pixels, without its fraction.
    package static func number(_ value: Double) -> BusValue { .int(Int32(clamping: Int(exactly: value.rounded()) ?? 0)) }
    package static func texts(_ texts: [String]) -> BusValue { .list("s", texts.map { .text($0) }) }
    /// An object: the name of a program on the bus, and a path in it.
    package static func object(_ name: String, _ path: String) -> BusValue { .structure([.text(name), .path(path)]) }
    package static func dictionary(_ entries: [(String, String)]) -> BusValue { .list("{ss}", entries.map { .entry($0.0, $0.1) }) }

    package var string: String? {
        switch self {
        case .text(let text), .path(let text): text
        case .variant(let value): value.string
        default: nil
        }
    }

    package var integer: Int? {
        switch self {
        case .int(let value): Int(value)
        case .word(let value): Int(value)
        case .short(let value): Int(value)
        case .long(let value): Int(clamping: value)
        case .variant(let value): value.integer
        default: nil
        }
    }

    package var real: Double? {
        switch self {
        case .double(let value): value
        case .variant(let value): value.real
        default: integer.map(Double.init)
        }
    }

    /// Whether a boolean is true; `nil` for other kinds of values.
    package var bool: Bool? {
        switch self {
        case .flag(let value): value
        case .variant(let value): value.bool
        default: nil
        }
    }

    /// Whether a boolean is true; `false` for other kinds of values.
    package var isTrue: Bool { bool ?? false }

    /// A number without a sign, of 32 bits; `nil` for other kinds of values.
    package var word: UInt32? {
        switch self {
        case .word(let value): value
        case .variant(let value): value.word
        default: nil
        }
    }

    /// The parts of a structure or list.
    package var parts: [BusValue] {
        switch self {
        case .structure(let parts), .list(_, let parts): parts
        case .variant(let value): value.parts
        default: []
        }
    }

    /// The value of a dictionary's key.
    package subscript(key: String) -> BusValue? {
        for part in parts { if case .field(key, let value) = part { return value } }
        return nil
    }
}
