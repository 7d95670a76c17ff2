extension String {
    /// The text with everything replaced that would break a line, or a terminal: what a project calls things may be anything.
    var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: "?"
            default: scalar
            }
        }))
    }
}
