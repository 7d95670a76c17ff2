internal import Foundation
internal import InterfaceFiles
internal import Dispatch

/// The sources of one module of an iOS app.
package struct SourceModule {
    let files: [SourceFile]
    /// The parts of types that each file has.
    let parts: [[TypePart]]
    /// By their names with dots.
    private(set) var types: [String: ModuleType] = [:]
    /// Those of all `@objc` protocols, of this module and of the libraries that it uses.
    let optionalMembers: [OptionalMember]
    /// The public `@objc` protocols of those libraries.
    let foreignProtocols: ForeignProtocols
    /// The names of the properties of all types, and of those that are closures.
    private(set) var propertyNames: Set<String> = []
    private(set) var closures: Set<String> = []
    /// The types of the properties that name classes, by their names: `UIViewController` of `var page: UIViewController.Type`.
    private(set) var metatypes: [String: [String]] = [:]
    /// Members of extensions that their classes have to have here.
    private(set) var extensionOverrides: [ExtensionOverride] = []
    /// Members that extensions add to UIKit's classes and that the module's classes override.
    private(set) var overriddenAdditions: [OverriddenAddition] = []
    /// Classes that keep associated objects and get a place for them.
    private(set) var associationHolders: Set<String> = []

    /// - Parameters:
    ///   - sources: The paths, as messages name them, and texts of the files.
    ///   - libraries: The texts of the libraries that these use and the plugin rewrites, too, by their modules.
    package init(sources: [(path: String, text: String)], libraries: [(module: String, texts: [String])] = []) {
        let parsed = concurrently(sources) { source in
            let file = SourceFile(path: source.path, text: source.text)
            return (file: file, parts: DeclarationCollector.parts(of: file))
        }
        files = parsed.map(\.file)
        parts = parsed.map(\.parts)
        foreignProtocols = ForeignProtocols(libraries)
        optionalMembers = parts.flatMap { $0.flatMap(\.optionalMembers) } + foreignProtocols.optionalMembers
        for (file, parts) in parts.enumerated() {
            for (index, part) in parts.enumerated() where !part.isLocal {
                types[part.name, default: ModuleType(name: part.name)].add(part, file: file, index: index)
            }
        }
        let properties = parts.joined().flatMap(\.properties)
        propertyNames = Set(properties.map(\.name))
        closures = Set(properties.filter { $0.type?.contains("->") == true }.map(\.name))
        for property in properties {
            guard let type = property.type?.trimmingCharacters(in: .whitespaces), type.hasSuffix(".Type") else { continue }
            metatypes[property.name, default: []].append(String(type.dropLast(5)))
        }
        associationHolders = AssociationHolders(self).names
        overriddenAdditions = OverriddenAddition.all(in: self)
        extensionOverrides = membersOfExtensions()
    }

    /// The members of extensions that their classes have to have.
    private func membersOfExtensions() -> [ExtensionOverride] {
        let overridden = overriddenMembers(), conditions = classConditions(), absent = AbsentCallbacks(self)
        let classes = ExtensionOverride.Classes(
            conditions: { conditions[$0] }, isOverridden: { overridden[$0]?.contains($1) == true },
            present: { type, member in addition(member, overriddenIn: type).map { ($0.overrideName, isOverridden($0, above: type)) } })
        return files.enumerated().flatMap { index, file in ExtensionOverride.all(in: file.tree, index, classes) }
            .filter { member in !absent.isAbsent(member.name, in: member.type.split(separator: ".").map(String.init)) }
    }

    /// The conditions around each class that can't be found out.
    private func classConditions() -> [String: [String]] {
        var result: [String: [String]] = [:]
        for part in parts.joined() where part.kind == .class && types[part.name]?.kind == .class { result[part.name] = Condition.unknown(part.conditions) }
        return result
    }

    /// The full names of what subclasses override, by the classes that they inherit from.
    private func overriddenMembers() -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for type in types.values where type.kind == .class {
            let names = type.methods.filter(\.isOverride).map(\.fullName) + type.properties.filter(\.isOverride).map(\.name)
            guard !names.isEmpty else { continue }
            for base in chain(type).dropFirst() where base.kind == .class { result[base.name, default: []].formUnion(names) }
        }
        return result
    }

    /// The file as Linux compiles it: line by line what it was, with what stands in for the Objective-C runtime after the last line.
    package func rewritten(_ file: Int) -> String {
        let rewriter = FileRewriter(self, file)
        let optional = OptionalMemberWriter(self, file)
        rewriter.neededModules.formUnion(optional.modules)
        let registrations = optional.text + RegistrationWriter(self, file).text + rewriter.additionLines + rewriter.conformanceLines
            + parts[file].filter { $0.kind == .class && !$0.isLocal && associationHolders.contains($0.name) }.map { AssociationHolders.conformance($0.name) }.joined()
        // The copy must be called main.swift too, and the compiler warns of two files of one name in a module; of one that stays as it is,
        // it can be reported under the copy's.
        let source = files[file]
        if source.path.hasSuffix("main.swift"), registrations.isEmpty, rewriter.neededModules.isEmpty, rewriter.text == source.text { return source.text }
        var result = ""
        // In a framework of Xcode's a file may do without importing UIKit: the header of the whole imports it.
        let needsUIKit = rewriter.usesSelectors || rewriter.usesAppFiles || rewriter.hasForwarders || !registrations.isEmpty || rewriter.imports.isEmpty || AppleWords.areIn(source, imports: rewriter.imports, own: { types[$0]?.kind != nil })
            || rewriter.needsDelays
        if needsUIKit && !rewriter.importsUIKit { result += "import UIKit\n" }
        for name in rewriter.neededModules.subtracting(rewriter.imports).sorted() { result += "import \(name)\n" }
        result += "#sourceLocation(file: \(literal(files[file].path)), line: 1)\n" + rewriter.text
        if !registrations.isEmpty { result += (result.hasSuffix("\n") ? "" : "\n") + registrations }
        return result + (result.hasSuffix("\n") ? "" : "\n") + "#sourceLocation()\n"
    }

    // MARK: Types

    /// The type that the name means inside the types of the path.
    func type(_ name: String, in path: [String] = []) -> ModuleType? {
        for depth in stride(from: path.count, through: 0, by: -1) {
            if let found = types[(path.prefix(depth) + [name]).joined(separator: ".")] { return found }
        }
        // It may begin with a module's name.
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return types[String(name[name.index(after: dot)...])]
    }

    /// The type and its superclasses, as far as this module knows them.
    func chain(_ type: ModuleType) -> [ModuleType] {
        var result = [type]
        while let name = superclassName(of: result.last!), let next = self.type(name, in: enclosing(result.last!)),
              !result.contains(where: { $0.name == next.name }) {
            result.append(next)
        }
        return result
    }

    /// The name of the superclass as the declaration has it; a protocol when there is no superclass and this module can't know.
    func superclassName(of type: ModuleType) -> String? {
        guard type.kind == .class, let first = type.inherited.first else { return nil }
        let name = String(first.prefix { $0 != "<" })
        return self.type(name, in: enclosing(type))?.kind == .protocol ? nil : name
    }

    /// The class of another module that the superclasses of a class end at.
    func foreignSuperclass(of type: ModuleType) -> String? {
        guard let last = chain(type).last else { return nil }
        // What is only extended here has no kind.
        return last.kind == nil ? last.name : superclassName(of: last)
    }

    /// The extensions of a class of another module.
    func extensions(of name: String) -> [(file: Int, part: Int)] { types[name]?.parts ?? [] }

    /// Whether an object of the class can be made without arguments, where UIKit has no other way to make one: the class inherits from
    /// NSObject alone, or from a responder whose `init()` it does not override but hides.
    func canMake(_ type: ModuleType) -> Bool {
        guard hasPlainInitializer(type), let base = foreignSuperclass(of: type) else { return false }
        if base == "NSObject" { return true }
        return UIKitClasses.isResponder(base)
            && chain(type).contains { $0.initializers.contains { $0.isPlain && $0.parameters.isEmpty && !$0.isOverride } }
    }

    private func hasPlainInitializer(_ type: ModuleType) -> Bool {
        guard type.kind == .class, !type.isGeneric, ["", "@MainActor"].contains(type.isolation) else { return false }
        if type.initializers.contains(where: \.isPlain) { return true }
        // It has a plain one that is not for everybody, or inherits none.
        if type.initializers.contains(where: { !$0.isConvenience || $0.parameters.isEmpty }) { return false }
        guard let name = superclassName(of: type), name != "NSObject" else { return true }
        return self.type(name, in: enclosing(type)).map(hasPlainInitializer) ?? false
    }

    private func enclosing(_ type: ModuleType) -> [String] { Array(type.name.split(separator: ".").map(String.init).dropLast()) }
}

extension SourceModule {
    /// Whether an extension of another module's class has an initializer that one of a class above it has, too, and whether one of a class below has
    /// it.
    func initializerPlace(_ name: String, ofExtensionOf type: String) -> (isBelow: Bool, isAbove: Bool) {
        func has(_ type: String) -> Bool { types[type].map { $0.kind == nil && $0.initializers.contains { $0.fullName == name } } ?? false }
        guard has(type), UIKitClasses.superclasses[type] != nil else { return (false, false) }
        func above(_ type: String) -> [String] {
            var result: [String] = [], base = UIKitClasses.superclasses[type] ?? ""
            while !base.isEmpty {
                result.append(base)
                base = UIKitClasses.superclasses[base] ?? ""
            }
            return result
        }
        return (above(type).contains(where: has), types.keys.contains { $0 != type && has($0) && above($0).contains(type) })
    }
}

/// A string as Swift source.
func literal(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
}

/// Does the work for all elements on all cores.
func concurrently<Element, Result: Sendable>(_ elements: [Element], _ work: @escaping (Element) -> Result) -> [Result] {
    nonisolated(unsafe) var results = [Result?](repeating: nil, count: elements.count)
    nonisolated(unsafe) let elements = elements
    nonisolated(unsafe) let work = work
    results.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let buffer = buffer
        DispatchQueue.concurrentPerform(iterations: elements.count) { buffer[$0] = work(elements[$0]) }
    }
    return results.map { $0! }
}
