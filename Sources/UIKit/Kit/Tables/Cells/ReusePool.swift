/// Views that have left a list, and what makes new ones, by the names that the app gives them (R-TBL-1, R-COL-1).
///
/// A class: what is called while a view is made or prepared may ask for another.
@MainActor
final class ReusePool<View: _ReusableView> {
    private var makers: [String: () -> View?] = [:]
    private var spare: [String: [View]] = [:]

    /// - Parameter make: `nil` takes back what was registered.
    func register(_ name: String, _ make: (() -> View?)?) { makers[name] = make }

    /// Views of a class; of another kind of class, none.
    func register(_ type: AnyClass?, _ name: String, identifier: String) {
        makers[name] = (type as? View.Type).map { type in { _ReusableView.make(type, identifier) } }
    }

    /// The only view of a xib.
    func register(_ nib: UINib?, _ name: String) {
        makers[name] = nib.map { nib in { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first } }
    }

    func isRegistered(_ name: String) -> Bool { makers[name] != nil }

    /// A view that has left the list, else a new one; `nil` where nothing is registered.
    /// - Parameter identifier: What a new view is called that has no identifier of its own.
    func take(_ name: String, identifier: String) -> View? {
        if let view = spare[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = makers[name]?() else { return nil }
        if view.identifier == nil { view.identifier = identifier }
        return view
    }

    func keep(_ view: View, as name: String) { spare[name, default: []].append(view) }
}
