/// Reads a visual format, from its first character to its last.
struct VisualFormatParser {
    private let characters: [Character]
    private var place = 0

    /// - Throws: A ``VisualFormat/Fault`` at the first character that can't be there.
    static func parse(_ format: String) throws(VisualFormat.Fault) -> VisualFormat {
        var parser = VisualFormatParser(characters: Array(format))
        return try parser.format()
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func format() throws(VisualFormat.Fault) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try orientation()
        skipSpaces()
        format.leadingPlace = place
        if take("|") { format.leading = try connection() }
        format.elements.append(try element())
        while true {
            skipSpaces()
            let start = place
            if place == characters.count { return format }
            let connection = try connection()
            skipSpaces()
            format.trailingPlace = place
            if take("|") {
                skipSpaces()
                guard place == characters.count else { throw fault("nothing can follow the superview's end") }
                format.trailing = connection
                return format
            }
            // Without a connection only a view can follow.
            if place == start, peek != "[" { throw fault("a view, a distance or the superview's end was expected") }
            format.elements.append(try element())
            format.connections.append(connection)
        }
    }

    private mutating func orientation() throws(VisualFormat.Fault) -> NSLayoutConstraint.Axis {
        skipSpaces()
        guard let letter = peek, letter.isLetter else { return .horizontal }
        guard letter == "H" || letter == "V" else { throw fault("a format begins with H:, V:, | or a view in brackets") }
        place += 1
        guard take(":") else { throw fault("a colon was expected after \(letter)") }
        return letter == "V" ? .vertical : .horizontal
    }

    private mutating func element() throws(VisualFormat.Fault) -> VisualFormat.Element {
        guard take("[") else { throw fault("a view in brackets was expected") }
        skipSpaces()
        let start = place
        guard let name = name() else { throw fault("the name of a view was expected") }
        skipSpaces()
        let sizes = peek == "(" ? try predicates() : []
        guard take("]") else { throw fault("a closing bracket was expected") }
        return VisualFormat.Element(name: name, sizes: sizes, place: start)
    }

    private mutating func connection() throws(VisualFormat.Fault) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        skipSpaces()
        if peek == "[" || peek == "|" { return .standard }
        let distances = peek == "(" ? try predicates() : [try predicate()]
        guard take("-") else { throw fault("a hyphen was expected after the distance") }
        return .distances(distances)
    }

    private mutating func predicates() throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
        place += 1
        var all = [try predicate()]
        while take(",") { all.append(try predicate()) }
        guard take(")") else { throw fault("a closing parenthesis was expected") }
        return all
    }

    private mutating func predicate() throws(VisualFormat.Fault) -> VisualFormat.Predicate {
        skipSpaces()
        var relation = NSLayoutConstraint.Relation.equal
        for (sign, meaning) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
        where characters[place...].starts(with: sign) {
            relation = meaning
            place += 2
            break
        }
        skipSpaces()
        var predicate = VisualFormat.Predicate(relation: relation, operand: .number(0), place: place)
        guard let operand = operand() else { throw fault("a number or a name was expected") }
        predicate.operand = operand
        if take("@") {
            skipSpaces()
            predicate.priorityPlace = place
            guard let priority = self.operand() else { throw fault("a priority was expected: a number or the name of a metric") }
            predicate.priority = priority
        }
        return predicate
    }

    private mutating func operand() -> VisualFormat.Operand? {
        if let name = name() { return .name(name) }
        return number().map { .number($0) }
    }

    // MARK: Characters

    private var peek: Character? { place < characters.count ? characters[place] : nil }

    private mutating func skipSpaces() {
        while let peek, peek.isWhitespace { place += 1 }
    }

    /// Whether that character is next, after spaces, and was taken.
    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard peek == character else { return false }
        place += 1
        return true
    }

    private mutating func name() -> String? {
        guard let first = peek, first.isLetter || first == "_" else { return nil }
        let start = place
        while let peek, peek.isLetter || peek.isNumber || peek == "_" { place += 1 }
        return String(characters[start..<place])
    }

    /// A decimal number with a point, in the form of all languages.
    private mutating func number() -> CGFloat? {
        let start = place
        if peek == "-" || peek == "+" { place += 1 }
        while let peek, peek.isASCII, peek.isNumber || peek == "." { place += 1 }
        if let value = Double(String(characters[start..<place])), value.isFinite { return CGFloat(value) }
        place = start
        return nil
    }

    private func fault(_ reason: String) -> VisualFormat.Fault { VisualFormat.Fault(reason, at: place) }
}
