internal import FoundationAdditions
package import JSONText
internal import TouchHost

/// Answers messages of the protocol: requests of JSON-RPC 2.0, for the methods themselves and for MCP, which has them as tools.
@MainActor
package struct Dispatcher {
    private let inspector: Inspector

    package init(_ inspector: Inspector) { self.inspector = inspector }

    /// Answers a message.
    /// - Parameter reply: Called once with the answer as JSON text, now or later; `nil` where a message gets none.
    package func answer(_ bytes: [UInt8], reply: @escaping @MainActor @Sendable ([UInt8]?) -> Void) {
        let message: JSONValue
        do throws(JSONParser.Failure) {
            guard bytes.count <= MessageFormat.limit else {
                return reply(Self.failure(nil, InspectorError(.tooMuch, "a message has more than \(MessageFormat.limit) bytes: send less at a time")))
            }
            message = try JSONParser.parse(bytes)
        } catch {
            let text = "the message is no JSON: line \(error.line), column \(error.column): \(error.reason)"
            return reply(Self.failure(nil, InspectorError(.malformed, text)))
        }
        guard case .object = message, let name = message["method"]?.string else {
            // Answers of a client to requests that were never sent are left alone.
            if message["result"] != nil || message["error"] != nil { return reply(nil) }
            let text = #"a message is an object with a method, as in {"jsonrpc":"2.0","id":1,"method":"status"}; lists of messages are not taken"#
            return reply(Self.failure(message["id"], InspectorError(.noRequest, text)))
        }
        guard let id = message["id"], id != .null else { return reply(nil) }
        call(name, message["params"]) { result in
            switch result {
            case .success(let value): reply(JSONValue.object([.init(key: "jsonrpc", value: "2.0"), .init(key: "id", value: id),
                                                              .init(key: "result", value: value)]).bytes)
            case .failure(let error): reply(Self.failure(id, error))
            }
        }
    }

    private static func failure(_ id: JSONValue?, _ error: InspectorError) -> [UInt8] {
        JSONValue.object([.init(key: "jsonrpc", value: "2.0"), .init(key: "id", value: id ?? .null), .init(key: "error", value: error.json)]).bytes
    }

    private func call(_ name: String, _ parameters: JSONValue?, reply: @escaping Method.Reply) {
        switch name {
        case "initialize": reply(.success(ToolAnswers.greeting(asked: parameters?["protocolVersion"]?.string)))
        case "ping": reply(.success([:]))
        case "tools/list": reply(.success(["tools": .array(Methods.all.map(\.tool))]))
        case "tools/call":
            guard let tool = parameters?["name"]?.string else {
                return reply(.failure(InspectorError(.invalidParameter, "tools/call: the parameter 'name' is missing: the tool to call")))
            }
            perform(tool, parameters?["arguments"]) { result in
                // What a tool can't do is for the model to read; a tool that is not there is an error of the client.
                if case .failure(let error) = result, error.code == .unknownMethod { return reply(.failure(error)) }
                reply(.success(ToolAnswers.answer(result)))
            }
        default: perform(name, parameters, reply: reply)
        }
    }

    /// Calls a method. Those that act get the decisions that they caused into their results.
    package func perform(_ name: String, _ parameters: JSONValue?, reply: @escaping @MainActor @Sendable (Result<JSONValue, InspectorError>) -> Void) {
        do {
            guard let method = Methods.named[name] else {
                let advice = Suggestion.nearest(to: name, among: Methods.all.map(\.name)).map { "did you mean '\($0)'?" } ?? "see tools/list"
                throw InspectorError(.unknownMethod, "there is no method '\(String(name.prefix(60)).onOneLine)'; \(advice)")
            }
            let arguments = try Arguments(parameters, of: method.name, method.parameters)
            guard !method.needsControl || inspector.mayControl else {
                throw InspectorError(.readOnly, "\(name) changes the app, and the inspector may only read: start it with --control")
            }
            guard method.needsControl else { return try method.call(inspector, arguments, reply) }
            let start = inspector.decisions.end
            try method.call(inspector, arguments) { result in
                reply(result.map { value in
                    var value = value
                    value.add("decisions", inspector.decisions.caused(since: start))
                    return value
                })
            }
        } catch let error as InspectorError {
            reply(.failure(error))
        } catch {
            reply(.failure(InspectorError(.unavailable, "\(name): \(error)")))
        }
    }

    /// Calls a method that is answered at once; `nil` for an error, and for an answer that comes later.
    func performAtOnce(_ name: String, _ parameters: JSONValue) -> JSONValue? {
        let answer = Answer()
        perform(name, parameters) { answer.value = try? $0.get() }
        return answer.value
    }

    private final class Answer { var value: JSONValue? }
}

extension Inspector {
    /// Answers a message, from any thread.
    /// - Parameter reply: Called on the main actor.
    package nonisolated func receive(_ message: [UInt8], reply: @escaping @MainActor @Sendable ([UInt8]?) -> Void) {
        post { [self] in Dispatcher(self).answer(message, reply: reply) }
    }
}
