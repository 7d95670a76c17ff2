internal import DynamicsEngine
internal import QuartzCore

/// The time of an animator.
struct DynamicsRun {
    var isRunning = false
    /// The time of the last frame; `nil` before the first.
    var lastFrame: Double?
    /// Seconds that steps have still to make; below 0 where the last step ends after the frame.
    var due = 0.0
    var elapsed = 0.0
    /// The longest frame, in seconds: what is beyond it does not happen (R-DYN-2).
    static let longestFrame = 0.1

    /// Takes a frame's time, and returns the number of steps.
    mutating func steps(until time: Double) -> Int {
        defer { lastFrame = time }
        guard let lastFrame else { return 0 }
        due += min(max(time - lastFrame, 0), Self.longestFrame)
        // R-GEN-5
        let count = max(Int((due / Limits.step - 1e-6).rounded(.up)), 0)
        due -= Double(count) * Limits.step
        elapsed += Double(count) * Limits.step
        return count
    }

    /// Where between the last step's beginning and its end the frame is.
    var share: Double { min(max(1 + due / Limits.step, 0), 1) }
}

extension UIDynamicAnimator {
    /// Behaviors have changed: the world is set up again before its next step.
    final func setNeedsRebuild() {
        needsRebuild = true
        resume()
    }

    final func moveAnchor(of behavior: UIDynamicBehavior, to point: CGPoint) {
        scene.moveAnchor(of: behavior, to: point)
        resume()
    }

    /// Starts the calls at refreshes, unless there is nothing to move.
    final func resume() {
        guard !run.isRunning, !scene.bodies.isEmpty else { return }
        run = DynamicsRun()
        run.isRunning = true
        refreshes.start { [weak self] in self?.frame(at: $0) }
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        run.isRunning = false
        refreshes.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Called at each refresh, with its time in seconds.
    final func frame(at time: Double) {
        let steps = run.steps(until: time)
        rebuildIfNeeded()
        for _ in 0..<steps { scene.world.step() }
        show()
        report(scene.world.takeEvents())
        for behavior in allBehaviors { behavior.action?() }
        if scene.world.isAtRest, !needsRebuild, run.isRunning { pause() }
    }

    private func rebuildIfNeeded() {
        let bounds = referenceBounds
        guard needsRebuild || bounds != scene.bounds else { return }
        needsRebuild = false
        scene.rebuild(allBehaviors, bounds: bounds)
    }

    private var referenceBounds: CGRect? {
        isOfLayout ? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } : referenceView?.bounds
    }

    private func show() {
        var isMoved = false
        for body in scene.bodies where body.show(scene.world, at: run.share) { isMoved = true }
        if isMoved { layout?.invalidateLayout() }
    }

    private func report(_ events: [ContactEvent]) {
        for event in events {
            guard let item = scene.item(event.body) else { continue }
            let other: (any UIDynamicItem)? = if case .body(let id) = event.other { scene.item(id) } else { nil }
            for behavior in allBehaviors { (behavior as? UICollisionBehavior)?.report(event, of: item, and: other) }
        }
    }
}
