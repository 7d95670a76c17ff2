internal import FoundationAdditions

extension Selector {
    /// The method that a call of this selector on the object would run. An object whose class says what it has only when it is asked,
    /// with a ``NibConnections``, is asked.
    @MainActor func method(in object: AnyObject) -> ActionMethod? {
        if let method = method(for: object) { return method }
        return NibClasses.search(object) ? method(for: object) : nil
    }
}
