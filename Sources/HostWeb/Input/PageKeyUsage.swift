#if Web
/// The usages of keys on the HID keyboard page, by their names in the UI Events code values specification.
enum PageKeyUsage {
    /// 0 for keys that the page does not have.
    static func usage(code: String) -> Int { table[code] ?? 0 }

    private static let table: [String: Int] = {
        var table: [String: Int] = [:]
        for (offset, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated() { table["Key\(letter)"] = 0x04 + offset }
        for (offset, digit) in "1234567890".enumerated() {
            table["Digit\(digit)"] = 0x1e + offset
            table["Numpad\(digit)"] = 0x59 + offset
        }
        for number in 1...12 { table["F\(number)"] = 0x39 + number }
        for number in 13...24 { table["F\(number)"] = 0x5b + number }
        for (offset, name) in [
            "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft", "BracketRight", "Backslash",
        ].enumerated() { table[name] = 0x28 + offset }
        for (offset, name) in ["Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"].enumerated() {
            table[name] = 0x33 + offset
        }
        for (offset, name) in [
            "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End", "PageDown", "ArrowRight", "ArrowLeft",
            "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter",
        ].enumerated() { table[name] = 0x46 + offset }
        for (offset, name) in [
            "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight", "MetaRight",
        ].enumerated() { table[name] = 0xe0 + offset }
        table["NumpadDecimal"] = 0x63
        table["IntlBackslash"] = 0x64
        table["ContextMenu"] = 0x65
        table["NumpadEqual"] = 0x67
        table["IntlRo"] = 0x87
        table["KanaMode"] = 0x88
        table["IntlYen"] = 0x89
        table["Convert"] = 0x8a
        table["NonConvert"] = 0x8b
        for number in 1...5 { table["Lang\(number)"] = 0x8f + number }
        for (offset, name) in ["Open", "Help", "Props", "Select", "BrowserStop", "Again", "Undo", "Cut", "Copy", "Paste", "Find"].enumerated() {
            table[name] = 0x74 + offset
        }
        table["Power"] = 0x66
        table["NumpadComma"] = 0x85
        // Firefox calls them by older names.
        for name in ["AudioVolume", "Volume"] {
            for (offset, end) in ["Mute", "Up", "Down"].enumerated() { table[name + end] = 0x7f + offset }
        }
        return table
    }()
}
#endif
