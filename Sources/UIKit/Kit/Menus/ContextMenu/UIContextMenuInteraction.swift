internal import FoundationAdditions

/// Gives a view a menu that opens when a finger rests on it, or under a click of the pointer's secondary button (R-MNU-30).
///
/// The finger that opened the menu may slide on to a choice and lift there.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    private let delegateLink: TargetLink
    private var viewLink: TargetLink?
    private let press = UILongPressGestureRecognizer()
    private let click = SecondaryClick(target: nil, action: nil)
    private let gate = Gate()
    /// What the delegate answered when a recognizer asked to begin.
    private var next: UIContextMenuConfiguration?
    private var overlay: ListMenuOverlay?
    private var configuration: UIContextMenuConfiguration?
    private var lastLocation = CGPoint.zero
    /// The view beside which the menu stands: the interaction's own unless the delegate sets another when it is asked; without one the finger.
    final weak var subject: UIView?

    /// The delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        delegateLink = TargetLink(delegate)
        super.init()
        press.name = "UIContextMenuInteraction"
        click.name = "UIContextMenuInteraction.secondaryClick"
        gate.interaction = self
        press.delegate = gate
        click.delegate = gate
        press.addAction { [weak self] (recognizer: UILongPressGestureRecognizer) in self?.pressed(recognizer) }
        click.addAction { [weak self] (_: SecondaryClick) in self?.clicked() }
    }

    /// Provides the menu. Not retained.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? { delegateLink.target as? any UIContextMenuInteractionDelegate }

    open var view: UIView? { viewLink?.target as? UIView }

    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        dismissMenu()
        old.removeGestureRecognizer(press)
        old.removeGestureRecognizer(click)
    }

    open func didMove(to view: UIView?) {
        viewLink = view.map { TargetLink($0) }
        view?.addGestureRecognizer(press)
        view?.addGestureRecognizer(click)
    }

    /// Where the menu was asked for, in the view's coordinates; in those of the interaction's own view's window for `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(lastLocation, to: view) ?? .zero }

    /// Closes the menu, if it is open.
    open func dismissMenu() { overlay?.close(animated: true) }

    /// Puts another menu in place of the one that is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if let overlay { overlay.menu = block(overlay.menu) }
    }

    // MARK: Recognizers

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // The secondary button has asked when it went down; held, it does not count as a resting finger.
        guard overlay == nil, let view, let delegate, recognizer !== press || !press.buttonMask.contains(.secondary) else { return false }
        let location = recognizer.location(in: view)
        subject = view
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location) else { return false }
        next = configuration
        lastLocation = location
        return true
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            present(at: .beside(anchorRect), dims: true)
            slide(recognizer)
        case .changed: slide(recognizer)
        case .ended: overlay?.endSlide()
        default: break
        }
    }

    private func slide(_ recognizer: UIGestureRecognizer) { overlay?.slide(to: recognizer.location(in: view)) }

    private func clicked() { present(at: .at(lastLocation), dims: false) }

    /// The subject, if the menu has room beside it; else the place of the finger.
    private var anchorRect: CGRect {
        guard let view, let window = view.window else { return .zero }
        if let subject, subject.bounds.height <= window.bounds.height / 2 { return view.convert(subject.bounds, from: subject) }
        return CGRect(origin: lastLocation, size: .zero).insetBy(dx: -10, dy: -10)
    }

    private func present(at anchor: ListMenuOverlay.Anchor, dims: Bool) {
        guard let view, let configuration = next else { return }
        next = nil
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        let content = preview.map { ($0.view!, size(of: $0, in: view)) }
        guard let new = ListMenuOverlay(menu, over: view, anchor: anchor, dims: dims || preview != nil, preview: content) else { return }
        // The preview's controller lives as long as its view is shown.
        new.onClosed = { _ = preview }
        var commit: MenuAnimator?
        new.onCommit = { [weak self, weak new] in
            guard let self, let new, overlay === new else { return }
            let animator = MenuAnimator(preview: preview)
            commit = animator
            delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            if animator.preferredCommitStyle == .pop { animator.addAnimations { [weak new] in new?.growPreview() } }
            new.close(animated: true)
        }
        new.onClose = { [weak self, weak new] in
            guard let self else { return }
            let animator = MenuAnimator(preview: preview)
            if let commit { animator.join(commit) }
            overlay = nil
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            new?.closing = animator
        }
        overlay = new
        let animator = MenuAnimator(preview: preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        guard overlay === new else { return }
        new.open(animated: true, animator: animator)
    }

    private func size(of preview: UIViewController, in view: UIView) -> CGSize {
        let wanted = preview.preferredContentSize, room = view.window?.bounds.size ?? .zero
        return wanted.width > 0 && wanted.height > 0 ? wanted : CGSize(width: room.width * 0.7, height: room.height * 0.4)
    }

    /// Lets the recognizers begin where there is a menu.
    private final class Gate: NSObject, UIGestureRecognizerDelegate {
        weak var interaction: UIContextMenuInteraction?
        @MainActor override init() { super.init() }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            interaction?.mayBegin(gestureRecognizer) ?? false
        }
    }
}
