#if X11
import Foundation
import Testing
import HostKit
import TouchHost
@testable import HostX11

/// What drivers say of devices that no rig has: the Wacom driver's, libinput's and evdev's.
@MainActor @Suite struct DeviceValueTests {
    private typealias Axis = DeviceDescription.Axis
    private let atoms = Atoms()

    private func device(_ kind: Atoms.Name?, _ name: String = "tablet", _ axes: [(Atoms.Name, ClosedRange<Double>, Double)]) -> DeviceDescription {
        DeviceDescription(id: 9, name: name, kind: kind.map { atoms[$0] } ?? 0, axes: axes.enumerated().map { number, axis in
            Axis(number: number, label: atoms[axis.0], minimum: axis.1.lowerBound, maximum: axis.1.upperBound, resolution: axis.2)
        })
    }

    private var wacom: [(Atoms.Name, ClosedRange<Double>, Double)] {
        [(.positionX, 0...44704, 0), (.tiltX, -64...63, 57), (.tiltY, -64...63, 57), (.pressure, 0...65536, 0), (.wheel, -900...899, 1)]
    }

    @Test("R-TCH-18 … 21 Pressure, tilts and rotation of the Wacom driver")
    func wacomPen() throws {
        var pen = Pen(try #require(PenAxes(device(nil, "Wacom stylus", wacom), atoms)))
        #expect(!pen.axes.isEraser && pen.axes.hasTilt)
        // 45° to the right, three quarters of the pressure, a quarter of a turn.
        let values = [1: 57 * Double.pi / 4, 2: 0, 3: 49152, 4: 449.75]
        pen.read { values[$0] }
        var queue = DeliveryQueue()
        pen.state.enter(1)
        pen.state.down(id: 1)
        pen.state.frame(time: 1, [], into: &queue)
        let contact = try firstContact(&queue)
        #expect(abs((contact.force ?? 0) - 1.5) < 1e-6)
        #expect(abs((contact.altitude ?? 0) - .pi / 4) < 1e-6 && abs(contact.azimuth ?? 1) < 1e-6)
        #expect(abs((contact.roll ?? 0) - .pi / 2) < 1e-3)
        // Towards the person, and what is left out stays.
        pen.read { [1: 0, 2: 57 * Double.pi / 6][$0] }
        pen.state.frame(time: 2, [], into: &queue)
        let next = try firstContact(&queue)
        #expect(abs((next.altitude ?? 0) - .pi / 3) < 1e-6 && abs((next.azimuth ?? 0) - .pi / 2) < 1e-6)
        #expect(abs((next.force ?? 0) - 1.5) < 1e-6)
    }

    @Test func degreesAndOldTablets() throws {
        let libinput = try #require(PenAxes(device(nil, "Pen (0x1)", [(.positionX, 0...9, 0), (.pressure, 0...2047, 0), (.tiltX, -64...64, 0),
                                                                      (.tiltY, -64...64, 0)]), atoms))
        #expect(libinput.tiltX == PenAxes.Scale(number: 2, zero: 0, unit: 1) && libinput.rotation == nil)
        let old = try #require(PenAxes(device(nil, "Pen", [(.positionX, 0...9, 0), (.pressure, 0...255, 0), (.tiltX, 0...127, 0), (.tiltY, 0...127, 0)]),
                                       atoms))
        #expect(old.tiltX?.value(64) == 0)
    }

    @Test func erasersMiceAndTouchpads() {
        #expect(PenAxes(device(.eraser, "Wacom", wacom), atoms)?.isEraser == true)
        #expect(PenAxes(device(nil, "Tablet Eraser (0x1)", wacom), atoms)?.isEraser == true)
        for kind in [Atoms.Name.touchpad, .touchscreen, .cursor, .pad, .touch] { #expect(PenAxes(device(kind, "none", wacom), atoms) == nil) }
        // The wheel of an airbrush is no rotation.
        #expect(PenAxes(device(nil, "Airbrush", [(.positionX, 0...9, 0), (.pressure, 0...9, 0), (.wheel, 0...1023, 0)]), atoms)?.rotation == nil)
        var fingers = device(nil, "touch", wacom)
        fingers.fingers = 10
        #expect(PenAxes(fingers, atoms) == nil)
        #expect(PenAxes(device(nil, "no pressure", [(.positionX, 0...9, 0)]), atoms) == nil)
    }

    @Test("R-PALM-3 The kernel's palm is the device's")
    func palms() throws {
        var screen = device(.touchscreen, "screen", [(.mtPositionX, 0...4095, 0), (.mtToolType, 0...2, 0)])
        screen.fingers = 10
        let axes = try #require(DeviceAxes(screen, atoms, pixelsAcross: 800))
        #expect(axes.isPalm(2) && !axes.isPalm(0) && axes.tool == 1)
        var sequences = TouchSequences()
        #expect(sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: .zero)?.isPalm == false)
        #expect(sequences.update(source: 6, number: 1, stamp: 18, position: .zero, TouchSequences.Extras(isPalm: true))?.isPalm == true)
        #expect(sequences.update(source: 6, number: 1, stamp: 18, position: .zero)?.isPalm == true)
    }

    /// A pen and the touchscreen under it: a panel of 400 mm that shows 800 pixels.
    private func tablet(pen: DeviceDescription.Driver, touchscreen: DeviceDescription.Driver, tilts: Bool = true) -> [DeviceDescription] {
        var stylus = device(nil, "Pen", [(.positionX, 0...3999, 10_000), (.pressure, 0...255, 0)]
            + (tilts ? [(.tiltX, -64...64, 0), (.tiltY, -64...64, 0)] : []))
        var screen = device(.touchscreen, "Finger", [(.mtPositionX, 0...3999, 10_000)])
        screen.id = 6
        screen.fingers = 10
        (stylus.product, stylus.driver) = ([0x04f3, 0x29b6], pen)
        (screen.product, screen.driver) = ([0x04f3, 0x29b6], touchscreen)
        return [stylus, screen]
    }

    private func makeHands(_ devices: [DeviceDescription]) -> PenHands {
        var hands = PenHands()
        hands.update(devices, atoms) { _ in 800 }
        return hands
    }

    @Test("R-PALM-6 The hand is in millimetres of the touchscreen, whatever its pixels are")
    func handOfPen() {
        var hands = makeHands(tablet(pen: .other, touchscreen: .other))
        let tip = CGPoint(x: 300, y: 300)
        func comes() -> Bool { hands.follow(pen: 9, at: tip, lean: 30) }
        func isHand(_ touchscreen: UInt16, _ x: Double, _ y: Double, at time: Double = 1) -> Bool {
            hands.isHand(touchscreen: touchscreen, at: CGPoint(x: x, y: y), time: time)
        }
        #expect(comes() && !comes())
        #expect(isHand(6, 650, 590) && !isHand(6, 250, 300) && !isHand(7, 300, 300))
        // Something else is plugged in.
        hands.update(tablet(pen: .other, touchscreen: .other) + [device(.pad, "Pad", [])], atoms) { _ in 800 }
        #expect(isHand(6, 300, 300))
        hands.leave(pen: 9, at: 2)
        #expect(isHand(6, 300, 300, at: 2.05) && !isHand(6, 300, 300, at: 2.1))
        #expect(comes())
        hands.forget(pen: 9)
        #expect(!isHand(6, 300, 300, at: 3))
    }

    @Test("R-PALM-7 libinput's driver and Wacom's arbitrate between their own devices, other drivers do not; devices of other numbers are none of them")
    func driversThatArbitrate() {
        typealias Driver = DeviceDescription.Driver
        #expect(Driver(properties: ["Device Enabled", "libinput Send Events Mode Enabled", "Device Node"]) == .libinput)
        #expect(Driver(properties: ["Device Enabled", "Wacom Tool Type"]) == .wacom && Driver(properties: ["Evdev Axis Calibration"]) == .other)
        func arbitrates(_ pen: Driver, _ touchscreen: Driver, product: [UInt32]? = nil) -> Bool {
            var devices = tablet(pen: pen, touchscreen: touchscreen)
            if let product { devices[0].product = product }
            var hands = makeHands(devices)
            return hands.follow(pen: 9, at: .zero, lean: nil) && hands.isHand(touchscreen: 6, at: CGPoint(x: 700, y: 500), time: 1)
        }
        #expect(!arbitrates(.libinput, .libinput) && !arbitrates(.wacom, .wacom))
        #expect(arbitrates(.other, .other) && arbitrates(.wacom, .libinput) && arbitrates(.libinput, .other))
        #expect(!arbitrates(.other, .other, product: [0x04f3, 1]) && !arbitrates(.other, .other, product: []))
        var unknown = tablet(pen: .other, touchscreen: .other)
        for index in unknown.indices { unknown[index].product = [0, 0] }
        var hands = makeHands(unknown)
        let comes = hands.follow(pen: 9, at: .zero, lean: nil)
        #expect(!comes)
    }

    @Test("R-PALM-6 A touch that is of the hand stays so, whatever its device says; a pen that comes rejects those that are down")
    func handOfPenStays() {
        var sequences = TouchSequences()
        let landing = sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: CGPoint(x: 5, y: 6), origin: CGPoint(x: 100, y: 200),
                                      TouchSequences.Extras(isPalm: false, isHandOfPen: true))
        #expect(landing?.isPalm == true && landing?.isHandOfPen == true && sequences.touches[0].place == CGPoint(x: 105, y: 206))
        let move = sequences.update(source: 6, number: 1, stamp: 18, position: .zero, TouchSequences.Extras(isPalm: false))
        #expect(move?.isPalm == true && move?.isHandOfPen == true)
        _ = sequences.begin(id: 2, source: 6, number: 2, stamp: 10, window: 1, position: .zero)
        _ = sequences.begin(id: 3, source: 6, number: 3, stamp: 10, window: 1, position: .zero)
        var rejected: [UInt32] = []
        sequences.reject(where: { $0.number != 3 }) { touch in
            rejected.append(touch.number)
            #expect(touch.contact.phase == .moved && touch.contact.isPalm && touch.contact.isHandOfPen)
        }
        #expect(rejected == [2])
    }

    @Test("R-IND-1 A touchpad whose driver reports touches has none of the screen; a touchscreen has, whatever else it is")
    func touchesOfTouchpads() {
        var pad = device(.touchpad, "synaptics", [])
        #expect(!pad.hasIndirectTouches)
        pad.isTouchpad = true
        #expect(pad.hasIndirectTouches)
        pad.fingers = 10
        #expect(!pad.hasIndirectTouches)
    }

    @Test("R-TCH-17 A contact's extent is measured on the part of the screen that the touchscreen is mapped to, turned or not", arguments: [
        (PixelSize(width: 1920, height: 1080), nil),
        (PixelSize(width: 1920, height: 1080), [1, 0, 0, 0, 1, 0, 0, 0, 1]),
        (PixelSize(width: 3840, height: 1080), [0.5, 0, 0.5, 0, 1, 0, 0, 0, 1]),
        (PixelSize(width: 1080, height: 1920), [0, -1, 1, 1, 0, 0, 0, 0, 1]),
        (PixelSize(width: 1920, height: 1080), [0, 0, 0, 0, 0, 0, 0, 0, 1]),
    ] as [(PixelSize, [Double]?)])
    func extents(size: PixelSize, matrix: [Double]?) throws {
        var screen = device(.touchscreen, "screen", [(.mtPositionX, 0...3999, 0), (.mtTouchMajor, 0...255, 0)])
        screen.fingers = 10
        let axes = try #require(DeviceAxes(screen, atoms, pixelsAcross: DeviceAxes.pixelsAcross(matrix, screen: size)))
        #expect(abs(axes.majorRadius(100) - 24) < 1e-9)
    }

    @Test("R-IND-10 Sums of axes, in notches; a negative increment turns the direction")
    func sums() {
        var device = device(nil, "mouse", [])
        device.scrolls = [.init(number: 2, isVertical: true, increment: -120), .init(number: 3, isVertical: false, increment: 15)]
        var axes = ScrollAxes(device)!
        #expect(axes.read { _ in nil } == .nothing)
        #expect(axes.read { [2: 1200][$0] } == .beginning)
        #expect(axes.read { [2: 1260][$0] } == .movement(CGPoint(x: 0, y: -0.5)))
        #expect(axes.read { [2: 1260, 3: 30][$0] } == .movement(.zero))
        #expect(axes.read { [3: 0][$0] } == .movement(CGPoint(x: -2, y: 0)))
        #expect(axes.read { [2: .nan][$0] } == .beginning)
        axes.forgetSums()
        #expect(axes.read { [2: 0][$0] } == .beginning)
        device.scrolls = []
        #expect(ScrollAxes(device) == nil)
    }

    private func firstContact(_ queue: inout DeliveryQueue) throws -> Contact {
        guard case .frame(let frame)? = queue.take() else { throw Missing() }
        var told = TouchFrame(timestamp: 0)
        queue.fill(&told, with: frame)
        return told.contacts[0]
    }

    private struct Missing: Error {}
}
#endif
