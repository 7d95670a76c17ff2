internal import Foundation
internal import SwiftSyntax

/// A member of an extension that overrides one of a superclass, or that a subclass overrides. Only Objective-C's runtime can do that.
///
/// The member stays where it stands, under another name, and the class has one that calls it. So what is private in the file of the
/// extension is still reached, and `super` means what it did.
struct ExtensionOverride {
    /// The class with dots.
    let type: String
    let file: Int
    /// Of the member's name, in bytes from the beginning of the file.
    let offset: Int
    let name: String
    /// What the extension calls it: with the class, as one below may have such a member, too.
    let ownName: String
    /// What the class has, on one line.
    let forwarder: String
    /// The type of a property of which only `didSet` or `willSet` is given; the extension then has a method that takes the old or the new value.
    var observed: String?

    private static func ownName(_ name: String, _ type: String) -> String { "_extension_\(type.replacingOccurrences(of: ".", with: "_"))_\(name)" }

    /// What the members of extensions mean to the classes of a module.
    struct Classes {
        /// The conditions around the declaration of a class, where they can't be known; `nil` for other types.
        let conditions: (_ type: String) -> [String]?
        /// Whether a subclass of the class overrides the member of that full name.
        let isOverridden: (_ type: String, _ member: String) -> Bool
        /// What the class has in place of the member, where an extension of UIKit's adds that, and whether the one above has it, too.
        let present: (_ type: String, _ member: String) -> (name: String, isOverride: Bool)?
    }

    /// The members of the extensions at the top of a file that the class itself has to have.
    static func all(in tree: SourceFileSyntax, _ file: Int, _ classes: Classes) -> [ExtensionOverride] {
        var result: [ExtensionOverride] = []
        for (statement, around) in tree.statements.activeDeclarations() {
            guard let extended = statement.as(ExtensionDeclSyntax.self), extended.genericWhereClause == nil else { continue }
            let type = extended.extendedType.typePath.joined(separator: ".")
            guard let own = classes.conditions(type) else { continue }
            // The member is put into the class, so that it is compiled when the class is.
            for (member, conditions) in extended.memberBlock.members.activeDeclarations(around) where Set(Condition.unknown(conditions)).isSubset(of: own) {
                if let found = ofMember(member, type, file, extended, classes) { result.append(found) }
            }
        }
        return result
    }

    private static func ofMember(_ member: DeclSyntax, _ type: String, _ file: Int, _ around: ExtensionDeclSyntax, _ classes: Classes) -> ExtensionOverride? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let name = fullName(method)
            guard method.modifiers.has("override") || classes.isOverridden(type, name) else { return nil }
            return ofMethod(method, type, file, around, classes.present(type, name))
        }
        guard let property = member.as(VariableDeclSyntax.self), let binding = property.bindings.first, property.bindings.count == 1,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
              property.modifiers.has("override") || classes.isOverridden(type, name.plainText) else { return nil }
        return ofProperty(property, binding, name, type, file, around, classes.present(type, name.plainText))
    }

    private static func fullName(_ method: FunctionDeclSyntax) -> String {
        let labels = method.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
        return labels.isEmpty ? method.name.plainText : "\(method.name.plainText)(\(labels.joined()))"
    }

    // MARK: What the class has

    /// The signature of a method with a name for each parameter, also for those that the method does not use.
    static func signature(of method: FunctionDeclSyntax) -> FunctionSignatureSyntax {
        var signature = method.signature
        let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            return parameter.with(\.firstName.trailingTrivia, .space).with(\.secondName, .identifier("_parameter\(index)"))
        }
        signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
        return signature
    }

    /// The parameters of a method as another one hands them on; `nil` where that can't be.
    static func arguments(of method: FunctionDeclSyntax) -> String? {
        guard method.genericParameterClause == nil, method.body != nil else { return nil }
        var arguments: [String] = []
        for parameter in signature(of: method).parameterClause.parameters {
            let type = parameter.type.copy
            // These can't be handed on as they are.
            guard parameter.ellipsis == nil, !type.contains("@autoclosure") else { return nil }
            let name = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            arguments.append(label + (type.hasPrefix("inout ") ? "&" : "") + name)
        }
        return arguments.joined(separator: ", ")
    }

    private static func ofMethod(_ method: FunctionDeclSyntax, _ type: String, _ file: Int, _ around: ExtensionDeclSyntax,
                                 _ present: (name: String, isOverride: Bool)?) -> ExtensionOverride? {
        guard let arguments = arguments(of: method) else { return nil }
        let effects = method.signature.effectSpecifiers
        guard effects?.throwsClause?.throwsSpecifier.text != "rethrows" else { return nil }
        let calls = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let own = ownName(method.name.plainText, type), owner = method.modifiers.has("class") ? "Self" : "self"
        guard !method.modifiers.has("static") else { return nil }
        let text = "\(words(method.attributes, method.modifiers, around, present?.isOverride))func \(present?.name ?? method.name.text)\(OldNames.modernized(signature(of: method).copy)) { "
            + "\(calls)\(owner).\(own)(\(arguments)) }"
        return ExtensionOverride(type: type, file: file, offset: method.name.start, name: method.name.plainText, ownName: own, forwarder: text)
    }

    private static func ofProperty(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ type: String, _ file: Int,
                                   _ around: ExtensionDeclSyntax, _ present: (name: String, isOverride: Bool)?) -> ExtensionOverride? {
        guard let annotation = (binding.typeAnnotation?.copy).map(OldNames.modernized), let block = binding.accessorBlock, binding.initializer == nil,
              !property.modifiers.has("static") else { return nil }
        let own = ownName(name.plainText, type), owner = property.modifiers.has("class") ? "Self" : "self"
        var kinds: Set<String> = ["get"], observer: AccessorDeclSyntax?
        if case .accessors(let accessors) = block.accessors {
            kinds = Set(accessors.map(\.accessorSpecifier.text))
            observer = accessors.count == 1 ? accessors.first : nil
            guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
        }
        let body: String, observed: String?
        switch kinds {
        case ["get"]: (body, observed) = ("\(owner).\(own)", nil)
        case ["get", "set"]: (body, observed) = ("get { \(owner).\(own) } set { \(owner).\(own) = newValue }", nil)
        case ["didSet"] where observer?.parameters == nil && property.modifiers.has("override"):
            (body, observed) = ("didSet { self.\(own)(oldValue) }", binding.typeAnnotation.map { OldNames.modernized($0.type.copy) })
        case ["willSet"] where observer?.parameters == nil && property.modifiers.has("override"):
            (body, observed) = ("willSet { self.\(own)(newValue) }", binding.typeAnnotation.map { OldNames.modernized($0.type.copy) })
        default: return nil
        }
        let text = "\(words(property.attributes, property.modifiers, around, present?.isOverride))var \(present?.name ?? name.text)\(annotation) { \(body) }"
        return ExtensionOverride(type: type, file: file, offset: name.start, name: name.plainText, ownName: own, forwarder: text, observed: observed)
    }

    /// The attributes and modifiers, those that the extension gives included.
    private static func words(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ around: ExtensionDeclSyntax,
                              _ isOverride: Bool?) -> String {
        var words = modifiers.map(\.copy).filter { $0 != "dynamic" && ($0 != "override" || isOverride != false) }
        if modifiers.access.isEmpty, !around.modifiers.access.isEmpty { words.insert(around.modifiers.access, at: 0) }
        let names = AttributeNames(attributes)
        if !names.others.isEmpty { words.insert(names.others, at: 0) }
        return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }
}
