internal import HostHeadless
internal import TouchHost
internal import UIKit

/// Fingers that land together, move as a function says, and lift together.
@MainActor
enum FingerPlayer {
    private static var lastContact = 0
    /// How long a finger of a tap is down, and the time from one tap of several to the next, in seconds.
    static let tapDuration = 0.05, tapInterval = 0.1
    private static let longest = 3600.0

    /// - Parameters:
    ///   - duration: Seconds from landing to lifting.
    ///   - place: Where a finger is so many seconds after it landed, in points of the screen.
    static func play(fingers: Int = 1, duration: Double, place: (_ finger: Int, _ time: Double) -> CGPoint) {
        guard fingers > 0, let host = AppSession.host, let scale = host.surface?.scale else { return }
        let ids = (1...fingers).map { lastContact + $0 }, start = host.clock.now, duration = duration.isFinite ? min(max(duration, 0), longest) : 0
        lastContact += fingers
        var before = (0..<fingers).map { place($0, 0) }
        func send(_ phase: Contact.Phase, at time: Double) {
            host.send(TouchFrame(timestamp: time, contacts: ContiguousArray(ids.indices.map { index in
                Contact(id: ids[index], phase: phase, tool: .finger, timestamp: time, position: CGPoint(x: before[index].x * scale, y: before[index].y * scale))
            })))
        }
        send(.began, at: start)
        let frames = Int((duration * HeadlessHost.refreshRate).rounded(.up))
        for frame in 0..<max(frames, 1) {
            // The app may end the display meanwhile.
            guard AppSession.host === host else { return }
            let time = min(Double(frame + 1) / HeadlessHost.refreshRate, duration), next = (0..<fingers).map { place($0, time) }
            if next == before {
                host.advance(to: start + time)
            } else {
                before = next
                send(.moved, at: start + time)
            }
        }
        send(.ended, at: start + duration)
    }

    /// Taps, side by side with several fingers.
    static func tap(_ point: CGPoint, count: Int = 1, fingers: Int = 1) {
        for turn in 0..<max(count, 0) {
            if turn > 0 { AppSession.host?.advance(by: tapInterval) }
            press(point, tapDuration, fingers: fingers)
        }
    }

    static func press(_ point: CGPoint, _ duration: Double, fingers: Int = 1) {
        let spacing: CGFloat = 40
        play(fingers: fingers, duration: duration) { finger, _ in CGPoint(x: point.x + (CGFloat(finger) - CGFloat(fingers - 1) / 2) * spacing, y: point.y) }
    }

    /// Rests, moves in a straight line, and rests again.
    /// - Parameter velocity: Points a second.
    static func drag(from start: CGPoint, to end: CGPoint, after hold: Double, velocity: Double, thenHold: Double) {
        let way = hypot(end.x - start.x, end.y - start.y), hold = max(hold, 0), moving = way / max(velocity, 1)
        play(duration: hold + moving + max(thenHold, 0)) { _, time in
            let part = moving > 0 ? min(max((time - hold) / moving, 0), 1) : time > hold ? 1 : 0
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// Two fingers around a point, whose distance and angle change evenly.
    static func twoFingers(around center: CGPoint, duration: Double, distance: (from: CGFloat, to: CGFloat), turn: CGFloat) {
        play(fingers: 2, duration: duration) { finger, time in
            let part = CGFloat(duration > 0 ? time / duration : 1), radius = (distance.from + (distance.to - distance.from) * part) / 2
            let angle = turn * part + (finger == 0 ? .pi : 0)
            return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
    }
}
