internal import FoundationAdditions
internal import ScrollEngine

/// A row that a movement leads to, for as long as heights of rows on the way turn out otherwise than guessed.
struct RowGoal {
    var path: IndexPath
    let position: UITableView.ScrollPosition
    /// When the movement began: no other one began then.
    let start: TimeInterval
    /// The offset that it leads to.
    var place: CGFloat
}

// Rows that code brings into sight (R-TBL-2).
extension UITableView {
    final func reveal(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        loadContents()
        if path.count == 2, path.row == NSNotFound, geometry.sections.indices.contains(path.section) {
            return reveal(section: path.section, at: position, animated: animated)
        }
        guard geometry.contains(path) else {
            return report("UITableView: there is no row \(path.row) in section \(path.section) to scroll to")
        }
        guard let position = position == .none ? nearestPosition(of: path) : position else { return }
        go(to: path, at: position, animated: animated)
        if let course = scrolling.movement.animation {
            rowGoal = RowGoal(path: path, position: position, start: course.start, place: course.end.y)
            return
        }
        // Guesses end where rows come into sight, which can move the row, and bring others into sight.
        for _ in 0..<10 where isGuessInSight {
            layoutIfNeeded()
            guard geometry.contains(path) else { return }
            go(to: path, at: position, animated: false)
        }
    }

    /// Brings a section into sight with its header and footer, which are all there is of one without rows (R-TBL-13).
    private func reveal(section: Int, at position: ScrollPosition, animated: Bool) {
        let span = rect(forSection: section)
        guard let position = position == .none ? nearestPosition(of: span, below: 0) : position else { return }
        go(to: place(of: span, below: 0, at: position), animated: animated)
    }

    private func go(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        go(to: place(of: path, at: position), animated: animated)
    }

    private func go(to y: CGFloat, animated: Bool) {
        if y != contentOffset.y { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated) }
    }

    private var isGuessInSight: Bool {
        geometry.rows(from: bounds.minY, to: bounds.maxY).contains { geometry.sections[$0.section].rows[$0.row].isGuessed }
    }

    /// Where a row comes to stand with as little movement as possible; `nil` when it is in sight.
    private func nearestPosition(of path: IndexPath) -> ScrollPosition? { nearestPosition(of: rectForRow(at: path), below: heldHeight(above: path)) }

    private func nearestPosition(of span: CGRect, below held: CGFloat) -> ScrollPosition? {
        let visible = bounds.inset(by: adjustedContentInset)
        if span.minY < visible.minY + held { return .top }
        return span.maxY > visible.maxY ? .bottom : nil
    }

    /// The height of what is held in sight above a row.
    private func heldHeight(above path: IndexPath) -> CGFloat { style == .plain ? geometry.sections[path.section].header : 0 }

    /// The offset at which a row stands at the top, in the middle or at the bottom, as far as the content reaches.
    private func place(of path: IndexPath, at position: ScrollPosition) -> CGFloat {
        place(of: rectForRow(at: path), below: heldHeight(above: path), at: position)
    }

    private func place(of span: CGRect, below held: CGFloat, at position: ScrollPosition) -> CGFloat {
        let insets = adjustedContentInset, room = bounds.height - insets.top - insets.bottom
        let y = switch position {
        case .top: span.minY - insets.top - held
        case .middle: span.midY - insets.top - room / 2
        case .bottom: span.maxY - insets.top - room
        case .none: contentOffset.y
        }
        return clamped(CGPoint(x: 0, y: y)).y
    }

    /// Leads a movement to where its row stands now.
    /// - Parameter isThere: Whether the movement had come to where the row was thought to stand.
    final func followGoal(isThere: Bool) {
        guard let goal = rowGoal else { return }
        rowGoal = nil
        guard geometry.contains(goal.path) else { return }
        let place = place(of: goal.path, at: goal.position)
        if let course = scrolling.movement.animation, course.start == goal.start {
            scroll(.lead(to: CGPoint(x: course.end.x, y: place)))
            rowGoal = goal
            rowGoal?.place = place
        } else if isThere {
            shiftContent(by: CGVector(dx: 0, dy: place - contentOffset.y))
        }
    }
}
