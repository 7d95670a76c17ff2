/// A query for emoji, and the emoji that it found (R-KBD-16): letters go here and not into the text that is edited.
final class EmojiSearchBar: UIView {
    let grid: EmojiGrid
    private let field = UIView()
    private let label = UILabel()
    private let caret = UIView()
    /// The emoji that were used and their tones, as they are now.
    private let memory: () -> EmojiMemory
    private let colors: KeyboardColors
    private(set) var query = ""
    /// Where the field is; the rest of the bar is for what was found.
    var fieldFrame = CGRect.zero { didSet { setNeedsLayout() } }

    /// Characters: longer than any name.
    private static let limit = 40

    init(_ memory: @escaping () -> EmojiMemory, colors: KeyboardColors) {
        self.memory = memory
        self.colors = colors
        grid = EmojiGrid([[]], colors: colors)
        super.init(frame: .zero)
        field.backgroundColor = colors.key
        field.layer.cornerRadius = 8
        field.isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 16)
        caret.backgroundColor = colors.text
        for view in [field, grid] { addSubview(view) }
        for view in [label, caret] { field.addSubview(view) }
        showQuery()
    }

    required init?(coder: NSCoder) { nil }

    /// Beside what was found, touches are the keyboard's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func type(_ text: String) {
        guard query.count + text.count <= Self.limit else { return }
        query += text
        showQuery()
    }

    func deleteBackward() {
        query = String(query.dropLast())
        showQuery()
    }

    private func showQuery() {
        label.text = query.isEmpty ? SystemWord.searchEmoji.text : query
        label.textColor = query.isEmpty ? colors.text.withAlphaComponent(0.4) : colors.text
        let collection = EmojiCollection.shared, memory = memory()
        let found = EmojiIndex.shared.places(of: query).map { collection.all[$0] }.filter(EmojiFont.shows)
        let recent = memory.recent.map { EmojiGrid.Item(emoji: Emoji(text: $0, hasTones: false, version: 0), text: $0) }
        grid.setSections([query.isEmpty ? recent : found.map { EmojiGrid.Item(emoji: $0, text: memory.shown($0)) }])
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = fieldFrame.insetBy(dx: 6, dy: 4)
        label.frame = field.bounds.insetBy(dx: 10, dy: 0)
        let width = query.isEmpty ? 0 : min(label.intrinsicContentSize.width, label.bounds.width)
        caret.frame = CGRect(x: label.frame.minX + width, y: field.bounds.midY - 10, width: 2, height: 20)
        grid.frame = CGRect(x: 0, y: fieldFrame.maxY, width: bounds.width, height: max(bounds.height - fieldFrame.maxY, 0))
    }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: false, label: nil, traits: []) }
}
