public import Foundation

/// Remembers how to undo what the user did, and how to redo what was undone.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// Groups that are open, the innermost last.
    private var openGroups: [UndoGroup] = []
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var disableCount = 0
    /// Whether the outermost open group was opened for the current turn of the run loop.
    private var hasEventGroup = false

    public override init() {}

    /// Whether ``undo()`` is at work, so that what is registered now can be redone.
    open private(set) var isUndoing = false
    /// Whether ``redo()`` is at work, so that what is registered now can be undone.
    open private(set) var isRedoing = false

    /// Whether the changes of one turn of the main run loop make one group. Otherwise open groups yourself before you register.
    open var groupsByEvent = true

    /// The most groups to remember; 0 means any number.
    open var levelsOfUndo = 0 {
        didSet { dropOldGroups() }
    }

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        openGroup()
    }

    /// Closes the innermost group. Without one it does nothing but say so.
    open func endUndoGrouping() {
        guard groupingLevel > (hasEventGroup ? 1 : 0) else {
            return complain("endUndoGrouping: no group is open")
        }
        closeGroup()
    }

    open func disableUndoRegistration() { disableCount += 1 }

    open func enableUndoRegistration() {
        guard disableCount > 0 else { return complain("enableUndoRegistration: registration is not disabled") }
        disableCount -= 1
    }

    /// Remembers that `handler`, called with `target`, undoes a change. The target is not kept alive. A new change ends redoing.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else { return complain("registerUndo: open a group first, as groupsByEvent is false") }
            openEventGroup()
        }
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        openGroups.last?.append(UndoAction(target: target) { object in
            if let target = object as? Target { handler(target) }
        })
    }

    /// Undoes the last group. A group that the run loop would close is closed first; with another open it does nothing but say so.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else { return complain("undo: a group is still open") }
        undoNestedGroup()
    }

    /// Undoes the last closed group even while others are open around it.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        isUndoing = true
        post(.NSUndoManagerWillUndoChange)
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
        guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        isRedoing = true
        post(.NSUndoManagerWillRedoChange)
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    open func removeAllActions() {
        openGroups.removeAll()
        hasEventGroup = false
        undoStack.removeAll()
        redoStack.removeAll()
        disableCount = 0
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in openGroups + undoStack + redoStack { group.removeActions(of: target) }
        undoStack.removeAll { $0.isEmpty }
        redoStack.removeAll { $0.isEmpty }
    }

    /// Names what the current group changes, for a menu: "Undo Move".
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.actionName = actionName
    }

    open var undoActionName: String { (openGroups.first { !$0.isEmpty } ?? undoStack.last)?.actionName ?? "" }
    open var redoActionName: String { redoStack.last?.actionName ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    /// Performs a group's actions; what they register makes one group on the other stack, of the same name.
    private func run(_ group: UndoGroup) {
        let opposite = UndoGroup()
        opposite.actionName = group.actionName
        let outer = openGroups
        let hadEventGroup = hasEventGroup
        openGroups = [opposite]
        hasEventGroup = false
        group.perform()
        while openGroups.count > 1 { closeGroup() }
        openGroups = outer
        hasEventGroup = hadEventGroup
        store(opposite)
    }

    private func openGroup() {
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func closeGroup() {
        post(.NSUndoManagerWillCloseUndoGroup)
        guard let group = openGroups.popLast() else { return }
        if let outer = openGroups.last { outer.append(group) } else { store(group) }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func store(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        dropOldGroups()
    }

    private func dropOldGroups() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    private func openEventGroup() {
        openGroup()
        hasEventGroup = true
        RunLoop.main.perform { [weak self] in
            MainActor.assumeIsolated { self?.closeEventGroup() }
        }
    }

    private func closeEventGroup() {
        guard hasEventGroup, openGroups.count == 1, !isUndoing, !isRedoing else { return }
        closeGroup()
        hasEventGroup = false
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func complain(_ line: String) {
        say("UndoManager.\(line)")
    }
}

extension Notification.Name {
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
