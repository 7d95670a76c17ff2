/// Shows an animator's changes at any progress: each property is held between its values, and moved by hand.
@MainActor
final class AnimatorPlayback {
    /// Called at each refresh while the animator runs.
    var onFrame: (() -> Void)?

    private var held: [HeldProperty] = []
    private var completions: [(Bool) -> Void] = []
    private var untouchable: [UIView] = []
    private let refreshes = RefreshCalls()
    private var owner: AnyObject?
    private static var lastNumber = 0

    /// Keeps the animator alive while it runs.
    func keep(_ owner: AnyObject?) { self.owner = owner }

    /// Runs a block, which sets the final values, and holds what it changes. The changes take the time from `start`, a share, to the end.
    /// - Parameter duration: Seconds of the whole time.
    func add(_ block: () -> Void, from start: Double, of duration: Double, blocksTouches: Bool) {
        let changes = AnimatedChanges()
        changes.start = start
        changes.length = 1 - start
        ViewAnimation.collect(changes, duration: duration, block)
        add(changes.changes, blocksTouches: blocksTouches)
        completions += changes.completions
    }

    /// Whether what a change shows stays between its two values.
    var clamps = false

    /// Holds changes that were made.
    func add(_ changes: [AnimatedChanges.Change], blocksTouches: Bool) {
        for change in changes {
            if let index = held.firstIndex(where: { $0.view === change.view && $0.property == change.property }) {
                held[index].add(change)
            } else {
                Self.lastNumber += 1
                held.append(HeldProperty(change, key: "animator-\(Self.lastNumber)"))
            }
            guard blocksTouches else { continue }
            change.view.untouchableAnimations += 1
            untouchable.append(change.view)
        }
    }

    /// Shows the values at a progress from 0 to 1; a spring may go beyond.
    func show(_ progress: Double) {
        for index in held.indices { held[index].show(progress, clamps: clamps) }
    }

    func start() { refreshes.start { [weak self] _ in self?.onFrame?() } }

    func pause() { refreshes.stop() }

    /// Makes what is shown the model's values.
    func freeze() { setModel { $0.shownValue } }

    /// Makes the values of a position the model's.
    func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: setModel { $0.modelEnd }
        case .start: setModel { $0.modelStart }
        case .current: setModel { $0.shownValue }
        }
        release()
    }

    /// Lets go of the views, which can be touched again (R-ANI-6).
    func release() {
        held = []
        for view in untouchable { view.untouchableAnimations -= 1 }
        untouchable = []
    }

    /// Calls the completions of what was animated inside of the blocks.
    func complete(finished: Bool) {
        let ended = completions
        completions = []
        for completion in ended { completion(finished) }
    }

    private func setModel(_ value: (HeldProperty) -> Any?) {
        UIView.performWithoutAnimation {
            for property in held {
                let new = value(property)
                property.view.layer.removeAnimation(forKey: property.key)
                if let new { property.property.set(new, on: property.view) }
            }
        }
    }
}
