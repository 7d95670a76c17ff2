internal import SwiftSyntax

/// The parameters and variables of a function that are of the type `AnyObject`. One whose name is given to something else, too, is left out: which of the
/// two is meant is not looked at.
final class UntypedNames: SyntaxVisitor {
    private var found: Set<String> = []
    private var others: Set<String> = []

    static func of(_ function: FunctionDeclSyntax) -> Set<String> {
        guard function.description.contains("AnyObject") else { return [] }
        let names = UntypedNames(viewMode: .sourceAccurate)
        names.walk(function)
        return names.found.subtracting(names.others)
    }

    /// Whether the expression ends with a cast to that type.
    static func isCast(_ text: String) -> Bool { ["as AnyObject", "as! AnyObject", "as? AnyObject", "as AnyObject?", "as AnyObject!"].contains { text.hasSuffix($0) } }

    private func add(_ name: TokenSyntax, _ type: TypeSyntax?, _ value: ExprSyntax? = nil) {
        let text = type?.trimmedDescription ?? ""
        let isUntyped = ["AnyObject", "AnyObject?", "AnyObject!"].contains(text) || type == nil && value.map { Self.isCast($0.trimmedDescription) } == true
        if isUntyped { found.insert(name.plainText) } else { others.insert(name.plainText) }
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier { add(name, node.typeAnnotation?.type) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.secondName ?? node.firstName, node.type)
        return .skipChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier { add(name, node.typeAnnotation?.type, node.initializer?.value) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier { add(name, node.typeAnnotation?.type, node.initializer?.value) }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, nil)
        return .visitChildren
    }
}
