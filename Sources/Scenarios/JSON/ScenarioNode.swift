import JSONText

/// A value in a scenario's tree, with the way to it: every error names both.
struct ScenarioNode {
    let value: JSONValue
    let path: String
    let file: String

    func error(_ reason: String) -> ScenarioError { ScenarioError(file: file, place: path, reason: reason) }

    func wrong(_ wanted: String) -> ScenarioError { error("\(value.kind) stands where \(wanted) should be") }

    var isNull: Bool { value == .null }

    func bool() throws(ScenarioError) -> Bool {
        guard case .bool(let bool) = value else { throw wrong("true or false") }
        return bool
    }

    func string() throws(ScenarioError) -> String {
        guard case .string(let string) = value else { throw wrong("a string") }
        return string
    }

    /// A number within limits; lengths and such, by default.
    func number(in range: ClosedRange<Double> = -1e6...1e6) throws(ScenarioError) -> Double {
        guard case .number(let number) = value else { throw wrong("a number") }
        guard range.contains(number) else {
            throw error("\(number.text) is not within \(range.lowerBound.text) … \(range.upperBound.text)")
        }
        return number
    }

    func integer(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
        let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
        guard let integer = Int(exactly: number) else { throw error("\(number.text) is no whole number") }
        return integer
    }

    /// One of several words.
    func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws(ScenarioError) -> Word where Word.RawValue == String {
        let text = try string()
        if let word = Word(rawValue: text) { return word }
        throw error("\(text.quoted) is none of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    /// The elements of a list.
    func elements(atMost limit: Int) throws(ScenarioError) -> [ScenarioNode] {
        guard case .array(let values) = value else { throw wrong("a list") }
        guard values.count <= limit else { throw error("\(values.count) elements are too many, \(limit) at most") }
        return values.enumerated().map { ScenarioNode(value: $1, path: "\(path)[\($0)]", file: file) }
    }

    /// A list of so many numbers.
    func numbers(_ count: Int, in range: ClosedRange<Double> = -1e6...1e6) throws(ScenarioError) -> [Double] {
        guard case .array(let values) = value, values.count == count else { throw wrong("a list of \(count) numbers") }
        var result: [Double] = []
        for element in try elements(atMost: count) { result.append(try element.number(in: range)) }
        return result
    }

    func object() throws(ScenarioError) -> ScenarioObject {
        guard case .object(let members) = value else { throw wrong("an object") }
        return ScenarioObject(node: self, members: members.map { member in
            let isPlain = !member.key.isEmpty && member.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            let step = isPlain ? ".\(member.key)" : "[\(member.key.quoted)]"
            return (member.key, ScenarioNode(value: member.value, path: path + step, file: file))
        })
    }
}

/// The members of an object in a scenario's tree.
struct ScenarioObject {
    let node: ScenarioNode
    let members: [(key: String, node: ScenarioNode)]

    subscript(key: String) -> ScenarioNode? { members.first { $0.key == key }?.node }

    func has(_ key: String) -> Bool { self[key] != nil }

    func required(_ key: String) throws(ScenarioError) -> ScenarioNode {
        guard let found = self[key] else { throw node.error("the key '\(key)' is missing") }
        return found
    }

    /// Refuses members that the reader would ignore.
    func allow(_ keys: [String]) throws(ScenarioError) {
        for member in members where !keys.contains(member.key) {
            throw node.error("unknown key \(member.key.quoted); known here: \(keys.joined(separator: ", "))")
        }
    }
}
