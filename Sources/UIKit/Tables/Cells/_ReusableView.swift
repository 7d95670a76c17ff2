/// A view that a table makes by its class alone: a cell, or what stands above or below a section.
///
/// Swift calls no initializer through a metatype but a `required` one. This class has one that leads to those of the classes below it, which declare
/// it unavailable, so that no subclass has to repeat it (as `_InstantiableObject` does for objects of files).
@preconcurrency @MainActor
open class _ReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public required convenience init(_reuseIdentifier identifier: String) { self.init(frame: .zero) }
}

extension UITableView {
    /// A cell or view of a class that is known only at run time.
    static func make<View: _ReusableView>(_ type: View.Type, _ identifier: String) -> View {
        let base: _ReusableView.Type = type
        return base.init(_reuseIdentifier: identifier) as! View
    }
}
