internal import JSONText

/// Something that can be asked of the inspector: a method of its protocol, and a tool of MCP.
struct Method: Sendable {
    /// Takes the result, or why there is none; called once, at once or later.
    typealias Reply = @MainActor @Sendable (Result<JSONValue, InspectorError>) -> Void

    let name: String
    let meaning: String
    let parameters: [Parameter]
    /// Whether it changes the app or touches it.
    let needsControl: Bool
    let call: @MainActor @Sendable (Inspector, Arguments, @escaping Reply) throws -> Void

    /// A method that is answered at once.
    init(_ name: String, _ meaning: String, _ parameters: [Parameter] = [], needsControl: Bool = false,
         _ call: @escaping @MainActor @Sendable (Inspector, Arguments) throws -> JSONValue) {
        self.init(later: name, meaning, parameters, needsControl: needsControl) { inspector, arguments, reply in
            reply(.success(try call(inspector, arguments)))
        }
    }

    /// A method that is answered later.
    init(later name: String, _ meaning: String, _ parameters: [Parameter] = [], needsControl: Bool = false,
         _ call: @escaping @MainActor @Sendable (Inspector, Arguments, @escaping Reply) throws -> Void) {
        self.name = name
        self.meaning = meaning
        self.parameters = parameters
        self.needsControl = needsControl
        self.call = call
    }

    /// As `tools/list` of MCP has it.
    var tool: JSONValue {
        var properties: JSONValue = [:]
        for parameter in parameters { properties.add(parameter.name, parameter.schema) }
        var schema: JSONValue = ["type": "object", "properties": properties]
        let required = parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { schema.add("required", .strings(required)) }
        schema.add("additionalProperties", false)
        return ["name": .string(name), "description": .string(meaning), "inputSchema": schema,
                "annotations": ["readOnlyHint": .bool(!needsControl)]]
    }
}
