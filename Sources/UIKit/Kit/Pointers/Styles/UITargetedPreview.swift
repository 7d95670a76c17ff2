/// What of a view an effect shows.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// The part of the view that counts, in its coordinates; `nil` for its bounds.
    open var visiblePath: UIBezierPath?
    /// The outline whose shadow is seen, in the view's coordinates; `nil` for the view's own.
    open var shadowPath: UIBezierPath?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath?.copy() as? UIBezierPath
        copy.shadowPath = shadowPath?.copy() as? UIBezierPath
        return copy
    }
}

/// A view that an effect is for.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    private let ownParameters: UIPreviewParameters

    /// A view, which must be in a window when the effect begins: otherwise there is none.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        ownParameters = parameters.copy() as? UIPreviewParameters ?? parameters
        super.init()
    }

    /// What of the view counts: a copy.
    open var parameters: UIPreviewParameters { ownParameters.copy() as? UIPreviewParameters ?? ownParameters }
    /// The size of the view's bounds.
    open var size: CGSize { view.bounds.size }
}
