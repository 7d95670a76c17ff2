internal import FoundationAdditions

extension Selector {
    /// The method that a call of this selector on the object would run. Every responder has one for a standard edit action (R-RSP-25).
    @MainActor func method(in object: AnyObject) -> ActionMethod? {
        if let responder = object as? UIResponder, EditActionTable.isStandard(self) { return EditActionTable.method(self, in: responder) }
        return implementation(in: object)
    }

    /// Whether the object's class says that it implements the action (R-RSP-23).
    @MainActor func isImplemented(by object: AnyObject) -> Bool {
        if let responder = object as? UIResponder, EditActionTable.isStandard(self) { return EditActionTable.isDeclared(self, by: responder) }
        return implementation(in: object) != nil
    }

    /// Calls the action on the object.
    /// - Returns: Whether the object implements it.
    @MainActor func call(on object: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        if let responder = object as? UIResponder, EditActionTable.isStandard(self) {
            return EditActionTable.call(self, on: responder, sender, event)
        }
        guard let method = implementation(in: object) else { return false }
        method(object, sender: sender, event: event)
        return true
    }
}
