internal import Foundation
internal import SwiftSyntax

/// What a file needs of Apple's frameworks that this system lacks, as far as names show it.
final class UnknownNames: ActiveCodeVisitor {
    struct Finding {
        /// What is said of it, without the place: `there is no UITableView here`.
        var message: String
        /// What can be done; empty where nothing is known.
        var advice: String
        /// The places in the file, in bytes from its beginning.
        var offsets: [Int]
        /// The first.
        var offset: Int { offsets[0] }
    }

    private(set) var findings: [Finding] = []
    /// What it imports and is not here.
    private(set) var missingModules: [String] = []
    private var places: [String: Int] = [:]
    private let module: SourceModule
    private let file: Int
    /// What the app declares itself, in any file.
    private let own: Set<String>
    private var previous: TokenKind?
    /// What the functions around the present place declare as `AnyObject` and nothing else by that name.
    private var untyped: [Set<String>] = []

    /// - Parameter own: The names that the app's files declare.
    init(_ module: SourceModule, _ file: Int, own: Set<String>) {
        self.module = module
        self.file = file
        self.own = own
        super.init(viewMode: .sourceAccurate)
        walk(module.files[file].tree)
        for part in module.parts[file] { lookAtOverrides(part) }
        findings.sort { $0.offset < $1.offset }
    }

    private func add(_ message: String, _ advice: String = "", at offset: Int) {
        if let index = places[message] {
            findings[index].offsets.append(offset)
        } else {
            places[message] = findings.count
            findings.append(Finding(message: message, advice: advice, offsets: [offset]))
        }
    }

    // MARK: Modules

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text, !Modules.here.contains(name), !own.contains(name) {
            missingModules.append(name)
            add("there is no module \(name) here", Modules.advice(name), at: node.start)
        }
        previous = nil
        return .skipChildren
    }

    // MARK: Names

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        defer { previous = token.tokenKind }
        if case .identifier(let name) = token.tokenKind, previous != .period, !own.contains(name) {
            if let advice = AppleNames.absent[name] {
                add("there is no \(name) here", advice, at: token.start)
                return .skipChildren
            }
        }
        guard case .identifier(let name) = token.tokenKind, previous != .period, AppleNames.isApples(name), !KnownNames.all.contains(name),
              OldNames.replacement(name) == nil, !own.contains(name) else { return .skipChildren }
        add("there is no \(name) here", AppleNames.advice(name), at: token.start)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "NSManaged", !ManagedProperties(module).areKept(around: node) {
            add("there is no @NSManaged here", "layers have it; Core Data is Apple's own", at: node.start)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.plainText
        lookAtAnyObject(node)
        if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
            lookAtMember(name, of: base, at: node.declName.start)
        } else if let base = node.base?.as(MemberAccessExprSyntax.self), ["shared", "main", "current"].contains(base.declName.baseName.text),
                  let type = base.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
            lookAtMember(name, of: type, at: node.declName.start)
        }
        return .visitChildren
    }

    /// `(touch as AnyObject).location(in: view)`: Objective-C's runtime looks for a method of any class.
    private func lookAtAnyObject(_ node: MemberAccessExprSyntax) {
        let member = node.declName.baseName.plainText
        // The plugin rewrites these.
        guard member != "performSelector", let base = node.base, let object = UntypedObject(base, untyped.last ?? []),
              AnyObjectMembers.owner(of: member, object: object.name, isTouch: false) == nil else { return }
        // A cast alone does not say that the member is UIKit's.
        guard object.isName || KnownNames.members.contains(member) else { return }
        add("members of AnyObject are not found here", "cast to the class that has '\(node.declName.baseName.text)'", at: node.declName.start)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        untyped.append(UntypedNames.of(node))
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { untyped.removeLast() }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.plainText {
            lookAtMember(node.name.plainText, of: base, at: node.name.start)
        }
        return .visitChildren
    }

    private func lookAtMember(_ name: String, of type: String, at offset: Int) {
        guard AppleNames.isApples(type), KnownNames.all.contains(type), !KnownNames.members.contains(name),
              !AppleNames.general.contains(name), !AbsentCallbacks.hints.contains(name), !own.contains(name) else { return }
        add("there is no \(type).\(name) here", AppleNames.advice("\(type).\(name)"), at: offset)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if labels.contains("systemName"), node.calledExpression.trimmedDescription.hasPrefix("UIImage") {
            add("there is no UIImage(systemName:) here",
                "SF Symbols are for Apple's systems only; take a picture of your own", at: node.start)
        }
        lookAtAssociation(node)
        lookAtKeys(node, labels)
        return .visitChildren
    }

    /// Layers and animations have values by keys; nothing else has.
    private func lookAtKeys(_ node: FunctionCallExprSyntax, _ labels: [String]) {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name = called?.declName.baseName.text ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if ["addObserver", "removeObserver"].contains(name), let key = node.arguments.first(where: { $0.label?.text == "forKeyPath" }) {
            return lookAtObserved(key.expression, node)
        }
        if name == "observe", let key = node.arguments.first?.expression, key.is(KeyPathExprSyntax.self) { return lookAtObserved(key, node) }
        guard ["value", "setValue"].contains(name), labels.contains("forKeyPath") || labels.contains("forKey") else { return }
        let base = called?.base?.trimmedDescription.lowercased() ?? "self"
        // An object of Foundation's may have one, and what a local variable is can't be seen.
        guard base == "self" || base == "super" || base.hasSuffix("view") || base.hasSuffix("button") || base.hasSuffix("controller"),
              !isInLayer(node) else { return }
        add("there is no key-value coding here", "take a property", at: node.start)
    }

    /// Some properties of views, controls, recognizers and layers can be observed (R-KVO-2), and nothing else.
    private func lookAtObserved(_ key: ExprSyntax, _ call: FunctionCallExprSyntax) {
        let text = key.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.trimmedDescription ?? key.trimmedDescription
        let name = text.split(separator: ".").last.map { $0.filter { $0 != "\"" && $0 != "\\" } } ?? ""
        // What a variable has can't be seen.
        guard key.is(KeyPathExprSyntax.self) || text.hasPrefix("\"") || key.is(MacroExpansionExprSyntax.self) else { return }
        if !AppleNames.observable.contains(name) {
            add("'\(name)' can't be observed here", "take didSet or a notification", at: call.start)
        }
    }

    private func isInLayer(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let parent = next {
            let name = parent.as(ClassDeclSyntax.self)?.name.text ?? parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            if let name {
                let base = module.types[name].flatMap(module.foreignSuperclass) ?? name
                return base.hasPrefix("CA") || !AppleNames.isApples(base) && base != "NSObject"
            }
            next = parent.parent
        }
        return false
    }

    // MARK: Overrides

    private func lookAtOverrides(_ part: TypePart) {
        if part.kind == .extension {
            lookAtExtension(part)
            lookAtInitializers(part)
        }
        guard part.kind == .class || part.kind == .extension, let type = module.types[part.name], type.kind == .class else { return }
        lookAtOverriddenExtensions(part, type)
        guard let base = module.foreignSuperclass(of: type), AppleNames.isApples(base), KnownNames.all.contains(base) else { return }
        let overridden = part.methods.filter { $0.isOverride && Condition.unknown($0.conditions).isEmpty }.map { ($0.name, $0.offset) }
            + part.properties.filter { $0.isOverride && Condition.unknown($0.conditions).isEmpty }.map { ($0.name, $0.offset) }
        for (name, offset) in overridden where !KnownNames.members.contains(name) && !AppleNames.general.contains(name) {
            if AbsentCallbacks(module).isAbsent(name, in: part.path) { continue }
            // What is declared without `override` somewhere may be what is overridden.
            guard !module.types.values.contains(where: { $0.declares(name) }) else { continue }
            add("\(base) has no '\(name)' here to override", AppleNames.advice(name), at: offset)
        }
    }

    /// What the plugin can't put into the class: it is another module's, or the member is of a kind that can't be handed on.
    private func lookAtExtension(_ part: TypePart) {
        guard module.types[part.name]?.kind == .class || module.types[part.name]?.kind == nil && AppleNames.isApples(part.name) else { return }
        let members = part.methods.filter { $0.isOverride && !$0.isStatic }.map { ($0.name, $0.fullName, $0.offset) }
            + part.properties.filter { $0.isOverride && !$0.isStatic }.map { ($0.name, $0.name, $0.offset) }
        for (name, fullName, offset) in members {
            guard !isForwarded(offset), module.addition(fullName, overriddenIn: part.name) == nil, !AbsentCallbacks(module).isAbsent(name, in: part.path),
                  !AbsentCallbacks(module).isUnasked(name, inExtensionOf: part.path) else { continue }
            let advice = module.types[part.name]?.kind == nil ? "only Objective-C's runtime can do that; override it in a subclass" : Self.advice
            add("an extension overrides '\(name)' here", advice, at: offset)
        }
    }

    /// An extension can't override an initializer that a class has.
    private func lookAtInitializers(_ part: TypePart) {
        for initializer in part.initializers where initializer.isOverride {
            guard !module.initializerPlace(initializer.fullName, ofExtensionOf: part.name).isBelow else { continue }
            add("an extension overrides '\(initializer.fullName)' here", Self.advice, at: initializer.offset)
        }
    }

    /// Subclasses that override what an extension has.
    private func lookAtOverriddenExtensions(_ part: TypePart, _ type: ModuleType) {
        let overridden = part.methods.filter(\.isOverride).map { ($0.fullName, $0.offset) } + part.properties.filter(\.isOverride).map { ($0.name, $0.offset) }
        guard !overridden.isEmpty else { return }
        let bases = module.chain(type).dropFirst().flatMap(\.parts) + (module.foreignSuperclass(of: type).map(module.extensions) ?? [])
        for place in bases where module.parts[place.file][place.part].kind == .extension {
            let base = module.parts[place.file][place.part]
            let members = base.methods.filter { !$0.isOverride }.map { ($0.fullName, $0.offset) }
                + base.properties.filter { !$0.isOverride }.map { ($0.name, $0.offset) }
            for member in members {
                guard let found = overridden.first(where: { $0.0 == member.0 }),
                      !module.extensionOverrides.contains(where: { $0.file == place.file && $0.offset == member.1 }),
                      !module.overriddenAdditions.contains(where: { $0.file == place.file && $0.offset == member.1 }) else { continue }
                add("'\(found.0)' of an extension of \(base.name) is overridden here", Self.advice, at: found.1)
            }
        }
    }

    private func isForwarded(_ offset: Int) -> Bool { module.extensionOverrides.contains { $0.file == file && $0.offset == offset } }

    private static let advice = "only Objective-C's runtime can do that; move it into the class"

    // MARK: Associated objects

    /// UIKit's objects and layers keep them; what inherits from NSObject alone has no place for them.
    private func lookAtAssociation(_ node: FunctionCallExprSyntax) {
        guard let type = node.associatingType else { return }
        let chain = module.types[type].map(module.chain) ?? []
        if chain.contains(where: { module.associationHolders.contains($0.name) }) { return }
        guard type == "NSObject" || module.types[type].flatMap(module.foreignSuperclass) == "NSObject" else { return }
        add("\(type) keeps no associated objects here", "classes of the app's own do, and UIKit's responders, gesture recognizers, bar items and layers",
            at: node.start)
    }
}

extension ModuleType {
    fileprivate func declares(_ name: String) -> Bool {
        methods.contains { $0.name == name && !$0.isOverride } || properties.contains { $0.name == name && !$0.isOverride }
    }
}

/// The names that a file declares: of types, functions, variables, parameters.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private var previous: TokenKind?

    init(_ file: SourceFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .keyword(let word) = previous, case .identifier = token.tokenKind,
           [.class, .struct, .enum, .protocol, .actor, .typealias, .associatedtype, .func, .let, .var, .case].contains(word) {
            names.insert(token.plainText)
        }
        previous = token.tokenKind
        return .skipChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.plainText)
        return .visitChildren
    }
}
