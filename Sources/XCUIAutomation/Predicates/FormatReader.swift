internal import Foundation

/// Reads predicates in words.
struct FormatReader {
    struct Fault: Error, CustomStringConvertible { let description: String }

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case sign(String)
    }

    private let tokens: [Token]
    private var place = 0
    private var arguments: ArraySlice<Any>
    private let fault: Fault?
    /// Nested deeper a predicate is not read.
    private static let mostLevels = 100
    private var level = 0

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments[...]
        do {
            tokens = try Self.tokens(format)
            fault = nil
        } catch {
            tokens = []
            fault = error
        }
    }

    mutating func read() throws(Fault) -> Condition {
        if let fault { throw fault }
        let condition = try readAny()
        guard place == tokens.count else { throw Fault(description: "there is more behind its end") }
        return condition
    }

    // MARK: Tokens

    private static func tokens(_ format: String) throws(Fault) -> [Token] {
        var result: [Token] = [], rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                rest.removeFirst()
                var text = ""
                while let next = rest.popFirst(), next != first { text.append(next == "\\" ? rest.popFirst() ?? next : next) }
                result.append(.text(text))
            } else if first.isLetter || first.isNumber || "_-.@%".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.@%".contains($0) }
                rest = rest[word.endIndex...]
                result.append(.word(String(word)))
            } else {
                let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].first { rest.hasPrefix($0) } ?? String(first)
                guard "=!<>&|()[]{},".contains(first) else { throw Fault(description: "'\(first)' means nothing in it") }
                rest = rest.dropFirst(sign.count)
                result.append(.sign(sign))
            }
        }
        return result
    }

    private mutating func take(word: String, sign: String? = nil) -> Bool {
        guard place < tokens.count else { return false }
        switch tokens[place] {
        case .word(let text) where text.uppercased() == word: break
        case .sign(let text) where text == sign: break
        default: return false
        }
        place += 1
        return true
    }

    // MARK: Conditions

    private mutating func readAny() throws(Fault) -> Condition {
        level += 1
        defer { level -= 1 }
        guard level < Self.mostLevels else { throw Fault(description: "it has more than \(Self.mostLevels) levels") }
        var conditions = [try readAll()]
        while take(word: "OR", sign: "||") { conditions.append(try readAll()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func readAll() throws(Fault) -> Condition {
        var conditions = [try readOne()]
        while take(word: "AND", sign: "&&") { conditions.append(try readOne()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func readOne() throws(Fault) -> Condition {
        if take(word: "NOT", sign: "!") {
            level += 1
            defer { level -= 1 }
            guard level < Self.mostLevels else { throw Fault(description: "it has more than \(Self.mostLevels) levels") }
            return .not(try readOne())
        }
        if take(word: "TRUEPREDICATE") { return .always(true) }
        if take(word: "FALSEPREDICATE") { return .always(false) }
        if take(word: "", sign: "(") {
            let condition = try readAny()
            guard take(word: "", sign: ")") else { throw Fault(description: "a ')' is missing") }
            return condition
        }
        let left = try readOperand(), comparison = try readComparison(), options = try readOptions(), right = try readOperand()
        if comparison == .matches, case .value(let pattern as String) = right, (try? NSRegularExpression(pattern: pattern)) == nil {
            throw Fault(description: "'\(pattern)' is not a regular expression")
        }
        return .comparison(left, comparison, right, options)
    }

    private mutating func readComparison() throws(Fault) -> Comparison {
        guard place < tokens.count else { throw Fault(description: "a comparison is missing at its end") }
        defer { place += 1 }
        let name: String
        switch tokens[place] {
        case .word(let text): name = text.uppercased()
        case .sign(let text): name = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][text] ?? text
        case .text(let text): throw Fault(description: "a comparison must be in place of '\(text)'")
        }
        guard let comparison = Comparison(rawValue: name) else { throw Fault(description: "'\(name)' is not a comparison that can be made here") }
        return comparison
    }

    private mutating func readOptions() throws(Fault) -> String.CompareOptions {
        guard take(word: "", sign: "[") else { return [] }
        guard place < tokens.count, case .word(let letters) = tokens[place] else { throw Fault(description: "after '[' come c, d or cd") }
        place += 1
        guard take(word: "", sign: "]") else { throw Fault(description: "a ']' is missing") }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func readOperand() throws(Fault) -> Operand {
        guard place < tokens.count else { throw Fault(description: "a value is missing at its end") }
        defer { place += 1 }
        switch tokens[place] {
        case .text(let text): return .value(text)
        case .word(let word): return try operand(word)
        case .sign("{"):
            var operands: [Operand] = []
            place += 1
            while !take(word: "", sign: "}") {
                operands.append(try readOperand())
                guard take(word: "", sign: ",") || place < tokens.count && tokens[place] == .sign("}") else { throw Fault(description: "a '}' is missing") }
            }
            place -= 1
            return .list(operands)
        case .sign(let sign): throw Fault(description: "a value must be in place of '\(sign)'")
        }
    }

    private mutating func operand(_ word: String) throws(Fault) -> Operand {
        if word.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { throw Fault(description: "it has fewer arguments than places for them") }
            if word == "%K" { return try path("\(argument)") }
            if let list = argument as? [Any] { return .list(list.map { .value($0) }) }
            return .value((argument as? NSString).map { $0 as String } ?? argument)
        }
        switch word.uppercased() {
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default:
            if let number = Double(word) { return .value(number) }
            return try path(word)
        }
    }

    private func path(_ name: String) throws(Fault) -> Operand {
        guard name.uppercased() == "SELF" || AttributeReader.Name(rawValue: name) != nil else { throw Fault(description: "'\(name)' is not an attribute that can be read here") }
        return .path(name)
    }
}
