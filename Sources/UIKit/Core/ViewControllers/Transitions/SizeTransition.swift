/// A change of a scene's size or traits, as the controllers in it see it (R-VC-1).
@MainActor
struct SizeTransition {
    private let coordinators: [TransitionCoordinator]

    /// Notifies the controllers of the windows that fill the scene, before anything changes; `nil` when there is nothing to notify of.
    init?(of scene: UIWindowScene, from old: CGRect, traits: UITraitCollection) {
        guard !old.isEmpty else { return nil }
        let size = scene.bounds.size, hasOtherTraits = traits != scene.ownTraitCollection
        guard size != old.size || hasOtherTraits else { return nil }
        var coordinators: [TransitionCoordinator] = []
        for window in scene.visibleWindows where window.frame == old {
            guard let root = window.rootViewController, root.isViewLoaded else { continue }
            let coordinator = TransitionCoordinator(from: root, to: root, in: window, duration: 0, style: .fullScreen, isAnimated: false)
            coordinators.append(coordinator)
            root.coordinator = coordinator
            if hasOtherTraits {
                let own = window.traitState?.apply(to: traits) ?? traits, new = root.traitState?.apply(to: own) ?? own
                if new != root.traitCollection { root.willTransition(to: new, with: coordinator) }
            }
            if size != old.size { root.viewWillTransition(to: size, with: coordinator) }
        }
        self.coordinators = coordinators
    }

    /// Everything has its new size and traits.
    func finish() {
        for coordinator in coordinators {
            UIView.performWithoutAnimation { coordinator.runAnimations() }
            Surroundings.performInNextTurn {
                coordinator.viewController(forKey: .to)?.leave(coordinator)
                coordinator.end()
            }
        }
    }
}

extension UIWindowScene {
    /// The scene has a new size, or is about to have other traits.
    /// - Parameter old: Its bounds before.
    func willChange(from old: CGRect) -> SizeTransition? { SizeTransition(of: self, from: old, traits: nextTraits) }
}
