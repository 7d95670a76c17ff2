/// The conditions of `#if`, as they are for an iOS app that the plugin builds.
enum Condition {
    /// - Parameter otherModules: Whether `canImport` finds modules that are neither here nor Apple's; `nil` where that is not known.
    /// - Returns: `nil` where it can't be found out: flags of the project's own, the processor, versions that depend on the language mode.
    static func holds(_ text: String, otherModules: Bool? = nil) -> Bool? {
        var reader = Reader(text, otherModules)
        let result = reader.alternatives()
        return reader.isAtEnd ? result : nil
    }

    /// Whether code below these conditions is compiled for sure.
    static func hold(_ conditions: [String]) -> Bool { conditions.allSatisfy { holds($0) == true } }

    /// Those of some conditions that can't be found out.
    static func unknown(_ conditions: [String]) -> [String] { conditions.filter { holds($0) == nil } }

    /// Modules that are written here and are not there: `import Darwin` is replaced, and `canImport(Darwin)` asks the compiler.
    private static let replaced: Set<String> = ["Darwin", "ObjectiveC", "CoreFoundation"]

    /// `os(iOS)`, `canImport(UIKit)`, `swift(>=4.2)`, or a flag.
    private static func holds(_ name: Substring, _ argument: String?, _ otherModules: Bool?) -> Bool? {
        guard let argument else { return name == "true" ? true : name == "false" ? false : nil }
        switch name {
        case "os": return argument == "iOS" || argument == "Linux"
        case "canImport": return Modules.here.contains(argument) ? !replaced.contains(argument) : Modules.isApples(argument) ? false : otherModules
        case "targetEnvironment": return false
        case "compiler": return compares(argument, upTo: 6, 0)
        // The language mode 5 is version 5.10. Sources in the modes 4 and 4.2 are read as if they were in 5, which the compiler does not do.
        case "swift": return compares(argument, upTo: 5, 10)
        default: return nil
        }
    }

    /// Whether `>=4.2` or `<4.2` holds for the lowest version there may be; `nil` where it depends on the version.
    private static func compares(_ comparison: String, upTo major: Int, _ minor: Int) -> Bool? {
        let isAtLeast = comparison.hasPrefix(">=")
        let numbers = comparison.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? .max }
        guard isAtLeast || comparison.hasPrefix("<"), let first = numbers.first, (first, numbers.dropFirst().first ?? 0) <= (major, minor) else { return nil }
        return isAtLeast
    }

    /// Reads a condition from its beginning to its end.
    private struct Reader {
        private var rest: Substring
        private var depth = 0
        private let otherModules: Bool?

        init(_ text: String, _ otherModules: Bool?) { (rest, self.otherModules) = (text[...], otherModules) }

        var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

        mutating func alternatives() -> Bool? {
            var result = conjunction()
            while take("||") {
                let next = conjunction()
                result = result == true || next == true ? true : result == nil || next == nil ? nil : false
            }
            return result
        }

        private mutating func conjunction() -> Bool? {
            var result = one()
            while take("&&") {
                let next = one()
                result = result == false || next == false ? false : result == nil || next == nil ? nil : true
            }
            return result
        }

        private mutating func one() -> Bool? {
            depth += 1
            defer { depth -= 1 }
            guard depth < 100 else { return nil }
            if take("!") { return one().map { !$0 } }
            if take("(") {
                let inner = alternatives()
                return take(")") ? inner : nil
            }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty else { return nil }
            guard take("(") else { return Condition.holds(name, nil, otherModules) }
            let argument = rest.prefix { $0 != ")" }
            rest = rest.dropFirst(argument.count)
            return take(")") ? Condition.holds(name, argument.filter { !$0.isWhitespace }, otherModules) : nil
        }

        private mutating func take(_ word: String) -> Bool {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix(word) else { return false }
            rest = rest.dropFirst(word.count)
            return true
        }
    }
}
