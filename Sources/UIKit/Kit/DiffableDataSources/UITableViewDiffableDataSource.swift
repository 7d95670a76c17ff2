internal import FoundationAdditions

/// Shows a snapshot in a table: rows come, go and move by what differs from the one before (R-DIF-2).
///
/// The table does not retain it. Subclasses add titles of sections and editing: a row can be edited where they override `canEditRowAt`, and moved where they
/// override `canMoveRowAt` and apply another snapshot in `moveRowAt`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
    /// Gives the cell of an item.
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    private final weak var table: UITableView?
    private final let provider: CellProvider
    private final let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the table's data source, with nothing in it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (table, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, with nothing marked.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { contents.current }

    /// Shows a snapshot: what differs changes, animated or at once.
    /// - Parameter completion: Called when the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
                    completion: (() -> Void)? = nil) {
        let old = contents.current, changes = contents.changes(to: snapshot)
        guard let table, !changes.isEmpty else {
            contents.set(snapshot)
            if let table { table.reconfigureRows(at: contents.reconfigured(by: snapshot, since: old)) }
            completion?()
            return
        }
        table.performBatchUpdates {
            self.contents.set(snapshot)
            table.change(animatingDifferences ? self.defaultRowAnimation : .none) { $0 = changes }
        } completion: { _ in completion?() }
        table.reconfigureRows(at: contents.reconfigured(by: snapshot, since: old))
    }

    /// Shows a snapshot, and waits until the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { next in
            apply(snapshot, animatingDifferences: animatingDifferences) { next.resume() }
        }
    }

    /// Shows a snapshot without looking for what differs: all rows get new cells.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                                           completion: (() -> Void)? = nil) {
        contents.set(snapshot)
        table?.reloadData()
        completion?()
    }
    /// Shows a snapshot without looking for what differs.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// The item of a row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
    /// The row of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }
    /// The section at a number.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.current.sectionIdentifiers[safe: index] }
    /// The number of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.current.indexOfSection(sectionIdentifier) }

    // MARK: What the table asks

    open func numberOfSections(in tableView: UITableView) -> Int { contents.current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.count(inSection: section) }

    /// The cell that the provider gives. One that gives none is a programming error.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = contents.item(at: indexPath) else { return UITableViewCell() }
        let cell = provider(tableView, indexPath, item)
        demand(cell != nil, "UITableViewDiffableDataSource: the cell provider gives no cell for item '\(item)' at \(indexPath)")
        return cell ?? UITableViewCell()
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    /// No, unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        ProtocolDefaults.note(.moveRow, self)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
