internal import Foundation
internal import SwiftSyntax

/// Walks through the code that an iOS app is built of, and passes over the clauses of `#if` that are for other systems.
class ActiveCodeVisitor: SyntaxVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let holds = clause.condition.map { Condition.holds($0.trimmedDescription) } ?? true
            if holds == false { continue }
            if let elements = clause.elements { walk(elements) }
            if holds == true { break }
        }
        return .skipChildren
    }
}

/// The conditions of `#if`, as they are for an iOS app that the plugin builds.
enum Condition {
    /// - Returns: `nil` where it can't be found out.
    static func holds(_ text: String) -> Bool? {
        let text = text.trimmed
        if text.contains("||") {
            let parts = text.components(separatedBy: "||").map(holds)
            return parts.contains(true) ? true : parts.contains(nil) ? nil : false
        }
        if text.contains("&&") {
            let parts = text.components(separatedBy: "&&").map(holds)
            return parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        if text.hasPrefix("!") { return holds(String(text.dropFirst())).map { !$0 } }
        guard let open = text.firstIndex(of: "("), open != text.startIndex, text.hasSuffix(")") else { return nil }
        let argument = text[text.index(after: open)...].dropLast().description.trimmed
        switch text[..<open] {
        case "os": return argument == "iOS" || argument == "Linux"
        case "canImport": return Modules.here.contains(argument)
        case "targetEnvironment": return false
        default: return nil
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
