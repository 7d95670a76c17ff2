internal import JSONText

/// A parameter of a method: what it is called, what it takes, and what it means.
struct Parameter: Sendable {
    enum Kind: Sendable {
        case string
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        case flag
        case oneOf([String])
        /// A list of so many numbers.
        case numbers(Int)
        case object
        case value
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    let meaning: String

    init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ meaning: String) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.meaning = meaning
    }

    /// As JSON Schema has it.
    var schema: JSONValue {
        var schema: JSONValue = [:]
        switch kind {
        case .string: schema.add("type", "string")
        case .number(let range):
            schema.add("type", "number")
            schema.add("minimum", .number(range.lowerBound))
            schema.add("maximum", .number(range.upperBound))
        case .integer(let range):
            schema.add("type", "integer")
            schema.add("minimum", .number(range.lowerBound))
            schema.add("maximum", .number(range.upperBound))
        case .flag: schema.add("type", "boolean")
        case .oneOf(let words):
            schema.add("type", "string")
            schema.add("enum", .strings(words))
        case .numbers(let count):
            schema.add("type", "array")
            schema.add("items", ["type": "number"])
            schema.add("minItems", .number(count))
            schema.add("maxItems", .number(count))
        case .object: schema.add("type", "object")
        case .value: break
        }
        schema.add("description", .string(meaning))
        return schema
    }

    /// What is wrong with a value, as the end of a sentence; `nil` when it can be taken.
    func objection(to value: JSONValue) -> String? {
        switch kind {
        case .string: return value.string == nil ? "is \(value.kind) where a string should be" : nil
        case .flag: return value.bool == nil ? "is \(value.kind) where true or false should be" : nil
        case .number(let range):
            guard let number = value.number else { return "is \(value.kind) where a number should be" }
            return range.contains(number) ? nil : "is not within \(range.lowerBound) … \(range.upperBound)"
        case .integer(let range):
            guard let number = value.number, let integer = Int(exactly: number) else { return "is not a whole number" }
            return range.contains(integer) ? nil : "is not within \(range.lowerBound) … \(range.upperBound)"
        case .oneOf(let words):
            return words.contains(value.string ?? "") ? nil : "is none of \(words.map { "'\($0)'" }.joined(separator: ", "))"
        case .numbers(let count):
            let numbers = value.array?.compactMap(\.number) ?? []
            let isRight = numbers.count == count && numbers.count == value.array?.count && numbers.allSatisfy { $0.magnitude <= 1e6 }
            return isRight ? nil : "is not a list of \(count) numbers, each from -1000000 to 1000000"
        case .object: if case .object = value { return nil } else { return "is \(value.kind) where an object should be" }
        case .value: return nil
        }
    }
}
