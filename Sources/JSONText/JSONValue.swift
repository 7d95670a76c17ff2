/// A JSON text as a tree. Objects keep the order of their members.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package struct Member: Equatable, Sendable {
        package let key: String
        package let value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// What kind of value it is, for messages.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The member of an object; `nil` where there is none, and for other values.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var string: String? { if case .string(let string) = self { string } else { nil } }
    package var number: Double? { if case .number(let number) = self { number } else { nil } }
    package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    package var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
}

extension JSONValue {
    package static func number(_ value: Int) -> JSONValue { .number(Double(value)) }
    package static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }
    package static func numbers(_ values: some Sequence<Double>) -> JSONValue { .array(values.map { .number($0) }) }

    /// Adds a member, unless the value is `nil`. Only objects take members.
    package mutating func add(_ key: String, _ value: JSONValue?) {
        guard let value, case .object(var members) = self else { return }
        self = .null
        members.append(Member(key: key, value: value))
        self = .object(members)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(nilLiteral: ()) { self = .null }
    /// An object. Members of the value `null` are kept.
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member(key: $0, value: $1) }) }
}
