/// A wrong input is reported in one line, with a place where one is to blame, and without control characters for a terminal.
public func checkLine(_ text: String, place: String? = nil) {
    precondition(!text.isEmpty, "nothing is said")
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: preconditionFailure("a message has U+\(String(scalar.value, radix: 16)): \(text.debugDescription)")
        default: break
        }
    }
    if let place { precondition(text.hasPrefix(place), "a message names no place: \(text)") }
}
