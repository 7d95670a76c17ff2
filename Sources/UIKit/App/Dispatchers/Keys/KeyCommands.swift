/// Finds the command that a key stands for (R-KEY-3).
@MainActor
enum KeyCommands {
    /// Modifiers that are states of the keyboard rather than held for a command.
    private static let ignoredModifiers: UIKeyModifierFlags = [.alphaShift, .numericPad]

    /// Looks for a command from the responder upwards and performs its action: the first that matches, is not disabled, and that a responder takes.
    /// - Returns: Whether one was performed.
    static func perform(_ key: UIKey, from start: UIResponder, for event: UIEvent) -> Bool {
        var responder: UIResponder? = start
        while let offering = responder {
            for command in offering.keyCommands ?? [] where !command.attributes.contains(.disabled) && matches(command, key) {
                if !command.wantsPriorityOverSystemBehavior, start.takes(key) { continue }
                if start.send(command.action, from: command, for: event) { return true }
            }
            responder = offering.next
        }
        return false
    }

    private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
        guard let input = command.input, !input.isEmpty else { return false }
        let held = key.modifierFlags.subtracting(ignoredModifiers), wanted = command.modifierFlags.subtracting(ignoredModifiers)
        if let name = key.name { return input == name && held == wanted }
        // Apple's keyboards have Delete where others have Backspace.
        if input == UIKeyCommand.inputDelete { return key.keyCode == .keyboardDeleteOrBackspace && held == wanted }
        if input.lowercased() == key.charactersIgnoringModifiers.lowercased() { return held == wanted }
        // A sign that takes Shift to type is itself, with or without Shift.
        return input == key.characters && input.lowercased() == input.uppercased()
            && held.subtracting(.shift) == wanted.subtracting(.shift)
    }
}
