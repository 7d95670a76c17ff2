internal import Foundation
internal import SwiftSyntax

/// Collects the types of a file.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var parts: [TypePart] = []
    /// The parts around the present place, as indices; `nil` for a function.
    private var around: [Int?] = []
    private var conditions: [String] = []

    static func parts(of file: SourceFile) -> [TypePart] {
        let collector = DeclarationCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        return collector.parts
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.class, node.name, node, node.inheritanceClause, node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(.protocol, node.name, node, node.inheritanceClause) }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(.other, node.name, node, node.inheritanceClause) }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(.other, node.name, node, node.inheritanceClause) }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(.other, node.name, node, node.inheritanceClause) }
    override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var part = TypePart(kind: .extension, path: node.extendedType.typePath,
                            offset: node.extendedType.start)
        let attributes = AttributeNames(node.attributes)
        part.isObjC = attributes.names.contains("objc")
        return open(part, node, node.inheritanceClause, attributes)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    private func open(_ kind: TypePart.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax, _ inherited: InheritanceClauseSyntax?,
                      _ isGeneric: Bool = false) -> SyntaxVisitorContinueKind {
        let outer = around.last.flatMap(\.self).map { parts[$0] }
        var part = TypePart(kind: kind, path: (outer?.path ?? []) + [name.text], offset: name.start)
        part.isGeneric = isGeneric || outer?.isGeneric == true
        let attributes = AttributeNames(node.attributes)
        part.isObjC = attributes.names.contains("objc")
        part.objcName = attributes.objcName
        return open(part, node, inherited, attributes)
    }

    private func open(_ part: TypePart, _ node: some DeclGroupSyntax, _ inherited: InheritanceClauseSyntax?,
                      _ attributes: AttributeNames) -> SyntaxVisitorContinueKind {
        var part = part
        part.hasObjCMembers = attributes.names.contains("objcMembers") || part.kind == .extension && part.isObjC
        part.inherited = inherited?.inheritedTypes.map(\.type.copy) ?? []
        part.isLocal = around.contains { $0 == nil }
        part.conditions = conditions
        part.isolation = attributes.others
        part.access = node.modifiers.access
        parts.append(part)
        around.append(parts.count - 1)
        return .visitChildren
    }

    // MARK: Functions, whose contents are no members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let index = around.last.flatMap(\.self) { parts[index].methods.append(method(node)) }
        around.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { around.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let index = around.last.flatMap(\.self) { parts[index].initializers.append(initializer(node)) }
        return enterFunction()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { around.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: DeinitializerDeclSyntax) { around.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: SubscriptDeclSyntax) { around.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: ClosureExprSyntax) { around.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: AccessorBlockSyntax) { around.removeLast() }

    private func enterFunction() -> SyntaxVisitorContinueKind {
        around.append(nil)
        return .visitChildren
    }

    private func initializer(_ node: InitializerDeclSyntax) -> Initializer {
        let parameters = self.parameters(node.signature), effects = node.signature.effectSpecifiers
        let attributes = AttributeNames(node.attributes)
        var initializer = Initializer(parameters: parameters, isConvenience: node.modifiers.has("convenience"))
        initializer.isOverride = node.modifiers.has("override")
        initializer.offset = node.initKeyword.start
        initializer.isPlain = parameters.allSatisfy(\.hasDefault) && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
            && node.genericParameterClause == nil && node.optionalMark == nil && !node.modifiers.access.hasSuffix("private")
            && ["", "@MainActor"].contains(attributes.others) && conditions == parts[around.last.flatMap(\.self) ?? 0].conditions
        return initializer
    }

    private func parameters(_ signature: FunctionSignatureSyntax) -> [Parameter] {
        signature.parameterClause.parameters.map { parameter in
            Parameter(label: parameter.firstName.plainText, type: parameter.type.copy + (parameter.ellipsis?.text ?? ""),
                      hasDefault: parameter.defaultValue != nil)
        }
    }

    private func method(_ node: FunctionDeclSyntax) -> Method {
        let attributes = AttributeNames(node.attributes)
        let effects = node.signature.effectSpecifiers
        var method = Method(name: node.name.plainText, parameters: parameters(node.signature), offset: node.name.start)
        let result = node.signature.returnClause?.type.copy
        method.result = result == "Void" || result == "()" ? nil : result
        method.attributes = attributes.names
        method.objcName = attributes.objcName
        method.isStatic = node.modifiers.isStatic
        method.isOverride = node.modifiers.has("override")
        method.isOptional = node.modifiers.has("optional")
        method.isSpecial = effects?.asyncSpecifier != nil || effects?.throwsClause != nil || node.genericParameterClause != nil
        method.access = node.modifiers.access
        method.conditions = conditions
        method.declaration = ([attributes.others] + ["func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")"])
            .filter { !$0.isEmpty }.joined(separator: " ") + node.signature.trimmedDescription
        return method
    }

    // MARK: Properties

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let index = around.last.flatMap(\.self) else { return .visitChildren }
        let attributes = AttributeNames(node.attributes)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var property = Property(name: pattern.identifier.plainText, offset: pattern.start)
            property.type = binding.typeAnnotation?.type.copy
            property.attributes = attributes.names
            property.objcName = attributes.objcName
            property.isStatic = node.modifiers.isStatic
            property.isOptional = node.modifiers.has("optional")
            property.isOverride = node.modifiers.has("override")
            property.access = node.modifiers.access
            property.isSettable = node.bindingSpecifier.text == "var" && binding.accessorBlock.map(\.allowsSetting) ?? true
            property.conditions = conditions
            parts[index].properties.append(property)
        }
        return .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, condition) in ActiveClauses(node).clauses {
            conditions.append(condition)
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
        }
        return .skipChildren
    }
}

/// What stands for iOS in conditions stands for this system: the sources are those of an iOS app.
func platformCondition(_ condition: String) -> String { condition.replacingOccurrences(of: "os(iOS)", with: "os(Linux)") }
