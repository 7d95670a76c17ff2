/// Calls a delegate at taps and squeezes: here at presses of the buttons on a pen's barrel (R-PEN-1).
///
///     let interaction = UIPencilInteraction()
///     interaction.delegate = self
///     view.addInteraction(interaction)
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// What is delivered.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate is called.
    open var isEnabled = true
    /// The view that it was added to.
    public private(set) weak var view: UIView?
    private var isSqueezed = false

    public override init() { super.init() }

    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {
        if view == nil { PencilButtons.remove(self) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        isSqueezed = false
        if view != nil { PencilButtons.add(self) }
    }

    /// What a tap is to do. There is no setting of the system's: it is what iOS begins with.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What a squeeze is to do. There is no setting of the system's: it is what iOS begins with.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showColorPalette }

    /// How far a squeeze is.
    public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }

    /// A press of the first button.
    public struct Tap {
        /// On the clock of events.
        public let timestamp: TimeInterval
        /// Where the pencil hovers; `nil` while it touches.
        public let hoverPose: UIPencilHoverPose?
    }

    /// The second button, from its press until it is let go.
    public struct Squeeze {
        /// On the clock of events.
        public let timestamp: TimeInterval
        /// Began when it is pressed, ended when it is let go.
        public let phase: Phase
        /// Where the pencil hovers; `nil` while it touches.
        public let hoverPose: UIPencilHoverPose?
    }
}

extension UIPencilInteraction: PencilObserver {
    func pencilButton(_ button: PencilButton) {
        guard let view, let scene = view.window?.windowScene, scene.activationState == .foregroundActive else { return }
        let hover = button.scene === scene ? button.hover : nil
        let pose = hover.map { sample in
            let place = CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale)
            return UIPencilHoverPose(sample, at: view.convert(place, from: nil))
        }
        switch (button.kind, button.isPressed) {
        case (.tap, true):
            if isEnabled { delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: button.timestamp, hoverPose: pose)) }
        case (.tap, false): break
        case (.squeeze, true):
            guard isEnabled else { return }
            isSqueezed = true
            delegate?.pencilInteraction(self, didReceiveSqueeze: Squeeze(timestamp: button.timestamp, phase: .began, hoverPose: pose))
        case (.squeeze, false):
            // A squeeze that was delivered ends in any case.
            guard isSqueezed else { return }
            isSqueezed = false
            let phase = isEnabled ? Phase.ended : .cancelled
            delegate?.pencilInteraction(self, didReceiveSqueeze: Squeeze(timestamp: button.timestamp, phase: phase, hoverPose: pose))
        }
    }
}

/// What the system's settings have for a tap or a squeeze.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// Notified of taps and squeezes.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// A tap, for delegates without the method that has its place.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// A tap.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// A squeeze begins or ends.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) { pencilInteractionDidTap(interaction) }
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}
