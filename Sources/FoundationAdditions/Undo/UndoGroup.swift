/// Actions that are undone together, the last registered first.
@MainActor
final class UndoGroup {
    private enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var actionName = ""
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func append(_ action: UndoAction) { entries.append(.action(action)) }

    /// Adds a group that was nested in this one; its name is the name of this one, too.
    func append(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        entries.append(.group(group))
        if !group.actionName.isEmpty { actionName = group.actionName }
    }

    func removeActions(of target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .action(let action): return action.target == nil || action.target === target
            case .group(let group):
                group.removeActions(of: target)
                return group.isEmpty
            }
        }
    }

    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }
}

/// What undoes one change, and on what.
@MainActor
struct UndoAction {
    /// Not kept alive: what belongs to a target that is gone needs no undoing.
    private(set) weak var target: AnyObject?
    private let handler: @MainActor (AnyObject) -> Void

    init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
        self.target = target
        self.handler = handler
    }

    func perform() {
        if let target { handler(target) }
    }
}
