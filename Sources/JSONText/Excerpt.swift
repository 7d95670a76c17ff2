extension String {
    /// The beginning of the text on one line, for messages that repeat what a file says: what ends a line or controls a terminal is escaped.
    package var excerpt: String {
        let limit = 60
        let shown = unicodeScalars.prefix(limit).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }
        return shown.joined() + (unicodeScalars.count > limit ? "…" : "")
    }
}
