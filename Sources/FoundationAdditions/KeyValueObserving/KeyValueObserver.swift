import Foundation

/// An object that is called with the changes of others' properties by their names. UIKit's responders and recognizers are.
public protocol _KeyValueObserver: AnyObject {
    /// A property that this object observes has changed, or is about to.
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension _AssociationHolder {
    /// - Parameters:
    ///   - name: What the observer calls the property.
    ///   - read: Reads the property; `nil` for one that can't be observed.
    package func addObserver(_ observer: some _KeyValueObserver, _ key: String, _ options: NSKeyValueObservingOptions,
                             _ context: UnsafeMutableRawPointer?, as name: String, read: (() -> Any)?) {
        guard let read else { return say("\(type(of: self)).addObserver: '\(name)' can't be observed, so no change is reported (R-KVO-2)") }
        keyValueObservers.add(KeyValueObservers.Entry(key, options, observer: observer, context: context, read: read) { [weak observer, unowned self] old, new, isPrior in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
            change[.oldKey] = old
            change[.newKey] = new
            if isPrior { change[.notificationIsPriorKey] = true }
            observer?.observeValue(forKeyPath: name, of: self, change: change, context: context)
        })
    }

    /// Reads a property of this object, which does not keep it.
    package func reader(of keyPath: PartialKeyPath<Self>?) -> (() -> Any)? { keyPath.map { keyPath in { [unowned self] in self[keyPath: keyPath] } } }

    package func removeObserver(_ observer: some _KeyValueObserver, _ key: String, context: UnsafeMutableRawPointer??) {
        if _associations?.observers?.remove(observer, key, context: context) != true {
            say("\(type(of: self)).removeObserver: \(type(of: observer)) does not observe '\(key)' (R-KVO-3)")
        }
    }
}
