internal import FoundationAdditions

/// Items in sections that a layout places, of which fingers scroll and select (R-COL).
///
/// The ``dataSource`` gives a cell for each item that comes into sight; cells that have left it are used again. The layout says where they stand:
///
///     let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
///     grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
///     grid.dataSource = self
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// In which direction a flow's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    /// What a view in a collection view is.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        /// What the layout has beside items and the data source gives, such as the view before a section.
        case supplementaryView
        /// What the layout has beside items and makes itself.
        case decorationView
    }

    /// Where an item comes to stand, along both directions; none for the least movement that shows it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the views that a flow has before the items of sections.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the views that a flow has after the items of sections.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// A collection view without items.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        setUp()
    }

    /// A collection view with a flow layout. The object of `appearance()` is made by it (R-APR-1).
    public override convenience init(frame: CGRect) { self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }

    public required init?(coder: NSCoder) {
        layout = coder.decodeObject(forKey: "collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        decodeCollection(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeCollection(with: coder) }
    }

    private func setUp() {
        layout.owner = self
        watchesBounds = true
        if backgroundColor == nil { backgroundColor = .systemBackground }
    }

    // MARK: What it shows

    /// Says how many items there are and gives their cells. It is not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { contentsChanged() } }
    }

    /// Has a say in what touches do, and, for a flow, in sizes. It is not retained.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            invalidateEverything()
            updateMenu()
        }
    }

    /// Is asked for the data of items before they come into sight. It is not retained (R-PRE).
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetchingChanged() } }
    }
    /// Whether ``prefetchDataSource`` is called. Cells are made when they come into sight, with it and without.
    open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled != oldValue { prefetchingChanged() } } }

    /// Asks the data source for everything again. Nothing stays selected.
    open func reloadData() {
        selected.removeAll()
        contentsChanged()
    }

    /// Says where items stand. Another one takes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Lets another layout take over; animated, the items move there in 0.3 s (R-COL-9).
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { changeLayout(to: layout, animated: animated, nil) }
    /// Lets another layout take over; animated, the items move there in 0.3 s (R-COL-9).
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        changeLayout(to: layout, animated: animated, completion)
    }

    /// Fills the collection view behind the items and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Counts and places

    /// As the data source said it.
    open var numberOfSections: Int {
        loadContents()
        return counts.count
    }

    /// As the data source said it.
    open func numberOfItems(inSection section: Int) -> Int {
        loadContents()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Where the layout has an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareItems()
        return layout.layoutAttributesForItem(at: indexPath)
    }
    /// Where the layout has a view beside items.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareItems()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The item in front at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The item of a cell that is shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cell.owner === self ? cell.element?.path : nil }
    /// The cell of an item, if it is shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)] as? UICollectionViewCell }
    /// The cells that are shown, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
    /// The items whose cells are shown, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        // A cell that is edited is kept out of sight, too.
        let edited = enclosingWindow?.firstResponder as? UIView
        return shown.lazy.filter { $0.kind == .cell && (edited?.isInside($1) != true || $1.frame.intersects(self.bounds)) }.map(\.key.path).sorted()
    }
    /// The view of a kind beside items, if it is shown.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[CollectionElement(kind: .supplementary(elementKind), path: indexPath)]
    }
    /// The views of a kind beside items that are shown, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    /// The index paths of the views of a kind beside items that are shown, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutIfNeeded()
        return shown.keys.lazy.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
    }

    /// Brings an item into sight. Sizes that turn out on the way are followed, unless it is animated.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        reveal(indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Views for use again (R-COL-1)

    /// Makes cells of a class for an identifier; `nil` takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, identifier, identifier: identifier)
    }
    /// Makes cells of a xib, whose only object is a cell, for an identifier; `nil` takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { cellPool.register(nib, identifier) }
    /// Makes views of a class for a kind beside items and an identifier; `nil` takes it back.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        sidePool.register(viewClass, poolName(elementKind, identifier), identifier: identifier)
    }
    /// Makes views of a xib, whose only object is one, for a kind beside items and an identifier; `nil` takes it back.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        sidePool.register(nib, poolName(kind, identifier))
    }

    /// A cell that is no longer shown, else a new one, as large as the layout has the item. Where nothing is registered for the identifier, that is a
    /// programming error.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }
    /// A view that is no longer shown, else a new one, as large as the layout has it. Where nothing is registered for the kind and the identifier, that is
    /// a programming error.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView { dequeueSideView(elementKind, identifier, indexPath) }

    // MARK: Selection (R-COL-5)

    /// Whether taps select items.
    open var allowsSelection = true
    /// Whether several items can be selected: a tap on a selected one deselects it.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, selected.count > 1 { for path in selected { unselect(path) } } }
    }
    /// The selected items, in order; empty when there is none.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
    /// Selects an item, and deselects the others where only one can be; `nil` deselects all. The delegate is not asked.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if allowsSelection { select(indexPath, animated: animated, scrollPosition) }
    }
    /// Deselects an item. The delegate is not asked.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { if allowsSelection { unselect(indexPath) } }

    /// What opens the menus of items; `nil` while the delegate has none (R-LMN-1).
    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenu?.interaction }
    final var itemMenu: ListMenu?
    /// The index at the trailing side (R-IDX-7).
    final var indexView: ListIndexView?
    final var indexTitles: [String] = []

    // MARK: Changes (R-COL-8)

    /// Makes the changes in the block one: together they must lead from the old numbers of items to the data source's new ones.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { change(updates ?? {}, completion) }
    /// The same. In a closure that does not escape, `self` need not be written.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // By way of the method that subclasses override.
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// Items have come; the places are those after all changes.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    /// Items have gone; the places are those before all changes.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    /// Items need new cells; the places are those before all changes.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    /// Asks the data source again for the cells of items in sight, which must be the same: they get their content again and stay. Sizes that cells decide
    /// follow.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// An item has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.moved[indexPath] = newIndexPath } }
    /// Sections have come; the numbers are those after all changes.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Sections have gone; the numbers are those before all changes.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Sections need new views; the numbers are those before all changes.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections[section] = newSection } }

    // MARK: What goes on

    final var layout: UICollectionViewLayout
    /// How many items each section has.
    @exclusivity(unchecked) final var counts: ContiguousArray<Int> = []
    /// Whether the data source, or the layout, is to be asked again.
    final var needsContents = true, needsPrepare = true
    /// How often the data source was: what an app does in a call may have it asked again.
    final var contentsGeneration = 0
    /// While the layout is being prepared places are not known: a layout pass that is asked for meanwhile comes after that.
    final var isPreparing = false, needsLayoutAfterPreparing = false
    final var preparedInsets = UIEdgeInsets.zero
    final var offsetAdjustment = CGPoint.zero, sizeAdjustment = CGSize.zero
    @exclusivity(unchecked) final var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// What is shown, back to front.
    @exclusivity(unchecked) final var order: ContiguousArray<UICollectionReusableView> = []
    final var selected: Set<IndexPath> = []
    final let cellPool = ReusePool<UICollectionViewCell>()
    final let sidePool = ReusePool<UICollectionReusableView>()
    final var updates: CollectionUpdates?
    @exclusivity(unchecked) final var prefetching = Prefetching()
    final var reconfigured: Reconfigured?
    final var transition: CollectionTransition?
    /// What the layout has in sight, while views for it are asked for.
    @exclusivity(unchecked) final var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// Where what goes with changes stood, while the layout is asked how it goes.
    final var goingAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The touch that may select an item, and the item.
    final var press: (touch: UITouch, cell: UICollectionViewCell)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    final override func boundsWillChange(to bounds: CGRect) {
        guard !needsPrepare, !isPreparing, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    final override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
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
