public import Foundation
internal import TouchHost

/// Predicates in words, as tests of the interface write them; Foundation reads none on Linux (R-UIT-15).
extension NSPredicate {
    /// Reads a predicate about elements, queries or texts: `label CONTAINS[c] %@ AND enabled == true`.
    ///
    /// There are comparisons with `==`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES` and `IN`, the options `[c]`, `[d]` and `[cd]`,
    /// `AND`, `OR`, `NOT` and parentheses, texts, numbers, `true`, `YES`, `nil`, lists in braces, and `%@`, `%K` and numbers for arguments. A predicate that can't be
    /// read is a failure of the test, and holds of nothing.
    public convenience init(format: String, _ arguments: any CVarArg..., file: StaticString = #filePath, line: UInt = #line) {
        self.init(format: format, argumentArray: arguments, file: file, line: line)
    }

    /// Reads a predicate, whose arguments are in a list.
    public convenience init(format: String, argumentArray: [Any]?, file: StaticString = #filePath, line: UInt = #line) {
        let condition: Condition
        do {
            var reader = FormatReader(format, argumentArray ?? [])
            condition = try reader.read()
        } catch {
            XCUIApplication.reportAnywhere("the predicate '\(format)' can't be read: \(error)".onOneLine, at: SourcePlace(file: file, line: line))
            condition = .always(false)
        }
        self.init(block: { object, _ in condition.holds(of: object) })
    }
}

/// What a predicate says.
indirect enum Condition: @unchecked Sendable {
    case always(Bool)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    case comparison(Operand, Comparison, Operand, String.CompareOptions)

    func holds(of object: Any?) -> Bool {
        switch self {
        case .always(let holds): holds
        case .not(let condition): !condition.holds(of: object)
        case .all(let conditions): conditions.allSatisfy { $0.holds(of: object) }
        case .any(let conditions): conditions.contains { $0.holds(of: object) }
        case .comparison(let left, let comparison, let right, let options): comparison.holds(left.value(of: object), right.value(of: object), options)
        }
    }
}

/// A side of a comparison.
enum Operand {
    case path(String)
    case value(Any?)
    case list([Operand])

    func value(of object: Any?) -> Any? {
        switch self {
        case .path(let path): AttributeReader.value(path, of: object)
        case .value(let value): value
        case .list(let operands): operands.map { $0.value(of: object) }
        }
    }
}

/// A comparison of two values.
enum Comparison: String {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES", isIn = "IN"

    func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .equal: return Self.areEqual(left, right, options)
        case .unequal: return !Self.areEqual(left, right, options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let first = Self.number(left), let second = Self.number(right) else { return false }
            return self == .less ? first < second : self == .lessOrEqual ? first <= second : self == .greater ? first > second : first >= second
        case .isIn:
            if let list = right as? [Any?] { return list.contains { Self.areEqual(left, $0, options) } }
            return Self.text(right, .contains, left, options)
        case .contains:
            if let list = left as? [Any?] { return list.contains { Self.areEqual($0, right, options) } }
            return Self.text(left, self, right, options)
        case .beginsWith, .endsWith, .like, .matches: return Self.text(left, self, right, options)
        }
    }

    private static func text(_ left: Any?, _ comparison: Comparison, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let text = left as? String, let other = right as? String else { return false }
        let pattern: String
        switch comparison {
        case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil || other.isEmpty
        case .endsWith: return text.range(of: other, options: options.union([.anchored, .backwards])) != nil || other.isEmpty
        case .contains: return text.range(of: other, options: options) != nil || other.isEmpty
        case .like: pattern = NSRegularExpression.escapedPattern(for: other).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        default: pattern = other
        }
        let plain = options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
        else { return false }
        return expression.firstMatch(in: plain, range: NSRange(location: 0, length: plain.utf16.count)) != nil
    }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        if let first = left as? String, let second = right as? String { return first.compare(second, options: options) == .orderedSame }
        if let first = number(left), let second = number(right) { return first == second }
        return left == nil && right == nil
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
