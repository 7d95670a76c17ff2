internal import SwiftSyntax

/// Calls that only Objective-C's runtime answers and whose answer is known.
extension FileRewriter {
    /// - Returns: Whether the whole call is replaced.
    func rewriteIdiom(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.trailingClosure == nil else { return false }
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if AssociationHolders.isUntyped(node, module) { edits.insert("_", at: called.start) }
            return rewriteEmptyText(node, called.baseName.plainText)
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        if base.trimmedDescription == "UIApplication" { return rewriteSharedApplication(node, member) }
        guard node.arguments.isEmpty else { return false }
        switch member.declName.baseName.text {
        case "classForCoder":
            edits.replace(member.declName.start..<node.end, with: "self")
            return false
        case "description" where isClass(base): return rewriteDescription(node, member, base)
        default: return false
        }
    }

    /// `classForCoder`, a property of objects.
    func rewriteClassForCoder(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == "classForCoder", !module.propertyNames.contains("classForCoder"), node.parent?.is(FunctionCallExprSyntax.self) != true else { return }
        edits.replace(node.start..<node.end, with: "type(of: self)")
    }

    /// `NSAttributedString()`.
    private func rewriteEmptyText(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty, let open = node.leftParen,
              let close = node.rightParen, close.presence == .present else { return false }
        edits.replace(open.start..<close.end, with: "(string: \"\")")
        return false
    }

    /// Libraries that extensions of apps may use ask for the application in a way that the compiler doesn't see.
    private func rewriteSharedApplication(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Bool {
        guard let argument = node.arguments.first, node.arguments.count == 1, namesSharedApplication(argument.expression) else { return false }
        let range = node.start..<node.end
        switch (member.declName.baseName.text, argument.label?.text) {
        case ("responds", "to"): edits.replace(range, with: "true")
        case ("value", "forKey"), ("value", "forKeyPath"): edits.replace(range, with: "(UIApplication.shared as Any?)")
        case ("perform", nil):
            let object = "Unmanaged<AnyObject>.passUnretained(UIApplication.shared)"
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
            edits.replace(range, with: isMember ? object : "(\(object) as Unmanaged<AnyObject>?)")
        default: return false
        }
        return true
    }

    /// The argument has the name, or is a constant in a file that has it.
    private func namesSharedApplication(_ argument: ExprSyntax) -> Bool {
        if ["#keyPath(UIApplication.shared)", "\"shared\""].contains(argument.trimmedDescription) { return true }
        let name = "\"sharedApplication\""
        return argument.trimmedDescription.contains(name) || argument.is(DeclReferenceExprSyntax.self) && module.files[file].text.contains(name)
    }

    /// Whether the text of the expression shows a class, in place of an object.
    private func isClass(_ base: ExprSyntax) -> Bool {
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text.first?.isUppercase == true && module.types[reference.baseName.text]?.kind != .other
        }
        return base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
    }

    private func rewriteDescription(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
        if let type = module.types[base.trimmedDescription], type.methods.contains(where: { $0.name == "description" && $0.isStatic }) { return false }
        edits.insert("NSStringFromClass(", at: node.start)
        edits.replace(member.period.start..<node.end, with: base.is(DeclReferenceExprSyntax.self) ? ".self)" : ")")
        return false
    }
}
