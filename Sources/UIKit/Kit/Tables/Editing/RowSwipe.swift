internal import ScrollEngine

/// A row that is moved sideways, with the buttons beside it (R-ROW).
@MainActor
final class RowSwipe {
    /// Beyond this share of the row letting go performs the first action.
    private static let fullShare: CGFloat = 0.6
    /// Seconds by which the finger's motion is thought to go on.
    private static let foresight: CGFloat = 0.12
    private static let duration: TimeInterval = 0.3

    private weak var table: UITableView?
    let cell: UITableViewCell
    let configuration: UISwipeActionsConfiguration
    let isAtRight: Bool
    private(set) var view: SwipeActionsView!
    private let shield = SwipeShield()
    /// How much of the buttons is seen, in points.
    private var shown: CGFloat = 0
    /// That before the drag that goes on.
    private var base: CGFloat = 0
    private(set) var isOpen = false
    private(set) var isClosing = false
    private var isPerforming = false
    /// Whether a finger moves it.
    private var isDragged = false
    private let shape: RowShape

    init(_ table: UITableView, _ cell: UITableViewCell, _ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isAtRight: Bool) {
        self.table = table
        self.cell = cell
        self.configuration = configuration
        self.isAtRight = isAtRight
        shape = RowShape(of: cell)
        view = SwipeActionsView(configuration.actions, isAtRight: isAtRight) { [weak self] in self?.choose($0) }
        shield.isControlPart = true
        shield.onLanding = { [weak self] in self?.landed(at: $0) }
        shield.onTap = { [weak self] in self?.tapped(at: $0) }
    }

    /// By how much the cell stands beside its row's place.
    var shift: CGFloat { isAtRight ? -shown : shown }
    private var rowWidth: CGFloat { max(table?.rowWidth ?? 0, 1) }
    private var openWidth: CGFloat { view.openWidth(in: rowWidth) }
    private var mayBeFull: Bool { configuration.performsFirstActionWithFullSwipe }

    // MARK: Fingers

    func dragBegan() {
        base = shown
        isClosing = false
        isDragged = true
    }

    /// The finger was taken away without a word, as when the table leaves its window.
    func dropped() {
        guard isDragged, let table, table.swipe === self else { return }
        isDragged = false
        table.closeSwipe(animated: false)
    }

    func drag(by distance: CGFloat) {
        let way = base + (isAtRight ? -distance : distance), open = openWidth
        switch way {
        case ..<0: shown = 0
        case ...open: shown = way
        // Farther than that it follows where that leads somewhere, else ever less.
        default: shown = mayBeFull ? way : open + RubberBand.offset(ofPull: way - open, length: rowWidth)
        }
        shown = min(shown, rowWidth)
        fill(mayBeFull && shown > max(rowWidth * Self.fullShare, open + 1))
        layOut()
    }

    /// The first button fills the room, or no longer: it is seen to.
    private func fill(_ isFilled: Bool) {
        guard isFilled != view.isFilled else { return }
        view.isFilled = isFilled
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.view.layoutIfNeeded() }
    }

    /// - Parameter velocity: Points a second, to the right.
    func dragEnded(velocity: CGFloat) {
        isDragged = false
        if view.isFilled, let first = view.buttons.first { return performFull(first) }
        let speed = isAtRight ? -velocity : velocity
        let goal = shown + speed * Self.foresight
        if goal > openWidth / 2 { uncover() } else { table?.closeSwipe(animated: true) }
    }

    private func landed(at point: CGPoint) {
        // A finger on the row itself may move it on.
        if !cell.bounds.contains(shield.convert(point, to: cell)) { table?.closeSwipe(animated: true) }
    }

    private func tapped(at point: CGPoint) {
        if isOpen, !isPerforming { table?.closeSwipe(animated: true) }
    }

    // MARK: Open and closed

    /// Comes to rest with all buttons in sight.
    func uncover(animated: Bool = true) {
        isOpen = true
        move(to: openWidth, animated: animated)
    }

    /// Goes back. Afterwards nothing is left of it.
    func close(animated: Bool) {
        isClosing = true
        (isOpen, isDragged) = (false, false)
        shield.removeFromSuperview()
        view.isUserInteractionEnabled = false
        move(to: 0, animated: animated) { [self] in if isClosing { remove() } }
    }

    /// Takes the buttons away, and the cell back, at once.
    func remove() {
        isClosing = true
        isDragged = false
        shown = 0
        view.removeFromSuperview()
        shield.removeFromSuperview()
        shape.restore()
        if let table, table.closingSwipe === self { table.closingSwipe = nil }
        if let table, let path = cell.path, table.shownCells[path] === cell { table.place(cell, at: path) }
    }

    // MARK: The row is gone (R-ROW-9)

    /// Takes no more fingers. The cell stays beside its row's place.
    func letGo() {
        isClosing = true
        (isOpen, isDragged) = (false, false)
        shield.removeFromSuperview()
        view.removeFromSuperview()
        view.isUserInteractionEnabled = false
    }

    /// Puts what is left of the row behind the rows that will stand in its place.
    func putBehind() {
        guard let table else { return }
        table.putBehind(cell)
        table.putBehind(view)
    }

    /// Goes to the side and fades, in the animation in which rows move.
    func leave() {
        guard let table else { return }
        let row = CGRect(x: table.sideInset, y: cell.frame.minY, width: rowWidth, height: cell.frame.height)
        shown = rowWidth
        cell.frame.origin.x = row.minX + shift
        place(in: row)
        view.alpha = 0
    }

    private func move(to width: CGFloat, animated: Bool, then completion: @escaping () -> Void = {}) {
        shown = width
        guard animated, UIView.areAnimationsEnabled else {
            layOut()
            return completion()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                       options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layOut()
        } completion: { _ in completion() }
    }

    /// Puts cell, buttons and shield where they belong.
    func layOut() {
        guard let table, let path = cell.path, table.geometry.contains(path) else { return }
        table.place(cell, at: path)
        let row = table.rectForRow(at: path)
        if view.superview == nil {
            view.frame = CGRect(x: isAtRight ? row.maxX : row.minX, y: row.minY, width: 0, height: row.height)
            table.insertSubview(view, belowSubview: cell)
        }
        place(in: row)
        guard isOpen else { return }
        if shield.superview == nil { table.addSubview(shield) }
        shield.frame = table.bounds
        shield.hole = shield.convert(view.bounds, from: view)
    }

    /// Puts the buttons beside the cell, both within the row's place.
    private func place(in row: CGRect) {
        view.frame = CGRect(x: isAtRight ? row.maxX - shown : row.minX, y: row.minY, width: shown, height: row.height)
        if table?.style == .insetGrouped { shape.keep(row.size, shift: shift, view, isAtRight: isAtRight) }
        view.layoutIfNeeded()
    }

    // MARK: Actions

    private func choose(_ button: SwipeActionButton) {
        guard isOpen, !isPerforming else { return }
        perform(button)
    }

    /// The first button over the whole row, and what it does.
    private func performFull(_ button: SwipeActionButton) {
        isOpen = true
        let isDestructive = button.action.style == .destructive
        move(to: isDestructive ? rowWidth : openWidth, animated: true)
        perform(button)
    }

    private func perform(_ button: SwipeActionButton) {
        isPerforming = true
        button.action.handler(button.action, button) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.isPerforming else { return }
                self.isPerforming = false
                // The app may have deleted the row, which ended this.
                if self.table?.swipe === self { self.table?.closeSwipe(animated: true) }
            }
        }
        view.isFilled = view.isFilled && button.action.style == .destructive
    }
}

