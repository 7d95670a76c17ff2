internal import FoundationAdditions

/// Says what a table shows. The methods with a default may be left out.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row that comes into sight: as a rule one that ``UITableView/dequeueReusableCell(withIdentifier:for:)`` gives.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are. Without the method: 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The line above a section. Without the method: none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The line below a section. Without the method: none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited: deleted, inserted, or used by actions. Without the method: yes.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// A person has confirmed that a row is to be deleted, or inserted: changes the data and the table. Rows are deleted by a swipe where the class also
    /// has `canEditRowAt` here, or `editingStyleForRowAt` or `titleForDeleteConfirmationButtonForRowAt` in the delegate (R-ROW-3).
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Whether a finger can move a row while the table is edited. Without the method: yes, where the row's cell shows the sign for it (R-MOV-1).
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// A finger has moved a row: changes the data. The table moves the row itself, unless this changes or reloads the table. The second place counts the rows
    /// without the one that moves (R-MOV-6).
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of the index at the trailing side of a plain table; ``UITableView/indexSearch`` is shown as a magnifying glass. Without the method, with `nil`
    /// and with no titles the table has no index (R-IDX-1).
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section to which a title of the index leads. The table scrolls there; to a section that is not there, as -1, it does not. Without the method: the
    /// section with the title's number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ProtocolDefaults.note(.canEdit, self)
        return true
    }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ProtocolDefaults.note(.canMove, self)
        return true
    }
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        ProtocolDefaults.note(.moveRow, self)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}

/// Is asked for the data of rows before they come into sight (R-PRE).
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows will be needed soon: begins to load what they show, the nearest first. A row that is needed at once is not named, so that the data source must do
    /// without this call.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were named are no longer likely to come into sight. Without the method nothing happens.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
