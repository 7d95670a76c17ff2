internal import SwiftSyntax

/// Walks through the code that an iOS app is built of, and passes over the clauses of `#if` that are for other systems.
class ActiveCodeVisitor: SyntaxVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, _) in ActiveClauses(node, otherModules: false).clauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
