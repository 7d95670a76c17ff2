internal import LayoutEngine

/// What a stack view asks of the views in it, as conditions.
@MainActor
struct StackArrangement {
    private typealias Line = (start: LinearExpression, length: LinearExpression)

    /// How much less than other things the stack's own wishes count.
    private enum Priority {
        /// A hidden view takes no room, whatever its own constraints say.
        static let hidden = UILayoutPriority(999.9)
        static let proportion = UILayoutPriority(999)
        static let centering = UILayoutPriority(149)
        /// The stack is no larger than it need be.
        static let fit = UILayoutPriority(51)
    }

    private let stack: UIStackView
    private let shown: [UIView]
    private let across: NSLayoutConstraint.Axis

    init(_ stack: UIStackView) {
        self.stack = stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        across = stack.axis == .horizontal ? .vertical : .horizontal
    }

    func add(to system: inout LayoutSystem) {
        guard !stack.arrangedSubviews.isEmpty else { return }
        stack.layoutState.sizeMatters = true
        let inside = inside(system.shape(of: stack))
        let along = line(inside, stack.axis), side = line(inside, across)
        hide(along, &system)
        guard !shown.isEmpty else {
            system.wish(Priority.fit, line(system.shape(of: stack), stack.axis).length, .equal)
            return system.wish(Priority.fit, line(system.shape(of: stack), across).length, .equal)
        }
        distribute(along, &system)
        align(side, &system)
    }

    private func inside(_ shape: LayoutSystem.Shape) -> LayoutSystem.Shape {
        guard stack.isLayoutMarginsRelativeArrangement else { return shape }
        let margins = stack.marginsForEquations
        var shape = shape
        shape.left.constant += margins.left
        shape.top.constant += margins.top
        shape.width.constant -= margins.left + margins.right
        shape.height.constant -= margins.top + margins.bottom
        return shape
    }

    private func line(_ shape: LayoutSystem.Shape, _ axis: NSLayoutConstraint.Axis) -> Line {
        axis == .horizontal ? (shape.left, shape.width) : (shape.top, shape.height)
    }

    private func line(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ system: inout LayoutSystem) -> Line {
        line(system.shape(of: view), axis)
    }

    private func require(_ a: LinearExpression, _ relation: LayoutSolver.Relation, _ b: LinearExpression, _ system: inout LayoutSystem) {
        system.wish(.required, a - b, relation, of: stack)
    }

    /// A hidden view stands after the one before it and has no length.
    private func hide(_ along: Line, _ system: inout LayoutSystem) {
        var end = along.start
        for view in stack.arrangedSubviews {
            let line = line(view, stack.axis, &system)
            if view.isHidden {
                system.wish(Priority.hidden, line.length, .equal)
                system.wish(Priority.fit, line.start - end, .equal)
            } else {
                end = line.start + line.length
            }
        }
    }

    // MARK: Along the axis

    private func distribute(_ along: Line, _ system: inout LayoutSystem) {
        let lines = shown.map { line($0, stack.axis, &system) }
        require(lines[0].start, .equal, along.start, &system)
        let last = lines[lines.count - 1]
        require(last.start + last.length, .equal, along.start + along.length, &system)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (index, view) in shown.enumerated().dropLast() {
            let spacing = LinearExpression(stack.spacing(after: view))
            require(gap(index, lines, &system), isSpread ? .greaterThanOrEqual : .equal, spacing, &system)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for line in lines.dropFirst() { require(line.length, .equal, lines[0].length, &system) }
        case .fillProportionally: proportion(lines, &system)
        case .equalSpacing:
            let first = lines.count > 1 ? gap(0, lines, &system) : LinearExpression()
            for index in lines.indices.dropFirst().dropLast() { require(gap(index, lines, &system), .equal, first, &system) }
            system.wish(Priority.fit, along.length, .equal)
        case .equalCentering:
            let centers = lines.map { $0.start + $0.length * 0.5 }
            for index in centers.indices.dropFirst(2) {
                let difference = (centers[index] - centers[index - 1]) - (centers[1] - centers[0])
                system.wish(Priority.centering, difference, .equal)
            }
            system.wish(Priority.fit, along.length, .equal)
        }
    }

    /// What lies between a view and the next.
    private func gap(_ index: Int, _ lines: [Line], _ system: inout LayoutSystem) -> LinearExpression {
        guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else {
            return lines[index + 1].start - (lines[index].start + lines[index].length)
        }
        return system.value(.firstBaseline, of: shown[index + 1], heldBy: stack) - system.value(.lastBaseline, of: shown[index], heldBy: stack)
    }

    private func proportion(_ lines: [Line], _ system: inout LayoutSystem) {
        system.usesContents = true
        let lengths = shown.map { view in
            stack.axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        }
        guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for index in lines.indices where index > first && lengths[index] > 0 {
            let difference = lines[index].length * lengths[first] - lines[first].length * lengths[index]
            system.wish(Priority.proportion, difference * Double(1 / lengths[first]), .equal)
        }
    }

    // MARK: Across the axis

    private func align(_ side: Line, _ system: inout LayoutSystem) {
        let end = side.start + side.length
        for view in shown {
            let line = line(view, across, &system)
            let isFilling = stack.alignment == .fill
            let isAtStart = isFilling || stack.alignment == .leading, isAtEnd = isFilling || stack.alignment == .trailing
            require(line.start, isAtStart ? .equal : .greaterThanOrEqual, side.start, &system)
            require(line.start + line.length, isAtEnd ? .equal : .lessThanOrEqual, end, &system)
            switch stack.alignment {
            case .center: require(line.start + line.length * 0.5, .equal, side.start + side.length * 0.5, &system)
            case .firstBaseline where across == .vertical: alignBaseline(.firstBaseline, of: view, &system)
            case .lastBaseline where across == .vertical: alignBaseline(.lastBaseline, of: view, &system)
            default: break
            }
            // In what is higher than it need be, the view stays at the start.
            if !isFilling { system.wish(Priority.fit, line.start - side.start, .equal) }
        }
        if stack.alignment != .fill { system.wish(Priority.fit, side.length, .equal) }
    }

    private func alignBaseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ system: inout LayoutSystem) {
        guard view !== shown[0] else { return }
        let difference = system.value(attribute, of: view, heldBy: stack) - system.value(attribute, of: shown[0], heldBy: stack)
        system.wish(.required, difference, .equal, of: stack)
    }
}
