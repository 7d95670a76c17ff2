internal import FoundationAdditions
internal import JSONText
internal import TouchHost

/// What a call gives for the parameters of its method: all of them known, and each of its kind.
struct Arguments {
    private let values: [String: JSONValue]
    private let method: String

    init(_ value: JSONValue?, of method: String, _ parameters: [Parameter]) throws(InspectorError) {
        var values: [String: JSONValue] = [:]
        switch value {
        case nil, .null?: break
        case .object(let members)?:
            for member in members where member.value != .null { values[member.key] = member.value }
        case let other?: throw InspectorError(.invalidParameter, "\(method): the parameters are \(other.kind), and an object is needed")
        }
        let names = parameters.map(\.name)
        for key in values.keys.sorted() where !names.contains(key) {
            let advice = Suggestion.nearest(to: key, among: names).map { "did you mean '\($0)'?" }
                ?? (names.isEmpty ? "it has none" : "there are \(names.joined(separator: ", "))")
            throw InspectorError(.invalidParameter, "\(method): there is no parameter '\(String(key.prefix(60)).onOneLine)'; \(advice)")
        }
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                guard !parameter.isRequired else {
                    throw InspectorError(.invalidParameter, "\(method): the parameter '\(parameter.name)' is missing: \(parameter.meaning)")
                }
                continue
            }
            if let objection = parameter.objection(to: value) {
                throw InspectorError(.invalidParameter, "\(method): '\(parameter.name)' \(objection)")
            }
        }
        self.values = values
        self.method = method
    }

    subscript(name: String) -> JSONValue? { values[name] }
    func string(_ name: String) -> String? { values[name]?.string }
    func number(_ name: String) -> Double? { values[name]?.number }
    func integer(_ name: String) -> Int? { values[name]?.number.flatMap { Int(exactly: $0) } }
    func flag(_ name: String) -> Bool? { values[name]?.bool }
    func numbers(_ name: String) -> [Double]? { values[name]?.array?.compactMap(\.number) }

    /// A parameter that is needed in this case.
    func required<Value>(_ value: Value?, _ name: String, _ reason: String) throws(InspectorError) -> Value {
        guard let value else { throw InspectorError(.invalidParameter, "\(method): '\(name)' is needed \(reason)") }
        return value
    }
}
