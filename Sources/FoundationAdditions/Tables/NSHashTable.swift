public import Foundation

/// A set of objects that may hold them without retaining them. An object that was released is no longer in it.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: Set<TableKey<ObjectType>> = []
    private let options: NSPointerFunctions.Options
    /// How many there may be before those are taken out that are gone.
    private var limit = 16

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

    /// A set that doesn't retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Puts an object in; one that is there already, or is equal to one, stays.
    open func add(_ object: ObjectType?) {
        guard let object, entries.insert(TableKey(object, options)).inserted, entries.count > limit else { return }
        removeGone()
    }

    open func remove(_ object: ObjectType?) {
        if let object { entries.remove(TableKey(object, lookup)) }
    }

    open func removeAllObjects() { entries = [] }
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The one that is equal to an object.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { entries.firstIndex(of: TableKey($0, lookup)) }.flatMap { entries[$0].reference.object }
    }

    /// How many there are.
    open var count: Int {
        removeGone()
        return entries.count
    }

    open var allObjects: [ObjectType] { entries.compactMap(\.reference.object) }
    open var anyObject: ObjectType? { allObjects.first }
    open func objectEnumerator() -> NSEnumerator { TableEnumerator(allObjects) }

    private var lookup: NSPointerFunctions.Options { options.subtracting(.copyIn) }

    private func removeGone() {
        entries = entries.filter { $0.reference.object != nil }
        limit = max(16, 2 * entries.count)
    }
}
