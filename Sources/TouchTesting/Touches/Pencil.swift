internal import TouchHost
public import UIKit

extension TouchStage {
    /// A stylus, which reports how hard it presses and how it is held.
    ///
    ///     let pencil = stage.pencil()
    ///     pencil.altitude = .pi / 4
    ///     pencil.down(at: CGPoint(x: 20, y: 20))
    ///     pencil.move(to: CGPoint(x: 200, y: 20), duration: 0.5, force: 2)
    ///     pencil.lift()
    ///
    /// What is set counts from the next sample on.
    public final class Pencil: Contact {
        /// How hard it presses, 1 being an average touch.
        public var force: CGFloat {
            get { sample.force ?? 0 }
            set { sample.force = newValue }
        }

        /// Radians between it and the screen; π/2 when it stands upright.
        public var altitude: CGFloat {
            get { sample.altitude ?? 0 }
            set { sample.altitude = newValue }
        }

        /// The direction in which its other end points, in radians clockwise from the window's +x axis.
        public var azimuth: CGFloat {
            get { sample.azimuth ?? 0 }
            set { sample.azimuth = newValue }
        }

        /// Radians by which it is turned about its own axis; `nil` for one that does not measure it.
        public var roll: CGFloat? {
            get { sample.roll }
            set { sample.roll = newValue }
        }

        init(stage: TouchStage) {
            super.init(stage: stage, tool: .pencil)
            sample.force = 1
            sample.altitude = .pi / 2
            sample.azimuth = 0
        }

        nonisolated public override var description: String { "pencil \(id)" }

        /// Moves in a straight line, while force and angles change evenly to new values.
        @discardableResult
        public func move(to point: CGPoint, in view: UIView? = nil, duration: TimeInterval = 0, steps: Int? = nil, samplesPerStep: Int = 1,
                         force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil) -> Self {
            guard let position = stage.position(of: point, in: view, for: "\(self) moves") else { return self }
            return move(duration, steps, samplesPerStep, to: changed(sample.moved(to: position), force, altitude, azimuth))
        }

        /// Changes force and angles evenly, without moving.
        @discardableResult
        public func press(force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil, duration: TimeInterval = 0,
                          steps: Int? = nil, samplesPerStep: Int = 1) -> Self {
            move(duration, steps, samplesPerStep, to: changed(sample, force, altitude, azimuth))
        }

        private func changed(_ sample: TouchSample, _ force: CGFloat?, _ altitude: CGFloat?, _ azimuth: CGFloat?) -> TouchSample {
            var result = sample
            result.force = force ?? sample.force
            result.altitude = altitude ?? sample.altitude
            result.azimuth = azimuth ?? sample.azimuth
            return result
        }
    }

    /// A pencil, upright and with an average force at first.
    public func pencil() -> Pencil { Pencil(stage: self) }
}
