import Testing
import TouchHost
import TouchRecording

/// Recordings of real devices against an independent count.
@Suite(.enabled(if: Material.isThere, Comment(rawValue: Material.absence)))
struct MaterialTests {
    @Test func `There are recordings of every protocol`() throws {
        let kinds = try Material.truths.map { try Recording(contentsOf: $0.path).device.contactProtocol }
        #expect(kinds.count > 40)
        for kind in [EvdevDevice.ContactProtocol.none, .single, .anonymous, .slots] { #expect(kinds.contains(kind)) }
    }

    @Test(arguments: Material.truths)
    func `Contacts are as counted`(truth: Material.Truth) throws {
        let recording = try Recording(contentsOf: truth.path)
        let tally = Tally(recording.decoded(), origin: try #require(recording.events.first).time)
        #expect(tally.faults == [])
        #expect(tally.begun == truth.begun)
        #expect(tally.ended == truth.ended)
        #expect(tally.cancelled == truth.downAtEnd)
        #expect(tally.atOnce == truth.atOnce)
        #expect(tally.toolsEntered[.pen] ?? 0 == truth.stylusTools["pen"] ?? 0)
        #expect(tally.toolsEntered[.rubber] ?? 0 == truth.stylusTools["rubber"] ?? 0)
        guard let contacts = truth.contacts else { return }
        // The kernel's axes start at 0 and are not reported until they are something else. The count starts at the first report.
        let rows = zip(tally.rows, contacts).map { row, truth in
            var row = row
            if row.first == [0, 0] { row.first = truth.first }
            return row
        }
        #expect(rows == contacts)
    }

    @Test(arguments: Material.truths)
    func `Mapped frames stay on the surface and in time`(truth: Material.Truth) throws {
        let recording = try Recording(contentsOf: truth.path)
        for rotation in TouchMapping.Rotation.allCases {
            let mapping = TouchMapping(recording.device, surface: PixelSize(width: 390, height: 844), rotation: rotation)
            var last = 5.0, faults = 0
            for frame in recording.frames(mapping, start: 5) {
                if frame.timestamp < last { faults += 1 }
                last = frame.timestamp
                for contact in frame.contacts {
                    let place = contact.position
                    if !(0..<390).contains(place.x) || !(0..<844).contains(place.y) { faults += 1 }
                    if let force = contact.force, !(0...Contact.maximumForce).contains(force) { faults += 1 }
                    if let radius = contact.majorRadius, !(radius > 0 && radius < 844) { faults += 1 }
                    if (contact.altitude == nil) != (contact.azimuth == nil) { faults += 1 }
                }
            }
            #expect(faults == 0)
        }
    }
}
