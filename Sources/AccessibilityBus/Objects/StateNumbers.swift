internal import DesktopBus
internal import UIKit

/// A state as AT-SPI has it: a bit of 64, and the name that events have.
struct BusState {
    let bit: Int
    let name: String
}

extension AssistedState {
    /// What each state is on the bus. Some are two there.
    static let onBus: [(state: AssistedState, bus: [BusState])] = [
        (.enabled, [BusState(bit: 8, name: "enabled"), BusState(bit: 24, name: "sensitive")]),
        (.showing, [BusState(bit: 25, name: "showing")]),
        (.focusable, [BusState(bit: 11, name: "focusable")]),
        (.focused, [BusState(bit: 12, name: "focused")]),
        (.checkable, [BusState(bit: 41, name: "checkable")]),
        (.checked, [BusState(bit: 4, name: "checked")]),
        (.selectable, [BusState(bit: 22, name: "selectable")]),
        (.selected, [BusState(bit: 23, name: "selected")]),
        (.editable, [BusState(bit: 7, name: "editable")]),
        (.readOnly, [BusState(bit: 43, name: "read-only")]),
        (.singleLine, [BusState(bit: 26, name: "single-line")]),
        (.multiLine, [BusState(bit: 17, name: "multi-line")]),
        (.selectableText, [BusState(bit: 38, name: "selectable-text")]),
        (.horizontal, [BusState(bit: 14, name: "horizontal")]),
        (.modal, [BusState(bit: 16, name: "modal")]),
        (.active, [BusState(bit: 1, name: "active")]),
        (.hasMenu, [BusState(bit: 42, name: "has-popup")]),
    ]

    /// What is on the screen is visible, which it is on the bus even where it is scrolled away.
    private static let visible = 30
    static let defunct = 6

    /// The bits, lower half first.
    var busBits: BusValue { Self.bits([Self.visible] + Self.onBus.filter { contains($0.state) }.flatMap { $0.bus.map(\.bit) }) }

    static func bits(_ numbers: [Int]) -> BusValue {
        let bits = numbers.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return .list("u", [.word(UInt32(truncatingIfNeeded: bits)), .word(UInt32(truncatingIfNeeded: bits >> 32))])
    }
}
