internal import FoundationAdditions

extension Selector {
    /// The method that a call of this selector on the object would run.
    @MainActor func method(in object: AnyObject) -> ActionMethod? {
        if StandardEditActions.isStandard(name), let responder = object as? UIResponder { return standardMethod(in: responder) }
        return implementation(in: object)
    }

    /// Every responder has a method for a standard edit action; it counts only where a class made it its own (R-RSP-25).
    @MainActor private func standardMethod(in responder: UIResponder) -> ActionMethod? {
        if let method = StandardEditActions.method(name, in: responder) { return method }
        guard let method = implementation(in: responder), method.target != ObjectIdentifier(UIResponder.self) else { return nil }
        return method
    }
}
