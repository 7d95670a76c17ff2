internal import Foundation
internal import IssueReporting
internal import IssueReportingTestSupport

/// Where in a test something is expected.
public struct SourceLocation: Sendable {
    public let fileID: StaticString
    public let filePath: StaticString
    public let line: UInt
    public let column: UInt
}

/// A value that a test looks at. It is evaluated each time that it is asked for.
public struct Expression<Value> {
    let value: () throws -> Value?
    public let location: SourceLocation

    public func evaluate() throws -> Value? { try value() }
}

/// What `expect(…)` makes, for a matcher to look at.
public struct SyncExpectation<Value> {
    public let expression: Expression<Value>

    /// Fails the test unless the value matches.
    /// - Parameter description: Words before the matcher's own sentence.
    public func to(_ matcher: Matcher<Value>, description: String? = nil) { verify(matcher.result(of: expression), toMatch: true, description) }

    /// Fails the test unless the value does not match; a matcher that could not look at it, as most can't at `nil`, fails it too.
    public func toNot(_ matcher: Matcher<Value>, description: String? = nil) { verify(matcher.result(of: expression), toMatch: false, description) }

    /// The same as ``toNot(_:description:)``.
    public func notTo(_ matcher: Matcher<Value>, description: String? = nil) { toNot(matcher, description: description) }

    func verify(_ result: MatcherResult, toMatch: Bool, _ description: String?, _ time: String = "") {
        guard result.status != (toMatch ? .matches : .doesNotMatch) else { return }
        let shown = result.actual ?? Self.shown((try? expression.evaluate()) ?? nil)
        fail([description, result.message.sentence(toMatch ? "to" : "to not", time, shown)].compactMap { $0 }.joined(separator: "\n"), at: expression.location)
    }

    static func shown(_ value: Any?) -> String { value.map { "<\(stringify($0))>" } ?? "<nil>" }
}

/// Expects something of a value.
public func expect<Value>(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                          _ expression: @autoclosure @escaping () throws -> Value?) -> SyncExpectation<Value> {
    SyncExpectation(expression: Expression(value: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)))
}

/// Expects something of what a closure returns.
public func expect<Value>(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                          _ expression: @escaping () throws -> Value?) -> SyncExpectation<Value> {
    SyncExpectation(expression: Expression(value: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)))
}

/// Expects something of a closure without a value: that it throws.
public func expect(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                   _ expression: @escaping () throws -> Void) -> SyncExpectation<Void> {
    SyncExpectation(expression: Expression(value: expression, location: SourceLocation(fileID: fileID, filePath: file, line: line, column: column)))
}

/// Fails the test.
public func fail(_ message: String = "fail() always fails", fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column) {
    fail(message, at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
}

func fail(_ message: String, at location: SourceLocation) {
    if case .xcTest? = TestContext.current, let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
        // On Linux `reportIssue` finds no XCTest in the process, and adds a warning of several lines about it to every failure.
        fail(message, location.filePath, location.line)
    } else {
        reportIssue(message, fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
    }
}

/// A value in a sentence: optional ones as what they have, texts as they are.
public func stringify(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { stringify($0.value) } ?? "nil" }
    if mirror.displayStyle == .collection || mirror.displayStyle == .set { return "[" + mirror.children.map { stringify($0.value) }.joined(separator: ", ") + "]" }
    if let number = value as? Double { return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number)).0" : "\(number)" }
    return String(describing: value)
}
