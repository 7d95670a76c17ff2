/// The emoji of all categories beside each other, with the name of the one at the left (R-KBD-14).
final class EmojiPage: UIView {
    let grid: EmojiGrid
    private let heading = UILabel()
    private static let headingHeight: CGFloat = 16

    /// The category at the left: 0 for what was used last.
    private(set) var category = 0
    /// Called when another category is at the left.
    var onCategory: (() -> Void)?

    init(_ memory: EmojiMemory, colors: KeyboardColors) {
        let recent = memory.recent.map { EmojiGrid.Item(emoji: Emoji(text: $0, hasTones: false, version: 0), text: $0) }
        let others = EmojiCollection.shown.map { category in
            category.map { EmojiGrid.Item(emoji: $0, text: memory.shown($0)) }
        }
        grid = EmojiGrid([recent] + others, colors: colors)
        super.init(frame: .zero)
        heading.font = .boldSystemFont(ofSize: 11)
        heading.textColor = colors.text.withAlphaComponent(0.5)
        addSubview(heading)
        addSubview(grid)
        category = recent.isEmpty ? 1 : 0
        grid.onScroll = { [weak self] in self?.scrolled() }
        showHeading()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height > 100 ? Self.headingHeight : 0
        heading.frame = CGRect(x: 12, y: 0, width: max(bounds.width - 24, 0), height: height)
        grid.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    }

    /// Shows the beginning of a category.
    func show(category index: Int) {
        layoutIfNeeded()
        grid.show(section: index)
        setCategory(index)
    }

    private func scrolled() { setCategory(grid.leftSection) }

    private func setCategory(_ index: Int) {
        guard index != category else { return }
        category = index
        showHeading()
        onCategory?()
    }

    private func showHeading() {
        heading.text = SystemWord.emojiCategory(category).text.uppercased()
    }
}
