/// Which appearance a navigation bar has at the moment, and what follows from it (R-NAV-8).
@MainActor
final class BarLook {
    /// One of the looks that a bar or an item can have.
    enum Kind: Int, CaseIterable { case standard, compact, scrollEdge, compactScrollEdge }

    private var appearances: [Kind: UINavigationBarAppearance] = [:]
    /// Called when a look is set or changes.
    var onChange: (() -> Void)?

    subscript(kind: Kind) -> UINavigationBarAppearance? {
        get { appearances[kind] }
        set {
            appearances[kind]?.onChange = nil
            appearances[kind] = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
            appearances[kind]?.onChange = { [weak self] in self?.onChange?() }
            onChange?()
        }
    }

    /// The standard look, made when it is asked for: it counts from the first change on.
    var standard: UINavigationBarAppearance {
        if let known = appearances[.standard] ?? waiting { return known }
        let new = UINavigationBarAppearance()
        waiting = new
        new.onChange = { [weak self] in
            guard let self else { return }
            appearances[.standard] = new
            onChange?()
        }
        return new
    }
    private var waiting: UINavigationBarAppearance?

    /// What counts of an item's looks and a bar's; `nil` where none was set that does.
    /// - Returns: With it whether it is for the scroll edge.
    static func current(_ item: BarLook?, _ bar: BarLook, isCompact: Bool, isAtEdge: Bool) -> (look: UINavigationBarAppearance, isOfEdge: Bool)? {
        var kinds: [Kind] = []
        if isAtEdge {
            if isCompact { kinds.append(.compactScrollEdge) }
            kinds.append(.scrollEdge)
        }
        if isCompact { kinds.append(.compact) }
        kinds.append(.standard)
        for kind in kinds {
            if let found = item?[kind] ?? bar[kind] { return (found, kind == .scrollEdge || kind == .compactScrollEdge) }
        }
        return nil
    }
}
