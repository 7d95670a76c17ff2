/// True, and there.
public func beTrue() -> Matcher<Bool> { .of("be true") { $0 } }
/// False, and there.
public func beFalse() -> Matcher<Bool> { .of("be false") { !$0 } }

/// True.
public func beTruthy() -> Matcher<Bool> { .of("be truthy") { $0 } }

/// False, or not there.
public func beFalsy() -> Matcher<Bool> {
    Matcher { MatcherResult(bool: try $0.evaluate() != true, message: .expectedActualValueTo("be falsy")) }
}

/// Not there.
public func beNil<Value>() -> Matcher<Value> { Matcher { MatcherResult(bool: try $0.evaluate() == nil, message: .expectedActualValueTo("be nil")) } }

// MARK: Larger and smaller

public func beGreaterThan<Value: Comparable>(_ other: Value) -> Matcher<Value> { .of("be greater than <\(stringify(other))>") { $0 > other } }
public func beGreaterThanOrEqualTo<Value: Comparable>(_ other: Value) -> Matcher<Value> { .of("be greater than or equal to <\(stringify(other))>") { $0 >= other } }
public func beLessThan<Value: Comparable>(_ other: Value) -> Matcher<Value> { .of("be less than <\(stringify(other))>") { $0 < other } }
public func beLessThanOrEqualTo<Value: Comparable>(_ other: Value) -> Matcher<Value> { .of("be less than or equal to <\(stringify(other))>") { $0 <= other } }

/// Within a range.
public func beWithin<Range: RangeExpression>(_ range: Range) -> Matcher<Range.Bound> { .of("be within range <\(range)>") { range.contains($0) } }

public func > <Value: Comparable>(expectation: SyncExpectation<Value>, other: Value) { expectation.to(beGreaterThan(other)) }
public func >= <Value: Comparable>(expectation: SyncExpectation<Value>, other: Value) { expectation.to(beGreaterThanOrEqualTo(other)) }
public func < <Value: Comparable>(expectation: SyncExpectation<Value>, other: Value) { expectation.to(beLessThan(other)) }
public func <= <Value: Comparable>(expectation: SyncExpectation<Value>, other: Value) { expectation.to(beLessThanOrEqualTo(other)) }

// MARK: Errors

/// A closure that throws.
public func throwError<Value>() -> Matcher<Value> {
    Matcher { expression in
        do {
            _ = try expression.evaluate()
            return MatcherResult(bool: false, message: .expectedCustomValueTo("throw any error", actual: "no error"))
        } catch {
            return MatcherResult(bool: true, message: .expectedCustomValueTo("throw any error", actual: "<\(error)>"))
        }
    }
}

/// A closure that throws an error.
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
    throwing("throw error <\(expected)>") { $0 as? Failure == expected }
}

/// A closure that throws an error of a type.
public func throwError<Value, Failure: Error>(errorType: Failure.Type) -> Matcher<Value> { throwing("throw error of type <\(errorType)>") { $0 is Failure } }

private func throwing<Value>(_ message: String, _ matches: @escaping (any Error) -> Bool) -> Matcher<Value> {
    Matcher { expression in
        do {
            _ = try expression.evaluate()
            return MatcherResult(bool: false, message: .expectedCustomValueTo(message, actual: "no error"))
        } catch {
            return MatcherResult(bool: matches(error), message: .expectedCustomValueTo(message, actual: "<\(error)>"))
        }
    }
}

// MARK: Several matchers

/// All of some matchers.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { joined(matchers, " and ") { !$0.contains { $0 != .matches } } }
/// One of some matchers.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> { joined(matchers, " or ") { $0.contains(.matches) } }

private func joined<Value>(_ matchers: [Matcher<Value>], _ word: String, _ matches: @escaping ([MatcherStatus]) -> Bool) -> Matcher<Value> {
    Matcher { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        let texts = results.map { "{\($0.message.text)}" }
        return MatcherResult(bool: matches(results.map(\.status)), message: .expectedActualValueTo((word == " and " ? "match all of: " : "match one of: ") + texts.joined(separator: word)))
    }
}
