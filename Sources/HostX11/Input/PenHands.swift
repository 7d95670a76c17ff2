#if X11
import Foundation
import HostKit

/// The hands of pens over their touchscreens, where the drivers leave them to the host (R-PALM-6, R-PALM-7).
///
/// Places are in pixels of the screen, all outputs together.
struct PenHands {
    /// A touchscreen, and the pens that are used on it.
    private struct Tablet {
        let touchscreen: UInt16
        let pens: [UInt16]
        /// Millimetres of the touchscreen that a pixel stands for.
        let unit: Double
        var hands = HandArbitration()
    }

    private var tablets: ContiguousArray<Tablet> = []

    /// Takes the devices that the server has now. A touchscreen that stays, with its pens, keeps the hands that lie on it.
    /// - Parameter pixelsAcross: How many pixels a touchscreen's first axis is laid over.
    mutating func update(_ devices: [DeviceDescription], _ atoms: Atoms, pixelsAcross: (DeviceDescription) -> Double) {
        let before = tablets
        tablets = []
        for touchscreen in devices where touchscreen.fingers != nil {
            let pens = devices.filter { PenAxes($0, atoms) != nil && Self.needArbitration($0, touchscreen) }
            guard !pens.isEmpty else { continue }
            let numbers = pens.map(\.id)
            let pixels = max(1, pixelsAcross(touchscreen))
            var tablet = Tablet(touchscreen: touchscreen.id, pens: numbers, unit: Self.millimetres(touchscreen, pens[0], atoms, pixels: pixels) / pixels)
            for known in before where known.touchscreen == touchscreen.id && known.pens == numbers { tablet.hands = known.hands }
            tablets.append(tablet)
        }
    }

    /// Whether a pen and a touchscreen are of one device, and different drivers drive them, or drivers that do not arbitrate.
    static func needArbitration(_ pen: DeviceDescription, _ touchscreen: DeviceDescription) -> Bool {
        guard pen.product == touchscreen.product, pen.product.contains(where: { $0 != 0 }) else { return false }
        return pen.driver != touchscreen.driver || !pen.driver.arbitrates
    }

    /// How wide the touchscreen is. Where neither device reports it, a pixel is as large as X servers say that one is: the 96th part of an inch.
    private static func millimetres(_ touchscreen: DeviceDescription, _ pen: DeviceDescription, _ atoms: Atoms, pixels: Double) -> Double {
        for device in [touchscreen, pen] {
            guard let axis = device.axis(atoms[.mtPositionX]) ?? device.axis(atoms[.positionX]), axis.resolution > 0 else { continue }
            return (axis.range + 1) / axis.resolution * 1000
        }
        return pixels * 25.4 / 96
    }

    /// A pen is in range.
    /// - Parameter lean: How far it leans to the right; `nil` for a pen that does not report it.
    /// - Returns: Whether it comes into range with this. Then fingers that are down are to be judged, too.
    mutating func follow(pen: UInt16, at tip: CGPoint, lean: Double?) -> Bool {
        var comes = false
        for index in tablets.indices where tablets[index].pens.contains(pen) {
            let unit = tablets[index].unit
            if tablets[index].hands.follow(pen: Int(pen), at: CGPoint(x: tip.x * unit, y: tip.y * unit), lean: lean) { comes = true }
        }
        return comes
    }

    mutating func leave(pen: UInt16, at time: Double) {
        for index in tablets.indices { tablets[index].hands.leave(pen: Int(pen), at: time) }
    }

    /// The pen, or its tablet, is taken away.
    mutating func forget(pen: UInt16) {
        for index in tablets.indices { tablets[index].hands.forget(pen: Int(pen)) }
    }

    /// Whether a finger at a place is of a hand.
    mutating func isHand(touchscreen: UInt16, at place: CGPoint, time: Double) -> Bool {
        for index in tablets.indices where tablets[index].touchscreen == touchscreen && !tablets[index].hands.isIdle {
            let unit = tablets[index].unit
            return tablets[index].hands.isHand(at: CGPoint(x: place.x * unit, y: place.y * unit), time: time)
        }
        return false
    }
}
#endif
