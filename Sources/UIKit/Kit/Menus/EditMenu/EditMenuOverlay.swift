/// A bar of menu items on the screen. Touches beside it close it and reach what they landed on (R-MNU-5).
final class EditMenuOverlay: MenuOverlay {
    /// What the bar offers.
    struct Item {
        var title: String
        var image: UIImage?
        var identifier: String?
        var isEnabled = true
        var isDestructive = false
        var keepsMenu = false
        /// Items that choosing it shows instead.
        var children: [Item] = []
        var perform: () -> Void = {}
    }

    private let bar = EditMenuBar()
    private var items: [Item] = []
    /// The items above those that are shown.
    private var outer: [[Item]] = []
    /// What the menu is about, in the coordinates of its view, and where its arrow shall point.
    var target: CGRect { didSet { if isOpen { place() } } }
    let direction: UIMenuController.ArrowDirection
    /// Called when the bar stands elsewhere.
    var onMove: (() -> Void)?
    /// Makes the items again after one was chosen that leaves the menu open.
    var makeItems: (() -> [Item])?

    init?(over source: UIView, target: CGRect, direction: UIMenuController.ArrowDirection, items: [Item]) {
        self.target = target
        self.direction = direction
        super.init(over: source)
        window.addSubview(bar)
        bar.onPageChange = { [weak self] in self?.place() }
        show(items)
    }

    /// The bar with its arrow, in the scene's coordinates.
    var frame: CGRect { bar.frame }

    /// Shows other items in place of these.
    func show(_ items: [Item]) {
        self.items = items
        var buttons: [EditMenuButton] = []
        if !outer.isEmpty { buttons.append(EditMenuButton(.backward) { [weak self] in self?.goBack() }) }
        for item in items {
            buttons.append(EditMenuButton(item) { [weak self] in self?.choose(item) })
        }
        bar.setButtons(buttons)
        if isOpen { place() }
    }

    /// Shows the menu's items again as they are now: those of the menu itself, whichever inner one is shown.
    func reload(_ items: [Item]) {
        outer = []
        items.isEmpty ? close(animated: true) : show(items)
    }

    private func goBack() {
        if let items = outer.popLast() { show(items) }
    }

    private func choose(_ item: Item) {
        if !item.children.isEmpty {
            outer.append(items)
            return show(item.children)
        }
        if !item.keepsMenu { close(animated: true) }
        item.perform()
        guard isOpen, item.keepsMenu, let makeItems else { return }
        reload(makeItems())
    }

    override func place() {
        guard let sourceWindow = source.window else { return }
        let inWindow = source.convert(target, to: nil)
        let old = bar.frame
        bar.place(at: window.convert(inWindow, from: sourceWindow), in: area, direction: direction)
        if isOpen, old != bar.frame { onMove?() }
    }

    override func touchesLanded(_ event: UIEvent) {
        if landedOutside(event) { close(animated: true) }
    }
}
