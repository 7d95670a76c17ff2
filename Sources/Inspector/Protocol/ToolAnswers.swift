internal import JSONText

/// Results as the Model Context Protocol has them.
enum ToolAnswers {
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    static func greeting(asked version: String?) -> JSONValue {
        let agreed = version.flatMap { versions.contains($0) ? $0 : nil } ?? versions[0]
        return [
            "protocolVersion": .string(agreed),
            "capabilities": ["tools": [:]],
            "serverInfo": ["name": "dactyl", "title": "Dactyl's inspector", "version": .string("\(MessageFormat.version)")],
            "instructions": """
                An app of UIKit's multi-touch system runs here. 'tree' lists its views, 'picture' shows it, 'tap', 'drag' and 'touches' touch \
                it, and each action's result has the decisions about gestures that it caused. 'decisions' says why each recognizer did what \
                it did. Places are points from the upper left corner of the screen; times are seconds since the start.
                """,
        ]
    }

    /// The answer of a tool: JSON as text and as it is, and a picture as one.
    static func answer(_ result: Result<JSONValue, InspectorError>) -> JSONValue {
        switch result {
        case .failure(let error):
            return ["content": [["type": "text", "text": .string(error.description)]], "isError": true]
        case .success(let value):
            guard let picture = value["png"], case .object(let members) = value else {
                return ["content": [["type": "text", "text": .string(value.text)]], "structuredContent": value, "isError": false]
            }
            let rest = JSONValue.object(members.filter { $0.key != "png" })
            return ["content": [["type": "image", "data": picture, "mimeType": "image/png"], ["type": "text", "text": .string(rest.text)]],
                    "structuredContent": rest, "isError": false]
        }
    }
}
