/// A constraint's reference to what it is about. The item clears it when it goes.
struct LayoutItemLink {
    private var view = Backlink<UIView>()
    private var guide = Backlink<UILayoutGuide>()
    /// Which one it is, also while that is being freed.
    private(set) var identity: ObjectIdentifier?

    init(_ item: (any LayoutItem)? = nil) {
        identity = item.map { ObjectIdentifier($0) }
        if let item = item as? UIView { view.object = item } else { guide.object = item as? UILayoutGuide }
    }

    var item: (any LayoutItem)? {
        if let view = view.object { return view }
        return guide.object
    }
}
