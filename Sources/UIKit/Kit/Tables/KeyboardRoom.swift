/// Makes room in a table for the keyboard below it, and scrolls what is edited into sight (R-TBL-10).
@MainActor
final class KeyboardRoom {
    private weak var controller: UITableViewController?
    private var observer: (any NSObjectProtocol)?
    /// What was added to the insets below.
    private var room: CGFloat = 0

    init(_ controller: UITableViewController) {
        self.controller = controller
        observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
            MainActor.assumeIsolated { if let frame { self?.keyboardMoves(to: frame, during: duration ?? 0) } }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        add(-room)
    }

    private var table: UITableView? { controller?.viewIfLoaded as? UITableView }

    private func add(_ height: CGFloat) {
        guard height != 0, let table else { return }
        room += height
        table.contentInset.bottom += height
        table.verticalScrollIndicatorInsets.bottom += height
    }

    private func keyboardMoves(to frame: CGRect, during duration: TimeInterval) {
        guard let table, let window = table.window else { return }
        let own = table.screenFrame, keyboard = frame.intersection(window.convert(window.bounds, to: nil as UIWindow?))
        let covered = keyboard.isNull || keyboard.maxY < own.maxY ? 0 : max(own.maxY - keyboard.minY - table.safeAreaInsets.bottom, 0)
        UIView.animate(withDuration: duration) { [self] in
            add(covered - room)
            if covered > 0 { showEdited(in: table) }
        }
    }

    /// The row of what is edited, or the edited view itself where it is in no row.
    private func showEdited(in table: UITableView) {
        guard let edited = table.window?.firstResponder as? UIView, edited.isDescendant(of: table) else { return }
        var shown = edited, link: UIView? = edited
        while let view = link, view !== table {
            if view is UITableViewCell { shown = view }
            link = view.superview
        }
        table.scrollRectToVisible(table.convert(shown.bounds, from: shown), animated: UIView.areAnimationsEnabled)
    }
}
