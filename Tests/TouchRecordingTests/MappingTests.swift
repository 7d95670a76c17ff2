import Foundation
import Testing
import TouchHost
import TouchRecording

/// From the device's units to pixels and seconds.
@Suite(.leavesNothing) struct MappingTests {
    private let surface = PixelSize(width: 100, height: 400)

    private func device() throws -> EvdevDevice { try Recording(evemu: Recordings.slots, name: "slots").device }

    @Test func `The device's axes lie over the whole surface`() throws {
        let mapping = TouchMapping(try device(), surface: surface)
        #expect(mapping.position(x: 0, y: 0) == CGPoint(x: 0, y: 0))
        #expect(mapping.position(x: 500, y: 500) == CGPoint(x: 50, y: 100))
        #expect(mapping.position(x: 999, y: 1999) == CGPoint(x: 99.9, y: 399.8))
        #expect(mapping.position(x: -5, y: 5000) == CGPoint(x: 0, y: 399.8))
    }

    @Test(arguments: [(TouchMapping.Rotation.none, 0.0, 0.0), (.quarter, 99.95, 0), (.half, 99.9, 399.8), (.threeQuarters, 0, 399.6)])
    func `The device's upper left corner goes around clockwise`(rotation: TouchMapping.Rotation, x: Double, y: Double) throws {
        let place = TouchMapping(try device(), surface: surface, rotation: rotation).position(x: 0, y: 0)
        #expect(abs(place.x - x) < 1e-9 && abs(place.y - y) < 1e-9)
    }

    @Test func `A part of an axis may be laid over the surface, and all of it is settable`() throws {
        var mapping = TouchMapping(try device(), surface: PixelSize(width: 1, height: 1))
        mapping.surface = surface
        mapping.x = EvdevDevice.Axis(minimum: 500, maximum: 999)
        #expect(mapping.position(x: 750, y: 1000) == CGPoint(x: 50, y: 200))
        mapping.rotation = .quarter
        #expect(mapping.position(x: 750, y: 1000) == CGPoint(x: 100 * 999.0 / 2000, y: 200))
    }

    @Test func `Time, identity, pressure and extent`() throws {
        let pressure = "E: 10.000000 0003 003a 0100"
        let text = Recordings.slots.replacing(pressure, with: "\(pressure)\nE: 10.000000 0003 0030 0080")
        let recording = try Recording(evemu: text, name: "slots")
        var mapping = TouchMapping(recording.device, surface: surface)
        let frames = recording.frames(mapping, start: 3, firstID: 7)
        #expect(frames.count == 5)
        let first = frames[0].contacts[0]
        #expect(abs(frames[0].timestamp - 3.000001) < 1e-9 && first.timestamp == frames[0].timestamp)
        #expect(first.id == 7 && first.tool == .finger && first.phase == .began)
        #expect(first.force == Contact.force(pressure: 0.5))
        // 0.1 pixel a unit one way and 0.2 the other.
        #expect(abs(first.majorRadius! - 40 * (0.1 * 0.2).squareRoot()) < 1e-9)
        #expect(frames[1].contacts[1].majorRadius == nil && frames[1].contacts[1].force == nil)
        mapping.extentScale = 0.5
        mapping.pressure = nil
        let again = recording.frames(mapping)[0].contacts[0]
        #expect(again.majorRadius == 20 && again.force == nil)
    }

    @Test func `A trackpad's fingers are indirect`() throws {
        let text = Recordings.slots.replacing("P: 02", with: "P: 05")
        let recording = try Recording(evemu: text, name: "trackpad")
        var mapping = TouchMapping(recording.device, surface: surface)
        #expect(recording.frames(mapping)[0].contacts[0].tool == .indirect)
        mapping.fingerTool = .finger
        #expect(recording.frames(mapping)[0].contacts[0].tool == .finger)
    }

    @Test func `A pen's tilts are altitude and azimuth, turned with the device`() throws {
        let recording = try Recording(evemu: Recordings.pen, name: "pen")
        let lean = 45 / 64.0 * 64 / 180 * Double.pi
        for rotation in TouchMapping.Rotation.allCases {
            let mapping = TouchMapping(recording.device, surface: surface, rotation: rotation)
            let contacts = recording.frames(mapping).map { $0.contacts[0] }
            #expect(contacts.map(\.phase) == [.began, .moved, .ended])
            #expect(contacts.allSatisfy { $0.tool == .pencil })
            #expect(contacts[0].force == Contact.force(pressure: 0.5))
            let turn = Double(rotation.rawValue) / 180 * .pi
            for (contact, angle) in zip(contacts, [turn, turn + .pi / 2]) {
                #expect(abs(contact.altitude! - (.pi / 2 - lean)) < 1e-6)
                #expect(abs(cos(contact.azimuth!) - cos(angle)) < 1e-6 && abs(sin(contact.azimuth!) - sin(angle)) < 1e-6)
                #expect(contact.azimuth! > -.pi && contact.azimuth! <= .pi)
            }
        }
    }

    @Test func `A tilt axis with a resolution is measured by it`() throws {
        let text = Recordings.pen.replacing("A: 1a 0 128 0 0 0", with: "A: 1a -60 60 0 0 57").replacing("001a 109", with: "001a 30")
            .replacing("A: 1b 0 128 0 0 0", with: "A: 1b -60 60 0 0 57").replacing("001b 64", with: "001b 0")
        let recording = try Recording(evemu: text, name: "pen")
        let contact = recording.frames(TouchMapping(recording.device, surface: surface))[0].contacts[0]
        #expect(abs(contact.altitude! - (.pi / 2 - 30.0 / 57)) < 1e-9)
        #expect(contact.azimuth == 0)
    }
}
