internal import JSONText

/// Why a call was refused, in one line that says what to do.
package struct InspectorError: Error, Equatable, CustomStringConvertible {
    /// What kind of error it is, for programs.
    package enum Code: String, Sendable {
        /// The text is not JSON.
        case malformed
        /// The JSON is not a request.
        case noRequest
        /// There is no such method.
        case unknownMethod
        /// A parameter is missing, unknown or out of its range.
        case invalidParameter
        /// What the parameters name is not there, or not any more.
        case notFound
        /// The inspector may only read.
        case readOnly
        /// It can't be done on this host, or now.
        case unavailable
        /// More than a limit allows.
        case tooMuch
    }

    package let code: Code
    package let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }

    /// The number that JSON-RPC 2.0 has for it.
    var number: Int {
        switch code {
        case .malformed: -32700
        case .noRequest: -32600
        case .unknownMethod: -32601
        case .invalidParameter: -32602
        default: -32000
        }
    }

    var json: JSONValue { ["code": .number(number), "message": .string(description), "data": ["code": .string(code.rawValue)]] }
}
