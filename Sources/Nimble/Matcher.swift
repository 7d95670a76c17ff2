/// Whether a matcher holds, or could not say.
public enum MatcherStatus: Sendable {
    /// The value matches, or does not.
    case matches, doesNotMatch
    /// The matcher can't look at the value: ``SyncExpectation/to(_:description:)`` and ``SyncExpectation/toNot(_:description:)`` both fail.
    case fail

    public init(bool: Bool) { self = bool ? .matches : .doesNotMatch }
}

/// The sentence of a failure.
public indirect enum ExpectationMessage: Sendable {
    /// “expected to …, got <value>”
    case expectedActualValueTo(String)
    /// “expected to …”
    case expectedTo(String)
    /// “expected to …, got …”
    case expectedCustomValueTo(String, actual: String)
    /// The sentence itself.
    case fail(String)
    /// A hint behind the sentence, in brackets.
    case appends(ExpectationMessage, String)

    /// Adds to the end.
    public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
    /// Says that `beNil()` is the matcher for values that are not there.
    public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

    /// The expectation, without the words around it.
    var text: String {
        switch self {
        case .expectedActualValueTo(let text), .expectedTo(let text), .expectedCustomValueTo(let text, _), .fail(let text): text
        case .appends(let message, _): message.text
        }
    }

    func sentence(_ to: String, _ time: String, _ actual: String) -> String {
        switch self {
        case .expectedActualValueTo: "expected \(to) \(time)\(text), got \(actual)"
        case .expectedTo: "expected \(to) \(time)\(text)"
        case .expectedCustomValueTo(_, let other): "expected \(to) \(time)\(text), got \(other)"
        case .fail: text
        case .appends(let message, let end): message.sentence(to, time, actual) + end
        }
    }
}

/// The finding of a matcher.
public struct MatcherResult: Sendable {
    public var status: MatcherStatus
    public var message: ExpectationMessage
    /// How the value is shown that was looked at.
    var actual: String?

    public init(status: MatcherStatus, message: ExpectationMessage) { (self.status, self.message) = (status, message) }
    public init(bool: Bool, message: ExpectationMessage) { self.init(status: MatcherStatus(bool: bool), message: message) }
}

/// Looks at a value.
public struct Matcher<Value> {
    let look: (Expression<Value>) throws -> MatcherResult

    public init(_ matcher: @escaping (Expression<Value>) throws -> MatcherResult) { look = matcher }

    /// A matcher that gets the sentence “expected to `message`, got <value>”. `nil` fails, with a hint.
    public static func define(_ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)).notNil($0) }
    }

    /// The same, which looks at `nil`, too.
    public static func defineNilable(_ message: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }
    }

    /// A matcher of a status alone, of values that are there.
    public static func simple(_ message: String = "match", matcher: @escaping (Expression<Value>) throws -> MatcherStatus) -> Matcher {
        Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)).notNil($0) }
    }

    /// Whether it matches.
    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try look(expression) }

    /// The result; what the expression throws fails.
    func result(of expression: Expression<Value>) -> MatcherResult {
        do {
            var seen: Value??
            // Evaluated once, and shown as it was.
            let once = Expression<Value>(value: {
                if let seen { return seen }
                let value = try expression.evaluate()
                seen = .some(value)
                return value
            }, location: expression.location)
            var result = try look(once)
            if let seen { result.actual = SyncExpectation<Value>.shown(seen) }
            return result
        } catch {
            return MatcherResult(status: .fail, message: .fail("unexpected error thrown: <\(error)>"))
        }
    }

    /// Of a value that is there.
    static func of(_ message: String, _ matches: @escaping (Value) throws -> Bool) -> Matcher {
        Matcher { expression in
            guard let value = try expression.evaluate() else { return MatcherResult(status: .fail, message: .expectedActualValueTo(message)).notNil(expression) }
            return MatcherResult(bool: try matches(value), message: .expectedActualValueTo(message))
        }
    }
}

extension MatcherResult {
    func notNil<Value>(_ expression: Expression<Value>) -> MatcherResult {
        guard (try? expression.evaluate()) ?? nil == nil else { return self }
        return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
}
