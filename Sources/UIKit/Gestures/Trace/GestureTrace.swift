/// Records what is decided about recognizers and touches, and why.
///
/// Nothing is recorded, and it costs nothing, unless a trace is ``current``:
///
///     let trace = GestureTrace()
///     GestureTrace.current = trace
///     …
///     print(trace.explanation(of: "pan") ?? "there was no pan")
///
/// This is not part of Apple's UIKit.
@MainActor
public final class GestureTrace {
    /// The trace that is being written; `nil` without one.
    @exclusivity(unchecked) public static var current: GestureTrace? {
        didSet { GestureCoordinator.shared.engine.isTracing = current != nil }
    }

    /// In the order in which they were taken.
    public private(set) var decisions: [Decision] = []
    /// The moment, in seconds on the clock of the events, from which the times of ``explanation(of:)`` count: 0 unless it is set.
    public var origin: TimeInterval = 0
    /// How many of the latest decisions are kept.
    public let capacity: Int

    /// Makes an empty trace. When it holds `capacity` decisions, the oldest are dropped.
    public init(capacity: Int = 100_000) { self.capacity = max(1, capacity) }

    /// Removes all decisions. Later ones are appended as before.
    public func removeAll() { decisions.removeAll() }

    /// A recognizer, as it was called when the decision was taken.
    public struct Party: Hashable, Sendable, CustomStringConvertible {
        /// Distinguishes recognizers of the same name.
        public let number: Int
        /// The recognizer's `name`, else a short form of its class: "pan", "tap".
        public let name: String
        /// The class of the view that it is attached to.
        public let view: String?

        public var description: String { view.map { "\(name) on \($0)" } ?? name }

        @MainActor init(_ recognizer: UIGestureRecognizer) {
            number = recognizer.number
            name = recognizer.name ?? Self.shortName(of: recognizer)
            view = recognizer.attachedView.map { "\(type(of: $0))" }
        }

        private static func shortName(of recognizer: UIGestureRecognizer) -> String {
            var name = "\(type(of: recognizer))"
            if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
                name = String(name.dropFirst(2).dropLast("GestureRecognizer".count))
                name = name.prefix(1).lowercased() + name.dropFirst()
            }
            return name
        }
    }

    /// One decision.
    public struct Decision: Sendable {
        /// Seconds on the clock of the events.
        public let time: TimeInterval
        /// The recognizer that it concerns; `nil` for a decision about a touch and its view alone.
        public let recognizer: Party?
        /// The touch it concerns, numbered in order of landing; `nil` for what concerns a recognizer as a whole.
        public let touch: Int?
        /// The press it concerns, numbered in order of pressing; `nil` for what concerns a recognizer as a whole or a touch.
        public let press: Int?
        /// What it concerns of a wheel or touchpad, numbered in order: "scroll 1", "transform 2"; `nil` for anything else.
        public let motion: String?
        /// What was decided, with its reason.
        public let kind: Kind
    }

    /// What was decided, with the reason.
    public enum Kind: Sendable, Equatable {
        /// The touch landed in a view of this class.
        case landed(view: String)
        /// The recognizer follows the touch (R-DLV-4).
        case accepted
        case refused(Refusal)
        /// It stopped following the touch (R-GR-46).
        case ignored
        /// It asked for this state (R-GR-12).
        case requested(UIGestureRecognizer.State)
        /// It has to wait until the other has failed (R-GR-41).
        case waits(for: Party)
        /// One of the four questions made the other one a requirement for this attempt (R-GR-40).
        case requires(Party)
        case recognized
        case failed(Failure)
        /// The targets were notified.
        case sent(UIGestureRecognizer.State)
        /// The attempt is over (R-GR-30).
        case reset
        /// The view does not receive the touch yet (R-DLV-20).
        case withheldBegan
        /// The view does not receive the touch's end yet (R-DLV-21).
        case withheldEnd
        /// No recognizer withholds the touch any more (R-DLV-23).
        case released
        /// The view never receives the touch (R-DLV-23, R-DLV-24, R-DLV-28).
        case discarded
        /// The view was notified that the touch is cancelled (R-DLV-24).
        case cancelledInView(String)
    }

    /// Why a touch was refused, in the order of R-DLV-4.
    public enum Refusal: Sendable, Equatable {
        case disabled, touchType, otherTouchType, recognizerRefusedEvent, delegateRefusedEvent, delegateRefusedTouch
        /// The kind of scrolling is not among the pan's `allowedScrollTypesMask` (R-IND-2).
        case scrollType
        /// A tap that waits for another to fail takes nothing more (R-TAP-11).
        case waits
        /// A recognizer of hovering takes no touches (R-HOV-3).
        case takesNoTouches
    }

    /// Why a recognizer failed.
    public enum Failure: Sendable, Equatable {
        /// It gave up, for the reason that it gave, if it did.
        case itself(String?)
        /// It follows no touch any more (R-GR-46).
        case ignoredEverything
        /// A view's `gestureRecognizerShouldBegin` said no (R-GR-21).
        case viewRefused(String)
        /// The delegate's `gestureRecognizerShouldBegin` said no (R-GR-20).
        case delegateRefused
        /// The one it waited for was recognized (R-GR-42).
        case requirementRecognized(Party)
        /// The other goes first: both asked `canPrevent`, and neither delegate allows both (R-GR-44, R-GR-45).
        case excluded(by: Party)
        case disabled
        case removed
        case viewLeftWindow
    }

    func note(_ kind: Kind, _ recognizer: UIGestureRecognizer?, _ touch: UITouch? = nil, _ press: UIPress? = nil, motion: IndirectMotion? = nil) {
        if decisions.count >= capacity { decisions.removeFirst(max(1, capacity / 4)) }
        decisions.append(Decision(time: GestureCoordinator.shared.client.application?.dispatcher.currentTime ?? 0,
                                  recognizer: recognizer.map { Party($0) }, touch: touch?.serial, press: press.map { -$0.serial }, motion: motion?.name,
                                  kind: kind))
    }
}
