/// The pan that moves a row sideways and uncovers its actions (R-ROW-2).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    override class var silentClass: UIGestureRecognizer.Type? { RowSwipeRecognizer.self }

    private var table: UITableView? { attachedView as? UITableView }
    /// The row that moves, when it has begun.
    var row: RowSwipe?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        // Two fingers on a touchpad do what one does on the screen.
        allowedScrollTypesMask = .continuous
    }

    override func objection(to displacement: CGVector) -> String? {
        guard let table else { return nil }
        let vector = table.convertVectorFromWindow(displacement, attemptWindow)
        return table.objection(toSwipe: vector, by: self)
    }

    /// A second finger scrolls or pinches, and does not end what the first one does.
    override var failsOnExtraFinger: Bool { false }

    override func reset() {
        super.reset()
        let last = row
        row = nil
        last?.dropped()
    }
}

extension UITableView {
    /// Why a drag moves no row; `nil` when it does, and the recognizer then has the row.
    final func objection(toSwipe vector: CGVector, by recognizer: RowSwipeRecognizer) -> String? {
        let across = abs(vector.dx), along = abs(vector.dy)
        // What is flatter than that scrolls nothing (R-SCR-11): so a drag is for one of both.
        guard across > along, along < across * GestureConfiguration.current.scrollAxisShare else { return "the finger does not go sideways" }
        guard updates == nil, window != nil else { return "the rows are changing" }
        let here = recognizer.location(in: self), start = CGPoint(x: here.x - vector.dx, y: here.y - vector.dy)
        guard let path = indexPathForRow(at: start), let cell = shownCells[path] else { return "there is no row" }
        if let swipe, swipe.cell === cell, !swipe.isClosing {
            recognizer.row = swipe
            return nil
        }
        if let inner = hitTest(start, with: nil)?.scrollView(below: self), inner.isScrollEnabled, inner.scrollsHorizontally {
            return "a scroll view in the row scrolls sideways"
        }
        let goesRight = vector.dx > 0
        guard let configuration = swipeActions(at: path, isAtRight: !goesRight), !configuration.actions.isEmpty else {
            return "the row has no actions at its \(goesRight ? "left" : "right") side"
        }
        recognizer.row = RowSwipe(self, cell, path, configuration, isAtRight: !goesRight)
        return nil
    }

    /// The actions at a side of a row; `nil` where there are none (R-ROW-3).
    final func swipeActions(at path: IndexPath, isAtRight: Bool) -> UISwipeActionsConfiguration? {
        let isTrailing = isAtRight == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
        guard isTrailing else { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard canEdit(path) else { return nil }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        return deletesRows(path) ? UISwipeActionsConfiguration(actions: [deletion(of: path)]) : nil
    }

    /// The action that has the data source delete the row.
    final func deletion(of path: IndexPath) -> UIContextualAction {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWord.delete.text
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: swipe?.cell.path ?? path)
            done(true)
        }
    }
}

extension UIView {
    /// The scroll view that this one is in, or is, inside of a view.
    fileprivate func scrollView(below top: UIView) -> UIScrollView? {
        var view: UIView? = self
        while let candidate = view, candidate !== top {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            view = candidate.superview
        }
        return nil
    }
}
