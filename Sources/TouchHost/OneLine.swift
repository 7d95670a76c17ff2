extension StringProtocol {
    /// The text with everything replaced that would break a message of one line, or a terminal.
    package var onOneLine: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: result.unicodeScalars.append("?")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
