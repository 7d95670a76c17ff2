/// Shows an animator's changes at any progress: each property is held between its values, and moved by hand.
@MainActor
final class AnimatorPlayback {
    /// Called at each refresh while the animator runs.
    var onFrame: (() -> Void)?

    private var held: [(change: AnimatedChanges.Change, key: String)] = []
    private var untouchable: [UIView] = []
    private var link: CADisplayLink?
    private var owner: AnyObject?
    private static var lastNumber = 0

    /// Keeps the animator alive while it runs.
    func keep(_ owner: AnyObject?) { self.owner = owner }

    /// Runs a block, which sets the final values, and holds what it changes. The changes take the time from `start`, a share, to the end.
    func add(_ block: () -> Void, from start: Double, blocksTouches: Bool) {
        let changes = AnimatedChanges()
        changes.start = start
        changes.length = 1 - start
        ViewAnimation.collect(changes, block)
        add(changes.changes, blocksTouches: blocksTouches)
    }

    /// Whether what a change shows stays between its two values.
    var clamps = false

    /// Holds changes that were made.
    func add(_ changes: [AnimatedChanges.Change], blocksTouches: Bool) {
        for change in changes {
            Self.lastNumber += 1
            let key = "animator-\(Self.lastNumber)"
            change.view.layer.hold(change.property.rawValue, from: change.from, to: change.to, forKey: key)
            held.append((change, key))
            guard blocksTouches else { continue }
            change.view.untouchableAnimations += 1
            untouchable.append(change.view)
        }
    }

    /// Shows the values at a progress from 0 to 1; a spring may go beyond.
    func show(_ progress: Double) {
        for (change, key) in held {
            let share = change.length > 0 ? (progress - change.start) / change.length : progress >= 1 ? 1 : 0
            let shown = change.start > 0 || clamps ? max(share, 0) : share
            change.view.layer.showHeld(clamps ? min(shown, 1) : shown, forKey: key)
        }
    }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] _ in self?.onFrame?() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func pause() {
        link?.invalidate()
        link = nil
    }

    /// Makes what is shown the model's values.
    func freeze() { setModel { change, key in change.view.layer.heldValue(forKey: key) } }

    /// Makes the values of a position the model's.
    func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: setModel { change, _ in change.modelTo }
        case .start: setModel { change, _ in change.modelFrom }
        case .current: setModel { change, key in change.view.layer.heldValue(forKey: key) }
        }
        release()
    }

    /// Lets go of the views, which can be touched again (R-ANI-6).
    func release() {
        held = []
        for view in untouchable { view.untouchableAnimations -= 1 }
        untouchable = []
    }

    private func setModel(_ value: (AnimatedChanges.Change, String) -> Any?) {
        UIView.performWithoutAnimation {
            for (change, key) in held {
                let new = value(change, key)
                change.view.layer.removeAnimation(forKey: key)
                if let new { change.property.set(new, on: change.view) }
            }
        }
    }
}
