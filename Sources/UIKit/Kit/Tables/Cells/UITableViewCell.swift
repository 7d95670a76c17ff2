internal import FoundationAdditions

/// One row of a table: a content, what stands at its trailing side, and backgrounds (R-TBL-4).
@preconcurrency @MainActor
open class UITableViewCell: _ReusableView {
    /// What a cell of the system's has in its content.
    public enum CellStyle: Int, Sendable {
        /// A picture and a line.
        case `default` = 0
        /// A line, and a second one at the trailing side.
        case value1
        /// A short line in the tint colour, and a second one beside it.
        case value2
        /// A line, and a smaller one below it.
        case subtitle
    }

    /// What stands at the trailing side.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// An arrow: a tap shows more.
        case disclosureIndicator
        /// A button that shows more, and an arrow.
        case detailDisclosureButton
        case checkmark
        /// A button that shows more.
        case detailButton
    }

    /// How a cell shows that it is selected or that a finger is on it.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    /// What editing does with a row.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The sign before it, while the table is edited.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The buttons beside it, which a finger has uncovered.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    final let cellStyle: CellStyle
    private final var content: UIView?

    /// A cell with what the style has in it.
    /// - Parameter reuseIdentifier: The name under which a table keeps it for use again; `nil` for none.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.usualHeight))
        identifier = reuseIdentifier
        setUp(UIView(frame: bounds))
    }

    /// A cell of the default style without an identifier, in a frame that its table will change.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell of the default style without an identifier.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        cellStyle = CellStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .default
        super.init(coder: coder)
        identifier = coder.decodeObject(forKey: "reuseIdentifier") as? String
        let inside = children.first { !$0.isControlPart }
        setUp(inside ?? UIView(frame: bounds))
        decodeCell(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeCell(with: coder) }
    }

    @available(*, unavailable)
    public required convenience init(_reuseIdentifier identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    private func setUp(_ view: UIView) {
        content = view
        // Before its layout too: what is in it is solved as soon as the cell has its size. Some files have insets in place of a frame.
        if view.frame.isEmpty { view.frame = bounds }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { addSubview(view) }
        if view.ownLayoutState?.margins == nil { view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
        _ = addPart(line)
    }

    // MARK: What is in it

    /// What the cell shows besides what stands at its sides: subviews belong here.
    open var contentView: UIView { content ?? self }
    /// The main line.
    open var textLabel: UILabel? { parts.text }
    /// The second line; `nil` in a cell whose style has none.
    open var detailTextLabel: UILabel? { parts.detail }
    /// The picture before the lines.
    open var imageView: UIImageView? { parts.image }
    final lazy var parts = CellParts(self)

    open override func prepareForReuse() { if isHighlighted { setHighlighted(false, animated: false) } }

    // MARK: At its sides

    /// What stands at the trailing side, unless ``accessoryView`` does.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
    /// A view at the trailing side.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }
    final var glyph: CellAccessory?

    /// How many steps the content is moved inwards.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// How many points a step is.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// How far the line below the cell is from the sides; that of the table as long as it is not set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?
    private final var tableInset = UIEdgeInsets.zero
    final let line = UIView()

    final func setSeparator(_ color: UIColor?, inset: UIEdgeInsets) {
        line.isHidden = color == nil
        line.backgroundColor = color
        tableInset = inset
        setNeedsLayout()
    }

    // MARK: Backgrounds and state

    /// Fills the cell behind its content.
    open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
    /// Fills the cell behind its content while it is selected or a finger is on it.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if stateBackground === oldValue { stateBackground = nil }
            showState(animated: false)
        }
    }
    /// How the cell shows that it is selected or that a finger is on it.
    open var selectionStyle = SelectionStyle.default { didSet { showState(animated: false) } }
    /// The colour that the table has for its cells; it holds where the app gives none.
    final var usualBackground: UIColor? {
        didSet { if backgroundColor == nil || backgroundColor === oldValue { backgroundColor = usualBackground } }
    }
    final var stateBackground: UIView?
    /// Whether the table gave it the look of the first row of a section, and of the last.
    final var dressedPlace = (isFirst: false, isLast: false)

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    private final var selected = false

    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private final var highlighted = false

    /// Shows that the row is selected, or no longer. The table calls it; overriders call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        showState(animated: animated)
    }

    /// Shows that a finger is on the row, or no longer. The table calls it; overriders call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        showState(animated: animated)
    }

    // MARK: Editing (R-TBL-8)

    /// What editing does with the row: the table says so while it is edited.
    open var editingStyle: EditingStyle { ownEditingStyle }
    /// Whether the content makes room for the sign before it.
    open var shouldIndentWhileEditing: Bool { indentsForSign }
    private final var ownEditingStyle = EditingStyle.none
    private final var indentsForSign = true
    final var editControl: CellEditControl?
    /// Whether the row is one of several that can be selected while the table is edited: a circle says whether it is.
    final var isChosenByCircle = false

    /// Whether the row is edited with the table.
    open var isEditing: Bool {
        get { edited }
        set { setEditing(newValue, animated: false) }
    }
    private final var edited = false

    /// Shows the sign before the row, or no longer. The table calls it; overriders call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeState { self.edited = editing }
        showEditControl(animated: animated)
    }

    /// Whether the buttons beside the row are uncovered.
    open var showingDeleteConfirmation: Bool { isShowingActions }
    final var isShowingActions = false {
        willSet { if newValue != isShowingActions { willTransition(to: state(isShowingActions: newValue, isEdited: edited)) } }
        didSet { if oldValue != isShowingActions { didTransition(to: state) } }
    }

    /// What stands at the trailing side while the row is edited, in place of ``accessoryType``.
    open var editingAccessoryType = AccessoryType.none { didSet { if editingAccessoryType != oldValue { accessoryChanged() } } }
    /// A view at the trailing side while the row is edited.
    open var editingAccessoryView: UIView? {
        didSet {
            guard editingAccessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryChanged()
        }
    }

    /// Whether the cell has the sign by which a finger moves the row while the table is edited, where the data source can move it (R-MOV-1). A data source
    /// that has `canMoveRowAt` shows the sign without it.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { table?.showEditing(of: self, animated: false) } } }
    final var moveControl: CellMoveControl?
    private final var isMovable = false
    /// How the layer looked before a finger lifted the row; `nil` while none has.
    final var looksBeforeLift: LyingLooks?

    /// Called before the cell shows something else besides its content.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell shows something else besides its content.
    open func didTransition(to state: StateMask) {}

    private final var state: StateMask { state(isShowingActions: isShowingActions, isEdited: edited) }

    private final func state(isShowingActions: Bool, isEdited: Bool) -> StateMask {
        var state: StateMask = isShowingActions ? .showingDeleteConfirmation : []
        if isEdited { state.insert(.showingEditControl) }
        return state
    }

    private final func changeState(_ change: () -> Void) {
        let old = edited
        change()
        let new = state
        guard edited != old else { return }
        willTransition(to: new)
        didTransition(to: new)
    }

    /// What the table says of the row.
    final func setEditingStyle(_ style: EditingStyle, choosesRows: Bool, isIndented: Bool, isMovable: Bool) {
        guard style != ownEditingStyle || choosesRows != isChosenByCircle || isIndented != indentsForSign || isMovable != self.isMovable else { return }
        (ownEditingStyle, isChosenByCircle, indentsForSign, self.isMovable) = (style, choosesRows, isIndented, isMovable)
        if edited { showEditControl(animated: false) }
    }
    /// Whether the sign is there by which the row is moved.
    final var hasMoveControl: Bool { edited && isMovable }

    /// What can be done with the row: what was set, else its actions at both sides (R-ROW-7).
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? swipeActionsForAssistance }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: In its table

    /// The table in which it is shown, and its row.
    final weak var table: UITableView?
    final var path: IndexPath?
    /// Whether the cell is a row of a storyboard's file.
    final var isStatic = false
    /// The height that the file gives to such a row.
    final var fileHeight: CGFloat?
    /// Segues of a storyboard that begin at the row, or at the button at its trailing side.
    final var onSelection: ((UITableViewCell) -> Void)?
    final var onAccessory: ((UITableViewCell) -> Void)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    override func textSizeDidChange(_ traits: UITraitCollection) {
        super.textSizeDidChange(traits)
        parts.textSizeChanged()
        setNeedsLayout()
    }

    /// The size that the content needs in a row of that width, which a table asks for where nothing says how high the row is: that of the constraints in
    /// ``contentView``, without any what ``sizeThatFits(_:)`` says (R-TBL-7).
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                               verticalFittingPriority: UILayoutPriority) -> CGSize {
        guard horizontalFittingPriority == .required else {
            return super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
        let height = contentView.constraints.isEmpty ? sizeThatFits(targetSize).height : fittingHeight(width: targetSize.width)
        return CGSize(width: targetSize.width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: false, traits: isSelected ? .selected : UIAccessibilityTraits.none) }

    open override func accessibilityActivate() -> Bool {
        guard let table, let path, table.allowsSelection else { return false }
        table.tap(path)
        return true
    }
}
