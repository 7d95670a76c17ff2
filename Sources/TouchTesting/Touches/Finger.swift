internal import TouchHost
public import UIKit

extension TouchStage {
    /// A finger on a touchscreen.
    public final class Finger: Contact {
        /// The radius of its contact in points; `nil` for a screen that does not measure it. Counts from the next sample on.
        public var radius: CGFloat? {
            get { sample.radius }
            set { sample.radius = newValue }
        }

        /// How hard it presses, 1 being an average touch; `nil` for a screen that does not measure it. Counts from the next sample on.
        public var force: CGFloat? {
            get { sample.force }
            set { sample.force = newValue }
        }

        init(stage: TouchStage) { super.init(stage: stage, tool: .finger) }

        nonisolated public override var description: String { "finger \(id)" }
    }

    /// Another finger.
    public func finger() -> Finger { Finger(stage: self) }

    /// So many fingers.
    public func fingers(_ count: Int) -> [Finger] { (0..<max(count, 0)).map { _ in finger() } }
}
