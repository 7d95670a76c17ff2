internal import TouchHost

/// Has something felt in the hand that holds the device. Use its subclasses (R-FBK-1).
///
/// It is felt where a device has a motor that the host may use: a phone's by its browser, and on X11, Wayland and a bare display those of input devices with
/// force feedback. Elsewhere nothing is felt, as on an iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// A generator for what is done in a view. The view does not matter here.
    @preconcurrency @MainActor public convenience init(view: UIView) { self.init() }

    /// Looks for motors, so that what comes next is felt at once.
    open func prepare() { host?.prepareFeedback() }

    private final var host: (any FeedbackHost)? { Surroundings.feedbackHost }

    /// Has pushes felt, while the app is active.
    final func play(_ pulses: [FeedbackPulse]) {
        guard Surroundings.isActive, !pulses.isEmpty else { return }
        host?.play(pulses)
    }
}

/// Has a blow felt, as of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What meets.
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light things.
        case light = 0
        case medium
        /// Large and heavy things.
        case heavy
        /// Things that give way.
        case soft
        /// Hard things.
        case rigid

        /// Seconds and strength of a whole blow.
        fileprivate var blow: (duration: Double, strength: Double) {
            switch self {
            case .light: (0.012, 0.45)
            case .medium: (0.018, 0.7)
            case .heavy: (0.028, 1)
            case .soft: (0.032, 0.4)
            case .rigid: (0.010, 0.9)
            }
        }
    }

    private final let style: FeedbackStyle

    @preconcurrency @MainActor public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Blows of medium strength.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .medium) }
    /// Blows for what is done in a view. The view does not matter here.
    @preconcurrency @MainActor public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Has a blow felt.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Has a blow felt.
    /// - Parameter intensity: A share of the style's strength, from 0 to 1. One of 0 is not felt.
    open func impactOccurred(intensity: CGFloat) {
        guard intensity > 0 else { return }
        let blow = style.blow
        play([FeedbackPulse(duration: blow.duration, strength: blow.strength * min(intensity.native, 1))])
    }

    /// Has a blow felt. The place does not matter here.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    /// Has a blow felt, with a share of the style's strength, from 0 to 1. The place does not matter here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Has a step felt: a choice goes from one thing to the next.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has a step felt.
    open func selectionChanged() { play([FeedbackPulse(duration: 0.008, strength: 0.35)]) }
    /// Has a step felt. The place does not matter here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Has felt how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning, error
    }

    /// Has felt how something went: two pushes for success, of which the second is stronger, two for a warning, of which the first is, four for an error.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        let pulses: [FeedbackPulse] = switch notificationType {
        case .success: [FeedbackPulse(duration: 0.015, strength: 0.6), FeedbackPulse(delay: 0.12, duration: 0.025, strength: 0.9)]
        case .warning: [FeedbackPulse(duration: 0.025, strength: 0.9), FeedbackPulse(delay: 0.16, duration: 0.015, strength: 0.6)]
        case .error:
            [FeedbackPulse(duration: 0.018, strength: 0.7), FeedbackPulse(delay: 0.09, duration: 0.018, strength: 0.7),
             FeedbackPulse(delay: 0.18, duration: 0.028, strength: 1), FeedbackPulse(delay: 0.29, duration: 0.015, strength: 0.5)]
        }
        play(pulses)
    }

    /// The same. The place does not matter here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
