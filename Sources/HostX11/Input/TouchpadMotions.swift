#if X11
import Foundation
import TouchHost

/// What fingers do on touchpads: one scroll and one pinch at most, as a hand has them.
struct TouchpadMotions {
    /// Points that a touchpad moves content for one notch of a wheel: what libinput counts as one, so that a scroll is as long as on Wayland
    /// (R-IND-10).
    static let pointsOfNotch = 15.0

    /// Where a motion is in progress.
    struct Place {
        var window: UInt32
        /// The pointer that the server shows, and the device that moves it.
        var master: UInt16
        var source: UInt16
        var position: CGPoint
    }

    private(set) var scroll: Place?
    private(set) var pinch: Place?
    private(set) var scale = 1.0
    private(set) var rotation = 0.0

    var isEmpty: Bool { scroll == nil && pinch == nil }

    /// Returns whether the scroll begins with it.
    mutating func goOnScrolling(at place: Place) -> Bool {
        defer { scroll = place }
        return scroll == nil
    }

    mutating func endScroll() -> Place? {
        defer { scroll = nil }
        return scroll
    }

    mutating func beginPinch(at place: Place) {
        pinch = place
        (scale, rotation) = (1, 0)
    }

    /// The scale counts from the beginning, the angle, in radians, from the event before.
    mutating func changePinch(scale: Double, angle: Double) {
        if scale > 0 { self.scale = scale }
        rotation += angle
    }

    mutating func endPinch() -> Place? {
        defer { pinch = nil }
        return pinch
    }
}
#endif
