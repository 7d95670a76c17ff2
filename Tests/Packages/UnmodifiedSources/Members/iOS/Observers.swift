import UIKit

protocol DialObserver: AnyObject {
    func dialTurned(_ value: NSInteger)
}

final class DialObservers {
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private let names = NSMapTable<AnyObject, NSString>(keyOptions: .weakMemory, valueOptions: .strongMemory)

    func add(_ observer: DialObserver, named name: NSString) {
        observers.add(observer)
        names.setObject(name, forKey: observer)
    }

    func turn(_ value: NSInteger) {
        for case let observer as DialObserver in observers.allObjects { observer.dialTurned(value) }
    }

    var count: Int { return observers.count }
    func name(of observer: DialObserver) -> NSString? { return names.object(forKey: observer) }
}
