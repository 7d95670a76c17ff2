/// A class with its superclasses, of the sources and of UIKit.
struct Chain {
    let name: String
    private let types: [ModuleType]
    private let uikit: [String]
    /// Whether neither a superclass nor a member is unknown.
    var isWhole: Bool { hasKnownSuperclasses && hasKnownMembers }
    /// Whether the names of all superclasses are known.
    let hasKnownSuperclasses: Bool
    private let hasKnownMembers: Bool
    let hasObjCMembers: Bool

    init(_ type: ModuleType, _ module: SourceModule) {
        name = type.name
        let own = module.chain(type)
        let base = own.last?.kind == .class ? module.superclassName(of: own.last!) : own.last?.name
        uikit = base.map(Self.uikit) ?? []
        hasKnownSuperclasses = base == nil || base == "NSObject" || !uikit.isEmpty
        hasKnownMembers = true
        // What the sources add to UIKit's classes counts too.
        types = own + uikit.compactMap { name in own.contains { $0.name == name } ? nil : module.types[name] }
        hasObjCMembers = own.contains { $0.parts.contains { module.parts[$0.file][$0.part].hasObjCMembers } }
    }

    /// - Returns: `nil` for a class that UIKit does not have.
    init?(uikit name: String) {
        guard UIKitClasses.superclasses[name] != nil else { return nil }
        self.name = name
        types = []
        uikit = Self.uikit(name)
        hasKnownSuperclasses = true
        // What the sources add to it is not looked for.
        hasKnownMembers = false
        hasObjCMembers = false
    }

    private static func uikit(_ name: String) -> [String] {
        var result: [String] = []
        var next = name
        while let superclass = UIKitClasses.superclasses[next], !result.contains(next) {
            result.append(next)
            next = superclass
        }
        return result
    }

    func contains(_ name: String) -> Bool { types.contains { $0.name == name } || uikit.contains(name) || name == "NSObject" }

    func property(_ name: String) -> Property? {
        for type in types { if let property = type.properties.first(where: { $0.getter == name && !$0.isStatic }) { return property } }
        return nil
    }

    func method(_ selector: String) -> Method? {
        for type in types {
            let methods = type.methods.filter { $0.selector == selector && !$0.isStatic }
            if let method = methods.first(where: \.isVisible) ?? methods.first { return method }
        }
        return nil
    }

    var outlets: [String] { types.flatMap { $0.properties.filter(\.isOutlet).map(\.getter) } }
    var actions: [String] { types.flatMap { $0.methods.filter(\.isAction).map(\.selector) } }
    var segueActions: [String] { types.flatMap { $0.methods.filter { $0.attributes.contains("IBSegueAction") }.map(\.selector) } }
}

extension Property {
    /// The class of the outlet's objects; `nil` where the type is not just a name.
    var objectType: String? {
        guard var type else { return nil }
        func trim() { while let last = type.last, "?! ".contains(last) { type.removeLast() } }
        trim()
        if isCollection, type.hasPrefix("["), type.hasSuffix("]") {
            type = String(type.dropFirst().dropLast())
            trim()
        }
        return type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? type : nil
    }
}

extension SourceModule {
    /// A class by its name in Swift or for Objective-C.
    func classNamed(_ name: String) -> ModuleType? {
        if let type = types[name], type.kind == .class { return type }
        return types.values.first { $0.kind == .class && $0.objcName == name }
    }

    var classNames: [String] { types.values.filter { $0.kind == .class }.map { $0.objcName ?? $0.name } }

    /// Whether some class has a superclass, by its name of a kind that storyboards have, that neither the sources nor UIKit know: then
    /// not everything can be known.
    var hasForeignClasses: Bool {
        types.values.contains { type in
            guard type.kind == .class, !Chain(type, self).isWhole, let last = chain(type).last, let name = superclassName(of: last) else {
                return false
            }
            return Self.kinds.contains { name.hasSuffix($0) }
        }
    }

    private static let kinds = ["View", "Controller", "Cell", "Button", "Control", "Label", "Field", "Recognizer", "Responder"]

    var actions: [String] { types.values.flatMap { $0.methods.filter(\.isAction).map(\.selector) }.sorted() }

    /// The actions that take a segue.
    var unwindActions: [String] {
        types.values.flatMap { type in
            type.methods.filter { $0.isAction && $0.parameters.count == 1 && $0.parameters[0].type.hasPrefix("UIStoryboard") }.map(\.selector)
        }.sorted()
    }
}
