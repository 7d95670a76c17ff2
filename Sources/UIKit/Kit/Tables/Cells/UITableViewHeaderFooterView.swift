internal import FoundationAdditions

/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _ReusableView {
    private final var content: UIView?
    private final var margin: CGFloat = 16
    private final var isAtBottom = true

    /// A view that a table keeps for use again under a name; `nil` for none.
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        identifier = reuseIdentifier
        setUp(UIView(frame: bounds))
    }

    /// A view without an identifier.
    public convenience init() { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        identifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
        setUp(UIView(frame: bounds))
    }

    @available(*, unavailable)
    public required convenience init(_reuseIdentifier identifier: String) { self.init(reuseIdentifier: identifier) }

    private func setUp(_ view: UIView) {
        content = view
        view.isControlPart = true
        insertSubview(view, at: 0)
    }

    /// What the view shows: subviews belong here.
    open var contentView: UIView { content ?? self }
    /// The line.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        return label
    }()
    /// Fills the view behind its content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    private final var hasLine = false

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        guard hasLine, let textLabel else { return }
        let width = max(bounds.width - 2 * margin, 0)
        let height = min(textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up), bounds.height)
        textLabel.frame = CGRect(x: margin, y: isAtBottom ? max(bounds.height - height - 6, 0) : 6, width: width, height: height)
    }

    // MARK: The data source's lines

    /// Follows the category of text (R-TYP-8).
    private static func font(in table: UITableView, isHeader: Bool) -> UIFont {
        .preferredFont(forTextStyle: table.style == .plain && isHeader ? .headline : .footnote, compatibleWith: table.traitCollection)
    }

    /// Shows a line as tables of the style do.
    final func dress(_ title: String, in table: UITableView, isHeader: Bool) {
        hasLine = true
        margin = table.sideInset + 16
        isAtBottom = isHeader
        textLabel?.numberOfLines = 0
        textLabel?.text = table.style != .plain && isHeader ? title.uppercased() : title
        textLabel?.font = Self.font(in: table, isHeader: isHeader)
        textLabel?.textColor = table.style == .plain && isHeader ? .label : .secondaryLabel
        backgroundColor = table.style == .plain ? .systemBackground : nil
    }

    /// The height of a line as tables of the style show it.
    static func height(of title: String, width: CGFloat, in table: UITableView, isHeader: Bool) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font(in: table, isHeader: isHeader)
        label.text = title
        let text = label.sizeThatFits(CGSize(width: max(width - 32, 0), height: .greatestFiniteMagnitude)).height.rounded(.up)
        return table.style == .plain ? text + 8 : text + (isHeader ? 22 : 14)
    }
}
