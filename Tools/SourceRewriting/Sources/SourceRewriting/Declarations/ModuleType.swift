/// A type of the module with all its parts, or a type of another module with what is added to it here.
struct ModuleType {
    var name: String
    /// `nil` for a type that is declared elsewhere.
    var kind: TypePart.Kind?
    /// The superclass and protocols as they stand in the declaration and the extensions.
    var inherited: [String] = []
    var isGeneric = false
    var isObjC = false
    var access = ""
    var objcName: String?
    /// The parts as (file, index in the file).
    var parts: [(file: Int, part: Int)] = []
    var methods: [Method] = []
    var properties: [Property] = []
    var initializers: [Initializer] = []
    /// The attributes of the declaration that are not Objective-C's.
    var isolation = ""

    mutating func add(_ part: TypePart, file: Int, index: Int) {
        if part.kind != .extension {
            kind = part.kind
            isGeneric = part.isGeneric
            isObjC = part.isObjC
            access = part.access
            objcName = part.objcName
            isolation = part.isolation
            // The superclass stands first in the declaration.
            inherited = part.inherited + inherited
        } else {
            inherited += part.inherited
        }
        parts.append((file, index))
        initializers += part.initializers
        methods += part.methods.map { method in
            var method = method
            method.file = file
            return method
        }
        properties += part.properties.map { property in
            var property = property
            property.file = file
            return property
        }
    }
}
