public import Foundation

/// A dictionary of objects by objects that may hold both without retaining them. An object that was released is no longer in it.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: [TableKey<KeyType>: TableReference<ObjectType>] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// How many there may be before those are taken out that are gone.
    private var limit = 16

    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: []) }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: []) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    open func object(forKey key: KeyType?) -> ObjectType? { key.flatMap { entries[TableKey($0, lookup)]?.object } }

    /// Puts an object in, which replaces an earlier one; `nil` takes it out.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        guard let object else { return removeObject(forKey: key) }
        // A key that stays is the one that was there first, as in a dictionary.
        if entries.updateValue(TableReference(object, valueOptions), forKey: TableKey(key, keyOptions)) == nil, entries.count > limit { removeGone() }
    }

    open func removeObject(forKey key: KeyType?) {
        if let key { entries[TableKey(key, lookup)] = nil }
    }

    open func removeAllObjects() { entries = [:] }

    /// How many there are.
    open var count: Int {
        removeGone()
        return entries.count
    }

    open func keyEnumerator() -> NSEnumerator { TableEnumerator(entries.compactMap { $1.object == nil ? nil : $0.reference.object }) }
    open func objectEnumerator() -> NSEnumerator? { TableEnumerator(entries.compactMap { $0.reference.object == nil ? nil : $1.object }) }

    /// A key that is only looked for is neither copied nor kept.
    private var lookup: NSPointerFunctions.Options { keyOptions.subtracting(.copyIn) }

    private func removeGone() {
        entries = entries.filter { $0.reference.object != nil && $1.object != nil }
        limit = max(16, 2 * entries.count)
    }
}
