import Foundation
internal import Synchronization

extension NotificationCenter {
    /// Calls a method of the observer, with the notification as the argument, on the thread that posts. The observer is not kept; one that
    /// is gone is not called.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let link = WeakObject(observer)
        let entry = SelectorObserver(link: link, center: self, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) })
        entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [unowned entry] notification in
            guard let observer = link.object else { return SelectorObservers.remove(entry) }
            if let method = aSelector.implementation(in: observer) {
                method.callHere(observer, notification)
            } else {
                refuse(aSelector, observer, "NotificationCenter")
            }
        }
        SelectorObservers.add(entry)
    }

    /// How many methods are registered of observers that are still there, at all centers.
    static var selectorObservers: Int { SelectorObservers.count }

    /// Ends all calls of this observer, whether it was added with a selector or is what adding a closure returned.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer) { $0.center === self }
        removeObserver(observer as Any)
    }

    /// Ends the calls of this observer for a name and an object; `nil` stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        SelectorObservers.remove(observer) {
            $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

private final class WeakObject: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// One registration of a method.
private final class SelectorObserver: @unchecked Sendable {
    let link: WeakObject
    private(set) weak var center: NotificationCenter?
    let name: Notification.Name?
    let object: ObjectIdentifier?
    var token: (any NSObjectProtocol)?

    init(link: WeakObject, center: NotificationCenter, name: Notification.Name?, object: ObjectIdentifier?) {
        self.link = link
        self.center = center
        self.name = name
        self.object = object
    }

    func end() {
        if let token { center?.removeObserver(token as Any) }
        token = nil
    }
}

/// The registrations of methods by their observers.
private enum SelectorObservers {
    private static let entries = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

    /// Those of an object that was at the same place before are dropped on the way.
    static var count: Int {
        entries.withLock { $0.values.reduce(0) { $0 + $1.filter { $0.link.object != nil }.count } }
    }

    static func add(_ entry: SelectorObserver) {
        guard let observer = entry.link.object else { return }
        let gone = entries.withLock { entries in
            let key = ObjectIdentifier(observer)
            let gone = entries[key]?.filter { $0.link.object == nil } ?? []
            entries[key, default: []].removeAll { $0.link.object == nil }
            entries[key]!.append(entry)
            return gone
        }
        for entry in gone { entry.end() }
    }

    static func remove(_ observer: AnyObject, where isMeant: (SelectorObserver) -> Bool) {
        let key = ObjectIdentifier(observer)
        let all = entries.withLock { $0[key] ?? [] }
        for entry in all where isMeant(entry) { remove(entry, key) }
    }

    /// Removes one whose observer is gone.
    static func remove(_ entry: SelectorObserver) {
        let key = entries.withLock { entries in entries.first { $0.value.contains { $0 === entry } }?.key }
        if let key { remove(entry, key) }
    }

    private static func remove(_ entry: SelectorObserver, _ key: ObjectIdentifier) {
        entries.withLock { entries in
            entries[key]?.removeAll { $0 === entry }
            if entries[key]?.isEmpty == true { entries[key] = nil }
        }
        entry.end()
    }
}
