internal import GestureEngine
internal import TouchHost

/// What a wheel or a touchpad did, of type `scroll` or `transform` (R-IND-1).
final class IndirectEvent: UIEvent {
    private let kind: IndirectSample.Kind
    /// `nil` while hit testing looks for the view that it begins over.
    var motion: IndirectMotion?

    init(_ sample: IndirectSample, motion: IndirectMotion? = nil) {
        kind = sample.kind
        self.motion = motion
        super.init()
        timestamp = sample.timestamp
        modifierFlags = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    }

    override var type: EventType { kind == .transform ? .transform : .scroll }

    override var servedWindows: ContiguousArray<UIWindow> { motion.map { [$0.window] } ?? [] }

    override func deliver(in window: UIWindow) { GestureCoordinator.shared.handle(self, in: window) }
}
