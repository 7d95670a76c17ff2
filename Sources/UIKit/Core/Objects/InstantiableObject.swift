/// What UIKit makes of a class that it knows only at run time, by a name in a property list, a storyboard or a call: responders,
/// recognizers, constraints and segues.
///
/// Swift calls no initializer through a metatype but a `required` one. Those that lead to an object of these classes are not, so that
/// subclasses with initializers of their own need not repeat them. This class has a required one that leads there. The classes below it
/// declare it unavailable, so no subclass has to repeat that one either. A subclass without the initializer it leads to stops there with
/// the runtime's line, as on iOS.
@preconcurrency @MainActor
open class _InstantiableObject: NSObject, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?

    @preconcurrency @MainActor public override init() { super.init() }

    public required convenience init?(_instantiation: _Instantiation) { self.init() }

    /// Reads a property that can be observed by its name (R-KVO-2).
    func observable(_ name: String) -> (() -> Any)? { nil }
}

/// What an object is made with.
public struct _Instantiation {
    enum Arguments {
        case none
        case coder(NSCoder)
        /// What the class itself knows how to read.
        case parts(Any)
    }

    let arguments: Arguments

    init(_ arguments: Arguments = .none) { self.arguments = arguments }
}

extension _InstantiableObject {
    /// Makes an object of this class.
    /// - Returns: `nil` when the class refuses, or can't be made with these arguments.
    static func make(_ arguments: _Instantiation.Arguments = .none) -> Self? { self.init(_instantiation: _Instantiation(arguments)) }
}
