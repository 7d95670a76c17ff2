internal import FoundationAdditions

/// Changes of a table's rows that are made as one.
struct TableUpdates {
    var depth = 0
    var rows = RowChanges()
    var animation = UITableView.RowAnimation.none
    /// Of those inside others, which come to their end with them.
    var completions: [(Bool) -> Void] = []
}

// Changes of rows, in step with the data source (R-TBL-5).
extension UITableView {
    final func change(_ animation: RowAnimation, _ note: (inout RowChanges) -> Void) {
        beginUpdates()
        if var noted = updates {
            note(&noted.rows)
            if animation != .none { noted.animation = animation }
            updates = noted
        }
        finishUpdates(nil)
    }

    final func finishUpdates(_ completion: ((Bool) -> Void)?) {
        guard updates != nil else { return }
        updates?.depth -= 1
        if let completion { updates?.completions.append(completion) }
        guard var updates, updates.depth <= 0 else { return }
        self.updates = nil
        // Without changes only heights are asked for again: rows move to their new places.
        if updates.rows.isEmpty, updates.rows.reconfigured.isEmpty { updates.animation = .automatic }
        let completions = updates.completions
        let complete = { (isFinished: Bool) in for completion in completions { completion(isFinished) } }
        // Everything is asked for again in any case.
        if needsContents { complete(true) } else { apply(updates, complete) }
    }

    private func apply(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
        changeGeneration += 1
        if !updates.rows.moved.isEmpty || !updates.rows.movedSections.isEmpty { hasMovedRows = true }
        cancelMove(animated: false)
        rowsSelection?.stop()
        let swiped = endSwipe(updates.rows)
        let old = geometry
        var new = countedSections()
        let changes = updates.rows, map = RowMap(updates.rows, from: old.sections.map(\.rows.count), to: new.map(\.rows.count))
        func keepsCell(_ path: IndexPath) -> Bool {
            map[path] != nil && !changes.reloaded.contains(path) && !changes.reloadedSections.contains(path.section)
        }
        // A finger on another row goes on (R-TBL-3).
        if let pressed = press?.cell.path, !keepsCell(pressed) { endPress(selects: false) }
        map.forEachSection { section, runs in new[section].rows = Self.keptHeights(runs, of: old, count: new[section].rows.count) }
        // Cells that stay move; those of rows that went or need another one go.
        var leaving: [(cell: UITableViewCell, path: IndexPath)] = [], staying: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shownCells {
            if let place = map[path], keepsCell(path) {
                staying[place] = cell
                cell.path = place
            } else {
                leaving.append((cell, path))
            }
        }
        for section in shownHeaders.keys { hideSideView(section, isHeader: true) }
        for section in shownFooters.keys { hideSideView(section, isHeader: false) }
        shownCells = staying
        rowGoal = rowGoal.flatMap { goal in
            map[goal.path].map { RowGoal(path: $0, position: goal.position, start: goal.start, place: goal.place) }
        }
        selection = ContiguousArray(selection.compactMap { changes.reloaded.contains($0) ? nil : map[$0] })
        prefetching.move { changes.reloaded.contains($0) ? nil : map[$0] }
        geometry.sections = new
        // Heights of rows that the delegate decides may be others now.
        let measured = geometry
        loadHeights()
        for section in geometry.sections.indices where measured.sections.indices.contains(section) {
            geometry.sections[section].rows.keepMeasured(measured.sections[section].rows)
            if asksForHeightsLater { geometry.sections[section].rows.guessAll() }
        }
        placeAll()
        // The first and the last row of a section may be others now.
        dressInner(staying.values)
        reconfigure(changes.reconfigured.compactMap { map[$0] })
        move(staying, leaving, swiped, updates.animation) { isFinished in
            for cell in self.shownCells.values { self.dress(cell, isNew: false) }
            completion?(isFinished)
        }
    }

    /// Closes the row that is open.
    /// - Returns: That row, if it is deleted.
    private func endSwipe(_ changes: RowChanges) -> RowSwipe? {
        guard let swipe else { return nil }
        let isGone = swipe.cell.path.map { changes.deleted.contains($0) || changes.deletedSections.contains($0.section) } ?? false
        closeSwipe(animated: false, isGone: isGone, letsGo: isGone)
        return isGone ? swipe : nil
    }

    /// The heights of a section's rows that stay, where they are now.
    private static func keptHeights(_ runs: [RowMap.Run], of old: TableGeometry, count: Int) -> RowHeights {
        var heights = RowHeights()
        for run in runs where run.to.row >= heights.count {
            heights.append(.unknown, count: run.to.row - heights.count)
            heights.append(old.sections[run.from.section].rows, rows: run.from.rows)
        }
        heights.append(.unknown, count: count - heights.count)
        return heights
    }

    /// Whether the cell stands for a row.
    private func isShown(_ cell: UITableViewCell) -> Bool { cell.path.map { shownCells[$0] === cell } ?? false }

    private func move(_ staying: [IndexPath: UITableViewCell], _ leaving: [(cell: UITableViewCell, path: IndexPath)], _ swiped: RowSwipe?,
                      _ animation: RowAnimation, _ completion: @escaping (Bool) -> Void) {
        let isAnimated = animation != .none && !isDropping && window != nil && UIView.areAnimationsEnabled
        guard isAnimated else {
            swiped?.remove()
            for (cell, path) in leaving { retire(cell, path) }
            layOutTable()
            return completion(true)
        }
        let frames = staying.mapValues(\.frame)
        layOutTable()
        // A data source that keeps its cells may have given one that goes again.
        let leaving = leaving.filter { !isShown($0.cell) }
        if let cell = swiped?.cell, isShown(cell) { swiped?.remove() }
        let shift: CGFloat = animation == .left ? -bounds.width : animation == .right ? bounds.width : 0
        let ends = shownCells.mapValues(\.frame)
        let new = shownCells.filter { staying[$0.key] == nil }, gone = swiped.flatMap { isShown($0.cell) ? nil : $0 }
        UIView.performWithoutAnimation {
            gone?.putBehind()
            for (path, frame) in frames where shownCells[path] != nil { shownCells[path]?.frame = frame }
            for cell in new.values {
                cell.alpha = 0
                cell.frame.origin.x += shift
            }
        }
        UIView.animate(withDuration: 0.3) {
            for (path, frame) in ends { self.shownCells[path]?.frame = frame }
            for cell in new.values { cell.alpha = 1 }
            for (cell, _) in leaving {
                cell.alpha = 0
                cell.frame.origin.x += shift
            }
            gone?.leave()
        } completion: { isFinished in
            gone?.remove()
            for (cell, path) in leaving {
                if !self.isShown(cell) { self.retire(cell, path) }
                cell.alpha = 1
            }
            completion(isFinished)
        }
    }
}
