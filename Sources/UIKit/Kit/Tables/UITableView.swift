internal import FoundationAdditions

/// A list of rows in sections, which scrolls and whose rows fingers select (R-TBL).
///
/// The ``dataSource`` gives a cell for each row that comes into sight; cells that have left it are used again. Heights come from the delegate,
/// from ``rowHeight``, or from what the cells contain.
///
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
///     table.dataSource = self
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable {
        /// The lines above the sections stay in sight while their rows are.
        case plain = 0
        /// The sections stand apart, with room between them.
        case grouped
        /// As ``grouped``, away from the sides and with round corners.
        case insetGrouped
    }

    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1

    /// How sections are set apart.
    public let style: Style

    /// An empty table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .plain
        super.init(coder: coder)
        setUpTable()
        decodeTable(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeTable(with: coder) }
    }

    private func setUpTable() {
        alwaysBounceVertical = true
        addSwipes()
        addSelection()
        if backgroundColor == nil { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
    }

    // MARK: What it shows

    /// Says how many rows there are and gives their cells. It is not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { contentsChanged() } }
    }

    /// Has a say in how rows look and what touches on them do. It is not retained.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            contentsChanged()
            updateMenu()
        }
    }

    /// Is asked for the data of rows before they come into sight. It is not retained (R-PRE).
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetchingChanged() } }
    }
    /// Whether ``prefetchDataSource`` is called.
    open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled != oldValue { prefetchingChanged() } } }

    /// Asks the data source for everything again. Nothing stays selected.
    open func reloadData() {
        closeSwipe(animated: false, isGone: true)
        selection.removeAll()
        contentsChanged()
    }

    /// Of a table in a storyboard whose rows are in the file.
    final var staticSections: [StaticTableSection]?

    // MARK: Heights

    /// In points; ``automaticDimension`` for what each cell needs.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// What holds for rows whose cells decide their height until they are there; ``automaticDimension`` for a common height.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// Of the lines or views above the sections; ``automaticDimension`` for what they need.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// Points of room above each line or view above a section; ``automaticDimension`` for none (R-TBL-15).
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// Of the lines or views below the sections; ``automaticDimension`` for what they need.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsChanged() } }

    // MARK: Look

    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksChanged() } }
    /// `nil` for the system's.
    open var separatorColor: UIColor? { didSet { looksChanged() } }
    /// How far the lines between rows are from the sides.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { looksChanged() } }
    /// Stands above all sections and scrolls with them. Its frame says its height.
    open var tableHeaderView: UIView? { didSet { replaceSideView(oldValue, by: tableHeaderView) } }
    /// Stands below all sections and scrolls with them. Its frame says its height.
    open var tableFooterView: UIView? { didSet { replaceSideView(oldValue, by: tableFooterView) } }
    /// Fills the table behind the rows and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Index (R-IDX)

    /// The title that an index shows as a magnifying glass.
    public static let indexSearch = ListIndexView.search

    /// Asks the data source for the titles of the index again, and for nothing else.
    open func reloadSectionIndexTitles() {
        if !needsContents { loadIndexTitles() }
        setNeedsLayout()
    }
    /// How many rows a plain table has at least while its index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// The colour of the titles; `nil` for the tint.
    open var sectionIndexColor: UIColor? { didSet { dressIndex() } }
    /// The colour behind the titles while no finger is on them; `nil` for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { dressIndex() } }
    /// The colour behind the titles while a finger slides over them; `nil` for none.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { dressIndex() } }
    final var indexTitles: [String] = []
    final var indexView: ListIndexView?

    // MARK: Counts and places

    /// As the data source said it.
    open var numberOfSections: Int {
        loadContents()
        return geometry.sections.count
    }

    /// As the data source said it.
    open func numberOfRows(inSection section: Int) -> Int {
        loadContents()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    /// The rectangle of a section with what stands above and below it, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect { rectOfSection(section) { ($0.top, $0.end - $0.top) } }
    /// The rectangle of what stands above a section, where it is when nothing holds it in sight.
    open func rectForHeader(inSection section: Int) -> CGRect { rectOfSection(section) { ($0.top, $0.header) } }
    /// The rectangle of what stands below a section, where it is when nothing holds it in sight.
    open func rectForFooter(inSection section: Int) -> CGRect { rectOfSection(section) { ($0.end - $0.footer, $0.footer) } }
    /// The rectangle of a row; empty for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadContents()
        guard geometry.contains(indexPath) else { return .zero }
        let span = geometry.span(of: indexPath)
        return CGRect(x: sideInset, y: span.top, width: rowWidth, height: span.height)
    }

    /// The row at a point of the table's coordinates.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadContents()
        guard point.x >= bounds.minX, point.x < bounds.maxX else { return nil }
        return geometry.rows(from: point.y, to: point.y.nextUp).first
    }

    /// The rows that reach into a rectangle of the table's coordinates.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadContents()
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// The row of a cell that is shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.table === self ? cell.path : nil }
    /// The cell of a row, if it is shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// The cells that are shown, from top to bottom.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }
    /// The rows whose cells are shown, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        // A cell that is edited is kept out of sight, too.
        let edited = enclosingWindow?.firstResponder as? UIView
        return shownCells.lazy.filter { edited?.isInside($1) != true || $1.frame.intersects(self.bounds) }.map(\.key).sorted()
    }
    /// The view above a section, if it is shown.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeaders[section] as? UITableViewHeaderFooterView }
    /// The view below a section, if it is shown.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooters[section] as? UITableViewHeaderFooterView }

    // MARK: Scrolling

    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it can be seen as a whole, with as little movement as possible.
        case none = 0
        case top, middle, bottom
    }

    /// Brings a row into sight. Heights that turn out on the way are followed: it comes to stand where it was asked for (R-TBL-2).
    /// - Parameter indexPath: With the row `NSNotFound`, the section, which may be without rows (R-TBL-13).
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, at: scrollPosition, animated: animated)
    }
    /// Brings the selected row into sight.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selection.first { reveal(path, at: scrollPosition, animated: animated) }
    }

    // MARK: Cells for use again (R-TBL-1)

    /// Makes cells of a class for an identifier; `nil` takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { cellPool.register(cellClass, identifier, identifier: identifier) }
    /// Makes cells of a xib, whose only object is a cell, for an identifier; `nil` takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellPool.register(nib, identifier) }
    /// Makes views of a class, for above and below sections, for an identifier; `nil` takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { sidePool.register(aClass, identifier, identifier: identifier) }
    /// Makes views of a xib, whose only object is one, for an identifier; `nil` takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { sidePool.register(nib, identifier) }

    /// A cell that is no longer shown, else a new one of what is registered; `nil` where nothing is.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { cellPool.take(identifier, identifier: identifier) }

    /// A cell that is no longer shown, else a new one. Where nothing is registered for the identifier, that is a programming error.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let cell = reconfiguredCell(identifier, indexPath) ?? cellPool.take(identifier, identifier: identifier)
        demand(cell != nil, "dequeueReusableCell: no cell is registered for the identifier '\(identifier)', and the storyboard has no prototype of that name")
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A view for above or below a section that is no longer shown, else a new one of what is registered; `nil` where nothing is.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        sidePool.take(identifier, identifier: identifier)
    }

    // MARK: Selection (R-TBL-3)

    /// Whether taps select rows.
    open var allowsSelection = true
    /// Whether several rows can be selected: a tap on a selected one deselects it.
    open var allowsMultipleSelection = false

    /// The selected row, the first that was selected of several.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows in the order of their selection; `nil` when there is none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : Array(selection) }

    /// The pan of two fingers that selects rows, and its selection (R-MSE).
    final let rowsPan = RowsPanRecognizer(target: nil, action: nil)
    final var rowsSelection: RowsSelection?

    override func objection(toFingers count: Int, after vector: CGVector) -> String? {
        guard count == 2, rowsPan.state == .possible, rowsPan.numberOfTouches == 2 else { return nil }
        return rowsPan.firstRow(after: vector) == nil ? nil : "two fingers select rows"
    }

    /// Selects a row, and deselects the others where only one can be; `nil` deselects all. The delegate is not asked.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row. The delegate is not asked.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { unselect(indexPath, animated: animated) }

    /// What opens the menus of rows; `nil` while the delegate has none (R-LMN-1).
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenu?.interaction }
    final var rowMenu: ListMenu?

    // MARK: Editing (R-TBL-8)

    /// Whether rows that can be edited show signs to delete or insert them. Also `true` while a row is open sideways, which shows no signs (R-ROW-8).
    open var isEditing: Bool {
        get { editing || swipe != nil }
        set { setEditing(newValue, animated: false) }
    }
    final var editing = false
    /// Begins or ends the editing of all rows. Either closes a row that a finger has opened.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// Whether taps select rows while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited: rows show circles for that, with a checkmark in those that are selected, in place of
    /// signs to delete or insert them.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue, editing { for cell in shownCells.values { showEditing(of: cell, animated: false) } } }
    }
    /// The row that a finger has moved sideways, and the one that goes back.
    final var swipe: RowSwipe?
    final var closingSwipe: RowSwipe?
    /// The row that a finger has lifted (R-MOV).
    final var rowMove: RowMove?
    /// Whether the data source is being called because a row was moved: all rows are where they belong already.
    final var isDropping = false

    // MARK: Changes (R-TBL-5)

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// From the right, and back there.
        case right
        /// From the left, and back there.
        case left
        case top, bottom
        /// At once.
        case none
        case middle
        case automatic = 100
    }

    /// Makes the changes in the block one: together they must lead from the old numbers of rows to the data source's new ones.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        finishUpdates(completion)
    }
    /// The same. In a closure that does not escape, `self` need not be written.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // By way of the method that subclasses override.
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins changes that ``endUpdates()`` makes one.
    open func beginUpdates() {
        if updates == nil { loadContents() }
        updates = updates ?? TableUpdates()
        updates?.depth += 1
    }

    /// Makes the changes since ``beginUpdates()``.
    open func endUpdates() { finishUpdates(nil) }

    /// Rows have come; the places are those after all changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.inserted.formUnion(indexPaths) } }
    /// Rows have gone; the places are those before all changes.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.deleted.formUnion(indexPaths) } }
    /// Rows need new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) { $0.reloaded.formUnion(indexPaths) } }
    /// Asks the data source again for the cells of rows in sight, which must be the same: they get their content again and stay. Heights that cells decide
    /// follow.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// A row has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change(.fade) { $0.moved[indexPath] = newIndexPath } }
    /// Sections have come; the numbers are those after all changes.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.insertedSections.formUnion(sections) } }
    /// Sections have gone; the numbers are those before all changes.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.deletedSections.formUnion(sections) } }
    /// Sections need new cells.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) { $0.reloadedSections.formUnion(sections) } }

    // MARK: What goes on

    @exclusivity(unchecked) final var geometry = TableGeometry()
    /// Whether the data source is to be asked again.
    final var needsContents = true
    /// How often it was: what an app does in a call may have it asked again.
    final var contentsGeneration = 0
    /// How often rows were changed in batches.
    final var changeGeneration = 0
    /// Whether a batch since the last call of `moveRowAt` had rows or sections that moved.
    final var hasMovedRows = false
    /// The width for which heights were measured.
    final var measuredWidth: CGFloat = 0
    /// While the delegate is asked for heights, places are not known yet: a layout that it asks for meanwhile comes after that.
    final var isLoadingHeights = false, needsLayoutAfterHeights = false
    @exclusivity(unchecked) final var shownCells: [IndexPath: UITableViewCell] = [:]
    @exclusivity(unchecked) final var shownHeaders: [Int: UIView] = [:]
    @exclusivity(unchecked) final var shownFooters: [Int: UIView] = [:]
    final var selection: ContiguousArray<IndexPath> = []
    final let cellPool = ReusePool<UITableViewCell>()
    final let sidePool = ReusePool<UITableViewHeaderFooterView>()
    final var updates: TableUpdates?
    @exclusivity(unchecked) final var prefetching = Prefetching()
    final var reconfigured: Reconfigured?
    @exclusivity(unchecked) final var rowGoal: RowGoal?
    /// The touch that may select a row, and the row.
    final var press: (touch: UITouch, cell: UITableViewCell)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }

    override func textSizeDidChange(_ traits: UITraitCollection) {
        super.textSizeDidChange(traits)
        // Rows have other heights (R-TYP-8).
        measuredWidth = 0
        setNeedsLayout()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if press == nil, let touch = touches.first { beginPress(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let press, touches.contains(press.touch) { endPress(selects: true) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        if let press, touches.contains(press.touch) { endPress(selects: false) }
    }
}
