internal import SwiftSyntax

/// Objects of classes that only the running program knows.
///
/// Objective-C's initializers can be called of any class, Swift's only where they are required: `T()` with `T: UIView` becomes `T._new()`, which leads to the
/// same initializer.
extension FileRewriter {
    func rewriteNew(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard isResponder(bound(of: name.baseName.text, around: node)) else { return }
            edits.insert("._new", at: open.start)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            let name = (base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName)?.baseName.plainText ?? ""
            guard isResponder(bound(of: name, around: node)) || base.is(DeclReferenceExprSyntax.self) && isResponder(castTypes(of: name, before: node)) || module.metatypes[name]?.allSatisfy({ isResponder([$0]) }) == true else { return }
            edits.replace(member.declName.start..<member.declName.end, with: "_new")
        }
    }

    /// The classes and protocols that the generic parameter of that name conforms to; empty without one.
    private func bound(of name: String, around node: some SyntaxProtocol) -> [String] {
        var place: Syntax? = Syntax(node)
        while let around = place {
            if let generics = around.asProtocol((any WithGenericParametersSyntax).self), let clause = generics.genericParameterClause,
               let parameter = clause.parameters.first(where: { $0.name.text == name }) {
                let required = generics.genericWhereClause?.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) } ?? []
                let types = [parameter.inheritedType?.copy] + required.filter { $0.leftType.trimmedDescription == name }.map { $0.rightType.copy }
                return types.compactMap(\.self)
            }
            place = around.parent
        }
        return []
    }

    /// The class of `let name = x as! Page.Type`, or of `if let` and `guard let` with `as?`, in front of the place.
    private func castTypes(of name: String, before node: some SyntaxProtocol) -> [String] {
        var place = node.parent
        while let around = place {
            let conditions = around.as(IfExprSyntax.self)?.conditions ?? around.as(GuardStmtSyntax.self)?.conditions
            if let found = conditions?.lazy.compactMap({ self.castType(of: name, in: $0) }).first { return [found] }
            for item in around.as(CodeBlockItemListSyntax.self) ?? [] where item.position < node.position {
                if let guarded = item.item.as(GuardStmtSyntax.self), let found = guarded.conditions.lazy.compactMap({ self.castType(of: name, in: $0) }).first { return [found] }
                for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                    if let value = binding.initializer?.value, let found = castType(of: name, binding.pattern, value) { return [found] }
                }
            }
            place = around.parent
        }
        return []
    }

    private func castType(of name: String, in condition: ConditionElementSyntax) -> String? {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value else { return nil }
        return castType(of: name, binding.pattern, value)
    }

    private func castType(of name: String, _ pattern: PatternSyntax, _ value: ExprSyntax) -> String? {
        let words = value.copy.split(separator: " ")
        guard pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name, words.count > 2, words[words.count - 2].hasPrefix("as"),
              let type = words.last, type.hasSuffix(".Type") else { return nil }
        return String(type.dropLast(5))
    }

    /// Whether one of the types is a class that inherits from `UIResponder`.
    private func isResponder(_ types: [String]) -> Bool {
        types.contains { type in
            type.split(separator: "&").contains { part in
                let name = part.trimmingCharacters(in: .whitespaces)
                return UIKitClasses.isResponder(module.type(name).flatMap { $0.kind == nil ? nil : module.foreignSuperclass(of: $0) } ?? name)
            }
        }
    }
}
