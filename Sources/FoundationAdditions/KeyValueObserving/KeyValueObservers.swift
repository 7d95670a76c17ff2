import Foundation

/// The observers of one object, which has them beside what is associated with it. They are called on the thread of the change.
package final class KeyValueObservers {
    /// An observer of one property.
    final class Entry {
        let key: String
        let options: NSKeyValueObservingOptions
        /// Reads the property.
        let read: () -> Any
        /// Called with the values that the options ask for.
        let call: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
        /// The object that is called by name; `nil` for closures.
        weak var observer: AnyObject?
        let context: UnsafeMutableRawPointer?
        var isValid = true

        init(_ key: String, _ options: NSKeyValueObservingOptions, observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
             read: @escaping () -> Any, call: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void) {
            (self.key, self.options, self.read, self.call) = (key, options, read, call)
            (self.observer, self.context) = (observer, context)
        }

        /// Calls the observer before a change, if its options ask for that.
        /// - Returns: The value before it, if that was asked for.
        func valueBefore() -> Any? {
            let old = options.contains(.old) ? read() : nil
            if options.contains(.prior) { call(old, nil, true) }
            return old
        }

        func told(of old: Any?) {
            if isValid { call(old, options.contains(.new) ? read() : nil, false) }
        }
    }

    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) {
        entries.append(entry)
        if entry.options.contains(.initial) { entry.told(of: nil) }
    }

    func remove(_ entry: Entry) {
        entry.isValid = false
        entries.removeAll { $0 === entry }
    }

    /// Takes away the last observer that was added by name with the same key, and with the context if one is given.
    /// - Returns: Whether there was one.
    func remove(_ observer: AnyObject, _ key: String, context: UnsafeMutableRawPointer??) -> Bool {
        let found = entries.last { $0.observer === observer && $0.key == key && (context == nil || context! == $0.context) }
        guard let found else { return false }
        remove(found)
        return true
    }

    /// The changes that have begun, with the values before them.
    private var changes: [(key: String, told: [(entry: Entry, old: Any?)])] = []

    package func willChange(_ key: String) {
        changes.append((key, entries.filter { $0.key == key }.map { ($0, $0.valueBefore()) }))
    }

    /// Calls the observers that were there before the change, in the order in which they were added. Each may take itself or others away.
    package func didChange(_ key: String) {
        guard let place = changes.lastIndex(where: { $0.key == key }) else { return }
        for (entry, old) in changes.remove(at: place).told { entry.told(of: old) }
    }
}

extension _AssociationHolder {
    /// A property that can be observed is about to change. Objects with which nothing is associated cost one comparison.
    @inline(__always)
    package func willChange(_ key: String) { _associations?.observers?.willChange(key) }

    /// It has changed.
    @inline(__always)
    package func didChange(_ key: String) { _associations?.observers?.didChange(key) }

    /// The object's observers, made for the first.
    var keyValueObservers: KeyValueObservers {
        let associations = _associations ?? _Associations(), observers = associations.observers ?? KeyValueObservers()
        (_associations, associations.observers) = (associations, observers)
        return observers
    }
}
