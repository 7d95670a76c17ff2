import Foundation

/// An object in a table, retained or not.
final class TableReference<Object: AnyObject> {
    private var strong: Object?
    private weak var weakly: Object?

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        let object = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as? Object ?? object : object
        if options.isWeak { weakly = object } else { strong = object }
    }

    var object: Object? { strong ?? weakly }
}

/// An object that is looked for in a table: by what it is equal to, or as itself.
struct TableKey<Object: AnyObject>: Hashable {
    let reference: TableReference<Object>
    private let hash: Int
    private let isByIdentity: Bool

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        reference = TableReference(object, options)
        isByIdentity = options.isByIdentity
        // It stays what it was when the object is gone.
        hash = !options.isByIdentity && object is NSObject ? (object as! NSObject).hash : ObjectIdentifier(object).hashValue
    }

    static func == (left: Self, right: Self) -> Bool {
        if left.reference === right.reference { return true }
        guard let one = left.reference.object, let other = right.reference.object else { return false }
        if one === other { return true }
        guard !left.isByIdentity, let one = one as? NSObject else { return false }
        return one.isEqual(other)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Runs through the objects that were in a table when it was asked.
final class TableEnumerator: NSEnumerator {
    private var rest: IndexingIterator<[Any]>

    init(_ objects: [Any]) { rest = objects.makeIterator() }

    override func nextObject() -> Any? { rest.next() }
}
