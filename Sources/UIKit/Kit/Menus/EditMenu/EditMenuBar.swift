/// A bar with items side by side and an arrow that points at what they are about.
final class EditMenuBar: UIView {
    private static let height: CGFloat = 42
    private static let color = UIColor.pair(light: UIColor(white: 0.99, alpha: 1), dark: UIColor(white: 0.2, alpha: 1))

    private let row = UIView()
    private var buttons: [EditMenuButton] = []
    private var pages: [Range<Int>] = []
    private var page = 0
    /// How wide the area was for which the buttons were distributed.
    private var areaWidth: CGFloat = 0
    private var rowWidth: CGFloat = 0
    /// Where it stands; the bar has the placement's frame.
    private(set) var placement: EditMenuPlacement?
    /// Called when another page of items is shown: it needs another place.
    var onPageChange: (() -> Void)?

    init() {
        super.init(frame: .zero)
        row.clipsToBounds = true
        row.layer.cornerRadius = EditMenuPlacement.cornerRadius
        addSubview(row)
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other items, from the first on.
    func setButtons(_ new: [EditMenuButton]) {
        buttons = new
        page = 0
        pages = []
        areaWidth = 0
    }

    /// Stands beside the target.
    func place(at target: CGRect, in area: CGRect, direction: UIMenuController.ArrowDirection) {
        if areaWidth != area.width {
            areaWidth = area.width
            paginate(width: area.width)
            fillRow()
        }
        let placement = EditMenuPlacement(size: CGSize(width: rowWidth, height: Self.height), target: target, area: area,
                                          direction: direction)
        guard placement != self.placement else { return }
        self.placement = placement
        frame = placement.frame
        row.frame = placement.body
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let placement else { return }
        Self.color.setFill()
        placement.outline.fill()
    }

    // MARK: Pages

    /// Puts the buttons of the page side by side.
    private func fillRow() {
        rowWidth = 0
        for view in row.subviews { view.removeFromSuperview() }
        for (index, button) in shownButtons().enumerated() {
            button.frame = CGRect(x: rowWidth, y: 0, width: min(button.width, areaWidth), height: Self.height)
            row.addSubview(button)
            if index > 0 {
                let line = UIView(frame: CGRect(x: rowWidth, y: 0, width: 1 / max(contentScaleFactor, 1), height: Self.height))
                line.backgroundColor = .separator
                line.isUserInteractionEnabled = false
                row.addSubview(line)
            }
            rowWidth += button.frame.width
        }
    }

    private func turn(to page: Int) {
        self.page = page
        fillRow()
        onPageChange?()
    }

    private func shownButtons() -> [EditMenuButton] {
        guard pages.indices.contains(page) else { return [] }
        var shown = Array(buttons[pages[page]])
        if page > 0 { shown.insert(EditMenuButton(.backward) { [weak self] in self?.turn(to: (self?.page ?? 1) - 1) }, at: 0) }
        if page < pages.count - 1 { shown.append(EditMenuButton(.forward) { [weak self] in self?.turn(to: (self?.page ?? -1) + 1) }) }
        return shown
    }

    /// Distributes the buttons over as many pages as the width makes necessary.
    private func paginate(width: CGFloat) {
        pages = []
        page = 0
        let total = buttons.reduce(0) { $0 + $1.width }
        guard total > width else { return pages = [0..<buttons.count] }
        let turning = 2 * EditMenuButton(.forward, onChoose: {}).width
        var start = 0, used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            if index > start, used + button.width > width - turning {
                pages.append(start..<index)
                (start, used) = (index, 0)
            }
            used += button.width
        }
        pages.append(start..<buttons.count)
    }
}
