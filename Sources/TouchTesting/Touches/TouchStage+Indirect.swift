internal import HostKit
internal import TouchHost
public import UIKit

/// Wheels and touchpads: what moves content without touching it.
extension TouchStage {
    /// Turns the wheel of the mouse, a sample for each whole notch and one for what is left.
    ///
    ///     stage.wheel(by: CGVector(dx: 0, dy: -3), over: list)    // three notches: the content moves up
    /// - Parameters:
    ///   - notches: By how many notches content is to move along each axis, +y downwards.
    ///   - view: What the mouse is over; the window if you don't say.
    ///   - point: In the view's coordinates. Its middle if you don't say.
    public func wheel(by notches: CGVector, over view: UIView? = nil, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags = []) {
        guard isFinite(notches), abs(notches.dx) <= 1000, abs(notches.dy) <= 1000 else {
            return report("the wheel can't turn by (\(number(notches.dx)), \(number(notches.dy))) notches")
        }
        guard let position = place(of: point, in: view, for: "the wheel turns") else { return }
        let count = max(1, Int(max(abs(notches.dx), abs(notches.dy)).rounded(.up)))
        for _ in 0..<count {
            let turn = CGPoint(x: notches.dx / Double(count), y: notches.dy / Double(count))
            send(.wheel, .changed, position, modifiers) { $0.movement = turn }
        }
    }

    /// Scrolls with two fingers on a touchpad, at an even speed; then they leave it.
    /// - Parameters:
    ///   - distance: By how many points content is to move, +y downwards.
    ///   - duration: The seconds it takes, which pass on the stage.
    ///   - rest: How many seconds the fingers rest before they leave: from 0.1 on the scroll has no velocity (R-IND-7).
    public func scroll(by distance: CGVector, over view: UIView? = nil, at point: CGPoint? = nil, duration: TimeInterval = 0.25,
                       rest: TimeInterval = 0, modifiers: UIKeyModifierFlags = []) {
        guard isFinite(distance) else { return report("nothing scrolls by (\(number(distance.dx)), \(number(distance.dy))) points") }
        let scale = host.surface?.scale ?? 1
        perform(.scroll, in: view, at: point, duration, rest, modifiers) { sample, _, count in
            sample.movement = CGPoint(x: distance.dx * scale / Double(count), y: distance.dy * scale / Double(count))
        }
    }

    /// Moves two fingers on a touchpad apart, or together, so that the distance between them is multiplied.
    /// - Parameter factor: Above 0; more than 1 magnifies.
    public func magnify(by factor: CGFloat, over view: UIView? = nil, at point: CGPoint? = nil, duration: TimeInterval = 0.25,
                        modifiers: UIKeyModifierFlags = []) {
        guard factor > 0, factor.isFinite else { return report("nothing is magnified by \(number(factor))") }
        perform(.transform, in: view, at: point, duration, 0, modifiers) { sample, step, count in
            sample.scale = pow(factor, Double(step) / Double(count))
        }
    }

    /// Turns two fingers on a touchpad about each other.
    /// - Parameter angle: Radians, clockwise.
    public func turn(by angle: CGFloat, over view: UIView? = nil, at point: CGPoint? = nil, duration: TimeInterval = 0.25,
                     modifiers: UIKeyModifierFlags = []) {
        guard angle.isFinite else { return report("nothing turns by \(number(angle))") }
        perform(.transform, in: view, at: point, duration, 0, modifiers) { sample, step, count in
            sample.rotation = angle * Double(step) / Double(count)
        }
    }

    /// Begins, changes as often as the display has frames in the time, and ends.
    private func perform(_ kind: IndirectSample.Kind, in view: UIView?, at point: CGPoint?, _ duration: TimeInterval, _ rest: TimeInterval,
                         _ modifiers: UIKeyModifierFlags, _ change: (inout IndirectSample, _ step: Int, _ count: Int) -> Void) {
        guard Self.durations.contains(duration), Self.durations.contains(rest) else {
            return report("a gesture on a touchpad can't take \(number(duration)) s and then \(number(rest)) s")
        }
        guard let position = place(of: point, in: view, for: "the pointer moves") else { return }
        let start = now, count = Self.frames(in: duration)
        send(kind, .began, position, modifiers)
        var last = IndirectSample(device: 0, kind: kind, timestamp: start, position: position)
        for step in 1...count {
            host.advance(to: start + duration * Double(step) / Double(count))
            send(kind, .changed, position, modifiers) { sample in
                change(&sample, step, count)
                last = sample
            }
        }
        host.advance(to: start + duration + rest)
        send(kind, .ended, position, modifiers) { sample in
            sample.scale = last.scale
            sample.rotation = last.rotation
        }
    }

    private func send(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ position: CGPoint, _ modifiers: UIKeyModifierFlags,
                      _ change: (inout IndirectSample) -> Void = { _ in }) {
        var sample = IndirectSample(device: PointerSimulation().device, kind: kind, phase: phase, timestamp: now, position: position,
                                    modifiers: KeyModifiers(rawValue: modifiers.rawValue).union(heldModifiers))
        change(&sample)
        host.send(sample)
    }

    /// Where the pointer is to be, in pixels. It moves there.
    private func place(of point: CGPoint?, in view: UIView?, for purpose: String) -> CGPoint? {
        guard plan == nil else {
            report("wheels and touchpads can't be used inside together { }")
            return nil
        }
        guard movePointer(to: view, at: point), let lastPosition else { return nil }
        return onSurface(lastPosition)
    }

    private func isFinite(_ vector: CGVector) -> Bool { vector.dx.isFinite && vector.dy.isFinite }
}
