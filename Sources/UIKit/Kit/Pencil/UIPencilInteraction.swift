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
    /// When the squeeze began that was delivered and has not ended.
    private var squeezeStart: TimeInterval?

    public override init() { super.init() }

    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        PencilButtons.remove(self)
        endSqueeze(.cancelled, at: Surroundings.eventTime, nil)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { PencilButtons.add(self) }
    }

    private func endSqueeze(_ phase: Phase, at time: TimeInterval, _ pose: UIPencilHoverPose?) {
        guard let start = squeezeStart else { return }
        squeezeStart = nil
        delegate?.pencilInteraction(self, didReceiveSqueeze: Squeeze(timestamp: max(time, start), phase: phase, hoverPose: pose))
    }

    /// What a tap is to do. There is no setting of the system's: it is what iOS begins with.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What a squeeze is to do. There is no setting of the system's: it is what iOS begins with.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showColorPalette }
    /// Whether pencils alone are to draw, and fingers do something else. There is no setting of the system's: `false`.
    open class var prefersPencilOnlyDrawing: Bool { false }

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
        switch (button.kind, button.isPressed) {
        case (.tap, true):
            guard isEnabled, activeScene != nil else { return }
            delegate?.pencilInteraction(self, didReceiveTap: Tap(timestamp: button.timestamp, hoverPose: hoverPose(of: button)))
        case (.tap, false): break
        case (.squeeze, true):
            guard isEnabled, activeScene != nil else { return }
            squeezeStart = button.timestamp
            let squeeze = Squeeze(timestamp: button.timestamp, phase: .began, hoverPose: hoverPose(of: button))
            delegate?.pencilInteraction(self, didReceiveSqueeze: squeeze)
        case (.squeeze, false):
            // A squeeze that was delivered ends in any case, wherever the view is by now (R-PEN-3).
            endSqueeze(isEnabled ? .ended : .cancelled, at: button.timestamp, hoverPose(of: button))
        }
    }

    /// The scene of the view, while it is active.
    private var activeScene: UIWindowScene? {
        guard let scene = view?.window?.windowScene, scene.activationState == .foregroundActive else { return nil }
        return scene
    }

    /// How the pencil hovers, in the view; `nil` when it does not hover over the view's scene (R-PEN-2).
    private func hoverPose(of button: PencilButton) -> UIPencilHoverPose? {
        guard let view, let window = view.window, let scene = activeScene, button.scene === scene, let sample = button.hover else { return nil }
        let place = window.convertFromSuperview(CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale))
        let azimuth = sample.azimuth.map { angle in
            StylusDirection.angle(of: StylusDirection.vector(window.directionFromSuperview(angle), at: place) { view.convert($0, from: nil) })
        }
        return UIPencilHoverPose(sample, at: view.convert(place, from: nil), azimuth: azimuth ?? 0)
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
