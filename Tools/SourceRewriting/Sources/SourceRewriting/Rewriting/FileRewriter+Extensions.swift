internal import SwiftSyntax

/// Members of extensions that are overridden or override.
extension FileRewriter {
    /// Gives the member the name that its class calls, if the class has one that does.
    func forward(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard let member = forwarded(name) else { return rename(name, modifiers) }
        edits.replace(name.start..<name.end, with: member.ownName)
        for modifier in modifiers where ["override", "open", "dynamic"].contains(modifier.name.text) { edits.blank(modifier.start..<modifier.end) }
        return true
    }

    /// Gives what an extension of one of UIKit's classes says, and nothing asks for, a name of its own.
    private func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard modifiers.has("override"), let type = path.last, AbsentCallbacks(module).isUnasked(name.plainText, inExtensionOf: type) else { return false }
        edits.replace(name.start..<name.end, with: "_extension_\(type[0])_\(name.plainText)")
        for modifier in modifiers where ["override", "open", "dynamic"].contains(modifier.name.text) { edits.blank(modifier.start..<modifier.end) }
        return true
    }

    /// `var a: B { didSet { … } }` becomes `func a(_ oldValue: B) { do { … } }`.
    func forwardObserver(_ node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
              let type = forwarded(name)?.observed, let annotation = binding.typeAnnotation,
              case .accessors(let accessors)? = binding.accessorBlock?.accessors, let observer = accessors.first else { return }
        edits.replace(node.bindingSpecifier.start..<node.bindingSpecifier.end, with: "func")
        edits.replace(annotation.start..<annotation.end, with: "(_ \(observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"): \(type))")
        edits.replace(observer.accessorSpecifier.start..<observer.accessorSpecifier.end, with: "do")
    }

    private func forwarded(_ name: TokenSyntax) -> ExtensionOverride? {
        module.extensionOverrides.first { $0.file == file && $0.offset == name.start }
    }

    /// What registers the actions of a generic class for the class that an object is of: from outside it can't be named.
    private func genericActions(_ node: ClassDeclSyntax) -> [String] {
        guard let generics = node.genericParameterClause, path.last?.count == 1, let type = module.types[node.name.text] else { return [] }
        let actions = type.methods.filter { method in
            method.isVisible && !method.isStatic && !method.isSpecial && method.parameters.count <= 2 && method.file == file && method.conditions.isEmpty
                && type.methods.filter { $0.name == method.name }.count == 1
        }
        guard !actions.isEmpty else { return [] }
        let name = "\(node.name.text)<\(generics.parameters.map(\.name.text).joined(separator: ", "))>"
        let calls = actions.map { "_ = Selector(\(literal($0.selector)), \(name).\($0.quotedName))" }.joined(separator: "; ")
        return ["private static func _registerActions() { \(calls) }", "private let _registeredActions: Void = \(name)._registerActions()"]
    }

    /// Puts what calls the members of extensions behind the class's own.
    func addForwarders(_ node: ClassDeclSyntax) {
        let type = path.last!.joined(separator: ".")
        let forwarded = module.extensionOverrides.filter { $0.type == type }
        var members = forwarded.map(\.forwarder)
        if module.associationHolders.contains(type) { members.append(AssociationHolders.property) }
        members += genericActions(node)
        guard !members.isEmpty, !module.parts[file].contains(where: { $0.isLocal && $0.offset == node.name.start }) else { return }
        hasForwarders = true
        for member in forwarded { takeModules(of: member.file) }
        let brace = node.memberBlock.rightBrace
        let isOnNewLine = node.memberBlock.members.isEmpty || brace.leadingTrivia.contains(where: \.isNewline)
        edits.insert((isOnNewLine ? "" : "; ") + members.joined(separator: "; ") + " ", at: brace.start)
    }
}
