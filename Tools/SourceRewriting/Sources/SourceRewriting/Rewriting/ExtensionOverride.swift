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
    /// The type of a property of which only `didSet` is given; the extension then has a method that takes the old value.
    var observed: String?

    private static func ownName(_ name: String, _ type: String) -> String { "_extension_\(type.replacingOccurrences(of: ".", with: "_"))_\(name)" }

    /// The members of the extensions at the top of a file that the class itself has to have.
    /// - Parameter isOverridden: Whether a subclass of the class overrides the member of that full name.
    static func all(in tree: SourceFileSyntax, _ file: Int, isClass: (String) -> Bool,
                    isOverridden: (String, String) -> Bool) -> [ExtensionOverride] {
        var result: [ExtensionOverride] = []
        for statement in tree.statements {
            guard let extended = statement.item.as(ExtensionDeclSyntax.self), extended.genericWhereClause == nil else { continue }
            let type = extended.extendedType.typePath.joined(separator: ".")
            guard isClass(type) else { continue }
            for member in extended.memberBlock.members {
                if let method = member.decl.as(FunctionDeclSyntax.self) {
                    guard method.modifiers.has("override") || isOverridden(type, fullName(method)) else { continue }
                    if let found = ofMethod(method, type, file, extended) { result.append(found) }
                } else if let property = member.decl.as(VariableDeclSyntax.self), let binding = property.bindings.first, property.bindings.count == 1,
                          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
                    guard property.modifiers.has("override") || isOverridden(type, name.plainText) else { continue }
                    if let found = ofProperty(property, binding, name, type, file, extended) { result.append(found) }
                }
            }
        }
        return result
    }

    private static func fullName(_ method: FunctionDeclSyntax) -> String {
        let labels = method.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
        return labels.isEmpty ? method.name.plainText : "\(method.name.plainText)(\(labels.joined()))"
    }

    // MARK: What the class has

    /// The parameters of a method as another one hands them on; `nil` where that can't be.
    static func arguments(of method: FunctionDeclSyntax) -> String? {
        guard method.genericParameterClause == nil, method.body != nil else { return nil }
        var arguments: [String] = []
        for parameter in method.signature.parameterClause.parameters {
            let type = parameter.type.copy
            // These can't be handed on as they are.
            guard parameter.ellipsis == nil, !type.contains("@autoclosure") else { return nil }
            let name = (parameter.secondName ?? parameter.firstName).text
            guard name != "_" else { return nil }
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            arguments.append(label + (type.hasPrefix("inout ") ? "&" : "") + name)
        }
        return arguments.joined(separator: ", ")
    }

    private static func ofMethod(_ method: FunctionDeclSyntax, _ type: String, _ file: Int, _ around: ExtensionDeclSyntax) -> ExtensionOverride? {
        guard let arguments = arguments(of: method) else { return nil }
        let effects = method.signature.effectSpecifiers
        guard effects?.throwsClause?.throwsSpecifier.text != "rethrows" else { return nil }
        let calls = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let own = ownName(method.name.plainText, type), owner = method.modifiers.has("class") ? "Self" : "self"
        guard !method.modifiers.has("static"), !method.modifiers.has("final") else { return nil }
        let text = "\(words(method.attributes, method.modifiers, around))func \(method.name.text)\(OldNames.modernized(method.signature.copy)) { "
            + "\(calls)\(owner).\(own)(\(arguments)) }"
        return ExtensionOverride(type: type, file: file, offset: method.name.start, name: method.name.plainText, ownName: own, forwarder: text)
    }

    private static func ofProperty(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax, _ type: String, _ file: Int,
                                   _ around: ExtensionDeclSyntax) -> ExtensionOverride? {
        guard let annotation = (binding.typeAnnotation?.copy).map(OldNames.modernized), let block = binding.accessorBlock, binding.initializer == nil,
              !property.modifiers.has("static"), !property.modifiers.has("final") else { return nil }
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
        default: return nil
        }
        let text = "\(words(property.attributes, property.modifiers, around))var \(name.text)\(annotation) { \(body) }"
        return ExtensionOverride(type: type, file: file, offset: name.start, name: name.plainText, ownName: own, forwarder: text, observed: observed)
    }

    /// The attributes and modifiers, those that the extension gives included.
    private static func words(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ around: ExtensionDeclSyntax) -> String {
        var words = modifiers.map(\.copy).filter { $0 != "dynamic" }
        if modifiers.access.isEmpty, !around.modifiers.access.isEmpty { words.insert(around.modifiers.access, at: 0) }
        let names = AttributeNames(attributes)
        if !names.others.isEmpty { words.insert(names.others, at: 0) }
        return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }
}
