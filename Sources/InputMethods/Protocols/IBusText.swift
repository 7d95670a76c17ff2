internal import DesktopBus
internal import HostKit

/// A text as IBus sends it: `(sa{sv}sv)`, its name, attachments, the text, and a list of attributes.
struct IBusText: Equatable {
    /// What a part of a text looks like.
    private struct Attribute: Equatable {
        var kind: Int
        var value: Int
        /// Characters.
        var range: Range<Int>

        /// A background, or the hint that the part is being converted.
        var marksSelection: Bool { kind == 3 || kind == 4 && value == 2 }
    }

    let text: String
    private let attributes: [Attribute]

    /// Reads a text; `nil` for any other value.
    init?(_ value: BusValue) {
        let parts = value.parts
        guard parts.count > 2, parts[0].string == "IBusText", let text = parts[2].string else { return nil }
        self.text = text
        attributes = parts.count > 3 ? Self.attributes(parts[3]) : []
    }

    /// `(sa{sv}av)`, whose elements are `(sa{sv}uuuu)`: a kind, a value, where the part begins and where it ends.
    private static func attributes(_ list: BusValue) -> [Attribute] {
        guard list.parts.count > 2 else { return [] }
        return list.parts[2].parts.prefix(MethodLimits.parts).compactMap { element in
            let numbers = element.parts.dropFirst(2).compactMap(\.integer)
            guard numbers.count == 4, numbers[2] < numbers[3] else { return nil }
            return Attribute(kind: numbers[0], value: numbers[1], range: numbers[2]..<numbers[3])
        }
    }

    /// A text without attributes, as a value to send.
    static func value(_ text: String) -> BusValue {
        let list = BusValue.structure([.text("IBusAttrList"), .list("{sv}", []), .list("v", [])])
        return .structure([.text("IBusText"), .list("{sv}", []), .text(text), .variant(list)])
    }

    /// The text as a preedit.
    /// - Parameters:
    ///   - caret: Characters before the caret.
    ///   - isKept: Whether it is entered when the window loses the keyboard.
    func preedit(caret: Int, isKept: Bool) -> Preedit {
        let shown = MethodLimits.cut(text, to: MethodLimits.preedit)
        func units(_ characters: Int) -> Int { TextPositions.units(characters: characters, in: shown) }
        var selection = units(caret)..<units(caret)
        // A part with another background is being converted. A background of all of the text marks nothing.
        if let part = attributes.first(where: \.marksSelection)?.range, units(part.lowerBound) < units(part.upperBound),
           units(part.upperBound) - units(part.lowerBound) < shown.utf16.count {
            selection = units(part.lowerBound)..<units(part.upperBound)
        }
        return Preedit(text: shown, selection: selection, kept: isKept ? shown : "")
    }
}
