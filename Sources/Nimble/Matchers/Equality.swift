/// Equal to a value.
public func equal<Value: Equatable>(_ expected: Value) -> Matcher<Value> { .of("equal <\(stringify(expected))>") { $0 == expected } }

/// Equal to a value that may be missing, which nothing equals: `beNil()` is for that.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    guard let expected else {
        return Matcher { _ in MatcherResult(status: .fail, message: ExpectationMessage.expectedActualValueTo("equal <nil>").appendedBeNilHint()) }
    }
    return equal(expected)
}

/// Equal to a type.
public func equal(_ expected: Any.Type) -> Matcher<Any.Type> { .of("equal <\(expected)>") { $0 == expected } }

/// A pair that is equal to another.
public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Matcher<(A, B)> { .of("equal <\(expected)>") { $0 == expected } }

/// As near as a difference to a number.
public func beCloseTo<Value: FloatingPoint>(_ expected: Value, within delta: Value = 1 / 10_000) -> Matcher<Value> {
    .of("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}

public func == <Value: Equatable>(expectation: SyncExpectation<Value>, expected: Value) { expectation.to(equal(expected)) }
/// `expect(x) == nil` is `beNil()`.
public func == <Value: Equatable>(expectation: SyncExpectation<Value>, expected: Value?) {
    if let expected { expectation.to(equal(expected)) } else { expectation.to(beNil()) }
}
public func != <Value: Equatable>(expectation: SyncExpectation<Value>, expected: Value) { expectation.toNot(equal(expected)) }
public func != <Value: Equatable>(expectation: SyncExpectation<Value>, expected: Value?) {
    if let expected { expectation.toNot(equal(expected)) } else { expectation.toNot(beNil()) }
}

// MARK: One and the same

/// One and the same object.
public func beIdenticalTo<Value>(_ expected: Any?) -> Matcher<Value> {
    let expected = expected as AnyObject?
    return Matcher { expression in
        let actual = try expression.evaluate() as AnyObject?
        return MatcherResult(bool: actual === expected && actual != nil,
                             message: .expectedCustomValueTo("be identical to \(identity(expected))", actual: identity(actual)))
    }
}

/// The same as `beIdenticalTo(_:)`.
public func be<Value>(_ expected: Any?) -> Matcher<Value> { beIdenticalTo(expected) }

private func identity(_ object: AnyObject?) -> String { object.map { "<\(type(of: $0)) \(ObjectIdentifier($0).hashValue)>" } ?? "nil" }

public func === <Value>(expectation: SyncExpectation<Value>, expected: AnyObject?) { expectation.to(beIdenticalTo(expected)) }
public func !== <Value>(expectation: SyncExpectation<Value>, expected: AnyObject?) { expectation.toNot(beIdenticalTo(expected)) }

/// Of exactly that class or type.
public func beAnInstanceOf<Value>(_ expected: Any.Type) -> Matcher<Value> {
    .of("be an instance of \(expected)") { type(of: $0 as Any) == expected }
}

/// Of that class or type, or of one below it.
public func beAKindOf<Value, Kind>(_ expected: Kind.Type) -> Matcher<Value> { .of("be a kind of \(expected)") { $0 is Kind } }
