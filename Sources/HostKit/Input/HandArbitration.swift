package import Foundation

/// Which contacts of a touchscreen are of the hand that holds a pen over it (R-PALM-6).
///
/// It is what libinput does with a pen and the touchscreen under it, for hosts whose system does nothing. libinput's numbers are kept, so that a hand is as
/// large on every host. Places are in millimetres, in one system for pens and fingers.
///
/// A finger is judged twice: when it lands, and when a pen comes into range while it is down. A pen that moves about takes nothing away.
package struct HandArbitration {
    /// Millimetres from the tip to the near side of the hand, which lies on the side to which the pen leans.
    static let nearSide = 20.0
    /// Millimetres from the near side of the hand to the far one.
    static let width = 200.0
    /// Millimetres of the hand that lie above the tip, and below it.
    static let above = 100.0, below = 150.0
    /// Seconds after the pen has left in which the hand still lies there: it is lifted a little later than the pen.
    static let lingering = 0.09

    /// Where the hand of a pen may lie.
    private enum Zone: Equatable {
        /// Anywhere: the pen does not report how it leans.
        case everywhere
        case area(CGRect)

        func contains(_ place: CGPoint) -> Bool {
            switch self {
            case .everywhere: true
            case .area(let area): area.contains(place)
            }
        }
    }

    private struct Pen {
        let number: Int
        var zone: Zone
        /// The side to which it leaned last: 1 for the right, -1 for the left, 0 before it has leaned.
        var side = 0.0
        /// When it left; `nil` while it is in range.
        var leftAt: Double?

        mutating func place(_ tip: CGPoint, _ lean: Double?) {
            guard let lean else {
                zone = .everywhere
                return
            }
            if lean != 0 { side = lean > 0 ? 1 : -1 }
            // Until it has leaned to a side, the hand may lie on either.
            let left = side > 0 ? nearSide : width - nearSide, right = side < 0 ? nearSide : width - nearSide
            zone = .area(CGRect(x: tip.x - left, y: tip.y - above, width: left + right, height: above + below))
        }
    }

    /// Those in range, and those that have just left.
    private var pens: ContiguousArray<Pen> = []

    package init() {}

    /// Whether no pen is near, and none has been lately. Nothing need be asked then.
    package var isIdle: Bool { pens.isEmpty }

    /// A pen is in range.
    /// - Parameters:
    ///   - tip: Where it is, in millimetres.
    ///   - lean: How far its upper end leans to the right, in any unit: the sign counts. `nil` for a pen that does not report it.
    /// - Returns: Whether it comes into range with this. Then fingers that are down are judged, too.
    package mutating func follow(pen number: Int, at tip: CGPoint, lean: Double?) -> Bool {
        for index in pens.indices where pens[index].number == number {
            let comes = pens[index].leftAt != nil
            pens[index].leftAt = nil
            pens[index].place(tip, lean)
            return comes
        }
        var pen = Pen(number: number, zone: .everywhere)
        pen.place(tip, lean)
        pens.append(pen)
        return true
    }

    /// A pen has left, at a time of the host's clock. Its hand is known for a moment more.
    package mutating func leave(pen number: Int, at time: Double) {
        for index in pens.indices where pens[index].number == number && pens[index].leftAt == nil { pens[index].leftAt = time }
    }

    /// A pen is taken away, with its hand.
    package mutating func forget(pen number: Int) { pens.removeAll { $0.number == number } }

    /// Whether a finger at a place is of the hand, at a time of the host's clock.
    package mutating func isHand(at place: CGPoint, time: Double) -> Bool {
        if pens.isEmpty { return false }
        pens.removeAll { pen in pen.leftAt.map { time - $0 >= Self.lingering } ?? false }
        for pen in pens where pen.zone.contains(place) { return true }
        return false
    }
}
