internal import TouchHost
public import UIKit

extension TouchStage {
    /// Something that touches the screen: a ``Finger`` or a ``Pencil``.
    ///
    ///     let finger = stage.finger()
    ///     finger.down(at: CGPoint(x: 20, y: 20), in: canvas)
    ///     finger.move(to: CGPoint(x: 90, y: 20), in: canvas, duration: 0.2)
    ///     finger.lift()
    ///
    /// Places are given in the coordinates of the view behind `in`, at the moment of the call; without one, in the window's. They may be
    /// outside of the view. What is down may leave the screen, but to land beside it is a failure. Every method returns the contact, so that
    /// calls can be chained.
    @MainActor
    public class Contact: CustomStringConvertible {
        let stage: TouchStage
        let id: Int
        let tool: TouchHost.Contact.Tool
        /// What the device says of it now.
        var sample = TouchSample()

        /// Whether it is on the screen.
        public private(set) var isDown = false

        init(stage: TouchStage, tool: TouchHost.Contact.Tool) {
            self.stage = stage
            self.tool = tool
            stage.lastContact += 1
            id = stage.lastContact
        }

        nonisolated public var description: String { "contact \(id)" }

        /// Where it is, or was last, in the coordinates of a view; in the window's without one.
        public func location(in view: UIView? = nil) -> CGPoint { stage.point(onScreen: sample.position, in: view) }

        // MARK: Touching

        /// Lands.
        @discardableResult
        public func down(at point: CGPoint, in view: UIView? = nil) -> Self {
            guard let position = stage.position(of: point, in: view, for: "\(self) lands") else { return self }
            guard !isDown else { return misused("lands, but is down already") }
            guard stage.isOnScreen(position, for: "\(self) lands") else { return self }
            sample.position = position
            return step(.began)
        }

        /// Lands in the middle of a view.
        @discardableResult
        public func down(in view: UIView) -> Self { down(at: view.middle, in: view) }

        /// Moves in a straight line.
        /// - Parameters:
        ///   - duration: The seconds it takes, which pass on the stage. Without any it jumps.
        ///   - steps: How many events the movement is; as many as the display has frames in that time if you don't say.
        ///   - samplesPerStep: How often a step is measured. More than one is a device that is faster than the display:
        ///     `coalescedTouches(for:)` has them all.
        @discardableResult
        public func move(to point: CGPoint, in view: UIView? = nil, duration: TimeInterval = 0, steps: Int? = nil,
                         samplesPerStep: Int = 1) -> Self {
            guard let position = stage.position(of: point, in: view, for: "\(self) moves") else { return self }
            return move(duration, steps, samplesPerStep, to: sample.moved(to: position))
        }

        /// Moves by so many points of the view, or the window, along each axis.
        @discardableResult
        public func move(by vector: CGVector, in view: UIView? = nil, duration: TimeInterval = 0, steps: Int? = nil,
                         samplesPerStep: Int = 1) -> Self {
            let start = location(in: view)
            return move(to: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy), in: view, duration: duration, steps: steps,
                        samplesPerStep: samplesPerStep)
        }

        /// Moves from point to point, in straight lines and at one speed, starting where it is.
        @discardableResult
        public func move(along points: [CGPoint], in view: UIView? = nil, duration: TimeInterval = 0, steps: Int? = nil,
                         samplesPerStep: Int = 1) -> Self {
            var line = Polyline(start: sample.position)
            for point in points {
                guard let position = stage.position(of: point, in: view, for: "\(self) moves") else { return self }
                line.append(position)
            }
            let start = sample
            return move(duration, steps, samplesPerStep) { start.moved(to: line.point(at: $0)) }
        }

        /// Moves along a path at one speed, starting where it is. Where the path has gaps it moves straight across.
        @discardableResult
        public func move(along path: UIBezierPath, in view: UIView? = nil, duration: TimeInterval = 0, steps: Int? = nil,
                         samplesPerStep: Int = 1) -> Self {
            move(along: path.points, in: view, duration: duration, steps: steps, samplesPerStep: samplesPerStep)
        }

        /// Stays as it is for so many seconds.
        @discardableResult
        public func hold(_ seconds: TimeInterval) -> Self {
            guard seconds >= 0, seconds.isFinite else { return misused("can't hold for \(number(seconds)) s") }
            if stage.plan == nil { stage.advance(by: seconds) } else { stage.plan?.hold(self, seconds) }
            return self
        }

        /// Leaves the screen.
        @discardableResult
        public func lift() -> Self { isDown ? step(.ended) : misused("lifts, but is not down") }

        /// Is taken away: a palm, a call coming in. Views and recognizers receive a cancellation.
        @discardableResult
        public func cancel() -> Self { isDown ? step(.cancelled) : misused("is cancelled, but is not down") }

        // MARK: Samples

        /// Changes in a straight line from what it is to `end`.
        func move(_ duration: TimeInterval, _ steps: Int?, _ samplesPerStep: Int, to end: TouchSample) -> Self {
            let start = sample
            return move(duration, steps, samplesPerStep) { start.interpolated(to: end, $0) }
        }

        /// - Parameter value: What is measured after a part, 0 … 1, of the duration.
        func move(_ duration: TimeInterval, _ steps: Int?, _ samplesPerStep: Int, _ value: (Double) -> TouchSample) -> Self {
            guard isDown else { return misused("moves, but is not down") }
            guard TouchStage.durations.contains(duration), TouchStage.counts.contains(steps ?? 1), TouchStage.counts.contains(samplesPerStep) else {
                let parts = "\(steps.map { "\($0)" } ?? "any") steps of \(samplesPerStep) samples"
                return misused("can't move in \(number(duration)) s and \(parts)")
            }
            guard stage.isReady() else { return self }
            if let name = sample.faultyValue ?? value(1).faultyValue { return misused("has a value that is no number: \(name)") }
            let count = steps ?? TouchStage.frames(in: duration)
            let total = count * samplesPerStep
            let wasPlanned = stage.plan != nil
            var plan = stage.plan ?? Plan()
            let start = plan.time(of: self)
            for step in 1...count {
                let end = start + duration * Double(step) / Double(count)
                for part in 1...samplesPerStep {
                    let done = (step - 1) * samplesPerStep + part
                    sample = value(Double(done) / Double(total))
                    plan.append(.moved, of: self, at: start + duration * Double(done) / Double(total), in: end)
                }
            }
            if wasPlanned { stage.plan = plan } else { stage.play(plan) }
            return self
        }

        /// Something happens to it now.
        func step(_ phase: TouchHost.Contact.Phase) -> Self {
            guard stage.isReady() else { return self }
            if let name = sample.faultyValue { return misused("has a value that is no number: \(name)") }
            isDown = phase == .began
            if stage.plan != nil {
                stage.plan?.append(phase, of: self)
            } else {
                stage.bringUpToDate()
                stage.send(TouchFrame(timestamp: stage.now, contacts: [stage.contact(self, phase, sample, at: stage.now)]))
            }
            return self
        }

        /// The application was taken from under it.
        func wasInterrupted() { isDown = false }

        func misused(_ what: String) -> Self {
            stage.report("\(self) \(what)")
            return self
        }
    }
}

extension UIView {
    /// The middle of what it shows.
    var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
