internal import FoundationAdditions
internal import InterfaceFiles

/// Which responders implement which standard edit action, and how one is called.
///
/// Swift can't find out whether a class overrides a method, so a class declares it: with ``UIResponder/overriddenEditActions``, or by registering
/// the method, which the plugin does for it. An override that was not declared is still reached by an action that is sent up the chain:
/// it is called, and UIKit's own method, which all others inherit, declines.
@MainActor
enum EditActionTable {
    nonisolated private static let all: [(name: String, call: @MainActor (UIResponder, Any?) -> Void)] = [
        ("cut:", { $0.cut($1) }),
        ("copy:", { $0.copy($1) }),
        ("paste:", { $0.paste($1) }),
        ("pasteAndMatchStyle:", { $0.pasteAndMatchStyle($1) }),
        ("pasteAndGo:", { $0.pasteAndGo($1) }),
        ("pasteAndSearch:", { $0.pasteAndSearch($1) }),
        ("select:", { $0.select($1) }),
        ("selectAll:", { $0.selectAll($1) }),
        ("delete:", { $0.delete($1) }),
        ("makeTextWritingDirectionLeftToRight:", { $0.makeTextWritingDirectionLeftToRight($1) }),
        ("makeTextWritingDirectionRightToLeft:", { $0.makeTextWritingDirectionRightToLeft($1) }),
        ("toggleBoldface:", { $0.toggleBoldface($1) }),
        ("toggleItalics:", { $0.toggleItalics($1) }),
        ("toggleUnderline:", { $0.toggleUnderline($1) }),
        ("increaseSize:", { $0.increaseSize($1) }),
        ("decreaseSize:", { $0.decreaseSize($1) }),
        ("find:", { $0.find($1) }),
        ("findAndReplace:", { $0.findAndReplace($1) }),
        ("findNext:", { $0.findNext($1) }),
        ("findPrevious:", { $0.findPrevious($1) }),
        ("useSelectionForFind:", { $0.useSelectionForFind($1) }),
        ("printContent:", { $0.printContent($1) }),
        ("rename:", { $0.rename($1) }),
        ("duplicate:", { $0.duplicate($1) }),
        ("move:", { $0.move($1) }),
        ("export:", { $0.export($1) }),
    ]

    nonisolated static let names = all.map(\.name)

    private static let methods = Dictionary(uniqueKeysWithValues: all.map { name, call in
        (name, ActionMethod(UIResponder.self) { target, sender, _ in call(target, sender) })
    })

    static func isStandard(_ action: Selector) -> Bool { methods[action.name] != nil }

    /// What a call of the action on the responder runs, whether its class implements it or not: the method that the most derived class
    /// registered or overrides.
    static func method(_ action: Selector, in responder: UIResponder) -> ActionMethod? {
        let registered = registeredMethod(action, in: responder)
        var candidate: AnyClass? = type(of: responder)
        while let type = candidate, let responderType = type as? UIResponder.Type {
            if let registered, registered.target == ObjectIdentifier(type) { return registered }
            if declarations(of: responderType).contains(action) { break }
            candidate = _getSuperclass(type)
        }
        return methods[action.name]
    }

    /// Whether the responder's class, or a superclass, says that it implements the action.
    static func isDeclared(_ action: Selector, by responder: UIResponder) -> Bool {
        if registeredMethod(action, in: responder) != nil { return true }
        var candidate: AnyClass? = type(of: responder)
        while let type = candidate, let responderType = type as? UIResponder.Type {
            if declarations(of: responderType).contains(action) { return true }
            candidate = _getSuperclass(type)
        }
        return false
    }

    /// A selector that was made of the responder's own method makes no class implement it.
    private static func registeredMethod(_ action: Selector, in responder: UIResponder) -> ActionMethod? {
        guard let method = action.implementation(in: responder), method.target != ObjectIdentifier(UIResponder.self) else { return nil }
        return method
    }

    // MARK: Declarations

    private static var declarations: [ObjectIdentifier: Set<Selector>] = [:]

    /// What the class declares, read once.
    private static func declarations(of type: UIResponder.Type) -> Set<Selector> {
        if let known = declarations[ObjectIdentifier(type)] { return known }
        let declared = type.overriddenEditActions
        declarations[ObjectIdentifier(type)] = declared
        for action in declared.map(\.name).sorted() where methods[action] == nil {
            let suggestion = Spelling.nearest(to: action, among: names).map { "; did you mean '\($0)'?" } ?? ""
            report("\(type).overriddenEditActions: '\(action)' is no standard edit action\(suggestion)")
        }
        return declared
    }

    // MARK: Declining

    private static var lastDecline: (responder: ObjectIdentifier, name: String)?
    private static var lastQuestion: (responder: ObjectIdentifier, name: String)?

    /// Called by UIKit's own method for an action: nothing below it implements that, or an override has passed it on.
    static func decline(_ name: String, _ responder: UIResponder) { lastDecline = (ObjectIdentifier(responder), name) }

    /// Called by UIKit's own `canPerformAction(_:withSender:)` when it does not know an action to be implemented.
    static func doubt(_ action: Selector, _ responder: UIResponder) { lastQuestion = (ObjectIdentifier(responder), action.name) }

    /// Calls the action on the responder.
    /// - Returns: Whether a class of its own implements it, as it declares or as the call has shown.
    static func call(_ action: Selector, on responder: UIResponder, _ sender: Any?, _ event: UIEvent?) -> Bool {
        guard let method = method(action, in: responder) else { return false }
        lastDecline = nil
        method(responder, sender: sender, event: event)
        defer { lastDecline = nil }
        if isDeclared(action, by: responder) { return true }
        return lastDecline == nil || lastDecline! != (ObjectIdentifier(responder), action.name)
    }

    /// Whether the responder may override the action without saying so: the answer of `canPerformAction(_:withSender:)` was no, and it came
    /// from UIKit's own.
    static func isOpen(_ action: Selector, in responder: UIResponder, _ sender: Any?) -> Bool {
        lastQuestion = nil
        defer { lastQuestion = nil }
        if responder.canPerformAction(action, withSender: sender) { return false }
        return lastQuestion.map { $0 == (ObjectIdentifier(responder), action.name) } ?? false
    }
}
