internal import Foundation
internal import SwiftSyntax

/// Takes out of a file what only Objective-C's runtime understands, and names what stands in for it.
final class FileRewriter: SyntaxVisitor {
    private(set) var usesSelectors = false
    private(set) var importsUIKit = false
    /// Whether something of UIKit stands in for a name of Foundation's.
    private(set) var usesAppFiles = false
    /// What classes conform to besides here: `Page: UITableViewDelegate`.
    var conformances: Set<String> = []
    /// Whether a class has got members whose types are named in another file.
    var hasForwarders = false
    private(set) var imports: Set<String> = []
    /// Modules that the file needs besides here.
    var neededModules: Set<String> = []
    /// The protocols of members that extensions add to UIKit's classes and that classes override.
    var requirements: [(name: String, declaration: String)] = []
    var edits: Edits
    let module: SourceModule
    let file: Int
    /// The types around the present place.
    private(set) var path: [[String]] = []
    /// What the functions around the present place have of the type `AnyObject`, and whether they take touches.
    private(set) var untyped: [Set<String>] = []
    private(set) var isInTouches: [Bool] = []
    /// The properties of the module's types that are lists of `AnyObject`.
    private(set) lazy var untypedLists = Set(module.types.values.flatMap { $0.properties.filter { $0.type == "[AnyObject]" }.map(\.name) })

    init(_ module: SourceModule, _ file: Int) {
        self.module = module
        self.file = file
        edits = Edits(module.files[file].text)
        super.init(viewMode: .sourceAccurate)
        walk(module.files[file].tree)
    }

    var text: String { edits.result }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if AttributeNames.objective.contains(name) {
            edits.blank(node.start..<node.end)
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(node.start..<node.end, with: "@main")
        }
        return .skipChildren
    }

    // MARK: Selectors

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        // One that is not closed is the compiler's to report. A comment that is not closed either stands behind it and in its argument.
        if let end = node.rightParen, end.presence == .missing { return .visitChildren }
        let argument = node.arguments.first
        switch (node.macroName.text, argument) {
        case ("selector", let argument?):
            usesSelectors = true
            let reference = SelectorReference(argument, in: path.last ?? [], module)
            edits.replace(node.start..<node.end, with: reference.text)
        case ("keyPath", let argument?):
            edits.replace(node.start..<node.end, with: literal(keyPath(argument.expression.trimmedDescription)))
        case ("colorLiteral", _):
            edits.replace(node.start..<node.end, with: "UIColor(\(node.arguments.trimmedDescription))")
        case ("imageLiteral", let argument?):
            edits.replace(node.start..<node.end, with: "UIImage(named: \(argument.expression.trimmedDescription))!")
        case ("Preview", _):
            // Xcode's canvas shows it, and no app.
            edits.blank(node.start..<node.end)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        edits.blank(node.start..<node.end)
        return .skipChildren
    }

    /// The path without the type that it may begin with.
    private func keyPath(_ text: String) -> String {
        var names = text.split(separator: ".").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
        return names.joined(separator: ".")
    }

    // MARK: Optional members of protocols

    private func rewrite(_ node: ProtocolDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes
        if inherited?.contains(where: { ["AnyObject", "class"].contains($0.type.trimmedDescription) }) == true {
            // It says so itself.
        } else if let first = inherited?.first {
            edits.insert("AnyObject, ", at: first.start)
        } else {
            edits.insert(": AnyObject", at: node.name.end)
        }
        for member in node.memberBlock.members {
            let modifiers = member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
            if modifiers?.has("optional") == true { edits.blank(member.decl.start..<member.decl.end) }
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isCallOfAbsent(node) {
            edits.replace(node.start..<node.end, with: "()")
            return .skipChildren
        }
        if rewriteIdiom(node) { return .skipChildren }
        rewriteOldMethod(node)
        rewritePerforming(node)
        rewriteNew(node)
        rewriteIntersects(node)
        if isBundle(node.calledExpression), node.arguments.first?.label?.text == "for" {
            standIn("Bundle._holding", for: node.calledExpression)
        }
        let called: ExprSyntax, mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (called, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (called, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return .visitChildren
        }
        guard let reference = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self) else {
            return .visitChildren
        }
        let name = reference.baseName.plainText
        let labels = reference.argumentNames?.arguments.map(\.name.plainText) ?? node.arguments.map { $0.label?.plainText ?? "_" }
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        if let member = module.optionalMembers.first(where: { $0.name == name && $0.takes(labels, trailing: trailing) }) {
            edits.replace(reference.start..<reference.end, with: member.lookup)
            edits.insert(".\(quoted(name))", at: mark.end)
            if let base = called.as(MemberAccessExprSyntax.self)?.base { castAnyObject(base, to: member.owner) }
        } else if KnownProtocols.optionalMethods.contains(name), !module.closures.contains(name) {
            // All of UIKit's have a default here.
            edits.delete(mark.start..<mark.end)
            if mark.text == "?" { wrapBoundValue(node, called) }
        }
        return .visitChildren
    }

    /// `delegate?.pad?(self)`, where the class has `var delegate: AnyObject?`.
    private func castAnyObject(_ base: ExprSyntax, to owner: String) {
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        let name = (object.as(MemberAccessExprSyntax.self)?.declName ?? object.as(DeclReferenceExprSyntax.self))?.baseName.plainText
        guard let name, let type = path.last.flatMap({ module.type($0.joined(separator: ".")) }), object.id != base.id,
              let property = module.chain(type).lazy.flatMap(\.properties).first(where: { $0.name == name }),
              property.type.map({ ["AnyObject?", "AnyObject!"].contains($0.trimmingCharacters(in: .whitespaces)) }) == true else { return }
        edits.insert("(", at: object.start)
        edits.insert(" as? \(owner))", at: object.end)
    }

    /// `if let height = delegate.tableView?(…)` takes an optional value.
    private func wrapBoundValue(_ node: FunctionCallExprSyntax, _ called: ExprSyntax) {
        guard node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true, !called.trimmedDescription.contains("?") else { return }
        edits.insert("Optional(", at: node.start)
        edits.insert(")", at: node.end)
    }

    // MARK: The app's files

    /// On Linux Foundation looks for them beside the executable, where they are not.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "main", let base = node.base, isBundle(base) { standIn("_main()", for: node.declName) }
        if node.declName.baseName.text == "module" {
            if let base = node.base {
                if isBundle(base) { standIn("_module()", for: node.declName) }
            } else if let argument = node.parent?.as(LabeledExprSyntax.self), ["in", "bundle"].contains(argument.label?.text) {
                standIn("Bundle._module()", for: node)
            }
        }
        if node.declName.baseName.text == "localizedString", node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text == "forKey" {
            standIn("_localizedString", for: node.declName)
        }
        rewriteOldMember(node)
        rewriteAnyObject(node)
        rewriteSuper(node)
        return .visitChildren
    }

    /// `UIApplication.shared.delegate?.window??.frame`: the property is no optional requirement here.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(OptionalChainingExprSyntax.self)?.expression, isWindowOfDelegate(inner) {
            edits.delete(node.questionMark.start..<node.questionMark.end)
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(ForceUnwrapExprSyntax.self)?.expression, isWindowOfDelegate(inner) {
            edits.delete(node.exclamationMark.start..<node.exclamationMark.end)
        }
        return .visitChildren
    }

    /// `if let window = UIApplication.shared.delegate?.window` gives an optional window there, as the property is an optional requirement.
    private func wrapWindowOfDelegate(_ value: ExprSyntax) {
        let text = value.trimmedDescription.filter { !$0.isWhitespace }
        guard text == "UIApplication.shared.delegate?.window" || text == "UIApplication.shared.delegate!.window" else { return }
        edits.insert("Optional(", at: value.start)
        edits.insert(")", at: value.end)
    }

    private func isWindowOfDelegate(_ node: ExprSyntax) -> Bool {
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window" else { return false }
        return member.base?.trimmedDescription.lowercased().contains("delegate") == true
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "NSLocalizedString", node.parent?.is(FunctionCallExprSyntax.self) == true {
            standIn("Bundle._localizedString", for: node)
        }
        // After a point it is a member's name.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            rewriteOldName(node.baseName)
            rewriteOwnProperty(node.baseName)
            rewriteClassForCoder(node)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rewriteOldName(node.name)
        return .visitChildren
    }

    private func isBundle(_ expression: ExprSyntax) -> Bool {
        let name = expression.trimmedDescription
        return (name == "Bundle" || name == "Foundation.Bundle") && module.types["Bundle"]?.kind == nil
    }

    private func standIn(_ text: String, for node: some SyntaxProtocol) {
        edits.replace(node.start..<node.end, with: text)
        usesAppFiles = true
    }

    /// `delegate?.pad != nil` asks whether there is the method.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), isHint(elements[0]) {
            edits.replace(elements[0].start..<elements[0].end, with: "_")
        }
        for index in elements.indices.dropFirst(2) where elements[index].is(NilLiteralExprSyntax.self) {
            let comparison = elements[index - 1].trimmedDescription
            guard comparison == "==" || comparison == "!=" else { continue }
            rewriteReference(elements[index - 2]) { $0.lookup }
        }
        return .visitChildren
    }

    private func isHint(_ target: ExprSyntax) -> Bool {
        let name = (target.as(MemberAccessExprSyntax.self)?.declName ?? target.as(DeclReferenceExprSyntax.self))?.baseName.text ?? ""
        return AbsentCallbacks.hints.contains(name) && !module.propertyNames.contains(name)
    }

    /// `if let move = delegate?.pad` takes the method.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value {
            wrapWindowOfDelegate(value)
            rewriteReference(value) { member in
                let labels = (member.labels ?? []).map { $0 + ":" }.joined()
                return "\(member.lookup)?.\(quoted(member.name))\(labels.isEmpty ? "" : "(\(labels))")"
            }
        }
        return .visitChildren
    }

    private func rewriteReference(_ expression: ExprSyntax, _ text: (OptionalMember) -> String) {
        guard let reference = expression.as(MemberAccessExprSyntax.self)?.declName else { return }
        let labels = reference.argumentNames?.arguments.map(\.name.plainText), base = expression.as(MemberAccessExprSyntax.self)?.base
        // `let pad = self.pad` more likely takes a property of that name.
        if labels == nil, base?.trimmedDescription == "self", module.propertyNames.contains(reference.baseName.plainText) { return }
        let members = module.optionalMembers.filter {
            $0.name == reference.baseName.plainText && $0.labels != nil && (labels == nil || labels == $0.labels)
        }
        if let member = members.first { edits.replace(reference.start..<reference.end, with: text(member)) }
    }

    // MARK: What nothing calls here

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let fullName = Method(name: node.name.plainText, parameters: node.signature.parameterClause.parameters.map {
            Parameter(label: $0.firstName.plainText, type: "")
        }, offset: 0).fullName
        if !forward(node.name, node.modifiers), !dispatchAddition(node), !renameOverride(node.name, fullName, node.modifiers) {
            rewriteOldOverride(node)
            blankOverride(node.name.plainText, node.modifiers)
            addRequirement(node)
        }
        untyped.append(UntypedNames.of(node))
        isInTouches.append(node.signature.parameterClause.parameters.contains { $0.type.trimmedDescription.contains("UITouch") || $0.firstName.text == "touches" })
        rewriteTest(node)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        untyped.removeLast()
        isInTouches.removeLast()
    }

    /// Initializers of extensions that have one label, of a class of UIKit's and of one above it: here they are two, of which calls take that of
    /// the class they name.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = Initializer(parameters: node.signature.parameterClause.parameters.map {
            Parameter(label: $0.firstName.plainText, type: $0.type.copy, hasDefault: false)
        }).fullName
        let place = module.initializerPlace(name, ofExtensionOf: path.last?.joined(separator: ".") ?? "")
        let start = node.modifiers.first?.start ?? node.initKeyword.start
        let attributes = (place.isBelow ? ["@_nonoverride"] : []) + (place.isAbove ? ["@_disfavoredOverload"] : [])
        guard !attributes.isEmpty else { return .visitChildren }
        if let modifier = node.modifiers.first, modifier.name.text == "override", place.isBelow {
            edits.replace(modifier.start..<modifier.end, with: attributes.joined(separator: " "))
        } else {
            edits.insert(attributes.joined(separator: " ") + " ", at: start)
            for modifier in node.modifiers where modifier.name.text == "override" && place.isBelow { edits.blank(modifier.start..<modifier.end) }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let property = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
            if forward(property.identifier, node.modifiers) {
                forwardObserver(node)
            } else if !dispatchAddition(node), !renameOverride(property.identifier, property.identifier.plainText, node.modifiers) {
                if node.modifiers.has("override"), let present = OldNames.properties[property.identifier.plainText] {
                    edits.replace(property.identifier.start..<property.identifier.end, with: present)
                }
                blankOverride(property.identifier.plainText, node.modifiers)
            }
            rewriteManaged(node)
        }
        return .visitChildren
    }

    private func blankOverride(_ name: String, _ modifiers: DeclModifierListSyntax) {
        guard let modifier = modifiers.first(where: { $0.name.text == "override" }),
              AbsentCallbacks(module).isAbsent(name, in: path.last ?? []) else { return }
        edits.blank(modifier.start..<modifier.end)
    }

    /// `super.didReceiveMemoryWarning()`.
    private func isCallOfAbsent(_ node: FunctionCallExprSyntax) -> Bool {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true else { return false }
        return AbsentCallbacks(module).isAbsent(member.declName.baseName.plainText, in: path.last ?? []) || isAwaitedOfTests(node, member.declName.baseName.plainText)
    }

    // MARK: Imports and conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name.text else { return .skipChildren }
        imports.insert(name)
        if name == "UIKit" { importsUIKit = true }
        rewriteImport(node, name)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            let text = condition.trimmedDescription, platform = platformCondition(text)
            if text != platform { edits.replace(condition.start..<condition.end, with: platform) }
        }
        return .visitChildren
    }

    // MARK: Places

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = open(node.name)
        addForwarders(node)
        rewriteSpec(node)
        return result
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if AttributeNames(node.attributes).names.contains("objc") { rewrite(node) }
        return open(node.name)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        path.append(node.extendedType.typePath)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func open(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        path.append((path.last ?? []) + [name.text])
        return .visitChildren
    }
}
