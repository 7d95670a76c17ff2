internal import FoundationAdditions

extension Selector {
    /// The method that a call of this selector on the object would run. An object whose class says what it has only when it is asked,
    /// with a ``NibConnections``, is asked.
    @MainActor func method(in object: AnyObject) -> ActionMethod? {
        if StandardEditActions.isStandard(name), let responder = object as? UIResponder { return standardMethod(in: responder) }
        if let method = method(for: object) { return method }
        return NibClasses.search(object) ? method(for: object) : nil
    }

    /// Every responder has a method for a standard edit action; it counts only where a class made it its own (R-RSP-25).
    @MainActor private func standardMethod(in responder: UIResponder) -> ActionMethod? {
        if let method = StandardEditActions.method(name, in: responder) { return method }
        if let method = method(for: responder), method.target != ObjectIdentifier(UIResponder.self) { return method }
        guard NibClasses.search(responder), let method = method(for: responder) else { return nil }
        return method.target == ObjectIdentifier(UIResponder.self) ? nil : method
    }
}
