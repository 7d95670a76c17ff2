/// A property of a view that an animator holds between its values: one change at a time, each from where the one before it has brought the property.
@MainActor
struct HeldProperty {
    let view: UIView
    let property: ViewAnimation.Property
    let key: String
    /// In the order of their times; of two that begin at once the one that was added later counts.
    private var changes: [AnimatedChanges.Change]
    /// What each begins with. The later ones are not known before they begin.
    private var starts: [Any?]
    /// The change that is shown.
    private var shown: Int?

    /// What the model gets at the start.
    let modelStart: Any

    init(_ change: AnimatedChanges.Change, key: String) {
        view = change.view
        property = change.property
        self.key = key
        changes = [change]
        starts = [change.from]
        modelStart = change.modelFrom
        hold(0)
    }

    /// What the model gets at the end.
    var modelEnd: Any { changes[changes.count - 1].modelTo }

    /// What the screen shows; `nil` where nothing is held.
    var shownValue: Any? { view.layer.heldValue(forKey: key) }

    mutating func add(_ change: AnimatedChanges.Change) {
        let place = (changes.lastIndex { $0.start <= change.start } ?? -1) + 1
        changes.insert(change, at: place)
        // What comes after it begins elsewhere now. The first of all begins where the property stood before.
        starts.removeLast(starts.count - max(min(place, starts.count), 1))
        if let shown, shown >= place { self.shown = nil }
    }

    /// Shows the value at a progress from 0 to 1; a spring may go beyond.
    /// - Parameter clamps: Whether what is shown stays between the values of the change.
    mutating func show(_ progress: Double, clamps: Bool) {
        let index = changes.lastIndex { $0.start <= progress } ?? 0
        while starts.count <= index {
            let previous = starts.count - 1
            hold(previous)
            view.layer.showHeld(share(of: previous, at: changes[starts.count].start, clamps: clamps), forKey: key)
            starts.append(shownValue ?? changes[starts.count].from)
        }
        hold(index)
        view.layer.showHeld(share(of: index, at: progress, clamps: clamps), forKey: key)
    }

    private mutating func hold(_ index: Int) {
        guard shown != index else { return }
        shown = index
        view.layer.hold(property.rawValue, from: starts[index], to: changes[index].to, forKey: key)
    }

    private func share(of index: Int, at progress: Double, clamps: Bool) -> Double {
        let change = changes[index], end = change.start + change.length
        var share = change.length > 0 ? (progress - change.start) / change.length : progress >= change.start ? 1 : 0
        if clamps || change.start > 0 { share = max(share, 0) }
        // One whose part ends before the whole stays at its end.
        if clamps || end < 1 - GestureConfiguration.comparisonTolerance { share = min(share, 1) }
        return share
    }
}
