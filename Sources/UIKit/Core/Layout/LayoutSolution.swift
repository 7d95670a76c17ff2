internal import LayoutEngine

/// The equations of one hierarchy, solved in parts that do not depend on each other.
///
/// The topmost view keeps it. After an edit of constants and contents only the parts that these concern are solved (``goOn()``); after other changes the
/// equations are collected again, and where these are the same but for constants, the solution is continued as well (``adopt(_:)``). The results are those of
/// a new solution (R-LAY-23).
@MainActor
final class LayoutSolution {
    /// Where a condition went.
    struct Address {
        var component = 0
        var entry = 0
    }

    private(set) var system: LayoutSystem
    private(set) var components: ContiguousArray<LayoutComponent>
    /// Of each variable.
    private let componentOf: ContiguousArray<Int>
    private var numberIn: ContiguousArray<Int>
    private var values: ContiguousArray<Double>
    /// The variables that are not negative.
    private let sizes: ContiguousArray<LinearExpression>
    /// The wishes, in the order in which they count.
    private let order: ContiguousArray<Int>
    private var wishAddresses: ContiguousArray<Address>
    /// Of the wishes that are inequalities of the app's: what is open otherwise lies at their bounds (R-LAY-29).
    private var boundAddresses: [Int: Address] = [:]
    private var kept: ContiguousArray<KeptSide>
    private var keptAddresses: ContiguousArray<Address> = []
    /// Those that have an influence; `nil` when that is to be found out.
    private var influential: ContiguousArray<Int>?
    private(set) var places: ContiguousArray<LayoutPlace>
    private(set) var frames: ContiguousArray<CGRect>
    /// Of each component, what it places.
    private var placesOf: ContiguousArray<ContiguousArray<Int>> = []
    private var scale: CGFloat

    /// How many components were solved by a search.
    private(set) var searches = 0
    /// Components whose constants have changed, and places that this concerns.
    private var changed: ContiguousArray<Int> = []
    private var isChanged: ContiguousArray<Bool>
    private var concerned: ContiguousArray<Int> = []
    /// Heights of texts that are broken into lines, by their places.
    private var wrapped: [Int: CGFloat] = [:]

    /// Whether nothing but constants and contents has changed.
    private(set) var canGoOn = true
    private var editedWishes: ContiguousArray<Int> = []
    private var editedContents: ContiguousArray<Int> = []

    init(_ system: LayoutSystem) {
        var system = system
        let sides = KeptSide.all(in: &system), places = LayoutPlace.all(in: system)
        let partition = system.fitting == nil ? LayoutPartition(system, sides) : LayoutPartition(whole: system.variableCount)
        kept = sides
        self.places = places
        self.system = system
        order = system.order
        sizes = system.sizes
        scale = system.root.layer.contentsScale
        componentOf = partition.componentOf
        numberIn = ContiguousArray(repeating: 0, count: system.variableCount)
        values = ContiguousArray(repeating: 0, count: system.variableCount)
        frames = ContiguousArray(repeating: .zero, count: places.count)
        wishAddresses = ContiguousArray(repeating: Address(), count: system.wishes.count)
        components = ContiguousArray(repeating: LayoutComponent(), count: partition.count)
        isChanged = ContiguousArray(repeating: false, count: partition.count)
        distribute(partition)
    }

    private func distribute(_ partition: LayoutPartition) {
        for variable in componentOf.indices { numberIn[variable] = components[componentOf[variable]].add(variable) }
        func address(_ expression: LinearExpression, _ relation: LayoutSolver.Relation, _ priority: Float, _ role: LayoutComponent.Role, _ origin: Int) -> Address {
            let component = partition.component(of: expression)
            let condition = LayoutSolver.Condition(expression: expression.renumbered(numberIn), relation: relation)
            return Address(component: component, entry: components[component].add(condition, priority: priority, role, origin: origin))
        }
        for (index, size) in system.sizes.enumerated() { _ = address(size, .greaterThanOrEqual, .infinity, .size, index) }
        for index in order {
            let wish = system.wishes[index]
            wishAddresses[index] = address(wish.expression, wish.relation, wish.priority, .wish, index)
        }
        func keep(_ sides: Range<Int>) {
            for index in sides {
                var expression = kept[index].expression
                expression.constant = kept[index].constant
                keptAddresses.append(address(expression, .equal, -.infinity, .keep, index))
            }
        }
        let firstPlace = kept.firstIndex { !$0.isSize } ?? kept.count
        keep(0..<firstPlace)
        for index in order where system.wishes[index].relation != .equal && system.wishes[index].constraint != nil {
            boundAddresses[index] = address(system.wishes[index].expression, .equal, -.infinity, .bound, index)
        }
        keep(firstPlace..<kept.count)
    }

    // MARK: Solving

    private static var mostWork: Int { LayoutSystem.mostWork ?? LayoutSolver.mostWork }

    /// Solves everything by a search.
    func solve() {
        var left = Self.mostWork
        // The small ones first: what costs too much takes nothing from others.
        let counts = components.map(\.entries.count)
        for index in components.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }) {
            components[index].solve(mostWork: left)
            left = max(0, left - components[index].work)
            searches += 1
            take(index)
        }
        reportFaults(of: components.indices)
        for index in places.indices { frames[index] = frame(at: index) }
    }

    /// Solves the components whose constants have changed.
    private func solveChanged() {
        let indices = changed
        changed = []
        for index in indices {
            isChanged[index] = false
            if !components[index].goOn() { search(index) }
            take(index)
        }
        reportFaults(of: indices)
        frame(whatIsPlacedBy: indices)
    }

    private func search(_ index: Int) {
        for entry in components[index].entries.indices where components[index].entries[entry].role == .keep {
            _ = components[index].set(kept[components[index].entries[entry].origin].constant, at: entry)
        }
        components[index].solve(mostWork: Self.mostWork)
        influential = nil
        searches += 1
    }

    private func take(_ index: Int) {
        for (number, variable) in components[index].variables.enumerated() { values[variable] = components[index].values[number] }
    }

    private func reportFaults(of indices: some Sequence<Int>) {
        let faulty = indices.filter { components[$0].exhaustedAt != nil || !components[$0].refused.isEmpty }
        guard !faulty.isEmpty else { return }
        LayoutFaults(system, faulty.map { components[$0] }).report()
        if faulty.contains(where: { components[$0].exhaustedAt != nil }) { canGoOn = false }
    }

    func value(of expression: LinearExpression) -> Double {
        var value = expression.constant
        for term in expression.terms { value += term.coefficient * values[term.variable] }
        return value
    }

    /// Whether the conditions leave open where a view is or how large.
    func leavesOpen(_ view: UIView) -> Bool {
        guard let shape = system.shapes[ObjectIdentifier(view)] else { return false }
        return [shape.left, shape.top, shape.width, shape.height].flatMap(\.terms).contains { term in
            components[componentOf[term.variable]].leavesOpen(numberIn[term.variable], mostWork: Self.mostWork)
        }
    }

    // MARK: Frames

    /// In the coordinates of the superview or owner, on whole pixels.
    private func frame(at index: Int) -> CGRect {
        let place = places[index]
        let width = value(of: place.width), height = value(of: place.height)
        guard let container = place.container else { return CGRect(x: 0, y: 0, width: width, height: height) }
        let x = value(of: place.x) + container.layer.bounds.minX, y = value(of: place.y) + container.layer.bounds.minY
        let scale = scale
        func rounded(_ value: Double) -> CGFloat { (value * scale).rounded() / scale }
        let left = rounded(x), top = rounded(y)
        return CGRect(x: left, y: top, width: rounded(x + width) - left, height: rounded(y + height) - top)
    }

    private func frame(whatIsPlacedBy components: ContiguousArray<Int>) {
        guard !components.isEmpty else { return }
        if placesOf.isEmpty { listPlaces() }
        for component in components {
            for index in placesOf[component] {
                frames[index] = frame(at: index)
                concerned.append(index)
            }
        }
    }

    private func listPlaces() {
        placesOf = ContiguousArray(repeating: [], count: components.count)
        for (index, place) in places.enumerated() {
            for expression in [place.x, place.y, place.width, place.height] {
                for term in expression.terms where placesOf[componentOf[term.variable]].last != index { placesOf[componentOf[term.variable]].append(index) }
            }
        }
    }

    /// Says to all that is placed where it belongs.
    /// - Parameter laidOut: The view that will place its subviews right afterwards; others that have to are marked.
    func apply(for laidOut: UIView) {
        for (place, frame) in zip(places, frames) {
            let old = place.item.layoutState.solution
            place.item.layoutState.solution = frame
            if place.isScrolledContent { place.item.itemView?.setNeedsLayout() }
            guard let view = place.view, let parent = view.parent, parent !== laidOut else { continue }
            // Where code has put it elsewhere meanwhile, it stays there until its superview is laid out for another reason.
            if old != frame, !view.isPlaced(at: frame) { parent.setNeedsLayout() }
        }
    }

    // MARK: Constants

    private func set(_ constant: Double, at address: Address) {
        guard components[address.component].set(constant, at: address.entry), !isChanged[address.component] else { return }
        isChanged[address.component] = true
        changed.append(address.component)
    }

    private func set(_ constant: Double, ofWish index: Int) {
        set(constant, at: wishAddresses[index])
        if let bound = boundAddresses[index] { set(constant, at: bound) }
    }

    private func takeKeptSides() {
        let indices = influential ?? ContiguousArray(kept.indices.filter { !components[keptAddresses[$0].component].ignores(keptAddresses[$0].entry) })
        influential = indices
        for index in indices { set(kept[index].constant, at: keptAddresses[index]) }
    }

    /// - Returns: Whether the equations have a place for it.
    private func setContent(_ size: CGSize, of index: Int) -> Bool {
        guard let content = system.placed[index].content else { return true }
        guard size.width.isContent == content.isWide, size.height.isContent == content.isHigh else { return false }
        var wish = content.wish
        for (length, isSet) in [(size.width, content.isWide), (size.height, content.isHigh)] where isSet {
            for _ in 0..<2 {
                set(-length, at: wishAddresses[wish])
                wish += 1
            }
        }
        return true
    }

    // MARK: Texts in lines

    /// Gives texts the heights that they have at their widths, which are known only now.
    /// - Returns: Whether the equations have a place for them; otherwise they have to be collected with ``heights``.
    func wrapAll() -> Bool { wrap(ContiguousArray(places.indices)) }

    /// - Parameter indices: What may have another width or another text.
    private func wrap(_ indices: ContiguousArray<Int>) -> Bool {
        var fits = canGoOn && !system.usesContents, isOther = false
        for index in indices {
            guard let view = places[index].view else { continue }
            let height = view.wrappedHeight(width: frames[index].width)
            guard wrapped[index] != height else { continue }
            wrapped[index] = height
            isOther = true
            if fits { fits = setContent(contentSize(of: view, at: index), of: index) }
        }
        guard isOther else { return true }
        // A width that depends on the heights would be another one at the next time.
        for index in wrapped.keys {
            for term in places[index].width.terms where isChanged[componentOf[term.variable]] { canGoOn = false }
        }
        if fits { solveChanged() }
        return fits
    }

    private func contentSize(of view: UIView, at index: Int) -> CGSize {
        var size = view.intrinsicContentSize
        if let height = wrapped[index] { size.height = height }
        return size
    }

    /// The heights of texts that are broken into lines.
    var heights: [ObjectIdentifier: CGFloat] {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        for (index, height) in wrapped { heights[ObjectIdentifier(places[index].item)] = height }
        return heights
    }

    // MARK: Going on

    /// Something other than constants and contents has changed, or may have.
    func invalidate() { canGoOn = false }

    func noteConstant(of constraint: NSLayoutConstraint) {
        let index = constraint.wish
        guard canGoOn, system.wishes.indices.contains(index), system.wishes[index].constraint === constraint else { return invalidate() }
        editedWishes.append(index)
    }

    func noteContent(of view: UIView) {
        guard canGoOn, !system.usesContents, let index = view.ownLayoutState?.place, places.indices.contains(index), places[index].item === view else {
            return invalidate()
        }
        editedContents.append(index)
    }

    /// Solves what was edited since the last time.
    /// - Returns: Whether it could; otherwise the equations have to be collected again.
    func goOn() -> Bool {
        let wishes = editedWishes, contents = editedContents
        editedWishes = []
        editedContents = []
        concerned = []
        guard canGoOn, !system.isVolatile, !UIView.usesDirections, !CurrentTraits.vary, scale == system.root.layer.contentsScale,
              places.allSatisfy(\.isContainerUnmoved) else { return false }
        for index in wishes {
            if let constraint = system.wishes[index].constraint { set(system.wishes[index].base - constraint.constant, ofWish: index) }
        }
        for index in contents {
            guard let view = places[index].view, view.alignmentRectInsets == places[index].insets else { return false }
            guard setContent(contentSize(of: view, at: index), of: index) else { return false }
        }
        takeKeptSides()
        solveChanged()
        return wrap(concerned + contents) && canGoOn
    }

    /// Continues with equations that are the same but for constants.
    /// - Returns: Whether they are.
    func adopt(_ other: LayoutSystem) -> Bool {
        var other = other
        let sides = KeptSide.all(in: &other)
        guard isLike(other, sides) else { return false }
        for (index, wish) in other.wishes.enumerated() { set(wish.expression.constant, ofWish: index) }
        system = other
        kept = sides
        scale = other.root.layer.contentsScale
        places = LayoutPlace.all(in: other)
        placesOf = []
        editedWishes = []
        editedContents = []
        wrapped = [:]
        canGoOn = true
        takeKeptSides()
        solveChanged()
        for index in places.indices { frames[index] = frame(at: index) }
        return true
    }

    private func isLike(_ other: LayoutSystem, _ sides: ContiguousArray<KeptSide>) -> Bool {
        guard other.variableCount == componentOf.count, other.wishes.count == wishAddresses.count, sides.count == kept.count, other.order == order,
              other.sizes == sizes else { return false }
        // The constraints of the last system may be gone.
        for (index, wish) in other.wishes.enumerated() {
            let address = wishAddresses[index], entry = components[address.component].entries[address.entry]
            guard entry.priority == wish.priority, entry.condition.relation == wish.relation,
                  (wish.relation != .equal && wish.constraint != nil) == (boundAddresses[index] != nil), isLike(wish.expression, at: address)
            else { return false }
        }
        for (index, side) in sides.enumerated() {
            guard isLike(side.expression, at: keptAddresses[index]) else { return false }
        }
        return true
    }

    /// Numbers are those in a component: a row that becomes a column has the same numbers in the other direction's component.
    private func isLike(_ expression: LinearExpression, at address: Address) -> Bool {
        let terms = components[address.component].entries[address.entry].condition.expression.terms
        guard expression.terms.count == terms.count else { return false }
        for (own, term) in zip(terms, expression.terms) where own.variable != numberIn[term.variable] || own.coefficient != term.coefficient
            || componentOf[term.variable] != address.component { return false }
        return true
    }

    /// Lets go of what only a search for the whole needs.
    func forgetEquations() { system.forgetEquations() }
}

extension LayoutPartition {
    @MainActor
    fileprivate init(_ system: LayoutSystem, _ kept: ContiguousArray<KeptSide>) {
        self.init(variableCount: system.variableCount) { unite in
            for wish in system.wishes { unite(wish.expression) }
            for side in kept { unite(side.expression) }
        }
    }
}
