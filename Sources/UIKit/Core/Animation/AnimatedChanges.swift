/// The changes of properties that a block makes, for something else than a plain animation to show.
@MainActor
final class AnimatedChanges {
    /// One change of one property.
    struct Change {
        let view: UIView
        let property: ViewAnimation.Property
        /// What was on the screen before, and what the screen shows after.
        let from: Any?
        let to: Any?
        /// What the model gets at the start, and at the end: `NSNull` for no colour.
        let modelFrom: Any
        let modelTo: Any
        /// The part of the whole time in which it happens, each from 0 to 1.
        let start: Double
        let length: Double

        init(view: UIView, property: ViewAnimation.Property, from: Any?, to: Any?, start: Double, length: Double) {
            self.view = view
            self.property = property
            self.from = from ?? ViewAnimation.faded(to)
            self.to = to ?? ViewAnimation.faded(from)
            if let from { modelFrom = from } else { modelFrom = NSNull() }
            if let to { modelTo = to } else { modelTo = NSNull() }
            self.start = start
            self.length = length
        }
    }

    private(set) var changes: [Change] = []
    /// Where the next changes belong.
    var start = 0.0
    var length = 1.0
    /// Those of the animations inside of the block, which are over when what shows the changes is.
    var completions: [(Bool) -> Void] = []

    /// Runs a block whose changes happen in a part, each from 0 to 1, of the time that changes take now.
    func during(_ start: Double, _ length: Double, _ block: () -> Void) {
        let outer = (start: self.start, length: self.length)
        (self.start, self.length) = (outer.start + start * outer.length, length * outer.length)
        block()
        (self.start, self.length) = outer
    }

    func add(_ view: UIView, _ property: ViewAnimation.Property, from: Any?, to: Any?) {
        // A property that a block sets twice moves once.
        if let index = changes.firstIndex(where: { $0.view === view && $0.property == property && $0.start == start && $0.length == length }) {
            let first = changes[index].modelFrom is NSNull ? nil : changes[index].from
            changes[index] = Change(view: view, property: property, from: first, to: to, start: start, length: length)
        } else {
            changes.append(Change(view: view, property: property, from: from, to: to, start: start, length: length))
        }
    }

    /// The changes of each property of each view, in the order of their times.
    var byProperty: [[Change]] {
        var groups: [[Change]] = []
        for change in changes {
            if let index = groups.firstIndex(where: { $0[0].view === change.view && $0[0].property == change.property }) {
                groups[index].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.map { group in
            group.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        }
    }

    /// An animation of one property from its first value by way of the others: it stands still between changes.
    static func keyframes(_ group: [Change]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: group[0].property.rawValue)
        var values: [Any] = [], times: [NSNumber] = []
        func add(_ value: Any?, _ time: Double) {
            guard let value else { return }
            values.append(value)
            times.append(NSNumber(value: min(max(time, times.last?.doubleValue ?? 0), 1)))
        }
        add(group[0].from, 0)
        var value = group[0].from
        for change in group {
            if change.start > (times.last?.doubleValue ?? 0) { add(value, change.start) }
            add(change.to, change.start + change.length)
            value = change.to
        }
        if (times.last?.doubleValue ?? 0) < 1 { add(value, 1) }
        animation.values = values
        animation.keyTimes = times
        return animation
    }
}
