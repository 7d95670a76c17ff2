internal import FoundationAdditions

extension UICollectionView {
    /// Makes and configures cells of a class for items of a kind (R-DIF-5).
    ///
    /// It is made once and kept: each registration has cells of its own for use again.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Shows an item in a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let name = RegistrationName()
        let nib: UINib?
        let handler: Handler

        /// Cells are made by their class.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// Cells are made by a xib, whose only object is one.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// Makes and configures views of a class and a kind beside items (R-DIF-5).
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Prepares a view for a place.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let name = RegistrationName()
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Views are made by their class.
        public init(elementKind: String, handler: @escaping Handler) { (kind, nib, self.handler) = (elementKind, nil, handler) }
        /// Views are made by a xib, whose only object is one.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell that is no longer shown, else a new one, configured for an item; not configured for `nil`. A registration that makes cells of another class than
    /// its xib is a programming error.
    public final func dequeueConfiguredReusableCell<Cell, Item>(using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell {
        registration.name.demandKept(by: self)
        let identifier = registration.name.identifier
        if !cellPool.isRegistered(identifier) {
            if let nib = registration.nib { register(nib, forCellWithReuseIdentifier: identifier) } else { register(Cell.self, forCellWithReuseIdentifier: identifier) }
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            fatalError("dequeueConfiguredReusableCell: the registration's xib makes no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view beside items that is no longer shown, else a new one, configured for a place.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath)
        -> Supplementary {
        registration.name.demandKept(by: self)
        let identifier = registration.name.identifier, kind = registration.kind
        if !sidePool.isRegistered(poolName(kind, identifier)) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        guard let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary else {
            fatalError("dequeueConfiguredReusableSupplementary: the registration's xib makes no \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// The name under which a registration's views are kept for use again; no two registrations share one.
@MainActor
struct RegistrationName {
    private static var last = 0
    /// The collection view whose data source is asked for a view.
    static var asking: ObjectIdentifier?

    let identifier: String
    private let maker = Self.asking

    init() {
        Self.last += 1
        identifier = "registration \(Self.last)"
    }

    /// A registration that is made in each call would make new views each time (R-DIF-5).
    func demandKept(by view: UICollectionView) {
        demand(maker == nil || maker != ObjectIdentifier(view),
               "dequeueConfiguredReusable…: the registration was made while the collection view asked for a view; make it once, outside of the data source's call")
    }

    /// Asks the data source of a collection view.
    static func whileAsking<Result>(_ view: UICollectionView, _ body: () -> Result) -> Result {
        let outer = asking
        asking = ObjectIdentifier(view)
        defer { asking = outer }
        return body()
    }
}
