import Foundation

/// An object that keeps values of others under keys, until it goes.
public protocol _AssociationHolder: AnyObject {
    /// `nil` until there is one.
    nonisolated var _associations: _Associations? { get set }
}

/// The values of one object.
public final class _Associations {
    private enum Entry {
        case kept(Any)
        case watched(WeakReference)
    }

    private final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var entries: [UnsafeRawPointer: Entry] = [:]
    /// Observers of its properties.
    package final var observers: KeyValueObservers?

    init() {}

    fileprivate subscript(key: UnsafeRawPointer) -> Any? {
        switch entries[key] {
        case .kept(let value): value
        case .watched(let reference): reference.object
        case nil: nil
        }
    }

    fileprivate func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        guard let value else {
            entries[key] = nil
            return
        }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // A structure would be gone at once.
            entries[key] = Swift.type(of: value) is AnyClass ? .watched(WeakReference(value as AnyObject)) : .kept(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: entries[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: entries[key] = .kept(value)
        }
    }
}

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without retaining it: of an object that is gone there is nothing.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, of what can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy, of what can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; it replaces an earlier one, and `nil` takes it away. The value goes with the object.
///
/// UIKit's responders, gesture recognizers, constraints, layout guides, bar and navigation items, images, touches and layers keep values.
public func objc_setAssociatedObject(_ object: some _AssociationHolder, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    if object._associations == nil {
        if value == nil { return }
        object._associations = _Associations()
    }
    object._associations?.set(value, key, policy)
}

/// The value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: some _AssociationHolder, _ key: UnsafeRawPointer) -> Any? { object._associations?[key] }

/// Takes all values away that are associated with an object.
public func objc_removeAssociatedObjects(_ object: some _AssociationHolder) { object._associations = nil }

/// What takes the place of ``objc_setAssociatedObject(_:_:_:_:)`` where sources name an object without its class. A value that is not an object keeps
/// nothing, as on iOS. Traps for an object that has no place for values.
public func _objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let holder = object as? any _AssociationHolder else {
        precondition(!(type(of: object) is AnyClass), "objc_setAssociatedObject: an object of \(type(of: object)) keeps no associated objects; take a stored property")
        return
    }
    objc_setAssociatedObject(holder, key, value, policy)
}

/// What takes the place of ``objc_getAssociatedObject(_:_:)`` where sources name an object without its class.
public func _objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any _AssociationHolder)?._associations?[key]
}

// Nothing else has a place for them that is freed with it: without Objective-C's runtime nothing is called when an object goes.

@available(*, unavailable, message: "only UIKit's responders, recognizers, constraints, guides, items, images, touches and layers keep associated objects here; take a stored property")
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {}

@available(*, unavailable, message: "only UIKit's responders, recognizers, constraints, guides, items, images, touches and layers keep associated objects here; take a stored property")
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
