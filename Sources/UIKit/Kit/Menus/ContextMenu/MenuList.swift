/// A card with choices one below the other, in groups. What doesn't fit is scrolled to by dragging.
final class MenuList: UIView {
    private static let cornerRadius: CGFloat = 13
    private static let groupGap: CGFloat = 8
    private static let headerHeight: CGFloat = 32
    private static let widths: ClosedRange<CGFloat> = 200...300

    /// Called with the content of a row that was chosen.
    var onChoose: ((MenuRow.Content) -> Void)?

    private let card = UIView()
    private let content = UIView()
    private var rows: [MenuRow] = []
    private var isAfterGap: [Bool] = []
    private var decoration: [UIView] = []
    private var header: UILabel?
    private(set) var highlighted: Int?
    /// The finger's place when it landed, and the content's then.
    private var start: (point: CGPoint, offset: CGFloat)?
    private var isScrolling = false
    private var offset: CGFloat = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = Self.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        card.clipsToBounds = true
        card.layer.cornerRadius = Self.cornerRadius
        card.isUserInteractionEnabled = false
        addSubview(card)
        card.addSubview(content)
        let hover = UIHoverGestureRecognizer(target: self, action: MenuList.hover)
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Shows other rows.
    /// - Parameters:
    ///   - title: Stands above them; of an inner menu it leads back.
    ///   - groups: The elements.
    func show(title: String, isInner: Bool, groups: [[UIMenuElement]]) {
        for view in content.subviews { view.removeFromSuperview() }
        (highlighted, offset, start) = (nil, 0, nil)
        (rows, isAfterGap, decoration, header) = ([], [], [], nil)
        let hasMarks = isInner || groups.contains { $0.contains { $0.menuState != .off } }
        if isInner {
            rows.append(MenuRow(.back(title), hasMarks: hasMarks))
            isAfterGap.append(false)
        } else if !title.isEmpty {
            let label = UILabel()
            label.text = title
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            content.addSubview(label)
            header = label
        }
        for (number, group) in groups.enumerated() {
            for (index, element) in group.enumerated() {
                rows.append(MenuRow(.element(element), hasMarks: hasMarks))
                isAfterGap.append(index == 0 && number > 0)
            }
        }
        for row in rows {
            row.onActivation = { [weak self] in self?.onChoose?($0) }
            content.addSubview(row)
        }
        setNeedsLayout()
    }

    /// The size at which all of the content is seen, at most as large as the room.
    func size(in room: CGSize) -> CGSize {
        let wanted = max(rows.reduce(0) { max($0, $1.width) }, header.map { $0.sizeThatFits(.zero).width + 32 } ?? 0)
        let width = min(max(wanted.rounded(.up), Self.widths.lowerBound), Self.widths.upperBound, room.width)
        return CGSize(width: width, height: min(contentHeight, room.height))
    }

    private var contentHeight: CGFloat {
        var height = header == nil ? 0 : Self.headerHeight
        for (row, isAfterGap) in zip(rows, isAfterGap) { height += row.height + (isAfterGap ? Self.groupGap : 0) }
        return height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        offset = min(max(offset, 0), max(contentHeight - bounds.height, 0))
        content.frame = CGRect(x: 0, y: -offset, width: bounds.width, height: contentHeight)
        for view in decoration { view.removeFromSuperview() }
        decoration = []
        header?.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: Self.headerHeight)
        var y = header == nil ? 0 : Self.headerHeight
        for (index, row) in rows.enumerated() {
            if isAfterGap[index] {
                addLine(at: y, height: Self.groupGap, color: .quaternarySystemFill)
                y += Self.groupGap
            } else if index > 0 || header != nil {
                addLine(at: y, height: 1 / max(contentScaleFactor, 1), color: .separator)
            }
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            y += row.height
        }
    }

    private func addLine(at y: CGFloat, height: CGFloat, color: UIColor) {
        let line = UIView(frame: CGRect(x: 0, y: y, width: bounds.width, height: height))
        line.backgroundColor = color
        content.addSubview(line)
        decoration.append(line)
    }

    // MARK: Choosing

    private func row(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        let inContent = CGPoint(x: point.x, y: point.y + offset)
        return rows.firstIndex { $0.frame.contains(inContent) }
    }

    private func highlight(_ index: Int?) {
        let index = index.flatMap { rows[$0].isEnabled ? $0 : nil }
        guard index != highlighted else { return }
        if let highlighted { rows[highlighted].isHighlighted = false }
        highlighted = index
        if let index { rows[index].isHighlighted = true }
    }

    /// Marks the row at a point of the list, or none.
    func highlight(at point: CGPoint) { highlight(row(at: point)) }

    /// Chooses the marked row, if there is one.
    /// - Returns: Whether there was one.
    @discardableResult
    func chooseHighlighted() -> Bool {
        guard let index = highlighted else { return false }
        highlight(nil)
        onChoose?(rows[index].content)
        return true
    }

    /// Marks the next row, or the one before, that can be chosen; from the end it goes on at the other.
    func moveHighlight(by step: Int) {
        guard !rows.isEmpty else { return }
        var index = highlighted ?? (step > 0 ? -1 : 0)
        for _ in rows {
            index = (index + step + rows.count) % rows.count
            guard rows[index].isEnabled else { continue }
            highlight(index)
            return reveal(rows[index])
        }
    }

    /// What the marked row stands for.
    var highlightedContent: MenuRow.Content? { highlighted.map { rows[$0].content } }

    private func reveal(_ row: MenuRow) {
        let new = min(max(offset, row.frame.maxY - bounds.height), row.frame.minY)
        guard new != offset else { return }
        offset = new
        content.frame.origin.y = -offset
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        start = (touch.location(in: self), offset)
        isScrolling = false
        highlight(at: touch.location(in: self))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let start else { return }
        let point = touch.location(in: self), distance = point.y - start.point.y
        if contentHeight > bounds.height + 0.5, abs(distance) > GestureConfiguration.current.panHysteresis { isScrolling = true }
        guard isScrolling else { return highlight(at: point) }
        highlight(nil)
        offset = min(max(start.offset - distance, 0), max(contentHeight - bounds.height, 0))
        content.frame.origin.y = -offset
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, start != nil else { return }
        start = nil
        guard !isScrolling else { return }
        highlight(at: touch.location(in: self))
        chooseHighlighted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = nil
        highlight(nil)
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: highlight(at: recognizer.location(in: self))
        default: if start == nil { highlight(nil) }
        }
    }
}
