/// Something that assistive technology of the desktop can do with an element (R-BUS-6).
@MainActor
package struct AssistedAction {
    package let name: String
    /// What the app says of it; empty for what is the same everywhere.
    package let words: String
    /// Whether a tap on the element does the same. It is for elements that do not do it themselves.
    package let meansTap: Bool
    private let body: () -> Bool

    fileprivate init(_ name: String, words: String = "", meansTap: Bool = false, _ body: @escaping () -> Bool) {
        (self.name, self.words, self.meansTap, self.body) = (name, words, meansTap, body)
    }

    /// - Returns: Whether it was done.
    package func perform() -> Bool { body() }
}

extension UIResponder {
    /// What can be done with it, the usual first.
    package var assistedActions: [AssistedAction] {
        var actions: [AssistedAction] = []
        let isEnabled = !accessibilityTraits.contains(.notEnabled)
        if isEnabled {
            if let name = activationName { actions.append(AssistedAction(name, meansTap: !(self is any TextEditing)) { self.activateAsAssisted() }) }
            if accessibilityTraits.contains(.adjustable) {
                actions.append(AssistedAction("increment") { self.accessibilityIncrement(); return true })
                actions.append(AssistedAction("decrement") { self.accessibilityDecrement(); return true })
            }
        }
        if assistedContainerRole == .dialog { actions.append(AssistedAction("dismiss") { self.escapeAsAssisted() }) }
        if let view = self as? UIScrollView, !(view is Wheel) {
            actions.append(AssistedAction("scroll forward") { view.scrollAsAssisted(.next) })
            actions.append(AssistedAction("scroll backward") { view.scrollAsAssisted(.previous) })
        }
        for custom in accessibilityCustomActions ?? [] { actions.append(AssistedAction(custom.name, words: custom.name) { custom.perform() }) }
        return actions
    }

    /// What the usual action is called; `nil` where there is none.
    private var activationName: String? {
        switch assistedRole {
        case .field, .searchField, .secretField, .textArea: return "activate"
        case .toggle: return "toggle"
        case .link: return "jump"
        case .button, .tab, .menuItem, .radio: return "click"
        case .listItem: return "activate"
        case .scene, .dialog, .group, .landmark, .scrollArea, .list, .table, .menu, .toolBar, .tabList, .radioGroup, .slider, .spinner, .progress: return nil
        case .image, .text, .heading, .element:
            let isTapped = (self as? UIView)?.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? (self is UIAccessibilityElement)
            return isTapped || self is UIControl || accessibilityRespondsToUserInteraction ? "click" : nil
        }
    }

    private func activateAsAssisted() -> Bool { self is any TextEditing ? becomeFirstResponder() : accessibilityActivate() }
}
