internal import FoundationAdditions

/// What of a menu can be shown, and what choosing does.
@MainActor
struct MenuChoices {
    /// The view that the menu is about.
    let source: UIView?

    /// Where commands look for a responder that performs them: the key window's first responder, else the menu's view (R-MNU-4).
    private var start: UIResponder? { Surroundings.keyWindow?.firstResponder ?? source }

    /// The elements of a menu, in the groups in which they are shown. Hidden ones, commands without a responder and groups without
    /// elements are left out (R-MNU-3, R-MNU-4).
    func groups(of menu: UIMenu) -> [[UIMenuElement]] {
        var groups: [[UIMenuElement]] = [[]]
        for child in menu.shownChildren {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                groups += self.groups(of: inner)
                groups.append([])
            } else if isAvailable(child) {
                groups[groups.count - 1].append(child)
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    private func isAvailable(_ element: UIMenuElement) -> Bool {
        if element.menuAttributes.contains(.hidden) { return false }
        if let command = element as? UICommand { return taker(of: command) != nil }
        if let menu = element as? UIMenu { return !groups(of: menu).isEmpty }
        return true
    }

    private func taker(of command: UICommand) -> Any? { start?.target(forAction: command.action, withSender: command) }

    /// Does what an element is for. In a menu of single selection it becomes the one that is on.
    /// - Parameter sender: What an action reads as its sender.
    func perform(_ element: UIMenuElement, in menu: UIMenu, sender: Any?) {
        if let selection = Self.selection(around: element, in: menu) {
            for other in selection.choices { other.setMenuState(other === element ? .on : .off) }
        }
        if let action = element as? UIAction {
            action.performWithSender(sender, target: nil)
        } else if let command = element as? UICommand, let taker = taker(of: command) {
            Surroundings.sendAction(command.action, to: taker, from: command, for: nil)
        }
    }

    /// The menu of single selection that the element is a choice of: the outermost one that it is in, whose groups and submenus are part of it.
    /// `nil` where no other element goes off for it.
    private static func selection(around element: UIMenuElement, in menu: UIMenu) -> UIMenu? {
        path(to: element, in: menu).first { $0.options.contains(.singleSelection) }
    }

    /// The menus that the element is in, from this one to the one whose child it is; empty when it is in none of them.
    private static func path(to element: UIMenuElement, in menu: UIMenu) -> [UIMenu] {
        for child in menu.shownChildren {
            if child === element { return [menu] }
            guard let inner = child as? UIMenu else { continue }
            let rest = path(to: element, in: inner)
            if !rest.isEmpty { return [menu] + rest }
        }
        return []
    }
}

extension UIMenuElement {
    fileprivate func setMenuState(_ state: State) {
        if let action = self as? UIAction { action.state = state }
        if let command = self as? UICommand { command.state = state }
    }
}
