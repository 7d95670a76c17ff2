extension _Instantiation {
    /// What an archive has of the object; empty where it comes from none.
    var coder: NSCoder {
        if case .coder(let coder) = arguments { return coder }
        return NibDecoder()
    }
}

/// Makes an object of a class that is known only at run time: what the class registered makes it, else, of a responder, `init()`.
/// - Returns: `nil` when there is neither.
@MainActor
func makeInstance(of type: AnyClass) -> NSObject? {
    if let make = NibClasses.initializer(of: type) { return make() as? NSObject }
    if type == NSObject.self { return NSObject() }
    return (type as? _InstantiableObject.Type)?.make()
}

extension UIResponder {
    /// What takes the place of `init()` where sources call it of a class that only the running program knows: `T()` with `T: UIView`. A class without that
    /// initializer stops there with the runtime's line, as on iOS.
    public static func _new() -> Self { makeInstance(of: self) as! Self }
}

/// What to do about a class that nothing can be made of.
func cannotInstantiate(_ type: AnyClass) -> String {
    "no \(type) can be made by the name of the class: it must inherit from UIResponder, or register members.initializer { \(type)() } with NibClasses"
}
