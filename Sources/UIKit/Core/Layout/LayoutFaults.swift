internal import LayoutEngine

/// What could not be satisfied of some components, in lines for the developer.
@MainActor
struct LayoutFaults {
    /// Of how many constraints that can't be satisfied one layout says which they are.
    private static let mostConflicts = 100

    private let system: LayoutSystem
    private let components: [LayoutComponent]

    init(_ system: LayoutSystem, _ components: [LayoutComponent]) {
        self.system = system
        self.components = components
    }

    func report() {
        reportConflicts()
        if let component = components.first(where: { $0.exhaustedAt != nil }) { reportExhaustion(component) }
    }

    private func reportConflicts() {
        var refused: [(wish: Int, component: Int, entry: Int)] = []
        for (index, component) in components.enumerated() {
            for entry in component.refused where component.entries[entry].role == .wish { refused.append((component.entries[entry].origin, index, entry)) }
        }
        refused = refused.filter { system.wishes[$0.wish].constraint?.isReported == false }
        refused.sort { (system.wishes[$0.wish].serial, $0.wish) < (system.wishes[$1.wish].serial, $1.wish) }
        var patience = LayoutConflict.patience
        for (place, fault) in refused.enumerated() {
            guard let constraint = system.wishes[fault.wish].constraint else { continue }
            constraint.isReported = true
            if place < Self.mostConflicts { report(constraint, components[fault.component], fault.entry, patience: &patience) }
        }
        if refused.count > Self.mostConflicts {
            LayoutSystem.say("\(refused.count - Self.mostConflicts) more constraints inside \(system.root) can't be satisfied; they are left out")
        }
    }

    /// Says in one line which constraints can't all hold.
    private func report(_ constraint: NSLayoutConstraint, _ component: LayoutComponent, _ refused: Int, patience: inout Int) {
        let sizes = component.entries[..<refused].filter { $0.role == .size }, others = component.entries[..<refused].filter { $0.role == .wish }
        let conflict = patience > 0 ? LayoutConflict(sizes: sizes.map(\.condition), others: others.map(\.condition),
                                                     refused: component.entries[refused].condition, patience: &patience) : nil
        guard let indices = conflict?.others else {
            return LayoutSystem.say("\(constraint) can't be satisfied together with others; it is left out")
        }
        var culprits = indices.map { name(of: system.wishes[others[$0].origin]) }
        var seen: Set<String> = []
        culprits.removeAll { !seen.insert($0).inserted }
        let cause = culprits.isEmpty ? "with the sizes and places that no constraint may change" : "together with \(culprits.joined(separator: ", "))"
        LayoutSystem.say("\(constraint) can't be satisfied \(cause); it is left out")
    }

    private func name(of wish: LayoutSystem.Wish) -> String {
        wish.constraint?.description ?? wish.arranger.map { "the arrangement of \($0)" } ?? "the size of a view's content"
    }

    /// Says once of a hierarchy that its constraints cost more than a layout may (R-LAY-22).
    private func reportExhaustion(_ component: LayoutComponent) {
        guard !system.root.layoutState.isTooLarge else { return }
        system.root.layoutState.isTooLarge = true
        let rest = component.entries[(component.exhaustedAt ?? 0)...].lazy.filter { $0.role == .wish }.compactMap { system.wishes[$0.origin].constraint }
        let first = rest.first.map { ", such as \($0)," } ?? ""
        let count = system.wishes.count
        LayoutSystem.say("the \(count) constraints inside \(system.root) take too long to solve together; some of them\(first) are left out: use fewer, or lay the views out in code")
    }
}
