import Foundation

/// An observation of a property; it ends with this object.
///
/// Views, controls, recognizers and layers can be observed: `view.observe(\.bounds) { … }` (R-KVO-1). Without the runtime of Objective-C nothing
/// notices from outside that a property is set, so each property that can be observed calls its observers itself.
public final class NSKeyValueObservation: NSObject {
    private weak var observers: KeyValueObservers?
    private var entry: KeyValueObservers.Entry?

    init(_ observers: KeyValueObservers?, _ entry: KeyValueObservers.Entry?) { (self.observers, self.entry) = (observers, entry) }

    deinit { invalidate() }

    /// Ends the observation. The closure is not called any more, and is let go.
    public func invalidate() {
        if let entry { observers?.remove(entry) }
        entry = nil
    }
}

extension _AssociationHolder {
    /// Observes a property.
    /// - Parameter key: Its name, by which it says that it changes; `nil` for one that can't be observed.
    package func observation<Value>(of keyPath: KeyPath<Self, Value>, _ key: String?, _ options: NSKeyValueObservingOptions,
                                    _ changed: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        guard let key else {
            say("\(type(of: self)).observe: \(keyPath) can't be observed, so no change is reported (R-KVO-2)")
            return NSKeyValueObservation(nil, nil)
        }
        let observers = keyValueObservers
        let entry = KeyValueObservers.Entry(key, options, read: { [unowned self] in self[keyPath: keyPath] }) { [unowned self] old, new, isPrior in
            changed(self, NSKeyValueObservedChange(kind: .setting, newValue: new.flatMap { $0 as? Value }, oldValue: old.flatMap { $0 as? Value }, isPrior: isPrior))
        }
        observers.add(entry)
        return NSKeyValueObservation(observers, entry)
    }
}
