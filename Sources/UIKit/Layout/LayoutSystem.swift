/// The constraints of one hierarchy as equations, and their solution.
///
/// The sides of views are counted from the topmost view's corner. A view that no constraint may move is a constant in the equations,
/// relative to its superview; one that constraints place is four variables.
@MainActor
struct LayoutSystem {
    struct Shape {
        var left, top, width, height: LinearExpression
    }

    private struct Wish {
        var priority: Float
        var condition: LayoutSolver.Condition
        /// `nil` for what follows from content.
        var constraint: NSLayoutConstraint?
        /// The stack that asked for it.
        var arranger: UIView?
        var serial: Int
    }

    /// Where lines about constraints go.
    static var say: @MainActor (String) -> Void = { report($0) }

    /// What a system may cost in tests; `nil` for the solver's own limit.
    static var mostWork: Int?

    private let root: UIView
    private var solver = mostWork.map { LayoutSolver(mostWork: $0) } ?? LayoutSolver()
    private var shapes: [ObjectIdentifier: Shape] = [:]
    /// What constraints place, from the outside in and in the order of siblings.
    private var placed: ContiguousArray<any LayoutItem> = []
    private var wishes: ContiguousArray<Wish> = []
    /// Whether it is to be found out what the constraints leave open, and what that is.
    private let findsOpen: Bool
    private var open: Set<ObjectIdentifier> = []
    /// That no width and no height is negative.
    private var sizes: [LayoutSolver.Condition] = []
    /// Heights of texts that are broken into lines, for the widths that they have.
    private let heights: [ObjectIdentifier: CGFloat]

    /// - Parameter fitting: The size to keep to and how much; `nil`: the root has its size.
    private init(root: UIView, heights: [ObjectIdentifier: CGFloat], fitting: Fitting?, findsOpen: Bool = false) {
        self.root = root
        self.findsOpen = findsOpen
        self.heights = heights
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
        satisfy()
    }

    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    // MARK: Solving

    /// Finds the place of everything inside the view that constraints place.
    /// - Parameter laidOut: The view that will place its subviews right afterwards; others that have to are marked.
    static func solve(_ root: UIView, for laidOut: UIView) {
        updateConstraints(in: root)
        let system = solved(root, nil)
        root.layoutState.isSolved = true
        for item in system.placed {
            let frame = system.frame(of: item)
            item.layoutState.solution = frame
            if let guide = item as? UILayoutGuide, guide.kind == .scrollContent { guide.owner?.setNeedsLayout() }
            guard let view = item as? UIView, let parent = view.parent, parent !== laidOut else { continue }
            if !view.isPlaced(at: frame) { parent.setNeedsLayout() }
        }
    }

    /// The size that suits the view's constraints best.
    static func size(of root: UIView, _ fitting: Fitting) -> CGSize {
        updateConstraints(in: root)
        let system = solved(root, fitting)
        let shape = system.shapes[ObjectIdentifier(root)]!
        let scale = root.layer.contentsScale
        // Up: content should not become smaller than it is.
        func rounded(_ value: Double) -> CGFloat { ((value - 1e-6) * scale).rounded(.up) / scale }
        return CGSize(width: rounded(system.solver.value(of: shape.width)), height: rounded(system.solver.value(of: shape.height)))
    }

    private static func solved(_ root: UIView, _ fitting: Fitting?) -> LayoutSystem {
        let system = LayoutSystem(root: root, heights: [:], fitting: fitting)
        // How high a text is depends on how wide it may be, which is known only now.
        var heights: [ObjectIdentifier: CGFloat] = [:]
        for item in system.placed {
            guard let view = item as? UIView, let height = view.wrappedHeight(width: system.frame(of: item).width) else { continue }
            heights[ObjectIdentifier(view)] = height
        }
        return heights.isEmpty ? system : LayoutSystem(root: root, heights: heights, fitting: fitting)
    }

    /// Calls the updates that are due, and those that these ask for: one may mark a view further in, which had its turn before.
    static func updateConstraints(in view: UIView) {
        var rounds = 0
        while callUpdates(in: view), rounds < mostUpdates { rounds += 1 }
    }

    /// Rounds at most: a view that marks itself in each update would go on for ever.
    private static let mostUpdates = 16

    /// From the inside out, as outer constraints may depend on what inner ones are.
    /// - Returns: Whether an update was called.
    private static func callUpdates(in view: UIView) -> Bool {
        if MoreStack.isNeeded { return MoreStack.call { callUpdatesInside(view) } }
        return callUpdatesInside(view)
    }

    private static func callUpdatesInside(_ view: UIView) -> Bool {
        var isCalled = false
        for child in view.children where child.parent === view && callUpdates(in: child) { isCalled = true }
        guard let state = view.ownLayoutState, state.needsUpdateConstraints else { return isCalled }
        state.needsUpdateConstraints = false
        if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
        return true
    }

    /// Of how many constraints that can't be satisfied one layout says which they are.
    private static let mostConflicts = 100

    private mutating func satisfy() {
        // Of one priority, the older first: of required ones that contradict each other, the younger is left out.
        let ordered = wishes.enumerated().sorted { a, b in
            (b.element.priority, a.element.serial, a.offset) < (a.element.priority, b.element.serial, b.offset)
        }.map(\.element)
        var index = 0, refused = 0, patience = LayoutConflict.patience
        while index < ordered.count, ordered[index].priority >= UILayoutPriority.required.rawValue {
            if solver.isExhausted { return reportExhaustion(ordered[index...]) }
            let wish = ordered[index]
            if !solver.require(wish.condition), let constraint = wish.constraint, !constraint.isReported {
                constraint.isReported = true
                refused += 1
                if refused <= Self.mostConflicts { reportConflict(constraint, wish.condition, with: ordered[..<index], patience: &patience) }
            }
            index += 1
        }
        if refused > Self.mostConflicts { Self.say("\(refused - Self.mostConflicts) more constraints inside \(root) can't be satisfied; they are left out") }
        while index < ordered.count {
            let level = ordered[index...].prefix { $0.priority == ordered[index].priority }
            solver.prefer(level.map(\.condition))
            if solver.isExhausted { return reportExhaustion(level) }
            index += level.count
        }
        keepWhatIsOpen()
        if solver.isExhausted { reportExhaustion([]) } else { solver.findValues() }
    }

    /// Says once of a hierarchy that its constraints cost more than a layout may (R-LAY-22).
    private mutating func reportExhaustion(_ rest: ArraySlice<Wish>) {
        solver.findValues()
        guard !root.layoutState.isTooLarge else { return }
        root.layoutState.isTooLarge = true
        let first = rest.lazy.compactMap(\.constraint).first.map { ", such as \($0)," } ?? ""
        Self.say("the \(wishes.count) constraints inside \(root) take too long to solve together; some of them\(first) are left out: use fewer, or lay the views out in code")
    }

    /// Says in one line which constraints can't all hold.
    private func reportConflict(_ constraint: NSLayoutConstraint, _ condition: LayoutSolver.Condition, with others: ArraySlice<Wish>,
                                patience: inout Int) {
        var culprits: [String] = []
        guard patience > 0 else { return Self.say("\(constraint) can't be satisfied together with others; it is left out") }
        let conflict = LayoutConflict(sizes: sizes, others: others.map(\.condition), refused: condition, patience: &patience)
        guard let indices = conflict.others else {
            return Self.say("\(constraint) can't be satisfied together with others; it is left out")
        }
        for index in indices {
            let wish = others[others.startIndex + index]
            let name = wish.constraint?.description ?? wish.arranger.map { "the arrangement of \($0)" }
            culprits.append(name ?? "the size of a view's content")
        }
        var seen: Set<String> = []
        culprits.removeAll { !seen.insert($0).inserted }
        let cause = culprits.isEmpty ? "with the sizes and places that no constraint may change" : "together with \(culprits.joined(separator: ", "))"
        Self.say("\(constraint) can't be satisfied \(cause); it is left out")
    }

    /// Whether the constraints leave open where a view is or how large.
    static func leavesOpen(_ view: UIView, in root: UIView) -> Bool {
        updateConstraints(in: root)
        return LayoutSystem(root: root, heights: [:], fitting: nil, findsOpen: true).open.contains(ObjectIdentifier(view))
    }

    /// What constraints say nothing about stays as it is: first sizes, then places.
    private mutating func keepWhatIsOpen() {
        for item in placed where findsOpen {
            guard let view = item as? UIView, view !== root, let shape = shapes[ObjectIdentifier(item)] else { continue }
            let sides = [shape.left, shape.top, shape.width, shape.height]
            if !sides.allSatisfy({ solver.isDetermined($0) }) { open.insert(ObjectIdentifier(item)) }
        }
        for item in placed {
            if let guide = item as? UILayoutGuide, guide.kind == .scrollContent, let scrollView = item.itemView?.scrollingContainer {
                let shape = shapes[ObjectIdentifier(guide)]!
                keep(shape.width, scrollView.contentSize.width / scrollView.scale)
                keep(shape.height, scrollView.contentSize.height / scrollView.scale)
            }
            guard let view = item as? UIView else { continue }
            let shape = frame(of: shapes[ObjectIdentifier(view)]!, view)
            keep(shape.width, view.layer.bounds.width)
            keep(shape.height, view.layer.bounds.height)
        }
        for item in placed {
            guard let view = item as? UIView, let parent = view.parent, view !== root else { continue }
            let shape = frame(of: shapes[ObjectIdentifier(view)]!, view), outer = frameShape(of: parent), frame = view.untransformedFrame
            keep(shape.left - outer.left, frame.minX - parent.layer.bounds.minX)
            keep(shape.top - outer.top, frame.minY - parent.layer.bounds.minY)
        }
    }

    private mutating func keep(_ expression: LinearExpression, _ value: CGFloat) {
        guard !solver.isDetermined(expression) else { return }
        solver.prefer(CollectionOfOne(LayoutSolver.Condition(expression: expression - LinearExpression(value), relation: .equal)))
    }

    /// In the coordinates of the superview or owner, on whole pixels.
    private func frame(of item: any LayoutItem) -> CGRect {
        var shape = shapes[ObjectIdentifier(item)]!
        if let view = item as? UIView { shape = frame(of: shape, view) }
        guard let container = (item as? UIView)?.parent ?? item.itemView, item !== root,
              let outer = shapes[ObjectIdentifier(container)].map({ frame(of: $0, container) }) else {
            return CGRect(x: 0, y: 0, width: solver.value(of: shape.width), height: solver.value(of: shape.height))
        }
        let x = solver.value(of: shape.left - outer.left) + container.layer.bounds.minX
        let y = solver.value(of: shape.top - outer.top) + container.layer.bounds.minY
        let scale = root.layer.contentsScale
        func rounded(_ value: Double) -> CGFloat { (value * scale).rounded() / scale }
        let left = rounded(x), top = rounded(y)
        return CGRect(x: left, y: top, width: rounded(x + solver.value(of: shape.width)) - left,
                      height: rounded(y + solver.value(of: shape.height)) - top)
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
                       _ constraint: NSLayoutConstraint? = nil, of stack: UIView? = nil) {
        // A stack's own conditions come before the app's, so that of two that can't both hold the one that can be named is left out.
        wishes.append(Wish(priority: priority.rawValue, condition: LayoutSolver.Condition(expression: expression, relation: relation),
                           constraint: constraint, arranger: stack, serial: stack != nil ? 0 : constraint?.serial ?? .max))
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
        expression.constant -= constraint.constant
        let relation: LayoutSolver.Relation = switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
        wish(constraint.priority, expression, relation, constraint)
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

    // MARK: Shapes

    mutating func shape(of item: any LayoutItem) -> Shape {
        if let shape = shapes[ObjectIdentifier(item)] { return shape }
        if let guide = item as? UILayoutGuide { return shape(ofGuide: guide) }
        // Only views inside the root come here, and the root has its shape.
        guard let view = item as? UIView, let parent = view.parent else { fatalError("\(item) is in another hierarchy") }
        guard view.layoutState.translatesMask else {
            let shape = makeShape(view, left: nil, top: nil)
            addContent(of: view, shape)
            return shape
        }
        let outer = frameShape(of: parent)
        let own = view.untransformedFrame, origin = parent.layer.bounds.origin
        let frame = view.alignmentRectInsets == .zero ? own : view.alignmentRect(forFrame: own)
        let shape = Shape(left: outer.left + LinearExpression(frame.minX - origin.x),
                          top: outer.top + LinearExpression(frame.minY - origin.y),
                          width: LinearExpression(frame.width), height: LinearExpression(frame.height))
        shapes[ObjectIdentifier(view)] = shape
        return shape
    }

    /// The frame around an alignment rectangle.
    private func frame(of shape: Shape, _ view: UIView) -> Shape {
        let insets = view.alignmentRectInsets
        guard insets != .zero else { return shape }
        return Shape(left: shape.left - LinearExpression(insets.left), top: shape.top - LinearExpression(insets.top),
                     width: shape.width + LinearExpression(insets.left + insets.right), height: shape.height + LinearExpression(insets.top + insets.bottom))
    }

    private mutating func frameShape(of view: UIView) -> Shape { frame(of: shape(of: view), view) }

    /// The part of the margins' guide that is no wider than lines of text should be.
    private mutating func readableShape(_ guide: UILayoutGuide, _ room: Shape) -> Shape {
        let shape = makeShape(guide, left: nil, top: room.top)
        wish(.required, shape.height - room.height, .equal)
        wish(.required, shape.left + shape.width * 0.5 - room.left - room.width * 0.5, .equal)
        wish(.required, shape.width - LinearExpression(UILayoutGuide.readableWidth), .lessThanOrEqual)
        wish(.required, shape.width - room.width, .lessThanOrEqual)
        wish(UILayoutPriority(999), shape.width - room.width, .equal)
        return shape
    }

    private mutating func shape(ofGuide guide: UILayoutGuide) -> Shape {
        guard guide.kind != .free, let owner = guide.owner else { return makeShape(guide, left: nil, top: nil) }
        var shape = frameShape(of: owner)
        if guide.kind == .keyboard {
            let height = LinearExpression(guide.coveredHeight)
            shape.top = shape.top + shape.height - height
            shape.height = height
            shapes[ObjectIdentifier(guide)] = shape
            return shape
        }
        if let scrollView = owner.scrollingContainer {
            if guide.kind == .scrollContent {
                scrollView.isContentConstrained = true
                let origin = owner.layer.bounds.origin
                return makeShape(guide, left: shape.left - LinearExpression(origin.x), top: shape.top - LinearExpression(origin.y))
            }
            scrollView.isFrameConstrained = true
            if guide.kind == .scrollFrame {
                shapes[ObjectIdentifier(guide)] = shape
                return shape
            }
        }
        let insets = guide.kind == .margins || guide.kind == .readable ? owner.layoutMargins : owner.safeAreaInsets
        shape.left.constant += insets.left
        shape.width.constant -= insets.left + insets.right
        if guide.kind == .safeBottom {
            shape.top.add(shape.height)
            shape.top.constant -= insets.bottom
        } else {
            shape.top.constant += insets.top
        }
        shape.height.constant -= insets.top + insets.bottom
        if guide.kind == .readable { return readableShape(guide, shape) }
        if guide.kind == .safeTop || guide.kind == .safeBottom { shape.height = LinearExpression() }
        shapes[ObjectIdentifier(guide)] = shape
        return shape
    }

    /// A shape of variables, and of the sides that are given.
    private mutating func makeShape(_ item: any LayoutItem, left: LinearExpression?, top: LinearExpression?) -> Shape {
        let shape = Shape(left: left ?? LinearExpression(variable: solver.makeVariable()),
                          top: top ?? LinearExpression(variable: solver.makeVariable()),
                          width: LinearExpression(variable: solver.makeVariable()),
                          height: LinearExpression(variable: solver.makeVariable()))
        for side in [shape.width, shape.height] {
            let condition = LayoutSolver.Condition(expression: side, relation: .greaterThanOrEqual)
            _ = solver.require(condition)
            sizes.append(condition)
        }
        shapes[ObjectIdentifier(item)] = shape
        placed.append(item)
        return shape
    }

    /// A view that is to be as large as its content.
    private mutating func addContent(of view: UIView, _ shape: Shape) {
        var size = view.intrinsicContentSize
        if let height = heights[ObjectIdentifier(view)] { size.height = height }
        let axes: [(NSLayoutConstraint.Axis, CGFloat, LinearExpression)] = [
            (.horizontal, size.width, shape.width), (.vertical, size.height, shape.height),
        ]
        for (axis, length, expression) in axes {
            guard length >= 0, length.isFinite else { continue }
            let difference = expression - LinearExpression(length)
            wish(view.contentHuggingPriority(for: axis), difference, .lessThanOrEqual)
            wish(view.contentCompressionResistancePriority(for: axis), difference, .greaterThanOrEqual)
        }
    }

    private func baselines(of view: UIView?) -> (first: CGFloat, last: CGFloat)? {
        guard let view else { return nil }
        return view.baselines(contentHeight: heights[ObjectIdentifier(view)] ?? view.intrinsicContentSize.height)
    }

    private static let firstMargin = NSLayoutConstraint.Attribute.leftMargin.rawValue

    /// An attribute; places are counted from the corner of the view that keeps the constraint, which matters to multiples of them.
    mutating func value(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
                                heldBy holder: UIView) -> LinearExpression {
        let isInside = item === holder && holder.scrollingContainer != nil
        // From inside, the sides of a scroll view are those of its content (R-SCR-39).
        if isInside, let scrollView = holder.scrollingContainer, !attribute.isSizeOrCenter {
            return value(attribute, of: scrollView.contentLayoutGuide, heldBy: holder)
        }
        let shape = shape(of: item), origin = self.shape(of: holder)
        // A middle is as far from the content's corner as it is from the scroll view's: it moves with the content.
        let scrolled = isInside ? holder.layer.bounds.origin : .zero
        let left = shape.left - origin.left - LinearExpression(scrolled.x), top = shape.top - origin.top - LinearExpression(scrolled.y)
        let view = item as? UIView
        let margins = attribute.rawValue >= Self.firstMargin ? view?.layoutMargins ?? .zero : .zero
        if let view, attribute == .firstBaseline || attribute == .lastBaseline {
            let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if inner !== view, inner.isDescendant(of: view) { return value(attribute, of: inner, heldBy: holder) }
        }
        switch attribute {
        case .notAnAttribute: return LinearExpression()
        case .width: return shape.width
        case .height: return shape.height
        // From right to left a place is counted from the right, so that constants lead inwards as they do from left to right.
        case .leading where holder.isRightToLeft: return (left + shape.width) * -1
        case .trailing where holder.isRightToLeft: return left * -1
        case .leadingMargin where holder.isRightToLeft: return (left + shape.width - LinearExpression(margins.right)) * -1
        case .trailingMargin where holder.isRightToLeft: return (left + LinearExpression(margins.left)) * -1
        case .left, .leading: return left
        case .right, .trailing: return left + shape.width
        case .top: return top
        case .bottom: return top + shape.height
        case .centerX: return left + shape.width * 0.5
        case .centerY: return top + shape.height * 0.5
        case .leftMargin, .leadingMargin: return left + LinearExpression(margins.left)
        case .rightMargin, .trailingMargin: return left + shape.width - LinearExpression(margins.right)
        case .topMargin: return top + LinearExpression(margins.top)
        case .bottomMargin: return top + shape.height - LinearExpression(margins.bottom)
        case .centerXWithinMargins: return left + shape.width * 0.5 + LinearExpression((margins.left - margins.right) / 2)
        case .centerYWithinMargins: return top + shape.height * 0.5 + LinearExpression((margins.top - margins.bottom) / 2)
        case .firstBaseline:
            guard let offset = baselines(of: view)?.first else { return top }
            return top + shape.height * 0.5 + LinearExpression(offset)
        case .lastBaseline:
            guard let offset = baselines(of: view)?.last else { return top + shape.height }
            return top + shape.height * 0.5 + LinearExpression(offset)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What a scroll view has of its own in constraints with what is in it.
    fileprivate var isSizeOrCenter: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}

/// A view that moves its content, as constraints know it (R-SCR-39).
@MainActor
protocol ScrollingContainer: AnyObject {
    /// The guide of the content's rectangle.
    var contentLayoutGuide: UILayoutGuide { get }
    /// The content's size, in points.
    var contentSize: CGSize { get }
    /// How many times larger than at first the content is shown.
    var scale: CGFloat { get }
    /// Whether a constraint is about the content's rectangle: then that is the content's size.
    var isContentConstrained: Bool { get set }
    /// Whether a constraint is about the frame's: what it places must follow the content.
    var isFrameConstrained: Bool { get set }
}
