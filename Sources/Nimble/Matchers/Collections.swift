internal import Foundation

/// Without an element.
public func beEmpty<Value: Collection>() -> Matcher<Value> { .of("be empty") { $0.isEmpty } }

/// With so many elements.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
    Matcher { expression in
        guard let value = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: ExpectationMessage.expectedActualValueTo("have a count of \(count)").appendedBeNilHint())
        }
        return MatcherResult(bool: value.count == count,
                             message: .expectedCustomValueTo("have <\(stringify(value))> with count \(count)", actual: "\(value.count)"))
    }
}

/// With these elements, wherever they stand.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value> where Value.Element: Equatable { contain(elements) }

/// With these elements, wherever they stand.
public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Matcher<Value> where Value.Element: Equatable {
    .of("contain <\(elements.map { stringify($0) }.joined(separator: ", "))>") { value in elements.allSatisfy { value.contains($0) } }
}

/// With these pieces of text.
public func contain(_ pieces: String...) -> Matcher<String> {
    .of("contain <\(pieces.joined(separator: ", "))>") { text in pieces.allSatisfy { text.contains($0) } }
}

/// With an element that a closure picks.
public func containElementSatisfying<Value: Sequence>(_ picks: @escaping (Value.Element) -> Bool, _ description: String = "") -> Matcher<Value> {
    .of(description.isEmpty ? "find object in collection that satisfies predicate" : "find object in collection \(description)") { $0.contains(where: picks) }
}

/// With that element first.
public func beginWith<Value: Sequence>(_ element: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    .of("begin with <\(stringify(element))>") { value in
        var iterator = value.makeIterator()
        return iterator.next() == element
    }
}

/// With that text first.
public func beginWith(_ start: String) -> Matcher<String> { .of("begin with <\(start)>") { $0.hasPrefix(start) } }

/// With that element last.
public func endWith<Value: Sequence>(_ element: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    .of("end with <\(stringify(element))>") { Array($0).last == element }
}

/// With that text last.
public func endWith(_ end: String) -> Matcher<String> { .of("end with <\(end)>") { $0.hasSuffix(end) } }

/// With a part that a regular expression describes.
public func match(_ pattern: String) -> Matcher<String> {
    .of("match <\(pattern)>") { $0.range(of: pattern, options: .regularExpression) != nil }
}

/// With elements that all match.
public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
    Matcher { expression in
        guard let value = try expression.evaluate() else {
            return MatcherResult(status: .fail, message: ExpectationMessage.expectedActualValueTo("all pass").appendedBeNilHint())
        }
        for element in value {
            let result = try matcher.satisfies(Expression(value: { element }, location: expression.location))
            guard result.status == .matches else {
                return MatcherResult(status: .doesNotMatch, message: .expectedCustomValueTo("all \(result.message.text)", actual: "<\(stringify(element))> in <\(stringify(value))>"))
            }
        }
        return MatcherResult(status: .matches, message: .expectedActualValueTo("all pass a condition"))
    }
}

/// With elements for which a closure is true.
public func allPass<Value: Sequence>(_ passes: @escaping (Value.Element) throws -> Bool) -> Matcher<Value> {
    .of("all pass a condition") { value in try value.allSatisfy(passes) }
}
