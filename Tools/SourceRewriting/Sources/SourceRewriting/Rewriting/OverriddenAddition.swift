internal import SwiftSyntax

/// A member that an extension adds to a class of UIKit's and that classes of the module override, which only Objective-C's runtime can do.
///
/// The member keeps its body under another name. In its place is one that calls what the object's class has, by a protocol of that member alone:
///
///     extension UIViewController { func _extension_UIViewController_build() { … }
///         func build() { if let own = self as? any UIViewController_build_Override { return own._override_UIViewController_build() }; … } }
///
/// The classes that override it have `_override_UIViewController_build`, and the first of a chain conforms to the protocol. So do other classes of UIKit's, in
/// extensions of which the module overrides it.
struct OverriddenAddition {
    /// UIKit's class.
    let type: String
    let file: Int
    /// Of the member's name, in bytes from the beginning of the file.
    let offset: Int
    let name: String
    /// `build(_:in:)`, or the name of a property.
    let fullName: String
    /// The classes of the module that override it.
    let classes: Set<String>

    private var stem: String { "\(type)_\(name)" }
    /// What the extension calls it.
    var ownName: String { "_extension_\(stem)" }
    /// What the classes call it.
    var overrideName: String { "_override_\(stem)" }
    var requirement: String { "\(stem)_Override" }

    /// Those of a module.
    static func all(in module: SourceModule) -> [OverriddenAddition] {
        var found: [OverriddenAddition] = []
        var places: [String: Int] = [:]
        for type in module.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .class || type.kind == nil && KnownNames.all.contains(type.name) {
            let names = Set(type.methods.filter { $0.isOverride && !$0.isStatic }.map(\.fullName) + type.properties.filter { $0.isOverride && !$0.isStatic }.map(\.name))
            guard !names.isEmpty, let base = type.kind == nil ? UIKitClasses.superclasses[type.name] : module.foreignSuperclass(of: type) else { continue }
            for addition in additions(to: base, module) where names.contains(addition.fullName) {
                let key = "\(addition.type).\(addition.fullName)"
                if let index = places[key] {
                    found[index] = found[index].overridden(by: type.name)
                } else {
                    places[key] = found.count
                    found.append(addition.overridden(by: type.name))
                }
            }
        }
        return found
    }

    /// What the module's extensions add to a class of UIKit's and to those above it.
    private static func additions(to base: String, _ module: SourceModule) -> [OverriddenAddition] {
        var result: [OverriddenAddition] = [], next = base
        while !next.isEmpty, KnownNames.all.contains(next) {
            if let type = module.types[next], type.kind == nil {
                result += type.methods.filter { !$0.isOverride && !$0.isStatic && !$0.isSpecial && Condition.hold($0.conditions) && $0.canBeHandedOn }
                    .map { OverriddenAddition(type: next, file: $0.file, offset: $0.offset, name: $0.name, fullName: $0.fullName, classes: []) }
                result += type.properties.filter { !$0.isOverride && !$0.isStatic && Condition.hold($0.conditions) }
                    .map { OverriddenAddition(type: next, file: $0.file, offset: $0.offset, name: $0.name, fullName: $0.name, classes: []) }
            }
            next = UIKitClasses.superclasses[next] ?? ""
        }
        return result
    }

    private func overridden(by name: String) -> OverriddenAddition {
        OverriddenAddition(type: type, file: file, offset: offset, name: self.name, fullName: fullName, classes: classes.union([name]))
    }
}

extension Method {
    /// Whether another method can call it with its own parameters.
    fileprivate var canBeHandedOn: Bool { parameters.allSatisfy { !$0.type.hasSuffix("...") && !$0.type.contains("@autoclosure") } }
}

extension SourceModule {
    /// The addition that a class overrides under that full name.
    func addition(_ fullName: String, overriddenIn type: String) -> OverriddenAddition? {
        overriddenAdditions.first { $0.fullName == fullName && $0.classes.contains(type) }
    }

    /// Whether a class above this one overrides the addition, too.
    func isOverridden(_ addition: OverriddenAddition, above name: String) -> Bool {
        superclasses(above: name).contains(where: addition.classes.contains)
    }
}

extension SourceModule {
    /// The module's own and UIKit's, from the next one up.
    private func superclasses(above name: String) -> [String] {
        guard let type = types[name] else { return [] }
        var result = type.kind == nil ? [] : chain(type).dropFirst().map(\.name)
        var next = type.kind == nil ? UIKitClasses.superclasses[name] : foreignSuperclass(of: type)
        while let present = next {
            if result.last != present { result.append(present) }
            next = UIKitClasses.superclasses[present]
        }
        return result
    }

    /// The addition that a call of `super` in a type means, by its name, or by its labels too where they are known.
    func addition(_ name: String, _ labels: [String]?, of type: String) -> OverriddenAddition? {
        let classes = [type] + superclasses(above: type)
        return overriddenAdditions.first { addition in
            addition.name == name && classes.contains { addition.classes.contains($0) }
                && (addition.fullName == name || labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" == addition.fullName } ?? false)
        }
    }
}

extension FileRewriter {
    /// Puts what calls the classes' own members in place of the extension's.
    func dispatchAddition(_ node: FunctionDeclSyntax) -> Bool {
        guard let addition = addition(at: node.name), let call = ExtensionOverride.arguments(of: node) else { return false }
        edits.replace(node.name.start..<node.name.end, with: addition.ownName)
        close(node.modifiers)
        let signature = OldNames.modernized(ExtensionOverride.signature(of: node).copy), tries = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        edits.insert("; \(words(node.attributes))\(words(node.modifiers))func \(node.name.text)\(signature) { if let own = self as? any \(addition.requirement) "
            + "{ return \(tries)own.\(addition.overrideName)(\(call)) }; return \(tries)\(addition.ownName)(\(call)) }", at: node.end)
        requirements.append((addition.requirement, "func \(addition.overrideName)\(signature)"))
        return true
    }

    func dispatchAddition(_ node: VariableDeclSyntax) -> Bool {
        guard let binding = node.bindings.first, node.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
              let addition = addition(at: name), let type = binding.typeAnnotation.map({ OldNames.modernized($0.type.copy) }),
              let block = binding.accessorBlock else { return false }
        edits.replace(name.start..<name.end, with: addition.ownName)
        close(node.modifiers)
        let own = "if let own = self as? any \(addition.requirement) {"
        let getter = "\(own) return own.\(addition.overrideName) }; return \(addition.ownName)"
        let setter = "\(own) own.\(addition.overrideName) = newValue } else { \(addition.ownName) = newValue }"
        let body = block.allowsSetting ? "get { \(getter) } set { \(setter) }" : getter
        edits.insert("; \(words(node.attributes))\(words(node.modifiers))var \(name.text): \(type) { \(body) }", at: node.end)
        requirements.append((addition.requirement, "var \(addition.overrideName): \(type) { get\(block.allowsSetting ? " set" : "") }"))
        return true
    }

    private func addition(at name: TokenSyntax) -> OverriddenAddition? {
        module.overriddenAdditions.first { $0.file == file && $0.offset == name.start }
    }

    /// Nothing overrides the member itself.
    private func close(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["open", "dynamic"].contains(modifier.name.text) { edits.blank(modifier.start..<modifier.end) }
    }

    private func words(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.map(\.copy).filter { $0 != "dynamic" }.map { ($0 == "open" ? "public" : $0) + " " }.joined()
    }

    private func words(_ attributes: AttributeListSyntax) -> String {
        let names = AttributeNames(attributes).others
        return names.isEmpty ? "" : names + " "
    }

    /// Gives an override of an extension's member the name by which that calls it.
    func renameOverride(_ name: TokenSyntax, _ fullName: String, _ modifiers: DeclModifierListSyntax) -> Bool {
        let type = path.last?.joined(separator: ".") ?? ""
        guard let modifier = modifiers.first(where: { $0.name.text == "override" }), let addition = module.addition(fullName, overriddenIn: type) else { return false }
        edits.replace(name.start..<name.end, with: addition.overrideName)
        if !module.isOverridden(addition, above: type) { edits.blank(modifier.start..<modifier.end) }
        return true
    }

    /// `super.build()` in a class that overrides an extension's member, or below one that does.
    func rewriteSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = path.last?.joined(separator: ".") else { return }
        let name = node.declName.baseName.plainText, labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.plainText ?? "_" }
        guard let addition = module.addition(name, labels, of: type) else { return }
        let present = module.isOverridden(addition, above: type) ? addition.overrideName : addition.ownName
        edits.replace(node.declName.baseName.start..<node.declName.baseName.end, with: present)
    }

    /// What stands behind the file's last line for these members: their protocols, and the classes that conform to them.
    var additionLines: String {
        var lines = requirements.map { "@preconcurrency @MainActor protocol \($0.name): AnyObject { \($0.declaration) }" }
        for part in module.parts[file] where (part.kind == .class || part.kind == .extension && module.types[part.name]?.kind == nil) && !part.isLocal {
            for addition in module.overriddenAdditions where addition.classes.contains(part.name) && !module.isOverridden(addition, above: part.name) {
                // Of several extensions the one with the member says it.
                guard part.kind == .class || part.overrides(addition) else { continue }
                lines.append("extension \(part.name): \(addition.requirement) {}")
            }
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }
}

extension TypePart {
    fileprivate func overrides(_ addition: OverriddenAddition) -> Bool {
        methods.contains { $0.isOverride && $0.fullName == addition.fullName } || properties.contains { $0.isOverride && $0.name == addition.fullName }
    }
}
