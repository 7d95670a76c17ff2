/// What UIKit makes of a class that it knows only at run time, by a name in a property list, a storyboard or a call: responders,
/// recognizers, constraints and segues.
///
/// Swift calls no initializer through a metatype but a `required` one. Those that lead to an object of these classes are not, so that
/// subclasses with initializers of their own need not repeat them. This class has a required one that leads there. The classes below it
/// declare it unavailable, so no subclass has to repeat that one either. A subclass without the initializer it leads to stops there with
/// the runtime's line, as on iOS.
@preconcurrency @MainActor
open class _InstantiableObject: NSObject {
    @MainActor public override init() { super.init() }

    public required convenience init?(_instantiation: _Instantiation) { self.init() }
}

/// What an object is made with.
public struct _Instantiation {
    enum Arguments {
        case none
        case coder(NSCoder)
        case segue(identifier: String?, source: UIViewController, destination: UIViewController)
    }

    let arguments: Arguments

    init(_ arguments: Arguments = .none) { self.arguments = arguments }

    /// What an archive has of the object; empty where it comes from none.
    var coder: NSCoder {
        if case .coder(let coder) = arguments { return coder }
        return NibDecoder()
    }
}

extension _InstantiableObject {
    /// Makes an object of this class.
    /// - Returns: `nil` when the class refuses, or can't be made with these arguments.
    static func make(_ arguments: _Instantiation.Arguments = .none) -> Self? { self.init(_instantiation: _Instantiation(arguments)) }
}

/// Makes an object of a class that is known only at run time: what the class registered makes it, else, of a responder, `init()`.
/// - Returns: `nil` when there is neither.
@MainActor
func instantiate(_ type: AnyClass) -> NSObject? {
    if let make = NibClasses.initializer(of: type) { return make() as? NSObject }
    if type == NSObject.self { return NSObject() }
    return (type as? _InstantiableObject.Type)?.make()
}

/// What to do about a class that nothing can be made of.
func cannotInstantiate(_ type: AnyClass) -> String {
    "no \(type) can be made by the name of the class: it must inherit from UIResponder, or register members.initializer { \(type)() } with NibClasses"
}
