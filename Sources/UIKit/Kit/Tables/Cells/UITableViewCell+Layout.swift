internal import FoundationAdditions

// Where the parts of a cell stand (R-TBL-4).
extension UITableViewCell {
    static let margin: CGFloat = 16

    /// The room at the trailing side that the content leaves.
    private final var accessoryRoom: CGFloat {
        if let accessoryView = shownAccessoryView { return accessoryView.bounds.width + Self.margin + 8 }
        return glyph.map { $0.width + Self.margin + 8 } ?? 0
    }

    final var hasAccessory: Bool { shownAccessoryView != nil || glyph != nil }

    private final var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// The room that the sign before the row takes while it is edited; in a table also where the style has no sign (R-TBL-8).
    private final var signRoom: CGFloat {
        let isEdited = editControl != nil || table != nil && isEditing
        return isEdited && shouldIndentWhileEditing ? CellEditControl.room : 0
    }

    private final var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth + signRoom }

    /// The room at the trailing side that the sign takes by which the row is moved.
    private final var moveRoom: CGFloat { moveControl == nil ? 0 : CellMoveControl.room }

    /// The room at the trailing side that the table's index takes (R-IDX-2).
    private final var indexRoom: CGFloat { table?.indexRoom ?? 0 }

    final func contentWidth(in width: CGFloat) -> CGFloat { max(width - accessoryRoom - moveRoom - indexRoom - indentation, 0) }

    /// The height that the content needs, with the line below it.
    final func fittingHeight(width: CGFloat) -> CGFloat {
        let inner = contentWidth(in: width)
        if !contentView.constraints.isEmpty {
            let size = contentView.systemLayoutSizeFitting(CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                                                           verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height }
        }
        return max(parts.height(width: inner), fileHeight ?? UITableView.usualHeight)
    }

    final func layOutCell() {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ frame: CGRect) -> CGRect {
            guard isReversed else { return frame }
            return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let frame = placed(CGRect(x: indentation, y: 0, width: contentWidth(in: bounds.width), height: bounds.height))
        if contentView.frame != frame { contentView.frame = frame }
        parts.layOut(isReversed: isReversed)
        editControl?.frame = placed(CGRect(x: 0, y: 0, width: CellEditControl.room + 8, height: bounds.height))
        moveControl?.frame = placed(CGRect(x: bounds.width - indexRoom - CellMoveControl.room, y: 0, width: CellMoveControl.room, height: bounds.height))
        if let view = shownAccessoryView ?? glyph {
            let size = view === glyph ? CGSize(width: glyph?.width ?? 0, height: bounds.height) : view.bounds.size
            view.frame = placed(CGRect(x: bounds.width - indexRoom - moveRoom - Self.margin - size.width, y: ((bounds.height - size.height) / 2).rounded(),
                                       width: size.width, height: size.height))
        }
        backgroundView?.frame = bounds
        stateBackground?.frame = bounds
        let thickness = 1 / max(contentScaleFactor, 1), inset = separatorInset
        let start = inset.left + signRoom
        line.frame = placed(CGRect(x: start, y: bounds.height - thickness, width: max(bounds.width - start - inset.right, 0), height: thickness))
    }

    final func accessoryChanged() {
        glyph?.removeFromSuperview()
        glyph = nil
        let type = isEditing ? editingAccessoryType : accessoryType
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView { view?.removeFromSuperview() }
        if let view = shownAccessoryView {
            addSubview(view)
        } else if type != .none {
            let new = CellAccessory(type)
            new.addAction(UIAction { [weak self] _ in self.map { $0.table?.tapAccessory(of: $0) } }, for: .touchUpInside)
            new.isControlPart = true
            addSubview(new)
            glyph = new
        }
        setNeedsLayout()
    }

    // MARK: Editing (R-TBL-8)

    /// Makes the sign before the row, or takes it away.
    final func showEditControl(animated: Bool) {
        let old = editControl
        editControl = isEditing ? CellEditControl.Sign(editingStyle, choosesRows: isChosenByCircle).map { CellEditControl($0) } : nil
        editControl?.isChosen = isSelected
        if let editControl {
            editControl.addAction(UIAction { [weak self] _ in self.map { $0.table?.tapEditControl(of: $0) } }, for: .touchUpInside)
            addSubview(editControl)
            editControl.frame = CGRect(x: -CellEditControl.room, y: 0, width: CellEditControl.room + 8, height: bounds.height)
        }
        let leaving = changeMoveControl()
        accessoryChanged()
        guard animated else {
            for view: UIView? in [old, leaving] { view?.removeFromSuperview() }
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            old?.frame.origin.x = -CellEditControl.room
            leaving?.frame.origin.x = self.moveControlStart
            self.layoutIfNeeded()
        } completion: { _ in for view: UIView? in [old, leaving] { view?.removeFromSuperview() } }
    }

    /// Where the sign comes from by which the row is moved, and where it goes to: beyond the trailing side.
    private final var moveControlStart: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CellMoveControl.room : bounds.width }

    /// Makes the sign by which the row is moved, where it is to be there.
    /// - Returns: The sign that is to leave.
    private final func changeMoveControl() -> CellMoveControl? {
        guard hasMoveControl != (moveControl != nil) else { return nil }
        let old = moveControl
        moveControl = nil
        if hasMoveControl {
            let moveControl = CellMoveControl { [weak self] press in
                if let self { table?.move(self, by: press) }
            } onStep: { [weak self] step in
                self.map { $0.table?.moveRow($0, by: step) ?? false } ?? false
            }
            self.moveControl = moveControl
            addSubview(moveControl)
            moveControl.frame = CGRect(x: moveControlStart, y: 0, width: CellMoveControl.room, height: bounds.height)
        }
        return old
    }

    /// The actions at both sides, for assistive technology.
    final var swipeActionsForAssistance: [UIAccessibilityCustomAction]? {
        guard let table, let path else { return nil }
        let actions = [true, false].compactMap { table.swipeActions(at: path, isAtRight: $0) }.flatMap(\.actions)
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak self] _ in
                guard let self else { return false }
                action.handler(action, self) { _ in }
                return true
            }
        }
    }

    final func backgroundChanged(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: State

    final func showState(animated: Bool) {
        editControl?.isChosen = isSelected
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none
        parts.isHighlighted = isOn
        if isOn, stateBackground == nil || selectedBackgroundView != nil && stateBackground !== selectedBackgroundView {
            stateBackground?.removeFromSuperview()
            let view = selectedBackgroundView ?? UIView()
            if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
            view.frame = bounds
            stateBackground = view
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        guard let view = stateBackground else { return }
        let change = { view.alpha = isOn ? 1 : 0 }
        if animated, window != nil { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    // MARK: Archives (R-NIB-3)

    final func decodeCell(from coder: NSCoder) {
        accessoryType = AccessoryType(rawValue: coder.decodeInteger(forKey: "accessoryType")) ?? .none
        if coder.containsValue(forKey: "selectionStyle") {
            selectionStyle = SelectionStyle(rawValue: coder.decodeInteger(forKey: "selectionStyle")) ?? .default
        }
        showsReorderControl = coder.decodeBool(forKey: "showsReorderControl")
        indentationLevel = coder.decodeInteger(forKey: "indentationLevel")
        if coder.containsValue(forKey: "indentationWidth") { indentationWidth = coder.decodeDouble(forKey: "indentationWidth") }
        if coder.containsValue(forKey: "separatorInset.left") {
            ownSeparatorInset = UIEdgeInsets(top: 0, left: coder.decodeDouble(forKey: "separatorInset.left"), bottom: 0,
                                             right: coder.decodeDouble(forKey: "separatorInset.right"))
        }
    }

    final func encodeCell(with coder: NSCoder) {
        coder.encode(cellStyle.rawValue, forKey: "style")
        coder.encode(reuseIdentifier, forKey: "reuseIdentifier")
        coder.encode(accessoryType.rawValue, forKey: "accessoryType")
        coder.encode(selectionStyle.rawValue, forKey: "selectionStyle")
        coder.encode(showsReorderControl, forKey: "showsReorderControl")
        coder.encode(indentationLevel, forKey: "indentationLevel")
        coder.encode(indentationWidth.native, forKey: "indentationWidth")
        if let ownSeparatorInset {
            coder.encode(ownSeparatorInset.left.native, forKey: "separatorInset.left")
            coder.encode(ownSeparatorInset.right.native, forKey: "separatorInset.right")
        }
    }
}
