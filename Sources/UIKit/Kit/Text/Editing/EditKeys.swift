internal import FoundationAdditions

/// The usual keys of the standard edit actions: with Control, as on Linux, or Command (R-TXT-10).
@MainActor
enum EditKeys {
    /// Sends the key's action to the first responder upwards that can perform it now.
    /// - Returns: Whether one could. Otherwise the key is pressed as any other.
    static func perform(_ key: UIKey, from start: UIResponder, for event: UIEvent) -> Bool {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if let isRedo = undoes(key, flags) {
            guard let manager = start.undoManager, isRedo ? manager.canRedo : manager.canUndo else { return false }
            if isRedo { manager.redo() } else { manager.undo() }
            return true
        }
        guard let name = name(of: key, flags) else { return false }
        return start.send(Selector(name), from: nil, for: event)
    }

    private static func isCommand(_ flags: UIKeyModifierFlags) -> Bool { flags == .control || flags == .command }

    /// Whether the key undoes (`false`) or redoes (`true`).
    private static func undoes(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool? {
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "z", isCommand(flags) { return false }
        if letter == "z", isCommand(flags.subtracting(.shift)) { return true }
        return letter == "y" && flags == .control ? true : nil
    }

    private static func name(of key: UIKey, _ flags: UIKeyModifierFlags) -> String? {
        switch key.keyCode {
        case .keyboardInsert: return flags == .control ? "copy:" : flags == .shift ? "paste:" : nil
        case .keyboardDeleteForward: return flags == .shift ? "cut:" : nil
        default: break
        }
        let letter = key.charactersIgnoringModifiers.lowercased()
        if letter == "v", isCommand(flags.subtracting([.shift, .alternate])), flags.contains(.shift) { return "pasteAndMatchStyle:" }
        guard isCommand(flags) else { return nil }
        return switch letter {
        case "c": "copy:"
        case "x": "cut:"
        case "v": "paste:"
        case "a": "selectAll:"
        case "b": "toggleBoldface:"
        case "i": "toggleItalics:"
        case "u": "toggleUnderline:"
        case "f": "find:"
        case "g": "findNext:"
        case "p": "printContent:"
        case "d": "duplicate:"
        default: nil
        }
    }
}
