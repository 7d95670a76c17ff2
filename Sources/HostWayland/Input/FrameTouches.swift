#if Wayland
import Foundation

/// Fingers on the frames of windows that are drawn on this side, where what draws them takes no touches.
///
/// As with a mouse, a window goes along with the finger that lands on its title bar, two landings within a short time in the same place
/// maximize it, and a button does its work when the finger lifts from it. The landing itself asks for the move. From then on the
/// touch is the compositor's: its end may be a cancellation, or never be said, so that nothing of it is kept.
@MainActor
struct FrameTouches {
    /// Seconds from a landing to a second one that maximizes: as long as libdecor gives clicks.
    private static let longestDouble = 0.4
    /// How far from where it landed, or from the landing before, a finger counts as in the same place: half of the 44 units that a fingertip takes.
    private static let slop = 22.0

    /// A finger that holds a button.
    private var press: (number: Int32, window: WaylandSurface, part: FramePart, landed: CGPoint, place: CGPoint)?
    /// The last landing on a title bar.
    private var landing: (window: Int, time: Double, place: CGPoint)?

    /// A finger lands on a surface that is no window's content.
    /// - Parameters:
    ///   - place: Where, in the surface's logical units.
    ///   - isAlone: Whether no other finger is down. A compositor moves a window with one finger, and takes all others away.
    mutating func down(_ number: Int32, on object: OpaquePointer?, at place: CGPoint, time: Double, serial: UInt32, isAlone: Bool, _ seat: SeatState) {
        lose(number)
        guard let object, let (window, part) = seat.host.frame(at: place, on: object) else { return }
        guard part == .bar else { return press = (number, window, part, place, place) }
        guard isAlone, press == nil else { return }
        if let landing, landing.window == window.number, time - landing.time < Self.longestDouble,
           Self.isNear(place, landing.place) {
            self.landing = nil
            window.shell.perform(.maximize)
        } else {
            landing = (window.number, time, place)
            window.shell.move(seat: seat.object, serial: serial)
        }
    }

    mutating func move(_ number: Int32, to place: CGPoint) {
        if press?.number == number { press?.place = place }
    }

    mutating func up(_ number: Int32) {
        guard let press, press.number == number else { return }
        self.press = nil
        if Self.isNear(press.place, press.landed) { press.window.shell.perform(press.part) }
    }

    /// The number lands elsewhere: what had it before was lost.
    mutating func lose(_ number: Int32) {
        if press?.number == number { press = nil }
    }

    mutating func cancel() { press = nil }

    private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) <= slop && abs(a.y - b.y) <= slop }

    mutating func forget(_ window: Int) {
        if press?.window.number == window { press = nil }
    }
}
#endif
