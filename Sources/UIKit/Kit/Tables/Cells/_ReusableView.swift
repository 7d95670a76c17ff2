/// A view that a list makes by its class alone and uses again: a cell of a table or a collection view, or what stands beside cells.
///
/// Swift calls no initializer through a metatype but a `required` one. This class has one that leads to those of the classes below it, which declare
/// it unavailable, so that no subclass has to repeat it (as `_InstantiableObject` does for objects of files).
@preconcurrency @MainActor
open class _ReusableView: UIView {
    final var identifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required convenience init(_reuseIdentifier identifier: String) { self.init(frame: .zero) }

    /// The name under which a list keeps the view for use again; `nil` for none.
    open var reuseIdentifier: String? { identifier }

    /// Called before a view that has left its list is used for something else in it. Overriders call super.
    open func prepareForReuse() {}
}

extension _ReusableView {
    /// A cell or view of a class that is known only at run time.
    static func make<View: _ReusableView>(_ type: View.Type, _ identifier: String) -> View {
        let base: _ReusableView.Type = type
        return base.init(_reuseIdentifier: identifier) as! View
    }
}
