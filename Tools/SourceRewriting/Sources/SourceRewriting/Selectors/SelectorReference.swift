internal import Foundation
internal import SwiftSyntax

/// What a `#selector(…)` names, and the expression that makes the same selector here.
struct SelectorReference {
    /// The Swift expression.
    let text: String

    init(_ argument: LabeledExprSyntax, in path: [String], _ module: SourceModule) {
        var expression = argument.expression
        var cast: TypeSyntax?
        // In parentheses, with a cast, or both.
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                expression = only.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                      let type = sequence.elements.last?.as(TypeExprSyntax.self), let first = sequence.elements.first {
                expression = first
                cast = type.type
            } else {
                break
            }
        }
        let target = Target(expression, in: path, module)
        if let accessor = argument.label?.text, accessor == "getter" || accessor == "setter" {
            text = Self.accessor(accessor, target, expression, module)
        } else {
            text = Self.method(target, expression, cast, module)
        }
    }

    // MARK: Whose member it is

    private struct Target {
        var name = ""
        /// As they stand there; `nil` where nothing stands.
        var labels: [String]?
        /// The type in front, in a form that can be used at the place; `nil` for a member of some object.
        var qualifier: String?
        /// What the module knows of the type and its superclasses.
        var chain: [ModuleType] = []
        var isProtocol = false

        init(_ expression: ExprSyntax, in path: [String], _ module: SourceModule) {
            let reference: DeclReferenceExprSyntax
            var base: ExprSyntax?
            if let bare = expression.as(DeclReferenceExprSyntax.self) {
                reference = bare
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                reference = member.declName
                base = member.base
            } else {
                // No name at all; whatever stands there is read as one, and stands in a literal on one line.
                name = expression.copy
                return
            }
            name = reference.baseName.plainText
            labels = reference.argumentNames?.arguments.map(\.name.plainText)
            let text = base?.trimmedDescription
            if text == nil || text == "self" || text == "Self" {
                // The innermost type around that has such a member; if none is known it is inherited from somewhere else.
                let types = stride(from: path.count, to: 0, by: -1).compactMap { module.type(path.prefix($0).joined(separator: ".")) }
                let found = types.first { type in module.chain(type).contains { $0.has(self.name) } }
                qualifier = found?.name ?? path.joined(separator: ".")
                chain = (found ?? types.first).map(module.chain) ?? []
                if qualifier == "" { qualifier = nil }
            } else if text == "super" {
                if let type = module.type(path.joined(separator: ".")) { chain = Array(module.chain(type).dropFirst()) }
                qualifier = path.joined(separator: ".")
            } else if let text, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
                if let type = module.type(text, in: path) {
                    qualifier = text
                    chain = module.chain(type)
                    isProtocol = type.kind == .protocol
                } else if text.split(separator: ".").last?.first?.isUppercase == true {
                    qualifier = text
                    isProtocol = KnownProtocols.isProtocol(text)
                }
            }
        }
    }

    // MARK: Methods

    private static func method(_ target: Target, _ expression: ExprSyntax, _ cast: TypeSyntax?, _ module: SourceModule) -> String {
        let written = expression.copy
        let count = cast.flatMap(argumentCount)
        func fits(_ method: Method) -> Bool {
            method.name == target.name && (target.labels == nil || target.labels! == method.labels)
                && (count == nil || method.parameters.count == count)
        }
        var candidates = target.chain.flatMap { $0.methods.filter(fits) }
        // Of some object: any class may have it.
        if candidates.isEmpty, target.qualifier == nil {
            candidates = module.types.values.sorted { $0.name < $1.name }.flatMap { $0.methods.filter(fits) }
        }
        let method = candidates.first { $0.isVisible } ?? candidates.first
        let name = literal(method?.selector ?? KnownProtocols.selectors[target.name]
                           ?? SelectorName.ofMethod(target.name, labels: target.labels ?? Array(repeating: "_", count: count ?? 0)))
        guard let qualifier = target.qualifier else { return "Selector(\(name), naming: \(written))" }
        if target.isProtocol { return "Selector(\(name))" }
        let member = target.name == written || !written.hasSuffix(")") ? target.name : "\(target.name)\(labelText(target.labels))"
        if let method {
            if method.isStatic || method.isSpecial || method.parameters.count > 2 {
                return "Selector(\(name), naming: \(qualifier).\(method.quotedName))"
            }
            let overloads = target.chain.flatMap { $0.methods.filter { $0.name == method.name && !$0.isOverride } }
            // A method of the main actor in a class without one can't be handed on as it is, in the Swift 6 mode.
            let isOnlyIsolated = method.attributes.contains("MainActor") && method.hasThunk
            if overloads.count > 1 || cast != nil || isOnlyIsolated { return "Selector(\(name), \(method.thunk(of: qualifier)))" }
            return "Selector(\(name), \(qualifier).\(method.quotedName))"
        }
        if let cast { return "Selector(\(name), \(qualifier).\(member) as \(curried(cast, qualifier)))" }
        return (target.labels?.count ?? 0) > 2 ? "Selector(\(name), naming: \(qualifier).\(member))"
            : "Selector(\(name), \(qualifier).\(member))"
    }

    private static func labelText(_ labels: [String]?) -> String { labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "" }

    /// How many arguments the type of a method takes; of a method of a type, which takes the object first.
    private static func argumentCount(_ type: TypeSyntax) -> Int? {
        var type = type
        while true {
            if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                type = only.type
            } else if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else {
                break
            }
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        if let inner = argumentCount(function.returnClause.type) { return inner }
        return function.parameters.count
    }

    /// The type of the method as a member of its type, whichever way the cast was written.
    private static func curried(_ cast: TypeSyntax, _ qualifier: String) -> String {
        let text = OldNames.modernized(cast.copy)
        let inner = text.hasPrefix("(") && text.hasSuffix(")?") ? String(text.dropFirst().dropLast(2)) : text
        return inner.components(separatedBy: "->").count > 2 ? inner : "(\(qualifier)) -> \(inner)"
    }

    // MARK: Properties

    private static func accessor(_ accessor: String, _ target: Target, _ expression: ExprSyntax, _ module: SourceModule) -> String {
        let property = target.chain.flatMap(\.properties).first { $0.name == target.name }
            ?? Property(name: target.name, offset: 0)
        let name = literal(accessor == "getter" ? property.getter : property.setter)
        guard let qualifier = target.qualifier else { return "Selector(\(name), naming: \(expression.copy))" }
        return "Selector(\(name), \(accessor == "getter" ? "getting" : "setting"): \\\(qualifier).\(quoted(target.name)))"
    }
}

extension ModuleType {
    func has(_ name: String) -> Bool { methods.contains { $0.name == name } || properties.contains { $0.name == name } }
}

extension Method {
    /// Whether it stands there as one for Objective-C.
    var isVisible: Bool { attributes.contains("objc") || isAction }

    var quotedName: String { parameters.isEmpty ? quoted(name) : "\(quoted(name))(\(labels.map { $0 + ":" }.joined()))" }

    /// Whether its parameters are of types that a closure's can have.
    var hasThunk: Bool { parameters.allSatisfy { !$0.type.hasPrefix("some ") && !$0.type.hasPrefix("inout ") && !$0.type.hasSuffix("...") } }

    /// The method as a closure of the object, so that overloads need not be distinguished.
    func thunk(of type: String) -> String {
        let arguments = parameters.enumerated().map { "argument\($0): \(argumentType($1.type))" }.joined(separator: ", ")
        let passed = parameters.enumerated().map { ($1.label == "_" ? "" : "\(quotedLabel($1.label)): ") + "argument\($0)" }
            .joined(separator: ", ")
        return "{ (target: \(type)) in { (\(arguments)) in target.\(quoted(name))(\(passed)) } }"
    }

    private func argumentType(_ type: String) -> String { OldNames.modernized(type.hasSuffix("!") ? type.dropLast() + "?" : type) }
}

/// The label in backticks, where a call needs them.
private func quotedLabel(_ label: String) -> String { ["inout", "var", "let"].contains(label) ? "`\(label)`" : label }

/// The name in backticks, where it would be taken for a keyword.
func quoted(_ name: String) -> String {
    let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
    return keywords.contains(name) ? "`\(name)`" : name
}
