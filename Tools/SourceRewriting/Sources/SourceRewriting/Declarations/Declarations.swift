/// One declaration of a type, or one extension of it, with what Objective-C would see of it.
struct TypePart {
    enum Kind { case `class`, `protocol`, other, `extension` }

    var kind: Kind
    /// The names from the outermost type inwards: `["Outer", "Inner"]`.
    var path: [String]
    /// The superclass and protocols as they stand there.
    var inherited: [String] = []
    var isGeneric = false
    /// Declared in a function: nothing outside can name it.
    var isLocal = false
    /// All its members are visible to Objective-C.
    var hasObjCMembers = false
    /// An `@objc` protocol.
    var isObjC = false
    var access = ""
    /// The attributes that are not Objective-C's: `@MainActor`.
    var isolation = ""
    /// The class's name for Objective-C, where it has one of its own.
    var objcName: String?
    /// The `#if` conditions around it.
    var conditions: [String] = []
    var methods: [Method] = []
    var properties: [Property] = []
    var initializers: [Initializer] = []
    /// Where its name stands, in bytes from the beginning of the file.
    var offset: Int

    var name: String { path.joined(separator: ".") }
}

struct Initializer {
    var parameters: [Parameter]
    var isConvenience = false
    var isOverride = false
    var offset = 0

    /// `init(handler:)`.
    var fullName: String { "init(\(parameters.map { $0.label + ":" }.joined()))" }
    /// It may be called without arguments, by anything in the file, and gives an object.
    var isPlain = false
}

struct Parameter {
    /// `_` where the call has no label.
    var label: String
    var type: String
    var hasDefault = false
}

struct Method {
    var name: String
    var parameters: [Parameter]
    /// `nil` for nothing.
    var result: String?
    var attributes: Set<String> = []
    /// The name for Objective-C that the source gives it.
    var objcName: String?
    var isStatic = false
    var isOverride = false
    var isOptional = false
    /// `async`, `throws` or generic: nothing that a selector calls.
    var isSpecial = false
    var access = ""
    var conditions: [String] = []
    /// From its `func` on, without a body.
    var declaration = ""
    var file = 0
    var offset: Int

    var labels: [String] { parameters.map(\.label) }

    /// `handle(_:event:)`, or `handle` without parameters.
    var fullName: String { parameters.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

    var selector: String { objcName ?? SelectorName.ofMethod(name, labels: labels) }
    var isAction: Bool { attributes.contains("IBAction") }
}

struct Property {
    var name: String
    /// As it stands there; `nil` where it is inferred.
    var type: String?
    var attributes: Set<String> = []
    var objcName: String?
    var isStatic = false
    var isSettable = true
    var isOptional = false
    var isOverride = false
    var access = ""
    var conditions: [String] = []
    var file = 0
    var offset: Int

    var isOutlet: Bool { attributes.contains("IBOutlet") }
    /// An outlet of several objects.
    var isCollection: Bool {
        guard var type else { return false }
        while let last = type.last, "?! ".contains(last) { type.removeLast() }
        return type.hasPrefix("[") && !type.contains(":") || type.hasPrefix("Array<") || type.hasPrefix("Swift.Array<")
    }

    var getter: String { objcName ?? name }
    var setter: String { "set\(getter.prefix(1).uppercased())\(getter.dropFirst()):" }
}
