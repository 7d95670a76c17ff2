internal import FoundationAdditions

/// What a view in a collection view stands for: an item, or what a layout has beside items.
struct CollectionElement: Hashable {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)

        var category: UICollectionView.ElementCategory {
            switch self {
            case .cell: .cell
            case .supplementary: .supplementaryView
            case .decoration: .decorationView
            }
        }

        var name: String? {
            switch self {
            case .cell: nil
            case .supplementary(let name), .decoration(let name): name
            }
        }

        /// What stands in front of what, where the layout says nothing of it.
        var rank: Int {
            switch self {
            case .decoration: 0
            case .cell: 1
            case .supplementary: 2
            }
        }
    }

    var kind: Kind
    var path: IndexPath

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(kind: .cell, path: path) }

    init(kind: Kind, path: IndexPath) {
        self.kind = kind
        self.path = path
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) { self.init(kind: attributes.element, path: attributes.indexPath) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind.rank)
        hasher.combine(path)
    }
}
