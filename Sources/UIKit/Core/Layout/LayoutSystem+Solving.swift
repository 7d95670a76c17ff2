// From constraints to frames.
extension LayoutSystem {
    /// Where lines about constraints go.
    static var say: @MainActor (String) -> Void = { report($0) }

    /// What a system may cost in tests; `nil` for the solver's own limit.
    static var mostWork: Int?

    /// Finds the place of everything inside the view that constraints place.
    /// - Parameter laidOut: The view that will place its subviews right afterwards; others that have to are marked.
    static func solve(_ root: UIView, for laidOut: UIView) {
        updateConstraints(in: root)
        let state = root.layoutState
        let hasRemoved = keepingRemoved {
            var solution = state.kept
            if solution?.goOn() != true {
                solution = solved(root, nil, after: solution)
                state.kept = solution
            }
            state.isSolved = true
            solution?.apply(for: laidOut)
            solution?.forgetEquations()
        }.hasRemoved
        guard hasRemoved else { return }
        // The solution names what is gone.
        state.forgetSolution()
        state.kept = nil
    }

    /// What the app's code takes out while it is asked for sizes: equations name it until they are solved. `nil` while nothing is solved.
    static var removed: [AnyObject]?

    private static func keepingRemoved<Result>(_ body: () -> Result) -> (result: Result, hasRemoved: Bool) {
        let outer = removed
        removed = []
        let result = body(), own = removed ?? []
        removed = outer.map { $0 + own }
        return (result, !own.isEmpty)
    }

    /// The size that suits the view's constraints best.
    static func size(of root: UIView, _ fitting: Fitting) -> CGSize {
        updateConstraints(in: root)
        let solution = keepingRemoved { solved(root, fitting) }.result
        let shape = solution.system.shapes[ObjectIdentifier(root)]!
        let scale = root.layer.contentsScale
        // Up: content should not become smaller than it is.
        func rounded(_ value: Double) -> CGFloat { ((value - 1e-6) * scale).rounded(.up) / scale }
        return CGSize(width: rounded(solution.value(of: shape.width)), height: rounded(solution.value(of: shape.height)))
    }

    /// Whether the constraints leave open where a view is or how large.
    static func leavesOpen(_ view: UIView, in root: UIView) -> Bool {
        updateConstraints(in: root)
        return keepingRemoved { LayoutSolution(LayoutSystem(root: root)).leavesOpen(view) }.result
    }

    private static func solved(_ root: UIView, _ fitting: Fitting?, after last: LayoutSolution? = nil) -> LayoutSolution {
        let solution = solved(LayoutSystem(root: root, fitting: fitting), after: last)
        // How high a text is depends on how wide it may be, which is known only now.
        if solution.wrapAll() { return solution }
        let second = solved(LayoutSystem(root: root, heights: solution.heights, fitting: fitting), after: solution)
        // The next layout begins with the first widths, without these heights.
        second.invalidate()
        return second
    }

    private static func solved(_ system: LayoutSystem, after last: LayoutSolution?) -> LayoutSolution {
        if let last, last.adopt(system) { return last }
        let solution = LayoutSolution(system)
        solution.solve()
        return solution
    }

    // MARK: Updating

    /// Calls the updates that are due, and those that these ask for: one may mark a view further in, which had its turn before.
    static func updateConstraints(in view: UIView) {
        var rounds = 0
        while callUpdates(in: view), rounds < mostUpdates { rounds += 1 }
    }

    /// Rounds at most: a view that marks itself in each update would never settle.
    private static var mostUpdates: Int { 16 }

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
}
