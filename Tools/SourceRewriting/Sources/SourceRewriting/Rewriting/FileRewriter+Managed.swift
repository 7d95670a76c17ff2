internal import SwiftSyntax

/// Properties of layers that Core Animation keeps.
extension FileRewriter {
    /// `@NSManaged var turn: CGFloat` becomes a property that the layer keeps by its key.
    func rewriteManaged(_ node: VariableDeclSyntax) {
        guard let attribute = node.managedAttribute else { return rewriteStored(node) }
        guard ManagedProperties(module).areKept(in: path.last ?? []) else { return }
        edits.blank(attribute.start..<attribute.end)
        let modifiers = node.modifiers.filter { !["dynamic", "open"].contains($0.name.text) }
        for modifier in node.modifiers where modifier.name.text == "dynamic" { edits.blank(modifier.start..<modifier.end) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation else { continue }
            let key = literal(name.plainText)
            let accessors = " { get { _managedValue(forKey: \(key)) } set { _setManagedValue(newValue, forKey: \(key)) } }"
            // Computed properties are declared one by one.
            if let comma = binding.trailingComma {
                edits.replace(type.end..<comma.end, with: "\(accessors); \(modifiers.map { $0.copy + " " }.joined())var")
            } else {
                edits.insert(accessors, at: type.end)
            }
        }
    }

    /// `@objc dynamic var turn: CGFloat = 0` of a layer that says what it draws by key: animations set it on the copies that draw.
    private func rewriteStored(_ node: VariableDeclSyntax) {
        guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
              let value = binding.initializer, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
              node.bindingSpecifier.text == "var", !node.modifiers.isStatic, !node.modifiers.has("lazy"),
              node.modifiers.has("dynamic") || AttributeNames(node.attributes).names.contains("objc"),
              ManagedProperties(module).areDrawn(in: path.last ?? []) else { return }
        let key = literal(name.plainText)
        for modifier in node.modifiers where modifier.name.text == "dynamic" { edits.blank(modifier.start..<modifier.end) }
        edits.replace(value.start..<value.end, with: "{ get { _storedValue(forKey: \(key), or: \(value.value.copy)) } set { _setStoredValue(newValue, forKey: \(key)) } }")
    }
}

/// Which classes may have properties with `@NSManaged`: layers.
struct ManagedProperties {
    private let module: SourceModule

    init(_ module: SourceModule) { self.module = module }

    /// Whether the class around a place is one.
    func areKept(around node: some SyntaxProtocol) -> Bool {
        var names: [String] = [], next = node.parent
        while let parent = next {
            if let name = parent.as(ClassDeclSyntax.self)?.name.text ?? parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription { names.insert(name, at: 0) }
            next = parent.parent
        }
        return areKept(in: names)
    }

    /// Whether the type is a layer's class that says which of its properties it draws.
    func areDrawn(in path: [String]) -> Bool {
        guard areKept(in: path), let type = module.type(path.joined(separator: ".")) else { return false }
        return module.chain(type).contains { $0.methods.contains { $0.isStatic && $0.fullName == "needsDisplay(forKey:)" } }
    }

    /// Whether the type is a layer's class, as far as its superclasses are known.
    func areKept(in path: [String]) -> Bool {
        guard let type = module.type(path.joined(separator: ".")), let base = module.foreignSuperclass(of: type) else { return false }
        return base.hasPrefix("CA") && base.hasSuffix("Layer")
    }
}

extension VariableDeclSyntax {
    fileprivate var managedAttribute: AttributeSyntax? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "NSManaged" { return attribute }
        return nil
    }
}
