import Testing
import TouchHost
import TouchRecording

/// Each protocol, and what is special in it.
@Suite(.leavesNothing) struct DecoderTests {
    @Test func `Slots keep their values, and contacts change at the report`() throws {
        let log = try Recordings.decode(Recordings.slots)
        #expect(log == "1+(100,200); 1~(110,200) 2+(700,800); 1-(110,200); 3+(110,300) 2-(700,800); 3!(110,300)")
    }

    @Test func `Packets are matched with the nearest contacts`() throws {
        let log = try Recordings.decode(Recordings.packets)
        #expect(log == "1+(100,100); 2+(900,900) 1~(110,100); 1-(110,100) 2~(880,900); 2-(880,900)")
    }

    @Test func `A single-touch screen's contact is BTN_TOUCH, and its end repeats the last place`() throws {
        let log = try Recordings.decode(Recordings.single)
        #expect(log == "1+(1000,2000); 1~(1010,2000); 1-(1010,2000)")
    }

    @Test func `A pen hovers, touches and leaves`() throws {
        let recording = try Recording(evemu: Recordings.pen, name: "pen")
        let frames = recording.decoded()
        #expect(Recordings.text(frames)
                == "hover(5000,2500); hover(5100,2500); 1+(5100,2500); 1~(5100,2500); 1-(5100,2500) hover(5100,2500); —")
        #expect(frames.map(\.toolsInRange) == [.pen, .pen, .pen, .pen, .pen, []])
        #expect(frames[2].contacts[0].tool == .stylus)
    }

    @Test func `A pen that leaves without lifting has lifted`() throws {
        let text = Recordings.pen.replacing("E: 2.040000 0001 014a 0\n", with: "")
        let tally = Tally(try Recording(evemu: text, name: "pen").decoded())
        #expect(tally.faults == [])
        #expect((tally.begun, tally.ended, tally.cancelled) == (1, 1, 0))
    }

    @Test func `A new tracking ID in a slot ends the old contact and begins another, in one frame`() throws {
        let text = Recordings.slots.replacing("E: 10.020000 0003 0039 -001", with: "E: 10.020000 0003 002f 0\nE: 10.020000 0003 0039 0009")
        let log = try Recordings.decode(text)
        #expect(log.contains("1-(110,200) 3+(110,200); 3-(110,200) 4+(110,300)"))
    }

    @Test func `A contact that comes and goes within a frame is none`() throws {
        let text = Recordings.slots.replacing("E: 10.000001 0000", with: "E: 10.000000 0003 0039 -1\nE: 10.000001 0000")
        let log = try Recordings.decode(text)
        #expect(log == "1+(700,800); 2+(110,300) 1-(700,800); 2!(110,300)")
    }

    @Test func `A slot that the device does not have is passed over`() throws {
        let text = Recordings.slots.replacing("0003 002f 0001", with: "0003 002f 70000").replacing("0003 0039 0007", with: "0003 0039 -1")
        let log = try Recordings.decode(text)
        #expect(log == "1+(100,200); 1~(110,200); 1-(110,200)")
    }

    @Test func `A palm is cancelled, and so is what it does until it lifts`() throws {
        let text = Recordings.slots.replacing("E: 10.010000 0003 0035 0110", with: "E: 10.010000 0003 0037 2")
        // The slot is a palm's until the device says otherwise.
        let log = try Recordings.decode(text)
        #expect(log == "1+(100,200); 1!(100,200) 2+(700,800); 2-(700,800)")
    }

    @Test func `A finger above the surface is no contact`() throws {
        let above = Recordings.slots.replacing("E: 10.010000 0003 0035 0110", with: "E: 10.010000 0003 003b 3")
        let log = try Recordings.decode(above)
        #expect(log == "1+(100,200); 1-(100,200) 2+(700,800); 2-(700,800)")
    }

    @Test func `Packets with tracking IDs are matched by these`() throws {
        var text = Recordings.packets.split(separator: "\nE:")[0] + "\n"
        for (time, ids) in [("1.000000", [4, 5]), ("1.010000", [5, 4])] {
            for (index, id) in ids.enumerated() {
                text += "E: \(time) 0003 0039 \(id)\nE: \(time) 0003 0035 \(100 + 300 * index)\n"
                text += "E: \(time) 0003 0036 50\nE: \(time) 0000 0002 0\n"
            }
            text += "E: \(time) 0000 0000 0\n"
        }
        let log = try Recordings.decode(String(text))
        #expect(log == "1+(100,50) 2+(400,50); 2~(100,50) 1~(400,50); 2!(100,50) 1!(400,50)")
    }

    @Test func `Crossing fingers are matched so that the ways are short in sum`() throws {
        // Greedily, 100 would be given to 120, and 0 left with 300.
        var text = Recordings.packets.split(separator: "\nE:")[0] + "\n"
        for (time, places) in [("1.000000", [0, 100]), ("1.010000", [120, 60])] {
            for x in places { text += "E: \(time) 0003 0035 \(x)\nE: \(time) 0003 0036 0\nE: \(time) 0000 0002 0\n" }
            text += "E: \(time) 0000 0000 0\n"
        }
        let log = try Recordings.decode(String(text))
        #expect(log.hasPrefix("1+(0,0) 2+(100,0); 2~(120,0) 1~(60,0)"))
    }

    @Test func `Lost events cancel the contacts of a recording`() throws {
        let text = Recordings.slots.replacing("E: 10.010000 0003 002f 0001", with: "E: 10.010000 0000 0003 0\nE: 10.010000 0003 002f 0001")
        let log = try Recordings.decode(text)
        #expect(log == "1+(100,200); 1!(100,200); 2+(100,300); 2!(100,300)")
    }

    @Test func `After lost events a live host feeds the device's state`() throws {
        let recording = try Recording(evemu: Recordings.slots, name: "slots")
        var decoder = EvdevDecoder(recording.device, firstID: 1000, lossPolicy: .awaitState)
        var frame = DecodedFrame(), frames: ContiguousArray<DecodedFrame> = []
        func feed(_ type: UInt16, _ code: UInt16, _ value: Int32) {
            if decoder.decode(EvdevEvent(time: 11_000_000, type: type, code: code, value: value), into: &frame) { frames.append(frame) }
        }
        for event in recording.events.prefix(13) where decoder.decode(event, into: &frame) { frames.append(frame) }
        #expect(Recordings.text(frames) == "1000+(100,200); 1000~(110,200) 1001+(700,800)")
        frames = []
        feed(EvdevCode.synchronization, EvdevCode.dropped, 0)
        feed(EvdevCode.absolute, EvdevCode.trackingID, -1)
        #expect(!decoder.hasLostEvents)
        feed(EvdevCode.synchronization, EvdevCode.report, 0)
        #expect(decoder.hasLostEvents && frames.isEmpty)
        for (slot, id, x) in [(0, 5, 130), (1, -1, 700), (2, 8, 400)] {
            feed(EvdevCode.absolute, EvdevCode.slot, Int32(slot))
            feed(EvdevCode.absolute, EvdevCode.trackingID, Int32(id))
            feed(EvdevCode.absolute, EvdevCode.positionX, Int32(x))
        }
        feed(EvdevCode.synchronization, EvdevCode.report, 0)
        #expect(!decoder.hasLostEvents)
        #expect(Recordings.text(frames) == "1000~(130,200) 1001-(700,800) 1002+(400,0)")
    }

    @Test func `Frames do not go back in time`() throws {
        let text = Recordings.slots.replacing("E: 10.020000 0000", with: "E: 3.020000 0000")
        let frames = try Recording(evemu: text, name: "back").decoded()
        #expect(frames.map(\.time) == [10_000_001, 10_010_000, 10_010_000, 10_030_000, 10_030_000])
    }

    @Test func `A screen that acts as a mouse has no contacts`() throws {
        let text = Recordings.single.replacing("B: 01 00 04 00", with: "B: 01 00 00 00").replacing("014a", with: "0110")
        let recording = try Recording(evemu: text, name: "mouse")
        #expect(recording.device.contactProtocol == .none)
        #expect(recording.decoded().isEmpty)
    }
}
