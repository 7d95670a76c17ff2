#if X11
import Foundation
import TouchHost

/// The axes of one device that scroll, and where they stood last.
///
/// The server adds up what a device scrolls and sends the sums: a movement is the difference of two of them. They grow also while the
/// pointer is elsewhere, and another device that takes the pointer over changes them. After that the first sum is only a beginning.
struct ScrollAxes {
    /// What an event says of the axes.
    enum Reading: Equatable {
        case nothing
        /// Their present values, and not the earlier ones.
        case beginning
        /// By how many notches of a wheel they went on, +y down the document. By none when the fingers have left a touchpad.
        case movement(CGPoint)
    }

    private struct Axis {
        var number: Int
        var increment: Double
        var sum: Double?
    }

    let source: UInt16
    /// Whether fingers scroll, and not a wheel with steps.
    let isTouchpad: Bool
    private var across: Axis?
    private var down: Axis?

    /// `nil` for a device that does not scroll.
    init?(_ device: DeviceDescription) {
        guard !device.scrolls.isEmpty else { return nil }
        source = device.id
        isTouchpad = device.isTouchpad
        for scroll in device.scrolls {
            let axis = Axis(number: scroll.number, increment: scroll.increment)
            if scroll.isVertical { down = down ?? axis } else { across = across ?? axis }
        }
    }

    /// Takes the sums that an event has; the closure returns that of an axis, if it is in it.
    mutating func read(_ sum: (Int) -> Double?) -> Reading {
        var movement = CGPoint.zero, isKnown = false, isMentioned = false
        if let value = across.flatMap({ sum($0.number) }) {
            isMentioned = true
            if let notches = Self.advance(&across, to: value) { (movement.x, isKnown) = (notches, true) }
        }
        if let value = down.flatMap({ sum($0.number) }) {
            isMentioned = true
            if let notches = Self.advance(&down, to: value) { (movement.y, isKnown) = (notches, true) }
        }
        return isKnown ? .movement(movement) : isMentioned ? .beginning : .nothing
    }

    /// The sums may change from now on without an event.
    mutating func forgetSums() {
        across?.sum = nil
        down?.sum = nil
    }

    private static func advance(_ axis: inout Axis?, to sum: Double) -> Double? {
        guard let known = axis, sum.isFinite else { return nil }
        axis?.sum = sum
        return known.sum.map { (sum - $0) / known.increment }
    }
}
#endif
