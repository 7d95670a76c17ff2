/// Emoji in columns that are scrolled sideways, section beside section. Only those that are seen have views.
final class EmojiGrid: UIScrollView {
    struct Item {
        var emoji: Emoji
        /// What is shown and typed: the emoji in its tone.
        var text: String
    }

    private var sections: [[Item]]
    private let sheet = EmojiSheet()
    let colors: KeyboardColors
    private static let sectionGap: CGFloat = 16
    private static let margin: CGFloat = 8

    /// Called with what is typed.
    var onChoose: ((String) -> Void)?
    /// Called when a tone is chosen.
    var onTone: ((Int, Emoji) -> Void)?
    var onScroll: (() -> Void)?

    init(_ sections: [[Item]], colors: KeyboardColors) {
        self.sections = sections
        self.colors = colors
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        alwaysBounceHorizontal = true
        contentInsetAdjustmentBehavior = .never
        sheet.grid = self
        addSubview(sheet)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other emoji, from the beginning. Fingers that are on the former emoji type nothing.
    func setSections(_ new: [[Item]]) {
        sheet.dropFingers()
        sections = new
        measuredSize = .zero
        contentOffset = .zero
        setNeedsLayout()
    }

    // MARK: Places

    private var measuredSize = CGSize.zero
    private var rowCount = 1
    private var cell = CGSize(width: 1, height: 1)
    /// The left edge of each section.
    private var starts: [CGFloat] = []

    /// Points that a row of emoji should have.
    private static let wantedRow: CGFloat = 32

    private func measure() {
        guard bounds.size != measuredSize, bounds.width > 0, bounds.height > 0 else { return }
        let first = measuredSize == .zero ? nil : leftSection
        measuredSize = bounds.size
        rowCount = max(Int((bounds.height / Self.wantedRow).rounded(.down)), 1)
        let height = bounds.height / CGFloat(rowCount)
        // As many columns as fit, each as wide as its emoji is high, and a little more.
        let count = max(((bounds.width - 2 * Self.margin) / (height * 1.15)).rounded(.down), 1)
        cell = CGSize(width: (bounds.width - 2 * Self.margin) / count, height: height)
        var x = Self.margin
        starts = sections.map { items in
            let start = x
            if !items.isEmpty { x += CGFloat((items.count + rowCount - 1) / rowCount) * cell.width + Self.sectionGap }
            return start
        }
        contentSize = CGSize(width: max(x - Self.sectionGap + Self.margin, bounds.width), height: bounds.height)
        sheet.frame = CGRect(origin: .zero, size: contentSize)
        clearCells()
        if let first { show(section: first) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        measure()
        fill()
        onScroll?()
    }

    /// The section at the left edge.
    var leftSection: Int {
        let x = contentOffset.x + Self.margin + 1
        return starts.indices.last { starts[$0] <= x && !sections[$0].isEmpty } ?? sections.firstIndex { !$0.isEmpty } ?? 0
    }

    func show(section: Int) {
        layoutIfNeeded()
        guard starts.indices.contains(section) else { return }
        let farthest = max(contentSize.width - bounds.width, 0)
        contentOffset = CGPoint(x: min(starts[section] - Self.margin, farthest), y: 0)
    }

    /// Where an emoji is, in the content.
    private func frame(_ path: EmojiPath) -> CGRect {
        CGRect(x: starts[path.section] + CGFloat(path.item / rowCount) * cell.width, y: CGFloat(path.item % rowCount) * cell.height,
               width: cell.width, height: cell.height)
    }

    /// The emoji at a point of the content.
    func path(at point: CGPoint) -> EmojiPath? {
        guard let section = starts.indices.last(where: { starts[$0] <= point.x && !sections[$0].isEmpty }), point.y >= 0, point.y < bounds.height else { return nil }
        let column = Int((point.x - starts[section]) / cell.width), row = min(Int(point.y / cell.height), rowCount - 1)
        let item = column * rowCount + row
        return item < sections[section].count ? EmojiPath(section: section, item: item) : nil
    }

    func item(_ path: EmojiPath) -> Item { sections[path.section][path.item] }

    // MARK: Cells

    /// The column at the left edge for which the views were made; `nil` while there are none.
    private var filledColumn: CGFloat?

    private func clearCells() {
        sheet.clear()
        filledColumn = nil
    }

    /// Has a view for each emoji in sight, and for a column more at each side: most frames of a scroll change nothing.
    private func fill() {
        let column = (contentOffset.x / cell.width).rounded(.down)
        guard !starts.isEmpty, column != filledColumn else { return }
        filledColumn = column
        let left = (column - 1) * cell.width, right = (column + 2) * cell.width + bounds.width
        var wanted: [EmojiPath] = []
        for section in sections.indices where !sections[section].isEmpty {
            let first = max(Int(((left - starts[section]) / cell.width).clamped(to: -1e6...1e6)), 0)
            let last = Int(((right - starts[section]) / cell.width).clamped(to: -1e6...1e6).rounded(.down))
            guard first * rowCount < sections[section].count, last >= first else { continue }
            wanted += (first * rowCount..<min((last + 1) * rowCount, sections[section].count)).map { EmojiPath(section: section, item: $0) }
        }
        sheet.show(wanted, text: { item($0).text }, frame: { frame($0) }, size: min(cell.height * 0.72, 30))
    }

    // MARK: Choosing

    func choose(_ path: EmojiPath) { onChoose?(item(path).text) }

    /// A tone was chosen: the emoji has it from now on.
    func choose(tone: Int, of path: EmojiPath) {
        let emoji = item(path).emoji
        for section in sections.indices {
            for index in sections[section].indices where sections[section][index].emoji == emoji { sections[section][index].text = emoji.toned(tone) }
        }
        clearCells()
        setNeedsLayout()
        onTone?(tone, emoji)
        choose(path)
    }
}

/// The place of an emoji in a grid.
struct EmojiPath: Hashable {
    var section: Int
    var item: Int
}
