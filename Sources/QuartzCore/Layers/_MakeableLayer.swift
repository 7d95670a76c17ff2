/// What layers are made of whose class is known only at run time: that of a view's layer, and that of a layer whose presentation is made.
///
/// Swift calls no initializer through a metatype but a `required` one. This class has one that leads to those of the classes below it, which declare it
/// unavailable, so that a layer with initializers of its own has to repeat none (as `_InstantiableObject` of UIKit does for objects of files). A class
/// without the one it leads to stops there with the runtime's line, as on iOS.
@preconcurrency @MainActor
open class _MakeableLayer: NSObject, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?

    @preconcurrency @MainActor public override init() { super.init() }
    @preconcurrency @MainActor public init(layer: Any) { super.init() }

    public required convenience init(_making making: _LayerMaking) {
        if let model = making.model { self.init(layer: model) } else { self.init() }
    }
}

/// What a layer is made with.
public struct _LayerMaking {
    /// The layer to copy.
    let model: CALayer?
}

extension _MakeableLayer {
    /// Makes a layer of this class.
    package static func make() -> Self { self.init(_making: _LayerMaking(model: nil)) }
    /// Makes a copy of a layer of this class.
    static func make(copying model: CALayer) -> Self { self.init(_making: _LayerMaking(model: model)) }
}
