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

/// What happens to the preview of a context menu that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes with the menu.
    case dismiss = 0
    /// It grows over the whole scene while it goes.
    case pop
}

/// What may be done along with a context menu whose preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What happens to the preview: ``UIContextMenuInteractionCommitStyle/dismiss`` unless it is set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations that delegates add to a menu's.
final class MenuAnimator: NSObject, UIEditMenuInteractionAnimating, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    @MainActor init(preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// What another one has is done after its own.
    func join(_ other: MenuAnimator) {
        addAnimations { other.runAnimations() }
        addCompletion { other.runCompletions() }
    }

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
