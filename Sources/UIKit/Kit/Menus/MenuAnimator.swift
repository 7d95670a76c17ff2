/// What may be done along with a menu that comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Runs the closure, animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls the closure when the menu has come, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What may be done along with a context menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is shown beside the menu.
    var previewViewController: UIViewController? { get }
    /// Runs the closure, animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls the closure when the menu has come, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects the animations that delegates add to a menu's.
final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating, UIContextMenuInteractionAnimating {
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    @MainActor init(preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let running = animations
        animations = []
        for animation in running { animation() }
    }

    func runCompletions() {
        let running = completions
        completions = []
        for completion in running { completion() }
    }
}
