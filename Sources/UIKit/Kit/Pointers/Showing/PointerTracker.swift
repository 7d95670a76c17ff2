/// Finds the region that the pointer is in, and shows its style (R-PTI-2 to 4).
@MainActor
final class PointerTracker {
    static let shared = PointerTracker()

    private struct Link {
        weak var interaction: UIPointerInteraction?
    }

    /// The interactions whose views the pointer is over.
    private var over: [Link] = []
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var look: PointerLook?
    private var isUpdating = false
    /// Whether a callback has changed where the pointer is.
    private var isOutdated = false
    /// Whether the region is to be entered again.
    private var isInvalid = false

    // MARK: Moves

    /// The pointer has moved over an interaction's view.
    func moved(_ interaction: UIPointerInteraction) {
        if !over.contains(where: { $0.interaction === interaction }) { over.append(Link(interaction: interaction)) }
        // All views under the pointer report the same movement: the innermost one stands for them.
        guard ordered.first === interaction || self.interaction == nil else { return }
        update()
    }

    /// The pointer has left an interaction's view.
    func left(_ interaction: UIPointerInteraction) {
        guard over.contains(where: { $0.interaction === interaction }) else { return }
        over.removeAll { $0.interaction === interaction }
        update()
    }

    /// Asks about an interaction's region and style again.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard self.interaction === interaction else { return update() }
        isInvalid = true
        // In a callback it counts from the next movement on: otherwise a delegate that invalidates where it is called would never end.
        if !isUpdating { update() }
    }

    /// From the innermost view outwards; of one view the interaction that was added last comes first.
    private var ordered: [UIPointerInteraction] {
        over.compactMap(\.interaction).reversed().map { ($0, $0.view?.depth ?? 0) }.enumerated()
            .sorted { $0.element.1 != $1.element.1 ? $0.element.1 > $1.element.1 : $0.offset < $1.offset }.map(\.element.0)
    }

    /// Finds the region that the pointer is in now.
    func update() {
        isOutdated = true
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<Self.rounds where isOutdated {
            isOutdated = false
            find()
        }
    }

    /// How often callbacks may change where the pointer is before that waits for its next movement.
    private static let rounds = 4

    private func find() {
        if isInvalid { exit() }
        over.removeAll { $0.interaction?.view?.window == nil }
        for candidate in ordered {
            guard let region = candidate.region() else { continue }
            return show(candidate, region)
        }
        exit()
    }

    private func show(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        if self.interaction !== interaction || self.region != region {
            exit()
            enter(interaction, region)
        }
        look?.follow(interaction, region)
    }

    // MARK: Regions

    private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
        self.interaction = interaction
        self.region = region
        let style = interaction.delegate?.pointerInteraction(interaction, styleFor: region)
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
        guard self.interaction === interaction, let window = interaction.view?.window else { return }
        look = style.map { PointerLook($0, in: window) }
        animator.run()
    }

    private func exit() {
        isInvalid = false
        guard let region else { return }
        let old = interaction, animator = PointerAnimator()
        interaction = nil
        self.region = nil
        if let old { old.delegate?.pointerInteraction(old, willExit: region, animator: animator) }
        look?.end()
        look = nil
        animator.run()
    }
}

extension UIView {
    /// How many views this one is in.
    fileprivate var depth: Int { sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 } }
}

/// Collects what delegates do along with an effect.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    @MainActor override init() { super.init() }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let animations = animations, completions = completions
        (self.animations, self.completions) = ([], [])
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: PointerLook.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for animation in animations { animation() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}
