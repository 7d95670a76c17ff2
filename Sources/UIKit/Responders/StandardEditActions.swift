internal import FoundationAdditions

/// The actions that editing is made of. They reach the first responder that implements them by keys and menus (R-RSP-25).
///
/// `UIResponder` declares them so that subclasses can override them, and implements none: `canPerformAction(_:withSender:)` is true only
/// for classes that override the action.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func pasteAndGo(_ sender: Any?)
    func pasteAndSearch(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func useSelectionForFind(_ sender: Any?)
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    func printContent(_ sender: Any?)
    func rename(_ sender: Any?)
    func duplicate(_ sender: Any?)
    func move(_ sender: Any?)
    func export(_ sender: Any?)
}

/// Knows which responders implement which standard edit action: those whose class overrides it.
@MainActor
enum StandardEditActions {
    /// One action: what it is called by, whether a class overrides it, how it is called.
    private struct Action {
        let methods: InheritedMethods
        let call: ActionMethod
    }

    private static let actions: [String: Action] = {
        var actions: [String: Action] = [:]
        for probe in EditActionProbes.all {
            let methods = InheritedMethods(of: UIResponder.self, unchanged: EditActionProbes.Unchanged.self, probes: [probe.type])
            actions[probe.name] = Action(methods: methods, call: ActionMethod(UIResponder.self) { target, sender, _ in
                probe.call(target, sender)
            })
        }
        return actions
    }()

    static func isStandard(_ name: String) -> Bool { EditActionProbes.names.contains(name) }

    /// The method, when the responder's class overrides it. Where overrides can't be told nobody implements any.
    static func method(_ name: String, in responder: UIResponder) -> ActionMethod? {
        guard let action = actions[name], action.methods.areKnown, !action.methods.areUnchanged(in: type(of: responder)) else { return nil }
        return action.call
    }
}
