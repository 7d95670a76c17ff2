internal import LayoutEngine

/// The constraints of one hierarchy as equations.
///
/// The sides of views are counted from the topmost view's corner. A view that no constraint may move is a constant in the equations,
/// relative to its superview; one that constraints place is four variables. ``LayoutSolution`` solves them and may outlive what it is about:
/// views and constraints are not retained.
@MainActor
struct LayoutSystem {
    struct Shape {
        var left, top, width, height: LinearExpression
    }

    struct Wish {
        let priority: Float
        fileprivate(set) var expression: LinearExpression
        let relation: LayoutSolver.Relation
        /// `nil` for what follows from content.
        unowned let constraint: NSLayoutConstraint?
        /// The stack that asked for it.
        unowned let arranger: UIView?
        let serial: Int
        /// The expression's constant without that of the constraint.
        let base: Double
    }

    /// What constraints place.
    struct Placed {
        unowned let item: any LayoutItem
        /// The first of the wishes that follow from its content, and in which directions there are some.
        var content: (wish: Int, isWide: Bool, isHigh: Bool)?
    }

    let fitting: Fitting?
    unowned let root: UIView
    /// How many variables the equations have.
    private(set) var variableCount = 0
    private(set) var shapes: [ObjectIdentifier: Shape] = [:]
    /// From the outside in and in the order of siblings.
    private(set) var placed: ContiguousArray<Placed> = []
    private(set) var wishes: ContiguousArray<Wish> = []
    /// What is not negative: widths and heights.
    private(set) var sizes: ContiguousArray<LinearExpression> = []
    /// Whether the size of a view's content is also in other conditions than those that follow from it: in baselines or proportions.
    var usesContents = false
    /// Whether it depends on what may change without a word to constraints, as views' directions do: then it is collected for each layout.
    var isVolatile = UIView.usesDirections || CurrentTraits.vary
    /// Heights of texts that are broken into lines, for the widths that they have.
    private let heights: [ObjectIdentifier: CGFloat]

    /// - Parameter fitting: The size to keep to and how much; `nil`: the root has its size.
    init(root: UIView, heights: [ObjectIdentifier: CGFloat] = [:], fitting: Fitting? = nil) {
        self.root = root
        self.heights = heights
        self.fitting = fitting
        if let fitting {
            let shape = makeShape(root, left: LinearExpression(), top: LinearExpression())
            wish(fitting.horizontal, shape.width - LinearExpression(fitting.size.width), .equal)
            wish(fitting.vertical, shape.height - LinearExpression(fitting.size.height), .equal)
            addContent(of: root, shape)
        } else {
            let size = root.layer.bounds.size
            shapes[ObjectIdentifier(root)] = Shape(left: LinearExpression(), top: LinearExpression(), width: LinearExpression(size.width),
                                                   height: LinearExpression(size.height))
        }
        collect(root)
    }

    /// The wishes in the order in which they count. Of one priority, the older first: of required ones that contradict each other, the younger is left out.
    var order: ContiguousArray<Int> {
        let keys = wishes.enumerated().map { (priority: $1.priority, serial: $1.serial, index: $0) }
        return ContiguousArray(keys.sorted { a, b in (b.priority, a.serial, a.index) < (a.priority, b.serial, b.index) }.map(\.index))
    }

    /// Lets go of the equations, which their solution has in another form.
    mutating func forgetEquations() {
        guard !shapes.isEmpty else { return }
        shapes = [:]
        sizes = []
        for index in wishes.indices { wishes[index].expression = LinearExpression() }
    }

    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    // MARK: Collecting

    private mutating func collect(_ view: UIView) {
        if MoreStack.isNeeded { MoreStack.call { collectInside(view) } } else { collectInside(view) }
    }

    private mutating func collectInside(_ view: UIView) {
        if let state = view.ownLayoutState {
            for guide in state.guides { _ = shape(of: guide) }
            for constraint in state.held { add(constraint, heldBy: view) }
        }
        view.arrange(in: &self)
        for child in view.children {
            if child.ownLayoutState?.translatesMask == false { _ = shape(of: child) }
            collect(child)
        }
    }

    mutating func wish(_ priority: UILayoutPriority, _ expression: LinearExpression, _ relation: LayoutSolver.Relation,
                       of stack: UIView? = nil) {
        // A stack's own conditions come before the app's, so that of two that can't both hold the one that can be named is left out.
        wishes.append(Wish(priority: priority.rawValue, expression: expression, relation: relation, constraint: nil, arranger: stack,
                           serial: stack != nil ? 0 : .max, base: expression.constant))
    }

    private mutating func add(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
        guard let first = constraint.first, first.itemView?.isDescendant(of: root) == true else { return }
        noteDependence(on: first, heldBy: view)
        var expression = value(constraint.firstAttribute, of: first, heldBy: view)
        if let second = constraint.second {
            guard second.itemView?.isDescendant(of: root) == true else { return }
            noteDependence(on: second, heldBy: view)
            expression.add(value(constraint.secondAttribute, of: second, heldBy: view), times: -constraint.multiplier)
        }
        let base = expression.constant
        expression.constant -= constraint.constant
        let relation: LayoutSolver.Relation = switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
        constraint.wish = wishes.count
        wishes.append(Wish(priority: constraint.priority.rawValue, expression: expression, relation: relation, constraint: constraint, arranger: nil,
                           serial: constraint.serial, base: base))
    }

    /// Says of an item, and of what is around it as far as the view that keeps the constraint, that the solution depends on it.
    private func noteDependence(on item: any LayoutItem, heldBy holder: UIView) {
        item.itemView?.layoutState.sizeMatters = true
        var next = item.itemView
        while let view = next, view !== holder {
            view.layoutState.placeMatters = true
            next = view.parent
        }
    }

    // MARK: Variables

    private mutating func makeVariable() -> LinearExpression {
        variableCount += 1
        return LinearExpression(variable: variableCount - 1)
    }

    /// A shape of variables, and of the sides that are given.
    mutating func makeShape(_ item: any LayoutItem, left: LinearExpression?, top: LinearExpression?) -> Shape {
        let shape = Shape(left: left ?? makeVariable(), top: top ?? makeVariable(), width: makeVariable(), height: makeVariable())
        sizes.append(shape.width)
        sizes.append(shape.height)
        keep(shape, of: item)
        item.layoutState.place = placed.count
        placed.append(Placed(item: item))
        return shape
    }

    mutating func keep(_ shape: Shape, of item: any LayoutItem) { shapes[ObjectIdentifier(item)] = shape }

    /// What a view shows, with the height that its text has at its width.
    func contentSize(of view: UIView) -> CGSize {
        var size = view.intrinsicContentSize
        if let height = heights[ObjectIdentifier(view)] { size.height = height }
        return size
    }

    /// A view that is to be as large as its content: the one that was placed last.
    mutating func addContent(of view: UIView, _ shape: Shape) {
        let size = contentSize(of: view), first = wishes.count
        let axes: [(NSLayoutConstraint.Axis, CGFloat, LinearExpression)] = [
            (.horizontal, size.width, shape.width), (.vertical, size.height, shape.height),
        ]
        for (axis, length, expression) in axes where length.isContent {
            let difference = expression - LinearExpression(length)
            wish(view.contentHuggingPriority(for: axis), difference, .lessThanOrEqual)
            wish(view.contentCompressionResistancePriority(for: axis), difference, .greaterThanOrEqual)
        }
        placed[placed.count - 1].content = (first, size.width.isContent, size.height.isContent)
    }
}

extension CGFloat {
    /// Whether it is a length that content has, and not ``UIView/noIntrinsicMetric``.
    var isContent: Bool { self >= 0 && isFinite }
}
